import { clinic } from '../../clinic/clinic.ts';
import type { Schedule } from '../../domain/opening-hours.ts';
import { WEEKDAYS } from '../../domain/week.ts';
import type { Clinic } from './clinic-schema.ts';

export function scheduleOf({ timeZone, hours, closures }: Clinic): Schedule {
  return {
    timeZone,
    hours: Object.fromEntries(
      WEEKDAYS.map((day) => [day, [hours[day] ?? []].flat()]),
    ) as unknown as Schedule['hours'],
    closures: closures.map(({ date, name }) => ({ name, from: date })),
    booking: { slotMinutes: 30, windowMonths: 3, noticeHours: 0, closingTimeBookable: true },
  };
}

export const schedule = scheduleOf(clinic);

export const ANSWER_HOURS = 24;
