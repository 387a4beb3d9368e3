import { offsets } from '#clinic/clock.ts';
import { facts } from '#clinic/facts.ts';
import type { Schedule } from '../../domain/booking/opening-hours.ts';

/** When the clinic can be booked, with its clock's offsets: a browser's first look at a zone holds up whoever opens the calendar. */
export const schedule: Schedule = { ...facts, offsets };
