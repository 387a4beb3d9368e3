// Separate from opening-hours.ts, because every page shows the weekly hours but only some compute with dates.

/** From Monday, as opening hours are usually listed. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** A time of day, `HH:MM`, in 24 hours. Can be compared as text. A closing time can be `24:00`. */
export type TimeOfDay = `${number}:${number}`;

/** Whether a text is a time of day in the form `HH:MM`. */
export function isTimeOfDay(text: string): text is TimeOfDay {
  return /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(text);
}

/** A part of a day in which the clinic is open without a break. */
export type OpeningPeriod = { opens: TimeOfDay; closes: TimeOfDay };

/** The opening periods of each weekday, in order and without overlaps; empty if it is closed. */
export type WeekHours = Record<Weekday, readonly OpeningPeriod[]>;

/** Whether a period lasts from midnight to midnight. */
export function isWholeDay({ opens, closes }: OpeningPeriod): boolean {
  return opens === '00:00' && closes >= '23:59';
}

/** Consecutive weekdays with the same opening periods. */
export type HoursLine = { days: Weekday[]; periods: readonly OpeningPeriod[] };

/** Groups consecutive weekdays with equal hours, from Monday. */
export function weeklyHours(hours: WeekHours): HoursLine[] {
  const lines: HoursLine[] = [];
  for (const day of WEEKDAYS) {
    const last = lines.at(-1);
    if (last && JSON.stringify(last.periods) === JSON.stringify(hours[day])) last.days.push(day);
    else lines.push({ days: [day], periods: hours[day] });
  }
  return lines;
}

/**
 * Sorts weekdays and groups three or more consecutive ones.
 *
 * @returns lists of a single day or of consecutive days
 */
export function dayRuns(days: readonly Weekday[]): Weekday[][] {
  const runs: Weekday[][] = [];
  for (const [at, day] of WEEKDAYS.entries()) {
    if (!days.includes(day)) continue;
    const last = runs.at(-1);
    if (last && last.at(-1) === WEEKDAYS[at - 1]) last.push(day);
    else runs.push([day]);
  }
  return runs.flatMap((run) => (run.length > 2 ? [run] : run.map((day) => [day])));
}
