import { facts } from '#clinic/facts.ts';
import { dates } from '#words/dates.ts';
import { hours } from '#words/hours.ts';
import { addDays, weekdayOf, type CivilDate, type CivilTime } from '../../../domain/time/civil-date.ts';
import { joinList } from '../../../domain/text/list-separator.ts';
import { doctorPeriodsOn, type DoctorHours } from '../../../domain/clinic/doctor-hours.ts';
import { openingPeriodsOn, type OpeningTimes } from '../../../domain/clinic/opening-hours.ts';
import { DAYS_AHEAD } from '../../../domain/clinic/unusual-dates.ts';

/** A doctor as pages hold them for this script. */
export type DoctorDays = DoctorHours & { name: string };

/**
 * Says which doctors are in today, while the clinic is open or still opens, and on the next open day.
 *
 * @param clock - the date and time at the clinic
 * @param isAnotherDay - whether it is another date where the visitor is: "today" would be the visitor's
 * @returns up to two sentences; none for days without a doctor whose days are known
 */
export function whoIsIn(
  doctors: readonly DoctorDays[],
  clock: CivilTime,
  isAnotherDay: boolean,
  times: OpeningTimes = facts,
): string {
  const next = nextOpenDate(times, clock.date);
  return [clock.date, next]
    .flatMap((date) => {
      if (date === undefined) return [];
      const after = date === clock.date ? clock.time : '';
      const names = doctors.flatMap((doctor) => nameOn(doctor, date, after, times));
      if (names.length === 0) return [];
      if (date === clock.date && !isAnotherDay) return [hours.inToday(joinList(names))];
      const isNear = date < addDays(clock.date, 7);
      return [hours.inOn(isNear ? dates.weekdays[weekdayOf(date)] : dates.dayInList(date), joinList(names))];
    })
    .join(' ');
}

/**
 * A doctor's name, with the hours if they are not the clinic's; none if the doctor is not in after a time.
 */
function nameOn(doctor: DoctorDays, date: CivilDate, after: string, times: OpeningTimes): string[] {
  const periods = doctorPeriodsOn(doctor, date, times);
  if (!periods.some(({ closes }) => after < closes)) return [];
  const isAllDay = JSON.stringify(periods) === JSON.stringify(openingPeriodsOn(times, date));
  return [isAllDay ? doctor.name : `${doctor.name} (${hours.line({ days: [], periods }).times})`];
}

function nextOpenDate(times: OpeningTimes, today: CivilDate): CivilDate | undefined {
  for (let days = 1; days <= 366; days++) {
    const date = addDays(today, days);
    if (openingPeriodsOn(times, date).length > 0) return date;
  }
  return undefined;
}

/** Writes who is in, and hides closures and special hours that are past or far ahead. */
export function showWhoIsIn(clock: CivilTime, isAnotherDay: boolean): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-doctors-in]'))
    place.textContent = whoIsIn(JSON.parse(place.dataset.doctorsIn!) as DoctorDays[], clock, isAnotherDay);
  for (const list of document.querySelectorAll<HTMLElement>('[data-unusual-dates]')) {
    for (const line of list.querySelectorAll<HTMLElement>('[data-from]')) {
      const { from, through } = line.dataset;
      line.hidden = through! < clock.date || from! > addDays(clock.date, DAYS_AHEAD);
    }
    list.querySelector<HTMLElement>('[data-no-dates]')!.hidden =
      list.querySelector('[data-from]:not([hidden])') !== null;
  }
}
