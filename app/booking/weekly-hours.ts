import type { Clinic, Weekday } from '../content/clinic-schema.ts';

/** Monday first, as a week is read on a door. */
export const WEEK = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies readonly Weekday[];

/** Times of one day, in minutes since the clinic's midnight. */
export type OpeningTimes = { opens: number; closes: number };

/** '09:30' as minutes since midnight. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

export type HoursLine = { days: Weekday[]; times: OpeningTimes | null };

/** The week's hours with runs of equal days put together: Monday to Saturday, Sunday. */
export function hoursByDays(schedule: Pick<Clinic, 'hours'>): HoursLine[] {
  const lines: HoursLine[] = [];
  for (const day of WEEK) {
    const hours = schedule.hours[day];
    const times = hours && { opens: minutesOf(hours.opens), closes: minutesOf(hours.closes) };
    const last = lines.at(-1);
    if (last && last.times?.opens === times?.opens && last.times?.closes === times?.closes)
      last.days.push(day);
    else lines.push({ days: [day], times });
  }
  return lines;
}
