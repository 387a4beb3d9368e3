import { civilDate, type CivilDate } from './civil-date.ts';
import { cleanText } from './clean-text.ts';
import type { TimeOfDay } from '../clinic/weekly-hours.ts';

type Twelve<T> = readonly [T, T, T, T, T, T, T, T, T, T, T, T];

/** The words of a language that may stand in a typed date, in small letters. */
export type DateNames = {
  /**
   * of each month, January first, all its names and spellings in full: their first three letters are enough
   */
  months: Twelve<readonly string[]>;
  /** in full, three letters are enough; they are passed over */
  weekdays: readonly string[];
  /** such as the endings of ordinal numbers; they are passed over */
  between: readonly string[];
};

/**
 * Reads a day as people type it, day first: `4/3/2027`, `04-03-27`, `4 March 2027`, `4th mar, 2027`, `March
 * 4, 2027`, with or without the weekday, or `2027-03-04`. A month's name does without the year: that is the
 * next such day.
 *
 * @param today - in the clinic's zone
 * @returns the day, or null when the text is no such day
 */
export function readTypedDate(text: string, names: DateNames, today: CivilDate): CivilDate | null {
  const tokens =
    cleanText(text)
      .toLowerCase()
      .match(/\d+|[\p{L}\p{M}]+/gu) ?? [];
  const numbers = tokens.filter((token) => /\d/.test(token));
  const words = tokens.filter(
    (token) =>
      !/\d/.test(token) &&
      !names.between.includes(token) &&
      !names.weekdays.some((name) => isNamed(token, name)),
  );
  const [first = '', second = '', third = ''] = numbers;
  if (words.length === 0 && numbers.length === 3) {
    return first.length === 4 ? day(first, Number(second), third) : day(third, Number(second), first);
  }
  const [month, ...others] = names.months.flatMap((spellings, at) =>
    spellings.some((name) => isNamed(words.join(' '), name)) ? [at + 1] : [],
  );
  if (!month || others.length > 0) return null;
  if (numbers.length === 2) return day(second, month, first);
  if (numbers.length !== 1) return null;
  const year = Number(today.slice(0, 4));
  const dates = [year, year + 1].map((each) => civilDate(each, month, Number(first)));
  return dates.find((date) => date !== null && date >= today) ?? null;
}

function isNamed(words: string, name: string): boolean {
  return name === words || (words.length >= 3 && name.startsWith(words));
}

function day(year: string, month: number, date: string): CivilDate | null {
  if (year.length !== 2 && year.length !== 4) return null;
  return civilDate(Number(year.length === 2 ? `20${year}` : year), month, Number(date));
}

/** Reads a time of day as browsers' own fields send it, or as people type it: `15:30`, `3.30 pm`. */
export function readTypedTime(text: string): TimeOfDay | null {
  const typed = /^(\d{1,2})[:.](\d\d)(?::00)? *([ap]m)?$/i.exec(cleanText(text));
  if (!typed) return null;
  const [, hour, minute, half] = typed;
  const later = half?.toLowerCase() === 'pm' ? 12 : 0;
  return `${String(half ? (Number(hour) % 12) + later : Number(hour)).padStart(2, '0')}:${minute}`;
}
