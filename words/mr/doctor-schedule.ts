import type { Weekday } from '../../domain/time/weekly-hours.ts';
import { dates } from './dates.ts';

/** 'सोमवार', 'सोमवार ते शुक्रवार' */
function formatGroup(days: Weekday[]): string {
  const [first = '', last = first] = [days[0], days.at(-1)].map((day) => day && dates.weekdays[day]);
  return first === last ? first : `${first} ते ${last}`;
}

/** 'सोमवार, बुधवार आणि शुक्रवार' */
function joinGroups(days: Weekday[][]): string {
  const runs = days.map(formatGroup);
  return runs.length < 2 ? runs.join('') : `${runs.slice(0, -1).join(', ')} आणि ${runs.at(-1)}`;
}

export const doctorSchedule = {
  days: 'दिवस',
  languages: 'भाषा',
  whoTreats: 'कोणत्या उपचारासाठी कोणते डॉक्टर',
  /** joins groups of days (`dayRuns`) */
  on: joinGroups,
  groups: (groups: string[]) => groups.join('; '),
  /** shown when a visitor books a visit to this doctor, such as with 'Monday; Saturday 9 AM-1 PM' */
  daysOf: (doctor: string, days: string) => `${doctor} यांना भेटण्याचे दिवस: ${days}.`,
};
