import { pluralsOf } from '../plurals.ts';
import { dates } from './dates.ts';

const plural = pluralsOf('ar');

const openHours = (count: number) =>
  plural(count, {
    zero: `${count}\u00a0ساعة عمل`,
    one: 'ساعة عمل واحدة',
    two: 'ساعتي عمل',
    few: `${count}\u00a0ساعات عمل`,
    many: `${count}\u00a0ساعة عمل`,
    other: `${count}\u00a0ساعة عمل`,
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
      zero: `${count}\u00a0سنة`,
      one: 'سنة واحدة',
      two: 'سنتين',
      few: `${count}\u00a0سنوات`,
      many: `${count}\u00a0سنة`,
      other: `${count}\u00a0سنة`,
    }),
};
