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
  if (!isNamed && opens.daysAway === 0) return `اليوم الساعة ${time}`;
  if (!isNamed && opens.daysAway === 1) return `غدًا الساعة ${time}`;
  if (opens.daysAway < 7) return `يوم ${dates.weekdays[opens.weekday]} الساعة ${time}`;
  return `يوم ${dates.day(opens.date)}، الساعة ${time}`;
}

/** 'مفتوح الآن · حتى 7 مساءً', 'مغلق الآن · نفتح يوم الاثنين الساعة 9 صباحًا' */
export function openNow(is: OpenState, elsewhere: Elsewhere | null = null): string {
  if (is.state === 'open') {
    if (is.until === null) return 'مفتوح الآن · على مدار 24 ساعة';
    return is.weekday
      ? `مفتوح الآن · حتى يوم ${dates.weekdays[is.weekday]} الساعة ${dates.time(is.until)}`
      : `مفتوح الآن · حتى ${dates.time(is.until)}`;
  }
  const closed = is.closure ? hours.closedFor(is.closure.name) : 'مغلق الآن';
  const next = when(is.opens, elsewhere);
  return next ? `${closed} · نفتح ${next}` : closed;
}

/** 'نفتح غدًا الساعة 9 صباحًا.'; null while it is open, or does not open within a year. */
export function opensNext(is: OpenState, elsewhere: Elsewhere | null = null): string | null {
  const next = is.state === 'closed' && when(is.opens, elsewhere);
  const zone = elsewhere ? ` ${hours.zone(elsewhere.city)}` : '';
  return next ? `نفتح ${next}${zone}.` : null;
}

/** 'من 9 صباحًا', 'من الخميس'; null while it is open, or does not open within a week. */
export function opensFrom(is: OpenState): string | null {
  if (is.state === 'open' || !is.opens || is.opens.daysAway > 6) return null;
  const { opens } = is;
  return opens.daysAway < 2 ? `من ${dates.time(opens.time)}` : `من ${dates.weekdays[opens.weekday]}`;
}
