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
  if (!isNamed && opens.daysAway === 0) return `आज ${time}`;
  if (!isNamed && opens.daysAway === 1) return `कल ${time}`;
  if (opens.daysAway < 7) return `${dates.weekdays[opens.weekday]} को ${time}`;
  return `${dates.day(opens.date)} को ${time}`;
}

/** 'अभी खुला है · शाम 7 बजे तक', 'अभी बंद है · सोमवार को सुबह 9 बजे खुलेगा' */
export function openNow(is: OpenState, elsewhere: Elsewhere | null = null): string {
  if (is.state === 'open') {
    if (is.until === null) return 'अभी खुला है · 24 घंटे';
    return is.weekday
      ? `अभी खुला है · ${dates.weekdays[is.weekday]} ${dates.time(is.until)} तक`
      : `अभी खुला है · ${dates.time(is.until)} तक`;
  }
  const closed = is.closure ? hours.closedFor(is.closure.name) : 'अभी बंद है';
  const next = when(is.opens, elsewhere);
  return next ? `${closed} · ${next} खुलेगा` : closed;
}

/** 'क्लिनिक कल सुबह 9 बजे खुलेगा।' */
export function opensNext(is: OpenState, elsewhere: Elsewhere | null = null): string | null {
  const next = is.state === 'closed' && when(is.opens, elsewhere);
  const zone = elsewhere ? ` ${hours.zone(elsewhere.city)}` : '';
  return next ? `क्लिनिक ${next}${zone} खुलेगा।` : null;
}

/** 'सुबह 9 बजे से', 'गुरुवार से'; null while it is open, or does not open within a week. */
export function opensFrom(is: OpenState): string | null {
  if (is.state === 'open' || !is.opens || is.opens.daysAway > 6) return null;
  const { opens } = is;
  return opens.daysAway < 2 ? `${dates.time(opens.time)} से` : `${dates.weekdays[opens.weekday]} से`;
}
