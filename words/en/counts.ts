import { pluralsOf } from '../plurals.ts';
import { dates } from './dates.ts';

const plural = pluralsOf('en');

const openHours = (count: number) =>
  plural(count, { one: `${count} opening hour`, other: `${count} opening hours` });

/** Formats of numbers in owners' texts, which name them after a bar: `{promises.answerHours|hours}`. */
export const counts = {
  /** '24 hours' */
  hours: dates.hours,
  /** '45 minutes' */
  minutes: dates.minutes,
  /** 'within 24 hours' */
  withinHours: (count: number) => `within ${dates.hours(count)}`,
  /** '6 opening hours': hours in which the clinic is open */
  openHours,
  /** 'within 6 opening hours' */
  withinOpenHours: (count: number) => `within ${openHours(count)}`,
  /** '15 years' */
  years: (count: number) => plural(count, { one: `${count} year`, other: `${count} years` }),
};
