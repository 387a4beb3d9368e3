import { facts } from '#clinic/facts.ts';
import { booking } from '#words/booking.ts';
import { hours } from '#words/hours.ts';
import { isCivilDate } from '../../domain/booking/civil-date.ts';
import { doctorPeriodsOn, isDoctorInAt } from '../../domain/booking/doctor-hours.ts';
import { openingPeriodsOn } from '../../domain/booking/opening-hours.ts';
import type { RequestedDoctor } from './visit-reason.ts';

/**
 * Says that the doctor whom the visitor wants to see is not in on the chosen date or at the chosen time. The
 * visitor can ask for it all the same, so this is not an error.
 *
 * @returns a sentence; empty if the doctor is in, or if the clinic is closed, which the form says itself
 */
export function doctorAbsence(doctor: RequestedDoctor | null, date: string, time: string): string {
  if (!doctor?.presence || !isCivilDate(date) || openingPeriodsOn(facts, date).length === 0) return '';
  const { name, hours: doctorHours } = doctor.presence;
  const periods = doctorPeriodsOn(doctorHours, date, facts);
  if (periods.length === 0) return booking.doctor.notOn(name, date);
  if (!time || isDoctorInAt(doctorHours, { date, time }, facts)) return '';
  return booking.doctor.onlyAt(name, date, hours.line({ days: [], periods }).times);
}
