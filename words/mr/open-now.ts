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
  const time = `${dates.time(opens.time)} वाजता`;
  if (!isNamed && opens.daysAway === 0) return `आज ${time}`;
  if (!isNamed && opens.daysAway === 1) return `उद्या ${time}`;
  if (opens.daysAway < 7) return `${dates.weekdays[opens.weekday]}ी ${time}`;
  return `${dates.day(opens.date)} रोजी ${time}`;
}

/** 'आता सुरू · संध्याकाळी 7 पर्यंत', 'आता बंद · सोमवारी सकाळी 9 वाजता उघडेल' */
export function openNow(is: OpenState, elsewhere: Elsewhere | null = null): string {
  if (is.state === 'open') {
    if (is.until === null) return 'आता सुरू · 24 तास';
    return is.weekday
      ? `आता सुरू · ${dates.weekdays[is.weekday]}ी ${dates.time(is.until)} पर्यंत`
      : `आता सुरू · ${dates.time(is.until)} पर्यंत`;
  }
  const closed = is.closure ? hours.closedFor(is.closure.name) : 'आता बंद';
  const next = when(is.opens, elsewhere);
  return next ? `${closed} · ${next} उघडेल` : closed;
}

/** 'क्लिनिक उद्या सकाळी 9 वाजता उघडेल.'; null while it is open, or does not open within a year. */
export function opensNext(is: OpenState, elsewhere: Elsewhere | null = null): string | null {
  const next = is.state === 'closed' && when(is.opens, elsewhere);
  const zone = elsewhere ? ` ${hours.zone(elsewhere.city)}` : '';
  return next ? `क्लिनिक ${next}${zone} उघडेल.` : null;
}

/** 'सकाळी 9 पासून', 'गुरुवारपासून'; null while it is open, or does not open within a week. */
export function opensFrom(is: OpenState): string | null {
  if (is.state === 'open' || !is.opens || is.opens.daysAway > 6) return null;
  const { opens } = is;
  return opens.daysAway < 2 ? `${dates.time(opens.time)} पासून` : `${dates.weekdays[opens.weekday]}पासून`;
}
