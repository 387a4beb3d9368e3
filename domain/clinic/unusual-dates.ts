import { addDays, type CivilDate } from '../time/civil-date.ts';
import { closureOn, specialHoursOn, type Schedule } from './opening-hours.ts';
import type { OpeningPeriod } from '../time/weekly-hours.ts';

/** Dates without the usual hours of their weekday: a closure of one or more days, or special hours. */
export type UnusualDates = {
  from: CivilDate;
  through: CivilDate;
  /** the closure's name; undefined for special hours */
  closure: string | undefined;
  /** the special hours; empty for a closure */
  periods: readonly OpeningPeriod[];
};

/** Pages show closures and special hours up to this many days ahead. */
export const DAYS_AHEAD = 60;

/** Pages announce a closure this many days before it begins. */
export const NOTICE_DAYS = 14;

/** For this many days, pages contain closures and special hours. A script shows those that are near. */
export const DAYS_IN_PAGE = 365;

/** Returns every date of a closure or of special hours. */
export function datesOf({ from, through }: Pick<UnusualDates, 'from' | 'through'>): CivilDate[] {
  const dates = [from];
  while (dates.at(-1)! < through) dates.push(addDays(dates.at(-1)!, 1));
  return dates;
}

/** Lists the closures and special hours of `count` days, beginning with `first`, in order. */
export function unusualDates(
  schedule: Pick<Schedule, 'closures' | 'specialHours'>,
  first: CivilDate,
  count: number,
): UnusualDates[] {
  const list: UnusualDates[] = [];
  for (let days = 0; days < count; days++) {
    const date = addDays(first, days);
    const periods = specialHoursOn(schedule, date);
    const closure = closureOn(schedule, date)?.name;
    if (!periods && closure === undefined) continue;
    const last = list.at(-1);
    const continues = last?.closure === closure && last?.through === addDays(date, -1);
    if (closure !== undefined && continues) last!.through = date;
    else list.push({ from: date, through: date, closure, periods: periods ?? [] });
  }
  return list;
}
