import { offsets } from '#clinic/clock.ts';
import { facts } from '#clinic/facts.ts';
import { openNow, opensNext } from '#words/open-now.ts';
import { civilTimeBy, offsetBy, weekdayOf } from '../../domain/civil-date.ts';
import { openStateAt } from '../../domain/opening-hours.ts';
import type { Weekday } from '../../domain/week.ts';

/** A moment at the clinic, wherever the visitor is. */
export type ClinicNow = {
  weekday: Weekday;
  isOpen: boolean;
  /** the same in words, with the time at which it changes */
  text: string;
  /** when it opens, in words; null while it is open */
  opensNext: string | null;
  /** the visitor's clock shows another time than the clinic's */
  isElsewhere: boolean;
};

const MINUTE_MS = 60_000;

function clinicAt(now: Date): ClinicNow {
  const clock = civilTimeBy(offsets, now);
  const is = openStateAt(facts, clock);
  return {
    weekday: weekdayOf(clock.date),
    isOpen: is.state === 'open',
    text: openNow(is),
    opensNext: opensNext(is),
    isElsewhere: offsetBy(offsets, now) !== -now.getTimezoneOffset(),
  };
}

/**
 * Tells how it stands at once, with each new minute, and when the page is looked at again: a browser slows the timers of
 * a hidden one.
 *
 * @param signal - ends it
 */
export function watchClinic(tell: (now: ClinicNow) => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;
  function look() {
    tell(clinicAt(new Date()));
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
