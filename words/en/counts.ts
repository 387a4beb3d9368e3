import { pluralsOf } from '../plurals.ts';
import { dates } from './dates.ts';

const plural = pluralsOf('en');

/** Formats of numbers in owners' texts, which name them after a bar: `{promises.answerHours|hours}`. */
export const counts = {
  /** '24 hours' */
  hours: dates.hours,
  /** 'within 24 hours' */
  withinHours: (count: number) => `within ${dates.hours(count)}`,
  /** '15 years' */
  years: (count: number) => plural(count, { one: `${count} year`, other: `${count} years` }),
};
