import type { CivilDate } from '../domain/time/civil-date.ts';
import type { UnusualDates } from '../domain/clinic/unusual-dates.ts';
import type { hours } from './en/hours.ts';

type Hours = Pick<typeof hours, 'line' | 'closedInList'>;

/**
 * Writes the date or dates of a closure or of special hours.
 *
 * @param day - formats a date
 */
export function unusualDays({ from, through }: UnusualDates, day: (date: CivilDate) => string): string {
  return from === through ? day(from) : `${day(from)} – ${day(through)}`;
}

/** Writes the special hours, or the name of the closure. */
export function unusualTimes({ closure, periods }: UnusualDates, words: Hours): string {
  return closure === undefined
    ? words.line({ days: [], periods: [...periods] }).times
    : words.closedInList(closure);
}
