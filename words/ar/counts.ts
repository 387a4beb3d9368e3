import { pluralsOf } from '../plurals.ts';
import { dates } from './dates.ts';

const plural = pluralsOf('ar');

// All forms are genitive, because texts use them after words such as 'within' or 'more than'.
export const counts = {
  hours: dates.hours,
  withinHours: (count: number) => `خلال ${dates.hours(count)}`,
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
