import {
  addDays,
  addMonths,
  civilTimeAt,
  civilTimeFromOffsets,
  instantAt,
  minutesOf,
  timeOf,
  weekdayOf,
  type CivilDate,
  type CivilTime,
  type Offsets,
} from './civil-date.ts';
import type { ClinicFacts } from '../clinic/clinic.ts';
import {
  WEEKDAYS,
  type OpeningPeriod,
  type TimeOfDay,
  type Weekday,
  type WeekHours,
} from '../clinic/weekly-hours.ts';

/** Days on which the clinic is closed, each year (`MM-DD`) or once (`YYYY-MM-DD`): one, or all up to `to`. */
export type Closure = { name: string; from: string; to?: string };

/** When and how far ahead an appointment can be asked for; clinic.ts says what each rule is. */
export type BookingRules = Pick<
  ClinicFacts['booking'],
  'slotMinutes' | 'windowMonths' | 'noticeHours' | 'closingTimeBookable'
>;

/** When a clinic is open, and when it can be booked. */
export type Schedule = {
  /** an IANA name; all days and times are this zone's */
  timeZone: string;
  /** the zone's, where they have been worked out before */
  offsets?: Offsets;
  hours: WeekHours;
  closures: readonly Closure[];
  booking: BookingRules;
};

type ClosedDays = Pick<Closure, 'from' | 'to'>;

/** What of it tells open from closed, and no more. */
export type OpeningTimes = Pick<Schedule, 'hours'> & { closures: readonly ClosedDays[] };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The closure that falls on `date`, if there is one. */
export function closureOn<C extends ClosedDays>(
  { closures }: { closures: readonly C[] },
  date: CivilDate,
): C | undefined {
  return closures.find(({ from, to = from }) => {
    const day = from.length === 'MM-DD'.length ? date.slice('YYYY-'.length) : date;
    // A span of each year may go on into the next.
    return from <= to ? from <= day && day <= to : from <= day || day <= to;
  });
}

/** The sittings of `date`; none when the clinic is closed all day. */
export function openingPeriodsOn(times: OpeningTimes, date: CivilDate): readonly OpeningPeriod[] {
  return closureOn(times, date) ? [] : times.hours[weekdayOf(date)];
}

/** Whether the clinic is open when its own clock shows `time` on `date`. */
export function isOpenAt(times: OpeningTimes, { date, time }: CivilTime): boolean {
  return openingPeriodsOn(times, date).some(
    (sitting) => sitting.opens <= time && time < closingTime(times, date, sitting),
  );
}

const DAY_MINUTES = 24 * 60;
const MIDNIGHT = '24:00';

/** The sitting of the next day that goes on from one that ends at midnight. */
function periodAfterMidnight(
  times: OpeningTimes,
  date: CivilDate,
  { closes }: OpeningPeriod,
): OpeningPeriod | undefined {
  if (closes !== MIDNIGHT && closes !== '23:59') return undefined;
  return openingPeriodsOn(times, addDays(date, 1)).find(({ opens }) => opens === '00:00');
}

/** When a sitting closes: 23:59 is midnight where the next day opens at 00:00. */
function closingTime(times: OpeningTimes, date: CivilDate, sitting: OpeningPeriod): TimeOfDay {
  return periodAfterMidnight(times, date, sitting) ? MIDNIGHT : sitting.closes;
}

/** The most hours from one closing to the next opening in an ordinary week, rounded up. */
export function longestClosedHours(hours: WeekHours): number {
  const sittings = WEEKDAYS.flatMap((day, at) =>
    hours[day].map(({ opens, closes }) => ({
      opens: at * DAY_MINUTES + minutesOf(opens),
      closes: at * DAY_MINUTES + minutesOf(closes),
    })),
  );
  const gaps = sittings.map(({ closes }, at) => {
    const next = sittings[at + 1]?.opens ?? sittings[0]!.opens + 7 * DAY_MINUTES;
    return next - closes;
  });
  return Math.ceil(Math.max(...gaps) / 60);
}

/** The clinic's day at `now`, and the first and last day an appointment can be asked for. */
export function bookingWindow(schedule: Schedule, now: Date) {
  const today = clockAt(schedule, now).date;
  return {
    today,
    first: clockAt(schedule, withNotice(schedule.booking, now)).date,
    last: addMonths(today, schedule.booking.windowMonths),
  };
}

