import type { OpenState } from '../../domain/opening-hours.ts';
import { dates } from './dates.ts';
import { hours } from './hours.ts';

function when(opens: (OpenState & { state: 'closed' })['opens']): string | null {
  if (!opens) return null;
  const time = dates.time(opens.time);
  if (opens.daysAway === 0) return `today at ${time}`;
  if (opens.daysAway === 1) return `tomorrow at ${time}`;
  if (opens.daysAway < 7) return `on ${dates.weekdays[opens.weekday]} at ${time}`;
  return `on ${dates.weekdays[opens.weekday]}, ${dates.date(opens.date)} at ${time}`;
}

/** 'Open now · until 7 PM', 'Closed now · opens Monday at 9 AM', 'Closed for Republic Day · opens tomorrow at 9 AM' */
export function openNow(is: OpenState): string {
  if (is.state === 'open') return `Open now · until ${dates.time(is.until)}`;
  const closed = is.closure ? hours.closedFor(is.closure.name) : 'Closed now';
  const next = when(is.opens);
  return next ? `${closed} · opens ${next}` : closed;
}

/** 'We open tomorrow at 9 AM.'; null while it is open, or does not open within a year. */
export function opensNext(is: OpenState): string | null {
  const next = is.state === 'closed' && when(is.opens);
  return next ? `We open ${next}.` : null;
}
