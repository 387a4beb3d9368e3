import { pluralsOf } from '../plurals.ts';
import { dates } from './dates.ts';
import { spans } from './spans.ts';

const plural = pluralsOf('mr');

export const counts = {
  hours: dates.hours,
  withinHours: spans.withinHours,
  years: (count: number) => plural(count, { one: `${count} वर्ष`, other: `${count} वर्षे` }),
};
