import { dates } from './dates.ts';

export const counts = {
  hours: dates.hours,
  withinHours: (count: number) => `${dates.hours(count)} के भीतर`,
  openHours: (count: number) => `${count} कामकाजी घंटे`,
  withinOpenHours: (count: number) => `${count} कामकाजी ${count === 1 ? 'घंटे' : 'घंटों'} के भीतर`,
  // Singular and plural are the same.
  years: (count: number) => `${count} साल`,
};
