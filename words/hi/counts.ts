import { dates } from './dates.ts';

export const counts = {
  hours: dates.hours,
  withinHours: (count: number) => `${dates.hours(count)} के भीतर`,
  // One and many are alike.
  years: (count: number) => `${count} साल`,
};
