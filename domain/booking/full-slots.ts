import { addDays, type CivilDate, type CivilTime } from './civil-date.ts';
import { bookingWindow, slotMinutesOn, slotsOn, type Schedule } from './opening-hours.ts';
import type { TimeOfDay } from '../clinic/weekly-hours.ts';

/** A visit whose time the clinic has given to somebody; it lasts as long as visits did when that was done. */
export type TimedVisit = CivilTime & { minutes: number };

/** A visit that begins then, as the clinic's rules are now. */
export function visitAt({ date, time }: CivilTime, clinic: Pick<Schedule, 'booking'>): TimedVisit {
  return { date, time, minutes: slotMinutesOn(clinic, date) };
}

/** By the clinic's clock, in minutes: no zone is needed to say whether two visits meet. */
type Span = { begin: number; end: number };

/**
 * Whether a visit finds no chair: at some moment of it, as many others take place as the clinic takes at the same time.
 *
 * @param others - in any order
 */
export function hasNoChair(wanted: TimedVisit, others: readonly TimedVisit[], chairs: number): boolean {
  return spanHasNoChair(spanOf(wanted), others.map(spanOf), chairs);
}

function spanHasNoChair(span: Span, others: readonly Span[], chairs: number): boolean {
  const meeting = others.filter(({ begin, end }) => begin < span.end && span.begin < end);
  // The most take place at once where one of them begins.
  return [span, ...meeting].some(
    ({ begin }) =>
      begin >= span.begin &&
      meeting.filter((other) => other.begin <= begin && begin < other.end).length >= chairs,
  );
}

/** The slots in the booking window that find no chair, by their days; a day without any is left out. */
export type FullSlots = Record<CivilDate, TimeOfDay[]>;

/** @param visits - all whose time is given */
export function fullSlots(
  visits: readonly TimedVisit[],
  schedule: Schedule,
  chairs: number,
  now: Date,
): FullSlots {
  const { first, last } = bookingWindow(schedule, now);
  // A visit may go on after midnight, and meets slots of the days beside its own.
  const beside = (date: CivilDate) => [-1, 0, 1].map((days) => addDays(date, days));
  const spans = new Map<CivilDate, Span[]>();
  for (const [date, own] of Map.groupBy(visits, (visit) => visit.date))
    for (const day of beside(date)) spans.set(day, [...(spans.get(day) ?? []), ...own.map(spanOf)]);
  const days = Array.from(spans)
    .filter(([date]) => first <= date && date <= last)
    .map(([date, others]) => {
      const slots = slotsOn(schedule, date, now).filter(({ isTooEarly }) => !isTooEarly);
      const full = slots.filter(({ time }) =>
        spanHasNoChair(spanOf(visitAt({ date, time }, schedule)), others, chairs),
      );
      return [date, full.map(({ time }) => time)] as const;
    });
  return Object.fromEntries(days.filter(([, times]) => times.length > 0));
}

function spanOf({ date, time, minutes }: TimedVisit): Span {
  const begin = Date.parse(`${date}T${time}Z`) / 60_000;
  return { begin, end: begin + minutes };
}
