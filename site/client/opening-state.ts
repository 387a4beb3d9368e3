import { offsets } from '#clinic/clock.ts';
import { facts } from '#clinic/facts.ts';
import { openNow, opensNext } from '#words/open-now.ts';
import { civilDate, civilTimeFromOffsets, offsetFrom, weekdayOf } from '../../domain/booking/civil-date.ts';
import { openStateAt } from '../../domain/booking/opening-hours.ts';
import type { Weekday } from '../../domain/clinic/weekly-hours.ts';

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

/** How it stands at the clinic at a moment. */
export function clinicAt(now: Date): ClinicNow {
  const clock = civilTimeFromOffsets(offsets, now);
  const is = openStateAt(facts, clock);
  const isElsewhere = offsetFrom(offsets, now) !== -now.getTimezoneOffset();
  const here = civilDate(now.getFullYear(), now.getMonth() + 1, now.getDate());
  const elsewhere = isElsewhere ? { city: facts.address.city, isAnotherDay: here !== clock.date } : null;
  return {
    weekday: weekdayOf(clock.date),
    isOpen: is.state === 'open',
    text: openNow(is, elsewhere),
    opensNext: opensNext(is, elsewhere),
    isElsewhere,
  };
}
