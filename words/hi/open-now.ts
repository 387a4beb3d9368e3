import type { OpenState } from '../../domain/opening-hours.ts';
import { dates } from './dates.ts';
import { hours } from './hours.ts';

function when(opens: (OpenState & { state: 'closed' })['opens']): string | null {
  if (!opens) return null;
  const time = dates.time(opens.time);
  if (opens.daysAway === 0) return `आज ${time}`;
  if (opens.daysAway === 1) return `कल ${time}`;
  if (opens.daysAway < 7) return `${dates.weekdays[opens.weekday]} को ${time}`;
  return `${dates.day(opens.date)} को ${time}`;
}

/** 'अभी खुला है · शाम 7 बजे तक', 'अभी बंद है · सोमवार को सुबह 9 बजे खुलेगा' */
export function openNow(is: OpenState): string {
  if (is.state === 'open') return `अभी खुला है · ${dates.time(is.until)} तक`;
  const closed = is.closure ? hours.closedFor(is.closure.name) : 'अभी बंद है';
  const next = when(is.opens);
  return next ? `${closed} · ${next} खुलेगा` : closed;
}

/** 'क्लिनिक कल सुबह 9 बजे खुलेगा।' */
export function opensNext(is: OpenState): string | null {
  const next = is.state === 'closed' && when(is.opens);
  return next ? `क्लिनिक ${next} खुलेगा।` : null;
}
