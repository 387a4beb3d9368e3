import { startOf, type DeadlineRules } from './appointment-lifecycle.ts';
import { addDays, civilTimeAt, instantAt, type CivilDate, type CivilTime } from '../time/civil-date.ts';
import type { AnswerPromise } from '../clinic/answer-time.ts';
import { openingPeriodsOn, openSpans, type Schedule } from '../clinic/opening-hours.ts';
import type { TimeOfDay } from '../time/weekly-hours.ts';

// When the relay sends automatic e-mails (docs/product.md, Automatic e-mails). A "waking" time lies between
// the first opening and the last closing of a day on which the clinic is open.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The share of the promised time after which the clinic is nudged, if only opening hours count. */
const OPEN_NUDGE_SHARE = 0.75;
/** The same if all hours count. Less, because the clinic may be closed for the rest of the time. */
const NUDGE_SHARE = 0.5;
/** How long the clinic has to answer by itself before a nudge, and afterwards before it closes. */
const NUDGE_DISTANCE_MS = HOUR_MS;
/**
 * Opening time that must remain after a nudge, before the visit; half of all opening time, if it is short.
 */
const TIME_TO_ANSWER_MS = 2 * HOUR_MS;
/** How late a reminder may be sent regardless of opening hours. */
const GRACE_MS = 10 * MINUTE_MS;
/** How many days to search for an open day. */
const MAX_DAYS = 366;

/**
 * Returns when the clinic is nudged about an unanswered request: at a time at which it is open.
 *
 * @param at - the requested time
 * @param now - when the request arrived
 * @returns whole milliseconds; null if the clinic does not open before the requested time
 */
export function nudgeTime(
  schedule: Schedule,
  promise: AnswerPromise,
  at: CivilTime,
  now: Date,
): number | null {
  const arrived = now.getTime();
  const spans = openSpans(schedule, arrived, startOf(at, schedule));
  const open = lengthOf(spans);
  const promisedMs = promise.hours * HOUR_MS;
  const wanted = promise.isOpenOnly
    ? OPEN_NUDGE_SHARE * promisedMs
    : openTimeBeforeNudge(schedule, arrived, promisedMs);
  let left = Math.floor(Math.min(wanted, Math.max(open - TIME_TO_ANSWER_MS, open / 2)));
  for (const { begin, end } of spans) {
    if (left < end - begin) return begin + left;
    left -= end - begin;
  }
  return null;
}

/**
 * Returns the opening time that passes before a nudge, if all hours count: until half of the promised time is
 * over, or until an hour before the clinic closes, if it is closed then. If it was hardly open before that,
 * the nudge comes after the first opening hour, or half way if the promise ends before.
 */
function openTimeBeforeNudge(schedule: Schedule, arrived: number, promisedMs: number): number {
  const half = arrived + NUDGE_SHARE * promisedMs;
  const before = openSpans(schedule, arrived, half);
  const isOpen = openSpans(schedule, half, half + 1).length > 0;
  const promised = lengthOf(openSpans(schedule, arrived, arrived + promisedMs));
  return Math.max(
    lengthOf(before) - (isOpen ? 0 : NUDGE_DISTANCE_MS),
    Math.min(NUDGE_DISTANCE_MS, promised / 2),
  );
}

function lengthOf(spans: readonly { begin: number; end: number }[]): number {
  return spans.reduce((sum, { begin, end }) => sum + end - begin, 0);
}

/**
 * Returns when a patient is reminded of a visit: `hours` before it, or at the last waking time before that.
 *
 * @returns milliseconds; null if the clinic was closed for the year before
 */
export function reminderTime(schedule: Schedule, hours: number, visit: CivilTime): number | null {
  const instant = startOf(visit, schedule) - hours * HOUR_MS;
  return nearestWaking(schedule, instant, -1);
}

/**
 * Returns when to send a reminder whose planned time has come: now if it is at most ten minutes late, because
 * the planned time is often the closing time and timers are inexact; otherwise at the next waking time.
 *
 * @param due - the planned time, in milliseconds
 * @param visit - when the visit begins, in milliseconds
 * @returns milliseconds; null if the visit would then be too close to change it with the e-mail's buttons
 */
export function dueReminderTime(
  schedule: Schedule & DeadlineRules,
  { due, visit }: { due: number; visit: number },
  now: Date,
): number | null {
  const time = now.getTime();
  if (time <= due + GRACE_MS && time < visit - schedule.booking.changeHours * HOUR_MS) return time;
  return ifBeforeDeadline(schedule, visit, nearestWaking(schedule, time, 1));
}

/**
 * Returns when to retry a failed reminder: at a waking time, or within the hour after closing.
 *
 * @param visit - when the visit begins, in milliseconds
 * @param at - the earliest time to retry, in milliseconds
 * @returns milliseconds; null if the visit would then be too close
 */
export function reminderRetryTime(
  schedule: Schedule & DeadlineRules,
  visit: number,
  at: number,
): number | null {
  const lastWaking = nearestWaking(schedule, at, -1);
  const isSoonAfterClosing = lastWaking !== null && at - lastWaking <= HOUR_MS;
  return ifBeforeDeadline(schedule, visit, isSoonAfterClosing ? at : nearestWaking(schedule, at, 1));
}

/** Returns `time` if the patient then still has an hour to change the visit, otherwise null. */
function ifBeforeDeadline({ booking }: DeadlineRules, visit: number, time: number | null): number | null {
  const deadline = visit - (booking.changeHours + 1) * HOUR_MS;
  return time !== null && time <= deadline ? time : null;
}

/** Whether the clinic is closed all day on the day of a visit, given in milliseconds. */
export function isOnClosedDay(schedule: Schedule, visit: number): boolean {
  return openingPeriodsOn(schedule, civilTimeAt(new Date(visit), schedule.timeZone).date).length === 0;
}

/**
 * Returns the waking time nearest to an instant, which can be the instant itself.
 *
 * @param direction - 1 for the next, -1 for the previous
 * @returns milliseconds; null if there is none within a year
 */
function nearestWaking(schedule: Schedule, instant: number, direction: 1 | -1): number | null {
  let { date } = civilTimeAt(new Date(instant), schedule.timeZone);
  for (let days = 0; days <= MAX_DAYS; days++, date = addDays(date, direction)) {
    const day = wakingHours(schedule, date);
    if (!day) continue;
    const nearest = direction > 0 ? Math.max(instant, day.begin) : Math.min(instant, day.end);
    if (day.begin <= nearest && nearest <= day.end) return nearest;
  }
  return null;
}

function wakingHours(schedule: Schedule, date: CivilDate): { begin: number; end: number } | null {
  const periods = openingPeriodsOn(schedule, date);
  if (periods.length === 0) return null;
  const at = (time: TimeOfDay) => instantAt(date, time, schedule.timeZone).getTime();
  return { begin: at(periods[0]!.opens), end: at(periods.at(-1)!.closes) };
}
