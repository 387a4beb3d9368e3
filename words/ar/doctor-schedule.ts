import type { Weekday } from '../../domain/time/weekly-hours.ts';
import { dates } from './dates.ts';

/** 'الاثنين', 'من الاثنين إلى الجمعة' */
function formatGroup(days: Weekday[]): string {
  const [first = '', last = first] = [days[0], days.at(-1)].map((day) => day && dates.weekdays[day]);
  return first === last ? first : `من ${first} إلى ${last}`;
}

/** 'الاثنين والأربعاء والجمعة' */
function joinGroups(days: Weekday[][]): string {
  const runs = days.map(formatGroup);
  return runs.join(' و');
}

export const doctorSchedule = {
  days: 'الأيام',
  languages: 'اللغات',
  whoTreats: 'أي طبيب لأي علاج',
  /** joins groups of days (`dayRuns`) */
  on: joinGroups,
  groups: (groups: string[]) => groups.join('؛ '),
  /** shown when a visitor books a visit to this doctor, such as with 'Monday; Saturday 9 AM-1 PM' */
  daysOf: (doctor: string, days: string) => `أيام وجود ${doctor} في العيادة: ${days}.`,
};
