import type { Elsewhere, OpenState } from '../../domain/clinic/opening-hours.ts';
import { dates } from './dates.ts';
import { hours } from './hours.ts';

/**
 * When the clinic opens next. If it is another date where the visitor is, the text names the weekday, because
 * 'today' would mean the visitor's day.
 */
function when(opens: (OpenState & { state: 'closed' })['opens'], elsewhere: Elsewhere | null): string | null {
  if (!opens) return null;
  const isNamed = elsewhere?.isAnotherDay;
  const time = dates.time(opens.time);
  if (!isNamed && opens.daysAway === 0) return `today at ${time}`;
  if (!isNamed && opens.daysAway === 1) return `tomorrow at ${time}`;
  if (opens.daysAway < 7) return `on ${dates.weekdays[opens.weekday]} at ${time}`;
  return `on ${dates.weekdays[opens.weekday]}, ${dates.date(opens.date)} at ${time}`;
}

/**
 * 'Open now · until 7 PM', 'Closed now · opens Monday at 9 AM', 'Closed for Republic Day · opens tomorrow at
 * 9 AM'
 */
export function openNow(is: OpenState, elsewhere: Elsewhere | null = null): string {
  if (is.state === 'open') {
    if (is.until === null) return 'Open now · 24 hours';
    return is.weekday
      ? `Open now · until ${dates.weekdays[is.weekday]} at ${dates.time(is.until)}`
      : `Open now · until ${dates.time(is.until)}`;
  }
  const closed = is.closure ? hours.closedFor(is.closure.name) : 'Closed now';
  const next = when(is.opens, elsewhere);
  return next ? `${closed} · opens ${next}` : closed;
}

/**
 * 'We open tomorrow at 9 AM.', elsewhere 'We open tomorrow at 9 AM (Mumbai time).'; null while it is open, or
 * does not open within a year.
 */
export function opensNext(is: OpenState, elsewhere: Elsewhere | null = null): string | null {
  const next = is.state === 'closed' && when(is.opens, elsewhere);
  const zone = elsewhere ? ` ${hours.zone(elsewhere.city)}` : '';
  return next ? `We open ${next}${zone}.` : null;
}

/** 'from 9 AM', 'from Thursday'; null while it is open, or does not open within a week. */
export function opensFrom(is: OpenState): string | null {
  if (is.state === 'open' || !is.opens || is.opens.daysAway > 6) return null;
  const { opens } = is;
  return opens.daysAway < 2 ? `from ${dates.time(opens.time)}` : `from ${dates.weekdays[opens.weekday]}`;
}
