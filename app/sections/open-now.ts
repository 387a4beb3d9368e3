import { civilTimeAt, formatLongDate, offsetAt } from '../booking/civil-date.ts';
import { closureOn, openStateAt, weekdayOf, type Schedule } from '../booking/opening-hours.ts';
import { clockText, dayName } from '../content/clinic-facts.ts';
import type { Weekday } from '../content/clinic-schema.ts';

/** A moment at the clinic, wherever the visitor is. */
export type ClinicNow = {
  weekday: Weekday;
  /** whether it is open, in a visitor's words */
  text: string;
  /** the visitor's clock shows another time than the clinic's */
  isElsewhere: boolean;
};

const MINUTE_MS = 60_000;

function clinicNow(schedule: Schedule, now: Date): ClinicNow {
  return {
    weekday: weekdayOf(civilTimeAt(now, schedule.timeZone).date),
    text: openNowText(schedule, now),
    isElsewhere: offsetAt(now, schedule.timeZone) !== -now.getTimezoneOffset(),
  };
}

/**
 * Tells how it stands at once, with each new minute, and when the page is looked at again: a browser slows the timers of
 * a hidden one.
 *
 * @param signal - ends it
 */
export function watchClinic(schedule: Schedule, tell: (now: ClinicNow) => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;
  function look() {
    tell(clinicNow(schedule, new Date()));
  }
  function lookEachMinute() {
    look();
    timer = setTimeout(lookEachMinute, MINUTE_MS - (Date.now() % MINUTE_MS));
  }
  if (signal.aborted) return;
  lookEachMinute();
  document.addEventListener('visibilitychange', look, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/**
 * Whether the clinic is open at `now`, in a visitor's words: 'Open now · until 7 PM', 'Closed now · opens Monday at
 * 9 AM', 'Closed for Republic Day · opens tomorrow at 9 AM'.
 */
export function openNowText(schedule: Schedule, now: Date): string {
  const state = openStateAt(schedule, now);
  if (state?.open) return `Open now · until ${clockText(state.closesAt)}`;
  const closure = closureOn(schedule, civilTimeAt(now, schedule.timeZone).date);
  const closed = closure ? `Closed for ${closure.name}` : 'Closed now';
  if (!state) return closed;
  return `${closed} · opens ${dayText(state)} at ${clockText(state.opensAt)}`;
}

function dayText({ opensOn, daysAway }: { opensOn: string; daysAway: number }): string {
  if (daysAway === 0) return 'today';
  if (daysAway === 1) return 'tomorrow';
  return daysAway < 7 ? dayName(weekdayOf(opensOn)) : `on ${formatLongDate(opensOn)}`;
}
