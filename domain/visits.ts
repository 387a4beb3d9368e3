import type { CivilDate, CivilTime } from './civil-date.ts';
import { bookingWindow, slotsOn, type Schedule } from './opening-hours.ts';
import type { TimeOfDay } from './week.ts';

/** A visit whose time the clinic has given to somebody; it lasts as long as visits did when that was done. */
export type Visit = CivilTime & { minutes: number };

/**
 * Whether a visit finds no chair: at some moment of it, as many others take place as the clinic takes at the same time.
 *
 * @param others - in any order
 */
export function isFull(wanted: Visit, others: readonly Visit[], chairs: number): boolean {
  const span = spanOf(wanted);
  const meeting = others.map(spanOf).filter(({ begin, end }) => begin < span.end && span.begin < end);
  // The most take place at once where one of them begins.
  return [span, ...meeting].some(
    ({ begin }) =>
      begin >= span.begin &&
      meeting.filter((other) => other.begin <= begin && begin < other.end).length >= chairs,
  );
}

/** The slots in the booking window that find no chair, by their days; a day without any is left out. */
export type FullSlots = Record<CivilDate, TimeOfDay[]>;

/** @param visits - all whose time is given */
export function fullSlots(
  visits: readonly Visit[],
  schedule: Schedule,
  chairs: number,
  now: Date,
): FullSlots {
  const { first, last } = bookingWindow(schedule, now);
  const minutes = schedule.booking.slotMinutes;
  const days = Array.from(Map.groupBy(visits, ({ date }) => date))
    .filter(([date]) => first <= date && date <= last)
    .map(([date, others]) => {
      const slots = slotsOn(schedule, date, now).filter(({ begun }) => !begun);
      const full = slots.filter(({ time }) => isFull({ date, time, minutes }, others, chairs));
      return [date, full.map(({ time }) => time)] as const;
    });
  return Object.fromEntries(days.filter(([, times]) => times.length > 0));
}

/** By the clinic's clock, in minutes: no zone is needed to say whether two visits meet. */
function spanOf({ date, time, minutes }: Visit): { begin: number; end: number } {
  const begin = Date.parse(`${date}T${time}Z`) / 60_000;
  return { begin, end: begin + minutes };
}
