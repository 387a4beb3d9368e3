import { civilDate, timeOfDay, type CivilDate } from '../time/civil-date.ts';
import { cleanText } from '../text/clean-text.ts';
import type { TimeOfDay } from '../time/weekly-hours.ts';

type Twelve<T> = readonly [T, T, T, T, T, T, T, T, T, T, T, T];

/** The words of a language that can occur in a typed date, in lower case. */
export type DateNames = {
  /** for each month from January, its full names and spellings; three or more letters are recognised */
  months: Twelve<readonly string[]>;
  /** full names; ignored in a date, also if shortened to three or more letters */
  weekdays: readonly string[];
  /** other words to ignore, such as the endings of ordinal numbers */
  ignoredWords: readonly string[];
};

/**
 * Parses a date as people type it. In numbers, the day comes first: `4/3/2027`, `04-03-27`. Other forms are
 * `4 March 2027`, `4th mar, 2027`, `March 4, 2027` and `2027-03-04`. A weekday is ignored. If the month has a
 * name, the year can be omitted; the result is then the next such day.
 *
 * @param today - today's date in the clinic's time zone
 * @returns the date, or null if the text is not a real date
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
      !names.ignoredWords.includes(token) &&
      !names.weekdays.some((name) => isNamed(token, name)),
  );
  const [first = '', second = '', third = ''] = numbers;
  if (words.length === 0 && numbers.length === 3) {
    return first.length === 4
      ? buildDate(first, Number(second), third)
      : buildDate(third, Number(second), first);
  }
  const [month, ...others] = names.months.flatMap((spellings, at) =>
    spellings.some((name) => isNamed(words.join(' '), name)) ? [at + 1] : [],
  );
  if (!month || others.length > 0) return null;
  if (numbers.length === 2) return buildDate(second, month, first);
  if (numbers.length !== 1) return null;
  const year = Number(today.slice(0, 4));
  const dates = [year, year + 1].map((each) => civilDate(each, month, Number(first)));
  return dates.find((date) => date !== null && date >= today) ?? null;
}

function isNamed(words: string, name: string): boolean {
  return name === words || (words.length >= 3 && name.startsWith(words));
}

/** Builds a date from a year of two or four digits. */
function buildDate(year: string, month: number, date: string): CivilDate | null {
  if (year.length !== 2 && year.length !== 4) return null;
  return civilDate(Number(year.length === 2 ? `20${year}` : year), month, Number(date));
}

/** Parses a time as `<input type="time">` sends it or as people type it: `15:30`, `3.30 pm`. */
export function readTypedTime(text: string): TimeOfDay | null {
  const typed = /^(\d{1,2})[:.](\d\d)(?::00)? *([ap]m)?$/i.exec(cleanText(text));
  if (!typed) return null;
  const [, hour, minute, half] = typed;
  const offset = half?.toLowerCase() === 'pm' ? 12 : 0;
  return timeOfDay(half ? (Number(hour) % 12) + offset : Number(hour), Number(minute));
}
