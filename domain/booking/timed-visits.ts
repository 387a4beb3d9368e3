import { addDays, type CivilDate, type CivilTime } from './civil-date.ts';
import { bookingWindow, slotsOn, visitMinutesOn, type Schedule } from './opening-hours.ts';
import type { TimeOfDay } from '../clinic/weekly-hours.ts';

/** A booked visit. Its length is that of the clinic's visits at the time of booking. */
export type TimedVisit = CivilTime & { minutes: number };

/** Returns a visit of the clinic's current length (`visitMinutesOn`). */
export function visitAt({ date, time }: CivilTime, clinic: Pick<Schedule, 'booking'>): TimedVisit {
  return { date, time, minutes: visitMinutesOn(clinic, date) };
}

/** Whether a visit ends after a time of the clinic. */
export function endsAfter(visit: TimedVisit, clock: CivilTime): boolean {
  return spanOf(visit).end > spanOf({ ...clock, minutes: 0 }).begin;
}

/** Returns the visits of a list without those of another; of equal times, one is removed for each. */
export function withoutVisits<Visit extends CivilTime>(
  visits: readonly Visit[],
  removed: readonly CivilTime[],
): Visit[] {
  const left = new Map<string, number>();
  for (const at of removed) left.set(timeKey(at), (left.get(timeKey(at)) ?? 0) + 1);
  return visits.filter((visit) => {
    const count = left.get(timeKey(visit)) ?? 0;
    if (count > 0) left.set(timeKey(visit), count - 1);
    return count === 0;
  });
}

/** Returns a text that is the same for equal times. */
export function timeKey({ date, time }: CivilTime): string {
  return `${date} ${time}`;
}

/** Visits by their date, so that each slot is compared with the visits near it only. */
export type VisitsByDate = {
  /** Returns the visits that can overlap with one on a date: a visit can continue after midnight. */
  near(date: CivilDate): TimedVisit[];
  add(visit: TimedVisit): void;
};

export function visitsByDate(visits: readonly TimedVisit[]): VisitsByDate {
  const byDate = Map.groupBy(visits, ({ date }) => date);
  return {
    near: (date) => [-1, 0, 1].flatMap((days) => byDate.get(addDays(date, days)) ?? []),
    add: (visit) => void byDate.set(visit.date, [...(byDate.get(visit.date) ?? []), visit]),
  };
}

/** A visit in minutes of local time, because overlaps do not depend on the time zone. */
type Span = { begin: number; end: number };

/**
 * Whether there is no chair for a visit, because at some time during it all chairs are occupied.
 *
 * @param others - the booked visits, in any order
 * @param chairs - how many visits can take place at the same time
 */
export function hasNoChair(visit: TimedVisit, others: readonly TimedVisit[], chairs: number): boolean {
  return visitsAtOnce(visit, others) >= chairs;
}

/** Returns how many of the other visits take place at the same time, at the fullest moment of a visit. */
export function visitsAtOnce(visit: TimedVisit, others: readonly TimedVisit[]): number {
  return spansAtOnce(spanOf(visit), others.map(spanOf));
}

function spansAtOnce(span: Span, others: readonly Span[]): number {
  const overlapping = others.filter(({ begin, end }) => begin < span.end && span.begin < end);
  // The number of simultaneous visits is highest when one of them begins.
  const counts = [span, ...overlapping]
    .filter(({ begin }) => begin >= span.begin)
    .map(({ begin }) => overlapping.filter((other) => other.begin <= begin && begin < other.end).length);
  return Math.max(...counts);
}

/** The times of full slots by date. Dates without full slots are absent. */
export type FullSlots = Record<CivilDate, TimeOfDay[]>;

/**
 * Lists the slots in the booking window that have no chair left.
 *
 * @param visits - all booked visits
 */
export function fullSlots(
  visits: readonly TimedVisit[],
  schedule: Schedule,
  chairs: number,
  now: Date,
): FullSlots {
  const { first, last } = bookingWindow(schedule, now);
  // A visit can continue after midnight, so it can also overlap with slots of the neighbouring days.
  const withNeighbours = (date: CivilDate) => [-1, 0, 1].map((days) => addDays(date, days));
  const spans = new Map<CivilDate, Span[]>();
  for (const [date, visitsOnDate] of Map.groupBy(visits, (visit) => visit.date))
    for (const day of withNeighbours(date))
      spans.set(day, [...(spans.get(day) ?? []), ...visitsOnDate.map(spanOf)]);
  const days = Array.from(spans)
    .filter(([date]) => first <= date && date <= last)
    .map(([date, others]) => {
      const slots = slotsOn(schedule, date, now).filter(({ isTooEarly }) => !isTooEarly);
      const fullOnDate = slots.filter(
        ({ time }) => spansAtOnce(spanOf(visitAt({ date, time }, schedule)), others) >= chairs,
      );
      return [date, fullOnDate.map(({ time }) => time)] as const;
    });
  return Object.fromEntries(days.filter(([, times]) => times.length > 0));
}

function spanOf({ date, time, minutes }: TimedVisit): Span {
  const begin = Date.parse(`${date}T${time}Z`) / 60_000;
  return { begin, end: begin + minutes };
}
