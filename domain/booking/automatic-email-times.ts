import { startOf, type DeadlineRules } from './appointment-lifecycle.ts';
import { addDays, civilTimeAt, instantAt, type CivilDate, type CivilTime } from './civil-date.ts';
import { openingPeriodsOn, type Schedule } from './opening-hours.ts';

// When the relay writes by itself: docs/product.md, What goes by itself.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Of the time that is promised for an answer, what may pass before the clinic is told again. */
const PATIENCE = 0.75;
/**
 * Opening hours that are left to answer before the visit itself; half of what there is, where that is little.
 */
const LEFT_MS = 2 * HOUR_MS;
/** How late a reminder may be and still go as planned. */
const GRACE_MS = 10 * MINUTE_MS;
/** A year, after which a clinic does not open any more. */
const MOST_DAYS = 366;

/**
 * When the clinic is told again of a request, in milliseconds, counted in its opening hours; null where none
 * is left before the visit.
 *
 * @param at - the time that is asked for
 */
export function nudgeTime(schedule: Schedule, answerHours: number, at: CivilTime, now: Date): number | null {
  const spans = openSpans(schedule, now.getTime(), startOf(at, schedule));
  const open = spans.reduce((sum, { begin, end }) => sum + end - begin, 0);
  let left = Math.min(PATIENCE * answerHours * HOUR_MS, Math.max(open - LEFT_MS, open / 2));
  for (const { begin, end } of spans) {
    if (left <= end - begin) return begin + left;
    left -= end - begin;
  }
  return null;
}

/** The sittings between two instants, in milliseconds, as far as they are between them. */
function openSpans(schedule: Schedule, from: number, to: number): { begin: number; end: number }[] {
  const { timeZone } = schedule;
  const dayOf = (instant: number) => civilTimeAt(new Date(instant), timeZone).date;
  const spans: { begin: number; end: number }[] = [];
  for (let date = dayOf(from); date <= dayOf(to); date = addDays(date, 1)) {
    for (const { opens, closes } of openingPeriodsOn(schedule, date)) {
      const begin = Math.max(instantAt(date, opens, timeZone).getTime(), from);
      const end = Math.min(instantAt(date, closes, timeZone).getTime(), to);
      if (begin < end) spans.push({ begin, end });
    }
  }
  return spans;
}

/**
 * When a patient is reminded of a visit, in milliseconds: so many hours before it, or the last waking moment
 * before that.
 */
export function reminderTime(schedule: Schedule, hours: number, visit: CivilTime): number | null {
  const instant = startOf(visit, schedule) - hours * HOUR_MS;
  return nearestAwake(schedule, instant, -1);
}

/**
 * When a reminder goes whose planned moment has come or passed: now where that was at most ten minutes ago,
 * since a planned moment is often the closing time and no timer is exact; later, at the next waking moment.
 *
 * @param due - the planned moment, in milliseconds
 * @param visit - when the visit begins, in milliseconds
 * @returns milliseconds; null where the visit is then too near for the patient to change it by the e-mail's
 *   buttons
 */
export function dueReminderTime(
  schedule: Schedule & DeadlineRules,
  { due, visit }: { due: number; visit: number },
  now: Date,
): number | null {
  const time = now.getTime();
  if (time <= due + GRACE_MS && time < visit - schedule.booking.changeHours * HOUR_MS) return time;
  return wakingBefore(schedule, visit, nearestAwake(schedule, time, 1));
}

/**
 * When a reminder is tried again that could not be sent: at a waking moment, or in the hour after closing.
 *
 * @param at - the first moment at which it may be, in milliseconds
 * @returns milliseconds; null where the visit is then too near
 */
export function reminderRetryTime(
  schedule: Schedule & DeadlineRules,
  visit: number,
  at: number,
): number | null {
  const lastAwake = nearestAwake(schedule, at, -1);
  const isSoonAfterClosing = lastAwake !== null && at - lastAwake <= HOUR_MS;
  return wakingBefore(schedule, visit, isSoonAfterClosing ? at : nearestAwake(schedule, at, 1));
}

function wakingBefore({ booking }: DeadlineRules, visit: number, moment: number | null): number | null {
  const last = visit - (booking.changeHours + 1) * HOUR_MS;
  return moment !== null && moment <= last ? moment : null;
}

/** Whether the clinic is closed all day when a visit begins. */
export function isOnClosedDay(schedule: Schedule, visit: number): boolean {
  return openingPeriodsOn(schedule, civilTimeAt(new Date(visit), schedule.timeZone).date).length === 0;
}

/**
 * The waking moment nearest to an instant, or itself: from the first opening to the last closing of a day on
 * which the clinic is open.
 *
 * @param way - 1 for the next, -1 for the last
 */
function nearestAwake(schedule: Schedule, instant: number, way: 1 | -1): number | null {
  let { date } = civilTimeAt(new Date(instant), schedule.timeZone);
  for (let days = 0; days <= MOST_DAYS; days++, date = addDays(date, way)) {
    const day = wakingHours(schedule, date);
    if (!day) continue;
    const nearest = way > 0 ? Math.max(instant, day.begin) : Math.min(instant, day.end);
    if (day.begin <= nearest && nearest <= day.end) return nearest;
  }
  return null;
}

function wakingHours(schedule: Schedule, date: CivilDate): { begin: number; end: number } | null {
  const sittings = openingPeriodsOn(schedule, date);
  if (sittings.length === 0) return null;
  const at = (time: string) => instantAt(date, time, schedule.timeZone).getTime();
  return { begin: at(sittings[0]!.opens), end: at(sittings.at(-1)!.closes) };
}
