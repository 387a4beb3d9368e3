import type { Weekday } from '../../domain/time/weekly-hours.ts';
import { dates } from './dates.ts';

/** 'Monday', 'Monday to Friday' */
function formatGroup(days: Weekday[]): string {
  const [first = '', last = first] = [days[0], days.at(-1)].map((day) => day && dates.weekdays[day]);
  return first === last ? first : `${first} to ${last}`;
}

/** 'Monday, Wednesday and Friday' */
function joinGroups(days: Weekday[][]): string {
  const runs = days.map(formatGroup);
  return runs.length < 2 ? runs.join('') : `${runs.slice(0, -1).join(', ')} and ${runs.at(-1)}`;
}

export const doctorSchedule = {
  days: 'Days',
  languages: 'Languages',
  whoTreats: 'Who treats what',
  /** joins groups of days (`dayRuns`) */
  on: joinGroups,
  /** joins groups with different hours */
  groups: (groups: string[]) => groups.join('; '),
  /** shown when a visitor books a visit to this doctor, such as with 'Monday; Saturday 9 AM-1 PM' */
  daysOf: (doctor: string, days: string) => `Days of ${doctor}: ${days}.`,
};
