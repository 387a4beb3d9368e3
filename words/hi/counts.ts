import { pluralsOf } from '../plurals.ts';
import { dates } from './dates.ts';

const plural = pluralsOf('hi');

export const counts = {
  hours: dates.hours,
  minutes: dates.minutes,
  withinHours: (count: number) => `${dates.hours(count)} के भीतर`,
  openHours: (count: number) =>
    plural(count, { one: `${count}\u00a0कामकाजी घंटा`, other: `${count}\u00a0कामकाजी घंटे` }),
  withinOpenHours: (count: number) =>
    plural(count, { one: `${count}\u00a0कामकाजी घंटे के भीतर`, other: `${count}\u00a0कामकाजी घंटों के भीतर` }),
  // Singular and plural are the same.
  years: (count: number) => `${count}\u00a0साल`,
};
