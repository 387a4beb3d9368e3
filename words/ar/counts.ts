import { pluralsOf } from '../plurals.ts';
import { dates } from './dates.ts';

const plural = pluralsOf('ar');

// Texts have all of them in the genitive: after 'within' or 'more than'.
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
