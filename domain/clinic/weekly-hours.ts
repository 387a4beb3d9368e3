// On its own, since every page shows the week's hours, and only some reckon with days.

/** Monday first, as a week is read on a door. */
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

/**
 * A time of day on a 24-hour clock, `HH:MM`. As text, an earlier one is smaller. A closing time can be
 * `24:00`.
 */
export type TimeOfDay = string;

/** A stretch of a day in which the clinic is open without a break. */
export type OpeningPeriod = { opens: TimeOfDay; closes: TimeOfDay };

/** The sittings of each weekday, in their order and apart; none when it is closed. */
export type WeekHours = Record<Weekday, readonly OpeningPeriod[]>;

/** Whether a sitting lasts from midnight to midnight. */
export function isWholeDay({ opens, closes }: OpeningPeriod): boolean {
  return opens === '00:00' && closes >= '23:59';
}

/** Days of the week, one after the other, with the same sittings. */
export type HoursLine = { days: Weekday[]; periods: readonly OpeningPeriod[] };

/** The week's hours from Monday on, runs of equal days put together. */
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
 * Days of the week in its order, three or more in a row put together.
 *
 * @returns lists of one day, or of all days from one to another
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
