import { longestClosedHours } from '../../domain/booking/opening-hours.ts';
import type { WeekHours } from '../../domain/clinic/weekly-hours.ts';

const NUMBERS = ['one', 'two', 'three'];

/**
 * Reads how soon requests are answered: '24 hours', '6', '6 opening hours' or 'within a day'.
 *
 * @returns undefined if the text says no number of hours or days
 */
export function parseAnswerHours(text: string): { hours: number; openHoursOnly: boolean } | undefined {
  const [, count, open, unit] =
    /^(?:(?:within|in) +)?(\d+|an?|one|two|three)? *((?:opening|open|working) )?(hours?|hrs?|h|days?)?\.?$/i.exec(
      text,
    ) ?? [];
  if (!count || (open && /^d/i.test(unit ?? ''))) return undefined;
  const number = /\d/.test(count) ? Number(count) : Math.max(NUMBERS.indexOf(count.toLowerCase()) + 1, 1);
  if (number < 1) return undefined;
  return { hours: /^d/i.test(unit ?? '') ? number * 24 : number, openHoursOnly: open !== undefined };
}

/**
 * Returns the hours within which a clinic can promise an answer if its owner names none. A message sent at
 * closing time is answered at the next opening, so they cover the longest closed period, rounded up to half
 * days; at least 24.
 */
export function defaultAnswerHours(week: WeekHours): number {
  return Math.max(Math.ceil(longestClosedHours(week) / 12) * 12, 24);
}
