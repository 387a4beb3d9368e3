import type { OpenState } from '../../domain/opening-hours.ts';
import { dates } from './dates.ts';
import { hours } from './hours.ts';

function when(opens: (OpenState & { state: 'closed' })['opens']): string | null {
  if (!opens) return null;
  const time = `${dates.time(opens.time)} वाजता`;
  if (opens.daysAway === 0) return `आज ${time}`;
  if (opens.daysAway === 1) return `उद्या ${time}`;
  if (opens.daysAway < 7) return `${dates.weekdays[opens.weekday]}ी ${time}`;
  return `${dates.day(opens.date)} रोजी ${time}`;
}

/** 'आता सुरू · संध्याकाळी 7 पर्यंत', 'आता बंद · सोमवारी सकाळी 9 वाजता उघडेल' */
export function openNow(is: OpenState): string {
  if (is.state === 'open') return `आता सुरू · ${dates.time(is.until)} पर्यंत`;
  const closed = is.closure ? hours.closedFor(is.closure.name) : 'आता बंद';
  const next = when(is.opens);
  return next ? `${closed} · ${next} उघडेल` : closed;
}

/** 'क्लिनिक उद्या सकाळी 9 वाजता उघडेल.'; null while it is open, or does not open within a year. */
export function opensNext(is: OpenState): string | null {
  const next = is.state === 'closed' && when(is.opens);
  return next ? `क्लिनिक ${next} उघडेल.` : null;
}
