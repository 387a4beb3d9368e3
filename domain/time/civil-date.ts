import { WEEKDAYS, type OpeningPeriod, type TimeOfDay, type Weekday } from './weekly-hours.ts';

/**
 * A calendar day without a time zone, `YYYY-MM-DD`. Not a `Date`, because midnight in India is the day before
 * in UTC.
 */
export type CivilDate = `${number}-${number}-${number}`;

/** A date and time without a time zone. */
export type CivilTime = { date: CivilDate; time: TimeOfDay };

export function isSameTime(one: CivilTime, other: CivilTime): boolean {
  return one.date === other.date && one.time === other.time;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

function toUtc(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

function fromUtc(instant: Date): CivilDate {
  return instant.toISOString().slice(0, 10) as CivilDate;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Builds a date from its numbers (month 1 to 12). Returns null if there is no such day, such as 31 June. */
export function civilDate(year: number, month: number, day: number): CivilDate | null {
  const date = `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
  return isCivilDate(date) ? date : null;
}

/** Whether a text is a real day in the form `YYYY-MM-DD`. */
export function isCivilDate(text: string): text is CivilDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = toUtc(text);
  return !Number.isNaN(instant.getTime()) && fromUtc(instant) === text;
}

/** Returns the date `days` after `date`, or before it if negative. */
export function addDays(date: CivilDate, days: number): CivilDate {
  return fromUtc(new Date(toUtc(date).getTime() + days * DAY_MS));
}

/** Returns the same day `months` later, or the last day of that month if it is shorter. */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  lastOfMonth.setUTCDate(Math.min(day, lastOfMonth.getUTCDate()));
  return fromUtc(lastOfMonth);
}

export function weekdayOf(date: CivilDate): Weekday {
  return WEEKDAYS[(toUtc(date).getUTCDay() + 6) % 7]!;
}

/** Converts `HH:MM` to minutes since midnight. */
export function minutesOf(time: TimeOfDay): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** Converts minutes since midnight to `HH:MM`. */
export function timeOf(minutes: number): TimeOfDay {
  return timeOfDay(Math.floor(minutes / 60), minutes % 60);
}

/** Formats an hour and a minute as `HH:MM`, without checking them. */
export function timeOfDay(hour: number, minute: number): TimeOfDay {
  return `${twoDigits(hour)}:${twoDigits(minute)}` as TimeOfDay;
}

/** Formatters by time zone, kept because creating one is far slower than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** Returns the date and time in `timeZone` (an IANA name) at `instant`. */
export function civilTimeAt(instant: Date, timeZone: string): CivilTime {
  const parts = formatterOf(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((p) => p.type === type)?.value ?? '';
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}` as CivilDate,
    time: `${part('hour')}:${part('minute')}` as TimeOfDay,
  };
}

/** Returns how many minutes `timeZone` is ahead of UTC at `instant`, such as 330 for India. */
export function offsetAt(instant: Date, timeZone: string): number {
  const { date, time } = civilTimeAt(instant, timeZone);
  const asIfUtc = toUtc(date).getTime() / MINUTE_MS + minutesOf(time);
  return asIfUtc - Math.floor(instant.getTime() / MINUTE_MS);
}

/** A time zone's offsets: minutes ahead of UTC, each from an instant in milliseconds. In order of time. */
export type Offsets = readonly (readonly [from: number, minutes: number])[];

/** Lists the offsets of `timeZone` between two instants. Both instants must be on a quarter of an hour. */
export function offsetsBetween(start: Date, end: Date, timeZone: string): Offsets {
  const offsets: [number, number][] = [];
  for (let day = start.getTime(); day < end.getTime(); day += DAY_MS) {
    const last = offsets.at(-1)?.[1];
    if (offsetAt(new Date(day + DAY_MS), timeZone) === last) continue;
    for (let at = day; at <= day + DAY_MS; at += 15 * MINUTE_MS) {
      const minutes = offsetAt(new Date(at), timeZone);
      if (minutes !== offsets.at(-1)?.[1]) offsets.push([at, minutes]);
    }
  }
  return offsets;
}

/**
 * Returns the minutes ahead of UTC at `instant`, from a list of offsets. Unlike `offsetAt`, it needs no
 * `Intl` time zone, which phones are slow to load.
 */
export function offsetFrom(offsets: Offsets, instant: Date): number {
  const now = instant.getTime();
  const [, minutes] = offsets.findLast(([from]) => from <= now) ?? offsets[0]!;
  return minutes;
}

/** Returns the date and time at `instant`, from a list of offsets. */
export function civilTimeFromOffsets(offsets: Offsets, instant: Date): CivilTime {
  const local = new Date(instant.getTime() + offsetFrom(offsets, instant) * MINUTE_MS);
  return { date: fromUtc(local), time: timeOfDay(local.getUTCHours(), local.getUTCMinutes()) };
}

/** The instant of a local time, in milliseconds. `isSkipped`: clocks are put forward over the time. */
type LocalInstant = { instant: number; isSkipped: boolean };

/**
 * Returns a function that finds the instants of the times of one date, up to 24:00. A time that clocks skip
 * is moved forward by the length of the change. Of a time that occurs twice, it is the first.
 *
 * @param offset - returns the minutes ahead of UTC at an instant; called twice only, unless clocks change
 */
export function instantsOn(
  date: CivilDate,
  offset: (instant: Date) => number,
): (time: TimeOfDay) => LocalInstant {
  const midnight = toUtc(date).getTime();
  const before = offset(new Date(midnight - DAY_MS));
  const after = offset(new Date(midnight + 2 * DAY_MS));
  return (time) => {
    const [first, second] = [before, after].map((minutes) => {
      const instant = midnight + (minutesOf(time) - minutes) * MINUTE_MS;
      return { instant, isSkipped: before !== after && offset(new Date(instant)) !== minutes };
    });
    return first!.isSkipped && !second!.isSkipped ? second! : first!;
  };
}

/** Returns the instant of a date and time in `timeZone`, by the rules of `instantsOn`. */
export function instantAt(date: CivilDate, time: TimeOfDay, timeZone: string): Date {
  const instants = instantsOn(date, (instant) => offsetAt(instant, timeZone));
  return new Date(instants(time).instant);
}

/** A day of every year, `MM-DD`. */
export type YearlyDay = `${number}-${number}`;

/** A day in clinic.yaml. */
export type ClinicDay = CivilDate | YearlyDay;

/** The first and last day of a closure. */
export type ClosedDays = { from: ClinicDay; to?: ClinicDay };

/** Opening periods of a date, instead of those of its weekday; at least one. */
export type SpecialHours = { date: ClinicDay; hours: readonly OpeningPeriod[] };

/** Whether a day is of every year. */
export function isYearly(day: ClinicDay): day is YearlyDay {
  return day.length === 'MM-DD'.length;
}

/** Whether a closure includes a date; for a yearly closure, the date can be `MM-DD`. */
export function includesDate({ from, to = from }: ClosedDays, date: ClinicDay): boolean {
  const day = isYearly(from) ? date.slice(-from.length) : date;
  // A yearly closure can continue into the next year.
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}
