import type { CivilDate } from '../../domain/time/civil-date.ts';
import type { TimeOfDay, Weekday } from '../../domain/time/weekly-hours.ts';
import { dateFormats } from '../date-formats.ts';
import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('ar');

const partOfDay = (hour: number) => {
  if (hour < 12) return 'صباحًا';
  if (hour === 12) return 'ظهرًا';
  return hour < 18 ? 'بعد\u00a0الظهر' : 'مساءً';
};

/** '9 صباحًا', '2:30 بعد الظهر'; times are written only in this form, and no line breaks within it */
function clock(time: TimeOfDay): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const figure = hour % 12 || 12;
  const part = hour % 24 === 0 && minute === 0 ? 'منتصف\u00a0الليل' : partOfDay(hour);
  return `${minute === 0 ? figure : `${figure}:${time.slice(3)}`}\u00a0${part}`;
}

const formats = dateFormats('ar-AE');

export const dates = {
  ...formats,
  /** 'ثلاثاء', without the article, for the columns of the calendar */
  weekdayShort: (of: CivilDate) => formats.weekdayShort(of).replace(/^ال/, ''),
  slot: clock,
  time: clock,
  // All forms are genitive, because they follow words such as 'within', 'before' or 'waiting for'.
  minutes: (count: number) =>
    plural(count, {
      zero: `${count}\u00a0دقيقة`,
      one: 'دقيقة واحدة',
      two: 'دقيقتين',
      few: `${count}\u00a0دقائق`,
      many: `${count}\u00a0دقيقة`,
      other: `${count}\u00a0دقيقة`,
    }),
  hours: (count: number) =>
    plural(count, {
      zero: `${count}\u00a0ساعة`,
      one: 'ساعة واحدة',
      two: 'ساعتين',
      few: `${count}\u00a0ساعات`,
      many: `${count}\u00a0ساعة`,
      other: `${count}\u00a0ساعة`,
    }),
  months: (count: number) =>
    plural(count, {
      zero: `${count}\u00a0شهر`,
      one: 'شهر واحد',
      two: 'شهرين',
      few: `${count}\u00a0أشهر`,
      many: `${count}\u00a0شهرًا`,
      other: `${count}\u00a0شهر`,
    }),
  dayInList: formats.day,
  weekdays: {
    monday: 'الاثنين',
    tuesday: 'الثلاثاء',
    wednesday: 'الأربعاء',
    thursday: 'الخميس',
    friday: 'الجمعة',
    saturday: 'السبت',
    sunday: 'الأحد',
  } satisfies Record<Weekday, string>,
};
