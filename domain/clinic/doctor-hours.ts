import { weekdayOf, type CivilDate, type CivilTime } from '../time/civil-date.ts';
import { openingPeriodsOn, type OpeningTimes } from './opening-hours.ts';
import type { OpeningPeriod, Weekday, WeekHours } from '../time/weekly-hours.ts';

/** When a doctor is in (`days` and `hours` in doctors.yaml). */
export type DoctorHours = {
  days: readonly Weekday[];
  /** hours on days on which the doctor is in for only a part of the clinic's hours; empty on other days */
  hours?: Partial<WeekHours>;
};

/**
 * Returns the periods in which a doctor is in on `date`: the doctor's hours of the weekday, or all hours of
 * the clinic. A doctor's hours are cut to the clinic's, for example on a date with special hours.
 *
 * @returns the periods in order; empty if the doctor is not in or the clinic is closed
 */
export function doctorPeriodsOn(
  { days, hours }: DoctorHours,
  date: CivilDate,
  times: OpeningTimes,
): readonly OpeningPeriod[] {
  const weekday = weekdayOf(date);
  if (!days.includes(weekday)) return [];
  const open = openingPeriodsOn(times, date);
  const own = hours?.[weekday] ?? [];
  if (own.length === 0) return open;
  return own.flatMap((period) =>
    open.flatMap(({ opens, closes }) => {
      const start = opens > period.opens ? opens : period.opens;
      const end = closes < period.closes ? closes : period.closes;
      return start < end ? [{ opens: start, closes: end }] : [];
    }),
  );
}

/** Returns the periods in which at least one doctor is in on `date`, in order and without overlaps. */
export function anyDoctorPeriodsOn(
  doctors: readonly DoctorHours[],
  date: CivilDate,
  times: OpeningTimes,
): readonly OpeningPeriod[] {
  const all = doctors.flatMap((doctor) => doctorPeriodsOn(doctor, date, times));
  const merged: OpeningPeriod[] = [];
  for (const period of all.toSorted((a, b) => a.opens.localeCompare(b.opens))) {
    const last = merged.at(-1);
    if (!last || period.opens > last.closes) merged.push(period);
    else if (period.closes > last.closes) merged[merged.length - 1] = { ...last, closes: period.closes };
  }
  return merged;
}

/**
 * Whether a visit to a doctor can begin at a time. It cannot begin at the end of the doctor's hours, except
 * at the clinic's closing time, because a clinic may offer that (`booking.closingTimeBookable`).
 */
export function isDoctorInAt(doctor: DoctorHours, { date, time }: CivilTime, times: OpeningTimes): boolean {
  const isClosingTime = openingPeriodsOn(times, date).some(({ closes }) => closes === time);
  return doctorPeriodsOn(doctor, date, times).some(
    ({ opens, closes }) => opens <= time && (time < closes || (time === closes && isClosingTime)),
  );
}
