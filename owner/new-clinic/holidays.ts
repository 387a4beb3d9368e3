import { parse } from 'yaml';
import type { YearlyDay } from '../../domain/time/civil-date.ts';
import type { General } from './general.ts';

/** A public holiday of a country. */
export type Holiday = {
  /** ISO 3166-1, such as 'IN' */
  country: string;
  /** the part of the country that has it; undefined for all of it */
  region?: string;
  name: string;
  /** undefined if it is on another date each year */
  date?: YearlyDay;
  /** whether many work on it */
  optional?: boolean;
};

/** Lists the holidays that `general/holidays.yaml` has, by country. */
export function holidaysIn(general: General): Holiday[] {
  const byCountry = parse(general.get('holidays.yaml')!) as Record<string, Omit<Holiday, 'country'>[]>;
  return Object.entries(byCountry).flatMap(([country, holidays]) =>
    holidays.map((holiday) => ({ country, ...holiday })),
  );
}
