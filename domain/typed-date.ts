import { civilDate, type CivilDate } from './civil-date.ts';
import { latinDigits } from './digits.ts';

/** The words of a language that may stand in a typed date, in small letters. */
export type DateNames = {
  /** January first, in full: three letters of one are enough. Another twelve may follow, for other spellings */
  months: readonly string[];
  /** in full, three letters are enough; they are passed over */
  weekdays: readonly string[];
  /** such as the endings of ordinal numbers; they are passed over */
  between: readonly string[];
};

/**
 * Reads a day as people type it, day first: `4/3/2027`, `04-03-27`, `4 March 2027`, `4th mar, 2027`, `March 4, 2027`, with or
 * without the weekday, or `2027-03-04`.
 *
 * @returns the day, or null when the text is no such day
 */
export function readTypedDate(text: string, names: DateNames): CivilDate | null {
  const tokens =
    latinDigits(text)
      .toLowerCase()
      .match(/\d+|[\p{L}\p{M}]+/gu) ?? [];
  const numbers = tokens.filter((token) => /\d/.test(token));
  const words = tokens.filter(
    (token) => !/\d/.test(token) && !names.between.includes(token) && indexOfName(token, names.weekdays) < 0,
  );
  const [first = '', second = '', third = ''] = numbers;
  if (words.length === 0 && numbers.length === 3) {
    return first.length === 4 ? day(first, Number(second), third) : day(third, Number(second), first);
  }
  if (words.length !== 1 || numbers.length !== 2) return null;
  return day(second, (indexOfName(words[0]!, names.months) % 12) + 1, first);
}

function indexOfName(word: string, names: readonly string[]): number {
  return names.findIndex((name) => name === word || (word.length >= 3 && name.startsWith(word)));
}

function day(year: string, month: number, date: string): CivilDate | null {
  if (year.length !== 2 && year.length !== 4) return null;
  return civilDate(Number(year.length === 2 ? `20${year}` : year), month, Number(date));
}
