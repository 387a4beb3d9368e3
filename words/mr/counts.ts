import { pluralsOf } from '../plurals.ts';
import { dates } from './dates.ts';
import { spans } from './spans.ts';

const plural = pluralsOf('mr');

export const counts = {
  hours: dates.hours,
  minutes: dates.minutes,
  withinHours: spans.withinHours,
  openHours: (count: number) =>
    plural(count, { one: `कामकाजाचा ${count}\u00a0तास`, other: `कामकाजाचे ${count}\u00a0तास` }),
  withinOpenHours: (count: number) =>
    plural(count, { one: `कामकाजाच्या ${count}\u00a0तासात`, other: `कामकाजाच्या ${count}\u00a0तासांत` }),
  years: (count: number) => plural(count, { one: `${count}\u00a0वर्ष`, other: `${count}\u00a0वर्षे` }),
};
