import type { CivilDate } from '../../domain/time/civil-date.ts';
import type { TimeOfDay, Weekday } from '../../domain/time/weekly-hours.ts';
import { dateFormats } from '../date-formats.ts';
import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('mr');

/** The part of the day, written before the hour instead of AM or PM, with a space that does not break. */
function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात्री';
  if (hour < 6) return 'पहाटे';
  if (hour < 12) return 'सकाळी';
  return hour < 16 ? 'दुपारी' : 'संध्याकाळी';
}

/** 'सकाळी 9:00', 'दुपारी 3:30'; times are written only in this form */
function clock(time: TimeOfDay): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${partOfDay(hour)}\u00a0${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
}

const formats = dateFormats('mr-IN');

/** Removes the comma that `Intl` puts before the year. */
const withoutComma = (date: string) => date.replace(/, (?=\d+$)/, ' ');

export const dates = {
  ...formats,
  /** 'मंगळवार, 4 मार्च 2025' */
  day: (of: CivilDate) => withoutComma(formats.day(of)),
  /** '4 मार्च 2025' */
  date: (of: CivilDate) => withoutComma(formats.date(of)),
  slot: clock,
  time: clock,
  minutes: (count: number) => plural(count, { one: `${count}\u00a0मिनिट`, other: `${count}\u00a0मिनिटे` }),
  hours: (count: number) => plural(count, { one: `${count}\u00a0तास`, other: `${count}\u00a0तास` }),
  months: (count: number) => plural(count, { one: `${count}\u00a0महिना`, other: `${count}\u00a0महिने` }),
  dayInList: (of: CivilDate) => withoutComma(formats.day(of)),
  weekdays: {
    monday: 'सोमवार',
    tuesday: 'मंगळवार',
    wednesday: 'बुधवार',
    thursday: 'गुरुवार',
    friday: 'शुक्रवार',
    saturday: 'शनिवार',
    sunday: 'रविवार',
  } satisfies Record<Weekday, string>,
};
