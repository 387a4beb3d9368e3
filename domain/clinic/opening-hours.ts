import {
  addDays,
  addMonths,
  civilTimeAt,
  civilTimeFromOffsets,
  includesDate,
  instantAt,
  instantsOn,
  isYearly,
  minutesOf,
  offsetAt,
  offsetFrom,
  timeOf,
  weekdayOf,
  type CivilDate,
  type CivilTime,
  type ClosedDays,
  type Offsets,
  type SpecialHours,
} from '../time/civil-date.ts';
import type { ClinicFacts } from './clinic.ts';
import {
  WEEKDAYS,
  type OpeningPeriod,
  type TimeOfDay,
  type Weekday,
  type WeekHours,
} from '../time/weekly-hours.ts';

/** Days on which the clinic is closed: `from` alone, or all days from `from` to `to`. */
export type Closure = ClosedDays & { name: string };

/** The rules for slots. domain/clinic/booking-settings.ts describes each of them. */
export type BookingRules = Pick<
  ClinicFacts['booking'],
  'slotMinutes' | 'visitMinutes' | 'windowMonths' | 'noticeHours' | 'closingTimeBookable'
>;

/** When a clinic is open and which slots it offers. */
export type Schedule = {
  /** the IANA name of the clinic's time zone; all days and times are in this zone */
  timeZone: string;
  /** the zone's offsets, if they were computed at build time */
  offsets?: Offsets;
  hours: WeekHours;
  closures: readonly Closure[];
  specialHours: readonly SpecialHours[];
  booking: BookingRules;
};

/** The part of a schedule that decides whether the clinic is open. */
export type OpeningTimes = Pick<Schedule, 'hours' | 'specialHours'> & { closures: readonly ClosedDays[] };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type ClosuresAndSpecialHours<C extends ClosedDays = ClosedDays> = { closures: readonly C[] } & Pick<
  Schedule,
  'specialHours'
>;

/**
 * Returns the special hours of `date`, if there are any. Special hours and closures of a single year override
 * yearly special hours.
 */
export function specialHoursOn(
  { closures, specialHours }: ClosuresAndSpecialHours,
  date: CivilDate,
): readonly OpeningPeriod[] | undefined {
  const ofYear = specialHours.find((each) => each.date === date);
  if (ofYear) return ofYear.hours;
  const yearly = specialHours.find((each) => each.date === date.slice('YYYY-'.length));
  const isClosed = closures.some((each) => !isYearly(each.from) && includesDate(each, date));
  return isClosed ? undefined : yearly?.hours;
}

/** Returns the closure that includes `date`, if there is one. Special hours of the date override it. */
export function closureOn<C extends ClosedDays>(
  times: ClosuresAndSpecialHours<C>,
  date: CivilDate,
): C | undefined {
  if (specialHoursOn(times, date)) return undefined;
  return times.closures.find((closure) => includesDate(closure, date));
}

/** Returns the opening periods of `date`; empty if the clinic is closed all day. */
export function openingPeriodsOn(times: OpeningTimes, date: CivilDate): readonly OpeningPeriod[] {
  const special = specialHoursOn(times, date);
  return special ?? (closureOn(times, date) ? [] : times.hours[weekdayOf(date)]);
}

/** Whether the clinic is open at a time of its time zone. */
export function isOpenAt(times: OpeningTimes, { date, time }: CivilTime): boolean {
  return openingPeriodsOn(times, date).some(
    (period) => period.opens <= time && time < closingTime(times, date, period),
  );
}

