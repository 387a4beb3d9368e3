import type { CivilDate } from './civil-date.ts';

// A day in clinic.yaml is `YYYY-MM-DD`, or `MM-DD` for every year.

/** The first and last day of a closure. */
export type ClosedDays = { from: string; to?: string };

/** Whether a day is of every year. */
export function isYearly(day: string): boolean {
  return day.length === 'MM-DD'.length;
}

/** Whether a closure includes a date; for a yearly closure, the date can be `MM-DD`. */
export function includesDate({ from, to = from }: ClosedDays, date: CivilDate): boolean {
  const day = isYearly(from) ? date.slice(-from.length) : date;
  // A yearly closure can continue into the next year.
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}
