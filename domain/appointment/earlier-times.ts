import { isReason, startOf, type ActInput, type AppointmentState } from './appointment-lifecycle.ts';
import { addDays, civilTimeAt, instantAt, isSameTime, type CivilTime } from '../time/civil-date.ts';
import { slotsOn, type Schedule } from '../clinic/opening-hours.ts';

// When a freed time is offered to patients whose visit is later (docs/product.md, Earlier times).

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** To how many patients a freed time is offered at once. */
export const OFFERED_AT_ONCE = 3;
/** How long the next patients wait for their offer, in waking time. */
export const ROUND_MS = 30 * MINUTE_MS;
/** How far away a time is when it is offered. */
const NEAREST_MS = 3 * HOUR_MS;
const FURTHEST_MS = 14 * 24 * HOUR_MS;
/** Offers are sent between these times of the clinic's clock, every day: nobody gets one at night. */
const WAKING = { from: '08:00', to: '20:00' } as const;

/** Whether a freed time can be offered now: it is a time of the opening hours, neither too near nor too far. */
export function isOfferable(at: CivilTime, schedule: Schedule, now: Date): boolean {
  const ahead = startOf(at, schedule) - now.getTime();
  if (ahead < NEAREST_MS || ahead > FURTHEST_MS) return false;
  return slotsOn(schedule, at.date, now).some(({ time }) => time === at.time);
}

/**
 * Returns the booked time that an act frees for other patients.
 *
 * @returns null if it frees none, or if the clinic's reason says that nobody can come then
 */
export function freedTime(
  before: AppointmentState,
  after: AppointmentState,
  { reason }: Pick<ActInput, 'reason'>,
): CivilTime | null {
  if (!before.booked || (after.booked && isSameTime(before.visitTime, after.visitTime))) return null;
  const isUsable = !reason || 'own' in reason || isReason(reason, 'call') || isReason(reason, 'asked');
  return isUsable ? before.visitTime : null;
}

/** Returns when offers begin on the next day, in milliseconds: who has had one today can get another then. */
export function nextMorning(now: Date, timeZone: string): number {
  return instantAt(addDays(civilTimeAt(now, timeZone).date, 1), WAKING.from, timeZone).getTime();
}

/**
 * Returns the moment after some waking time. Without `wait` that is now, or the next morning.
 *
 * @param wait - in milliseconds, counted in waking time only
 * @returns milliseconds
 */
export function wakingTimeAfter(now: Date, timeZone: string, wait = 0): number {
  let left = wait;
  let { date } = civilTimeAt(now, timeZone);
  for (;;) {
    const at = (time: (typeof WAKING)['from' | 'to']) => instantAt(date, time, timeZone).getTime();
    const begin = Math.max(at(WAKING.from), now.getTime());
    const end = at(WAKING.to);
    if (begin + left < end) return begin + left;
    left -= Math.max(0, end - begin);
    date = addDays(date, 1);
  }
}
