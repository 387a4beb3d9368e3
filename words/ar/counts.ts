import { pluralsOf } from '../plurals.ts';
import { dates } from './dates.ts';

const plural = pluralsOf('ar');

const openHours = (count: number) =>
  plural(count, {
    zero: `${count} ساعة عمل`,
    one: 'ساعة عمل واحدة',
    two: 'ساعتي عمل',
    few: `${count} ساعات عمل`,
    many: `${count} ساعة عمل`,
    other: `${count} ساعة عمل`,
  });

// All forms are genitive, because texts use them after words such as 'within' or 'more than'.
export const counts = {
  hours: dates.hours,
  minutes: dates.minutes,
  withinHours: (count: number) => `خلال ${dates.hours(count)}`,
  openHours,
  withinOpenHours: (count: number) => `خلال ${openHours(count)}`,
  years: (count: number) =>
    plural(count, {
      zero: `${count} سنة`,
      one: 'سنة واحدة',
      two: 'سنتين',
      few: `${count} سنوات`,
      many: `${count} سنة`,
      other: `${count} سنة`,
    }),
};
