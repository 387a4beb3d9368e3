import { dates } from './dates.ts';

export const counts = {
  hours: dates.hours,
  withinHours: (count: number) => `${dates.hours(count)} के भीतर`,
  // Singular and plural are the same.
  years: (count: number) => `${count} साल`,
};
