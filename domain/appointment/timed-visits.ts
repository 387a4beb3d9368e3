import { addDays, instantsOn, offsetAt, type CivilDate, type CivilTime } from '../time/civil-date.ts';
import { bookingWindow, slotsOn, visitMinutes, type Schedule } from '../clinic/opening-hours.ts';
import type { ClinicFacts } from '../clinic/clinic.ts';
import type { TimeOfDay } from '../time/weekly-hours.ts';

const MINUTE_MS = 60_000;

/** A booked visit. Its length is that of the clinic's visits at the time of booking. */
export type TimedVisit = CivilTime & { minutes: number };

/** Returns a visit of the clinic's current length (`visitMinutes`). */
export function visitAt({ date, time }: CivilTime, clinic: Pick<Schedule, 'booking'>): TimedVisit {
  return { date, time, minutes: visitMinutes(clinic) };
}

/** Whether a visit ends after an instant in milliseconds. */
export function endsAfter(visit: TimedVisit, now: number, timeZone: string): boolean {
  return spansOf([visit], timeZone)[0]!.end > now;
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
    near: (date) => daysNear(date).flatMap((day) => byDate.get(day) ?? []),
    add: (visit) => void byDate.set(visit.date, [...(byDate.get(visit.date) ?? []), visit]),
  };
}

/** How many visits can take place at the same time at a clinic, and its time zone. */
export type Chairs = { count: number; timeZone: string };

/** Returns the clinic's chairs; undefined if it has no `booking.chairs`. */
export function chairsOf({
  timeZone,
  booking: { chairs: count },
}: Pick<ClinicFacts, 'timeZone' | 'booking'>): Chairs | undefined {
  return count === undefined ? undefined : { count, timeZone };
}

/**
 * Whether there is no chair for a visit, because at some time during it all chairs are occupied.
 *
 * @param others - the booked visits, in any order
 */
export function hasNoChair(visit: TimedVisit, others: readonly TimedVisit[], chairs: Chairs): boolean {
  return visitsAtOnce(visit, others, chairs.timeZone) >= chairs.count;
}

/** Returns how many of the other visits take place at the same time, at the fullest moment of a visit. */
export function visitsAtOnce(visit: TimedVisit, others: readonly TimedVisit[], timeZone: string): number {
  const days = daysNear(visit.date);
  const near = others.filter(({ date }) => days.includes(date));
  const [span, ...spans] = spansOf([visit, ...near], timeZone);
  return spansAtOnce(span!, spans);
}

/** Returns the days whose visits can overlap with one on a date: a visit can continue after midnight. */
export function daysNear(date: CivilDate): CivilDate[] {
  return [-1, 0, 1].map((days) => addDays(date, days));
}

/** A visit from one instant to another, in milliseconds. Clock readings do not do when clocks change. */
type Span = { begin: number; end: number };

function spansOf(visits: readonly TimedVisit[], timeZone: string): Span[] {
  const byDate = Map.groupBy(visits, ({ date }) => date);
  const instants = new Map(
    Array.from(byDate.keys(), (date) => [date, instantsOn(date, (at) => offsetAt(at, timeZone))]),
  );
  return visits.map(({ date, time, minutes }) => spanFrom(instants.get(date)!(time).instant, minutes));
}

function spanFrom(begin: number, minutes: number): Span {
  return { begin, end: begin + minutes * MINUTE_MS };
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
  const spans = new Map<CivilDate, Span[]>();
  for (const [date, visitsOnDate] of Map.groupBy(visits, (visit) => visit.date)) {
    const spansOnDate = spansOf(visitsOnDate, schedule.timeZone);
    for (const day of daysNear(date)) spans.set(day, [...(spans.get(day) ?? []), ...spansOnDate]);
  }
  const days = Array.from(spans)
    .filter(([date]) => first <= date && date <= last)
    .map(([date, others]) => {
      const slots = slotsOn(schedule, date, now).filter(({ isTooEarly }) => !isTooEarly);
      const minutes = visitMinutes(schedule);
      const fullOnDate = slots.filter(
        ({ begins }) => spansAtOnce(spanFrom(begins, minutes), others) >= chairs,
      );
      return [date, fullOnDate.map(({ time }) => time)] as const;
    });
  return Object.fromEntries(days.filter(([, times]) => times.length > 0));
}
