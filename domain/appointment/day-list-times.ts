import { addDays, civilTimeAt, instantAt, weekdayOf, type CivilDate } from '../time/civil-date.ts';
import {
  openingPeriodsOn,
  slotsFrom,
  type OpeningTimes,
  type Schedule,
  type Slot,
} from '../clinic/opening-hours.ts';
import { WEEKDAYS } from '../time/weekly-hours.ts';

// When the relay sends the clinic's list of a day (docs/product.md, The clinic's day).

/** How many days to search for an open day. */
const MAX_DAYS = 366;

/** The list that is current at an instant. Times are in milliseconds. */
export type CurrentList = {
  /** the open day that it is about */
  day: CivilDate;
  /** when the day opens */
  opens: number;
  /** when the day closes; from then on, the next open day's list is current */
  closes: number;
};

/**
 * Returns the list that is current at an instant: that of the first open day that has not closed yet. So it
 * changes at the last closing before each open day, which is when the list is due.
 *
 * @returns null if the clinic does not open within a year
 */
export function currentList(schedule: OpeningTimes & { timeZone: string }, now: Date): CurrentList | null {
  const { timeZone } = schedule;
  const today = civilTimeAt(now, timeZone).date;
  for (let days = 0; days <= MAX_DAYS; days++) {
    const day = addDays(today, days);
    const periods = openingPeriodsOn(schedule, day);
    if (periods.length === 0) continue;
    const opens = instantAt(day, periods[0]!.opens, timeZone).getTime();
    const closes = instantAt(day, periods.at(-1)!.closes, timeZone).getTime();
    if (closes > now.getTime()) return { day, opens, closes };
  }
  return null;
}

/** Returns the Monday of a day's week. The lists of one week are one conversation. */
export function mondayOf(day: CivilDate): CivilDate {
  return addDays(day, -WEEKDAYS.indexOf(weekdayOf(day)));
}

/**
 * Returns the next open days with their slots that have not begun, today's included.
 *
 * @param count - how many days
 */
export function nextOpenDays(
  schedule: Schedule,
  now: Date,
  count: number,
): { date: CivilDate; slots: Slot[] }[] {
  const today = civilTimeAt(now, schedule.timeZone).date;
  const days: { date: CivilDate; slots: Slot[] }[] = [];
  for (let at = 0; at <= MAX_DAYS && days.length < count; at++) {
    const date = addDays(today, at);
    // Without the notice for requests, which does not apply to the clinic itself.
    const slots = slotsFrom(schedule, date, now).filter(({ isTooEarly }) => !isTooEarly);
    if (slots.length > 0) days.push({ date, slots });
  }
  return days;
}