/** What the clinic's own clock shows. */
function clockAt({ timeZone, offsets }: Schedule, instant: Date): CivilTime {
  return offsets ? civilTimeFromOffsets(offsets, instant) : civilTimeAt(instant, timeZone);
}

/**
 * A time at which an appointment can begin; `begun` when that has passed, or is sooner than the clinic's
 * notice.
 */
export type Slot = { time: TimeOfDay; isTooEarly: boolean };

/**
 * The slots of `date` in their order, over all sittings. Those that have begun at `now` stay in the list,
 * marked. Empty when the clinic is closed that day.
 */
export function slotsOn(schedule: Schedule, date: CivilDate, now: Date): Slot[] {
  return slotsFrom(schedule, date, clockAt(schedule, withNotice(schedule.booking, now)));
}

/** The slots of `date`, those up to `earliest` marked: for many days, with one look at the clock. */
export function slotsFrom(schedule: Schedule, date: CivilDate, earliest: CivilTime): Slot[] {
  const minutes = slotMinutesOn(schedule, date);
  // Of two sittings without a break between them, the one's end is the other's beginning.
  const times = new Set<TimeOfDay>();
  for (const sitting of openingPeriodsOn(schedule, date)) {
    const closes = minutesOf(closingTime(schedule, date, sitting));
    const last = closes - (schedule.booking.closingTimeBookable ? 0 : minutes);
    // 24:00 is 00:00 of the next day, which is a slot of that day if it is open then.
    for (let at = minutesOf(sitting.opens); at <= last && at < DAY_MINUTES; at += minutes)
      times.add(timeOf(at));
  }
  return Array.from(times, (time) => ({
    time,
    isTooEarly: date < earliest.date || (date === earliest.date && time <= earliest.time),
  }));
}

/** How long the slots of a day are, and the visits that begin in them: nothing else reads the rule. */
export function slotMinutesOn({ booking }: Pick<Schedule, 'booking'>, _date: CivilDate): number {
  return booking.slotMinutes;
}

/**
 * The most minutes of which the time of every slot is a multiple: a browser's own field for a time counts
 * from midnight.
 */
export function slotStep(schedule: Schedule): number {
  const midnight = { date: '2024-01-01', time: '00:00' };
  const slots = WEEKDAYS.flatMap((_, day) =>
    slotsFrom({ ...schedule, closures: [] }, addDays(midnight.date, day), midnight),
  );
  let step = DAY_MINUTES;
  while (!slots.every(({ time }) => minutesOf(time) % step === 0)) step--;
  return step;
}

/** When an appointment ends that begins at `at`. */
export function slotEnd(schedule: Pick<Schedule, 'timeZone' | 'booking'>, { date, time }: CivilTime): Date {
  const begin = instantAt(date, time, schedule.timeZone).getTime();
  return new Date(begin + slotMinutesOn(schedule, date) * MINUTE_MS);
}

function withNotice({ noticeHours }: BookingRules, now: Date): Date {
  return new Date(now.getTime() + noticeHours * HOUR_MS);
}

export type OpenState =
  | {
      state: 'open';
      /** when it closes; null when it stays open for the week to come */
      until: TimeOfDay | null;
      /** the day on which it closes, if that is 24 hours away or more */
      weekday?: Weekday;
    }
  | {
      state: 'closed';
      /** today's, if it is one */
      closure: Closure | undefined;
      /** null when the clinic does not open within a year */
      opens: { date: CivilDate; weekday: Weekday; time: TimeOfDay; daysAway: number } | null;
    };

/**
 * A visitor whose clock is not the clinic's: where that is, and whether it is another day there than here.
 */
export type Elsewhere = { city: string; isAnotherDay: boolean };

/**
 * Whether the clinic is open and until when, or else when it next opens.
 *
 * @param clock - what the clinic's own clock shows
 */
export function openStateAt(schedule: Pick<Schedule, 'hours' | 'closures'>, clock: CivilTime): OpenState {
  const closure = closureOn(schedule, clock.date);
  for (let daysAway = 0; daysAway <= 366; daysAway++) {
    const date = addDays(clock.date, daysAway);
    const next = openingPeriodsOn(schedule, date).find(
      (sitting) => daysAway > 0 || clock.time < closingTime(schedule, date, sitting),
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

/** How long the clinic stays open, over midnight too. */
function openUntil(times: OpeningTimes, clock: CivilTime, sitting: OpeningPeriod): OpenState {
  let last = sitting;
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
