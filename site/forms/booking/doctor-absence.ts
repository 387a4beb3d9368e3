import { facts } from '#clinic/facts.ts';
import { booking } from '#words/booking.ts';
import { hours } from '#words/hours.ts';
import { isCivilDate } from '../../../domain/time/civil-date.ts';
import { isTimeOfDay } from '../../../domain/time/weekly-hours.ts';
import { anyDoctorPeriodsOn, isDoctorInAt } from '../../../domain/clinic/doctor-hours.ts';
import { openingPeriodsOn, type OpeningTimes } from '../../../domain/clinic/opening-hours.ts';
import type { RequestedVisit } from './visit-reason.ts';

/**
 * Says that the doctor whom the visitor wants to see, or each doctor of the service, is not in on the chosen
 * date or at the chosen time. The visitor can ask for it all the same, so this is not an error.
 *
 * @returns a sentence; empty if a doctor is in, or if the clinic is closed, which the form says itself
 */
export function doctorAbsence(
  presence: RequestedVisit['presence'],
  date: string,
  time: string,
  times: OpeningTimes = facts,
): string {
  if (!presence || !isCivilDate(date) || openingPeriodsOn(times, date).length === 0) return '';
  const { of, name, doctors } = presence;
  const periods = anyDoctorPeriodsOn(doctors, date, times);
  if (periods.length === 0) return booking[of].notOn(name, date);
  if (!isTimeOfDay(time) || doctors.some((doctor) => isDoctorInAt(doctor, { date, time }, times))) return '';
  return booking[of].onlyAt(name, date, hours.line({ days: [], periods }).times);
}
