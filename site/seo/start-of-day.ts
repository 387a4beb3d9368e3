import { facts } from '#clinic/facts.ts';
import { instantAt, type CivilDate } from '../../domain/civil-date.ts';

/** The instant a day begins at the clinic, as `2026-03-03T18:30:00Z`. */
export function startOfDay(day: CivilDate): string {
  return instantAt(day, '00:00', facts.timeZone).toISOString().replace('.000Z', 'Z');
}
