import type { Weekday } from '../../domain/week.ts';
import { dateFormats } from '../date-formats.ts';
import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('en');

export const dates = {
  ...dateFormats('en-US'),
  hours: (count: number) => plural(count, { one: `${count} hour`, other: `${count} hours` }),
  months: (count: number) => plural(count, { one: `${count} month`, other: `${count} months` }),
  weekdays: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  } satisfies Record<Weekday, string>,
};
