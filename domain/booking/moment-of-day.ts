import type { TimeOfDay } from '../clinic/weekly-hours.ts';

/** Whose light the pictures stand in. */
export type PartOfDay = 'morning' | 'day' | 'dusk' | 'night';

/** The moment of the day when the clinic's clock shows `time`. */
export function partOfDayAt(time: TimeOfDay): PartOfDay {
  if (time < '06:00' || time >= '20:00') return 'night';
  if (time < '10:00') return 'morning';
  return time < '17:00' ? 'day' : 'dusk';
}
