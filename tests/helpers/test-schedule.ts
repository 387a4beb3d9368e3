import { addDays, civilTimeAt, type CivilDate } from '../../domain/time/civil-date.ts';
import {
  slotsOn,
  type BookingRules,
  type Closure,
  type Schedule,
} from '../../domain/clinic/opening-hours.ts';
import { WEEKDAYS, type OpeningPeriod, type Weekday } from '../../domain/time/weekly-hours.ts';

// A clinic for the tests with features that the sample clinic lacks: a break at noon, a weekly day off, and
// closures of several days.

const day: OpeningPeriod[] = [
  { opens: '10:00', closes: '13:30' },
  { opens: '16:30', closes: '20:30' },
];

export const schedule: Schedule = {
  timeZone: 'Asia/Kolkata',
  hours: {
    ...openDaily(...day),
    monday: [],
    sunday: [{ opens: '10:00', closes: '14:00' }],
  },
  closures: [
    { name: 'Republic Day', from: '01-26' },
    { name: 'the winter break', from: '12-30', to: '01-02' },
    { name: 'Diwali', from: '2026-11-07', to: '2026-11-11' },
    { name: 'works on the building', from: '2027-03-09' },
  ],
  specialHours: [],
  booking: { slotMinutes: 30, windowMonths: 3, noticeHours: 0, closingTimeBookable: true },
};

/** The same clinic with other booking rules. */
export function bookedBy(rules: Partial<BookingRules>): Schedule {
  return { ...schedule, booking: { ...schedule.booking, ...rules } };
}

/** The same hours every day. */
export function openDaily(...sittings: OpeningPeriod[]): Record<Weekday, OpeningPeriod[]> {
  return Object.fromEntries(WEEKDAYS.map((name) => [name, sittings])) as Record<Weekday, OpeningPeriod[]>;
}

/** Returns the first day with slots that is at least `ahead` days ahead. */
export function openDay(of: Schedule, ahead: number): CivilDate {
  let day = addDays(civilTimeAt(new Date(), of.timeZone).date, ahead);
  while (slotsOn(of, day, new Date()).length === 0) day = addDays(day, 1);
  return day;
}

/**
 * The hours of a clinic whose list is due at any time, because it is closed for two days (`dayListClosure`).
 */
export const DAY_LIST_HOURS = openDaily({ opens: '09:00', closes: '19:00' });

/** @param today - today's date at the clinic */
export function dayListClosure(today: CivilDate): Closure {
  return { name: 'A feast', from: addDays(today, -1), to: addDays(today, 1) };
}
