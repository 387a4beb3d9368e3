import { offsets } from '#clinic/clock.ts';
import { facts } from '#clinic/facts.ts';
import type { Schedule } from '../../domain/booking/opening-hours.ts';

/**
 * The clinic's opening hours and booking rules, with the UTC offsets of its time zone. Without them the first
 * use of the zone by `Intl` would delay the opening of the calendar.
 */
export const schedule: Schedule = { ...facts, offsets };
