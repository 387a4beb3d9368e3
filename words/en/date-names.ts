import type { DateNames } from '../../domain/typed-date.ts';
import { dates } from './dates.ts';

const inLowerCase = (name: string) => name.toLowerCase();

/** What typed dates are read by. */
export const dateNames = {
  months: dates.monthNames.map(inLowerCase),
  weekdays: Object.values(dates.weekdays).map(inLowerCase),
  between: ['st', 'nd', 'rd', 'th', 'of'],
} satisfies DateNames;
