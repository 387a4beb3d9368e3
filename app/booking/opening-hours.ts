import type { Clinic, Weekday } from '../content/clinic-schema.ts';
import { addDays, addMonths, civilTimeAt, formatSlot, weekdayIndex, type CivilDate } from './civil-date.ts';
import { minutesOf, WEEK, type OpeningTimes } from './weekly-hours.ts';

/** The part of the clinic's configuration that says when it is open. */
export type Schedule = Pick<Clinic, 'hours' | 'closures' | 'timeZone'>;

/** Appointments start every half hour (spec 9). */
const SLOT_MINUTES = 30;

/** Appointments can be requested up to three months ahead (spec 9). */
const WINDOW_MONTHS = 3;

export function weekdayOf(date: CivilDate): Weekday {
  return WEEK[(weekdayIndex(date) + 6) % 7]!;
}

/** The closure that falls on `date`, yearly or once, if there is one. */
export function closureOn(schedule: Schedule, date: CivilDate): { name: string } | undefined {
  return schedule.closures.find((closure) => closure.date === date || closure.date === date.slice(5));
}

/** When the clinic is open on `date`, or null when it is closed all day. */
export function openingTimesOn(schedule: Schedule, date: CivilDate): OpeningTimes | null {
  const times = schedule.hours[weekdayOf(date)];
  if (!times || closureOn(schedule, date)) return null;
  return { opens: minutesOf(times.opens), closes: minutesOf(times.closes) };
}

/** The days an appointment can be requested for at `now`: the clinic's today to three months later, both included. */
export function bookingWindow(schedule: Schedule, now: Date): { first: CivilDate; last: CivilDate } {
  const first = civilTimeAt(now, schedule.timeZone).date;
  return { first, last: addMonths(first, WINDOW_MONTHS) };
}

export type Slot = { label: string; minutes: number; begun: boolean };

/**
 * The slots of `date` as the clinic's clock shows them at `now`: every half hour from opening to closing, both included
 * (spec 9). Those of today that have begun stay in the list, marked (decisions 13). Empty when the clinic is closed.
 */
export function slotsOn(schedule: Schedule, date: CivilDate, now: Date): Slot[] {
  const times = openingTimesOn(schedule, date);
  if (!times) return [];
  const clock = civilTimeAt(now, schedule.timeZone);
  const slots: Slot[] = [];
  for (let minutes = times.opens; minutes <= times.closes; minutes += SLOT_MINUTES) {
    const begun = date < clock.date || (date === clock.date && minutes <= clock.minutes);
    slots.push({ label: formatSlot(minutes), minutes, begun });
  }
  return slots;
}

export type OpenState =
  { open: true; closesAt: number } | { open: false; opensOn: CivilDate; opensAt: number; daysAway: number };

/** Whether the clinic is open at `now`, until when, or else when it next opens; null if it does not within a year. */
export function openStateAt(schedule: Schedule, now: Date): OpenState | null {
  const clock = civilTimeAt(now, schedule.timeZone);
  for (let daysAway = 0; daysAway <= 366; daysAway++) {
    const date = addDays(clock.date, daysAway);
    const times = openingTimesOn(schedule, date);
    if (!times) continue;
    if (daysAway > 0 || clock.minutes < times.opens) {
      return { open: false, opensOn: date, opensAt: times.opens, daysAway };
    }
    if (clock.minutes < times.closes) return { open: true, closesAt: times.closes };
  }
  return null;
}