/** Returns the opening periods between two instants in milliseconds. Periods are cut at these instants. */
export function openSpans(
  schedule: OpeningTimes & { timeZone: string },
  from: number,
  to: number,
): { begin: number; end: number }[] {
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

const DAY_MINUTES = 24 * 60;
const MIDNIGHT = '24:00';

/** Returns the opening period of the next day that continues one that ends at midnight. */
function periodAfterMidnight(
  times: OpeningTimes,
  date: CivilDate,
  { closes }: OpeningPeriod,
): OpeningPeriod | undefined {
  if (closes !== MIDNIGHT && closes !== '23:59') return undefined;
  return openingPeriodsOn(times, addDays(date, 1)).find(({ opens }) => opens === '00:00');
}

/** Returns when a period closes. 23:59 counts as midnight if the next day opens at 00:00. */
function closingTime(times: OpeningTimes, date: CivilDate, period: OpeningPeriod): TimeOfDay {
  return periodAfterMidnight(times, date, period) ? MIDNIGHT : period.closes;
}

/** Returns the longest time for which the clinic is closed in an ordinary week, in hours, rounded up. */
export function longestClosedHours(hours: WeekHours): number {
  const periods = WEEKDAYS.flatMap((day, at) =>
    hours[day].map(({ opens, closes }) => ({
      opens: at * DAY_MINUTES + minutesOf(opens),
      closes: at * DAY_MINUTES + minutesOf(closes),
    })),
  );
  const gaps = periods.map(({ closes }, at) => {
    const next = periods[at + 1]?.opens ?? periods[0]!.opens + 7 * DAY_MINUTES;
    return next - closes;
  });
  return Math.ceil(Math.max(...gaps) / 60);
}

/** Returns today's date at the clinic, and the first and last date that can be booked. */
export function bookingWindow(schedule: Schedule, now: Date) {
  const today = clockAt(schedule, now).date;
  return {
    today,
    first: clockAt(schedule, withNotice(schedule.booking, now)).date,
    last: addMonths(today, schedule.booking.windowMonths),
  };
}

/** Returns the date and time at the clinic. `Intl` computes the offset if the build has not. */
function clockAt({ timeZone, offsets }: Schedule, instant: Date): CivilTime {
  return offsets ? civilTimeFromOffsets(offsets, instant) : civilTimeAt(instant, timeZone);
}

/**
 * A time at which an appointment can begin. `begins` is its instant in milliseconds. `isTooEarly` is true if
 * the time is past or within the clinic's notice.
 */
export type Slot = { time: TimeOfDay; begins: number; isTooEarly: boolean };

/**
 * Returns the slots of `date` in order, including those that are too early to book at `now`. The list is
 * empty if the clinic is closed on that day.
 */
export function slotsOn(schedule: Schedule, date: CivilDate, now: Date): Slot[] {
  return slotsFrom(schedule, date, withNotice(schedule.booking, now));
}

/** Returns the slots of `date` without the clinic's notice. Slots up to `earliest` are too early. */
export function slotsFrom(schedule: Schedule, date: CivilDate, earliest: Date): Slot[] {
  const { closingTimeBookable, slotMinutes } = schedule.booking;
  const instantOf = clinicInstants(schedule, date);
  const visitMs = visitMinutes(schedule) * MINUTE_MS;
  // The map removes duplicates: the end of one period can be the beginning of the next.
  const slots = new Map<TimeOfDay, Slot>();
  for (const period of openingPeriodsOn(schedule, date)) {
    const closes = closingTime(schedule, date, period);
    const closing = instantOf(closes).instant;
    // A slot at 24:00 would be the slot at 00:00 of the next day.
    const last = Math.min(minutesOf(closes), DAY_MINUTES - 1);
    for (let at = minutesOf(period.opens); at <= last; at += slotMinutes) {
      const time = timeOf(at);
      const { instant: begins, isSkipped } = instantOf(time);
      if (isSkipped || (!closingTimeBookable && begins + visitMs > closing)) continue;
      slots.set(time, { time, begins, isTooEarly: begins <= earliest.getTime() });
    }
  }
  return [...slots.values()];
}

/** Returns a function that converts a time of a date at the clinic to an instant. */
function clinicInstants({ timeZone, offsets }: Pick<Schedule, 'timeZone' | 'offsets'>, date: CivilDate) {
  return instantsOn(date, (instant) =>
    offsets ? offsetFrom(offsets, instant) : offsetAt(instant, timeZone),
  );
}

/**
 * Returns the length of visits in minutes: `booking.visitMinutes`, or the time from one slot to the next.
 */
export function visitMinutes({ booking }: Pick<Schedule, 'booking'>): number {
  return booking.visitMinutes ?? booking.slotMinutes;
}

/**
 * Returns the largest number of minutes that divides the time from midnight to every slot. It is the `step`
 * of `<input type="time">`.
 */
export function slotStep(schedule: Schedule): number {
  const earliest = new Date(0);
  const week = WEEKDAYS.map((_, day) => addDays('2024-01-01', day));
  const slots = [
    ...week.flatMap((date) => slotsFrom({ ...schedule, closures: [], specialHours: [] }, date, earliest)),
    ...schedule.specialHours.flatMap(({ date, hours }) => {
      const ofYear = { date: isYearly(date) ? (`2024-${date}` as const) : date, hours };
      return slotsFrom({ ...schedule, specialHours: [ofYear] }, ofYear.date, earliest);
    }),
  ];
  let step = DAY_MINUTES;
  while (!slots.every(({ time }) => minutesOf(time) % step === 0)) step--;
  return step;
}

/** Returns the instant at which an appointment ends, from the time at the clinic at which it begins. */
export function slotEnd(schedule: Pick<Schedule, 'timeZone' | 'booking'>, { date, time }: CivilTime): Date {
  const start = instantAt(date, time, schedule.timeZone).getTime();
  return new Date(start + visitMinutes(schedule) * MINUTE_MS);
}

/** Whether a time at the clinic is less than `hours` after `now`. */
export function isWithinHours(
  schedule: Schedule,
  { date, time }: CivilTime,
  hours: number,
  now: Date,
): boolean {
  return clinicInstants(schedule, date)(time).instant < now.getTime() + hours * HOUR_MS;
}

function withNotice({ noticeHours }: BookingRules, now: Date): Date {
  return new Date(now.getTime() + noticeHours * HOUR_MS);
}

export type OpenState =
  | {
      state: 'open';
      /** when it closes; null if it stays open for a week or more */
      until: TimeOfDay | null;
      /** the day on which it closes, if that is 24 hours or more ahead */
      weekday?: Weekday;
    }
  | {
      state: 'closed';
      /** today's closure, if there is one */
      closure: Closure | undefined;
      /** null if the clinic does not open within a year */
      opens: { date: CivilDate; weekday: Weekday; time: TimeOfDay; daysAway: number } | null;
    };

/** For a visitor in another time zone: the clinic's city, and whether the date differs there. */
export type Elsewhere = { city: string; isAnotherDay: boolean };

/**
 * Returns whether the clinic is open, and when it next closes or opens.
 *
 * @param clock - the date and time at the clinic
 */
export function openStateAt(
  schedule: Pick<Schedule, 'hours' | 'closures' | 'specialHours'>,
  clock: CivilTime,
): OpenState {
  const closure = closureOn(schedule, clock.date);
  for (let daysAway = 0; daysAway <= 366; daysAway++) {
    const date = addDays(clock.date, daysAway);
    const next = openingPeriodsOn(schedule, date).find(
      (period) => daysAway > 0 || clock.time < closingTime(schedule, date, period),
    );
    if (!next) continue;
    if (daysAway === 0 && next.opens <= clock.time) return openUntil(schedule, clock, next);
    return {
      state: 'closed',
      closure,
      opens: { date, weekday: weekdayOf(date), time: next.opens, daysAway },
    };
  }
  return { state: 'closed', closure, opens: null };
}

/** Returns when an open clinic closes, even if that is after midnight. */
function openUntil(times: OpeningTimes, clock: CivilTime, period: OpeningPeriod): OpenState {
  let last = period;
  for (let daysAway = 0; daysAway <= WEEKDAYS.length; daysAway++) {
    const date = addDays(clock.date, daysAway);
    const next = periodAfterMidnight(times, date, last);
    if (next) {
      last = next;
      continue;
    }
    const until = last.closes;
    const isNear = daysAway === 0 || (daysAway === 1 && until <= clock.time);
    if (isNear) return { state: 'open', until };
    return { state: 'open', until, weekday: weekdayOf(until === MIDNIGHT ? addDays(date, 1) : date) };
  }
  return { state: 'open', until: null };
}
