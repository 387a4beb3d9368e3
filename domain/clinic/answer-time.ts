import { instantAt, type CivilTime } from '../time/civil-date.ts';
import { isWithinHours, openSpans, type Schedule } from './opening-hours.ts';
import type { ClinicFacts } from './clinic.ts';

/**
 * The clinic's promise to answer within `hours`. If `isOpenOnly`, only hours while the clinic is open count.
 */
export type AnswerPromise = { hours: number; isOpenOnly: boolean };

/** When a request is answered. 'soon' means that the promised time would end after the visit. */
export type AnswerTime = AnswerPromise | 'soon';

/** A clinic's schedule and the promises about answers. */
type Promising = Schedule & { promises: Pick<ClinicFacts['promises'], 'answerHours' | 'openHoursOnly'> };

const HOUR_MS = 60 * 60_000;

/** Returns what the clinic promises for any request. */
export function answerPromise({ promises }: Pick<Promising, 'promises'>): AnswerPromise {
  return { hours: promises.answerHours, isOpenOnly: promises.openHoursOnly === true };
}

/**
 * Returns when a request is answered, so that no answer is promised for a time after the visit
 * (docs/product.md, Booking).
 *
 * @param visits - the requested times; the earliest one in the future counts
 * @param now - the moment at which the request arrives
 */
export function answerTime(clinic: Promising, visits: readonly CivilTime[], now: Date): AnswerTime {
  const promise = answerPromise(clinic);
  const [first] = visits
    .filter((visit) => !isWithinHours(clinic, visit, 0, now))
    .toSorted((one, other) => (one.date + one.time < other.date + other.time ? -1 : 1));
  if (!first) return promise;
  const isSoon = promise.isOpenOnly
    ? openMsUntil(clinic, first, now) < promise.hours * HOUR_MS
    : isWithinHours(clinic, first, promise.hours, now);
  return isSoon ? 'soon' : promise;
}

function openMsUntil(schedule: Schedule, { date, time }: CivilTime, now: Date): number {
  const until = instantAt(date, time, schedule.timeZone).getTime();
  return openSpans(schedule, now.getTime(), until).reduce((sum, { begin, end }) => sum + end - begin, 0);
}
