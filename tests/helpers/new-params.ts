import { facts } from '#clinic/facts.ts';
import { dates } from '#words/dates.ts';
import { addDays, civilTimeAt } from '../../domain/civil-date.ts';
import { slotsOn } from '../../domain/opening-hours.ts';
import type { AppointmentParams } from '../../domain/wire.ts';
import { PARAMS } from './relay.ts';

/** The first slot of the next day on which the clinic is open. */
function nextSlot(): Pick<AppointmentParams, 'appointment_date' | 'appointment_time'> {
  const now = new Date();
  const today = civilTimeAt(now, facts.timeZone).date;
  for (let ahead = 1; ahead < 60; ahead++) {
    const day = addDays(today, ahead);
    const [slot] = slotsOn(facts, day, now);
    if (slot) return { appointment_date: dates.day(day), appointment_time: dates.slot(slot.time) };
  }
  throw new Error('The clinic is closed for two months.');
}

/** A request that the clinic's relay takes today, of one test alone by its id and the patient's address. */
export function newParams(): AppointmentParams {
  const mark = Math.random().toString(36).slice(2, 8).padEnd(6, '0');
  return {
    ...PARAMS,
    ...nextSlot(),
    patient_email: `priya.${mark}@example.com`,
    appointment_id: `DENT-${mark.toUpperCase()}`,
  };
}
