import { WEEKDAYS, type TimeOfDay, type Weekday } from '../clinic/weekly-hours.ts';

/** A calendar day without a zone, `YYYY-MM-DD`. Never a `Date` at midnight: an Indian midnight in UTC is the day before. */
export type CivilDate = string;

/** What a clock on a wall shows, with the day. */
export type CivilTime = { date: CivilDate; time: TimeOfDay };

export function isSameTime(one: CivilTime, other: CivilTime): boolean {
  return one.date === other.date && one.time === other.time;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

function toUtc(date: CivilDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

function fromUtc(instant: Date): CivilDate {
  return instant.toISOString().slice(0, 10);
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Builds a day from its numbers (month 1 to 12), or null when there is no such day, as with 31 June. */
export function civilDate(year: number, month: number, day: number): CivilDate | null {
  const date = `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
  return isCivilDate(date) ? date : null;
}

/** Whether a text is a day of the calendar in the form `YYYY-MM-DD`. */
export function isCivilDate(text: string): text is CivilDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = toUtc(text);
  return !Number.isNaN(instant.getTime()) && fromUtc(instant) === text;
}

/** The day `days` after `date` (before it when negative). */
export function addDays(date: CivilDate, days: number): CivilDate {
  return fromUtc(new Date(toUtc(date).getTime() + days * DAY_MS));
}

/** The same day `months` later; where that month is shorter, its last day. */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  lastOfMonth.setUTCDate(Math.min(day, lastOfMonth.getUTCDate()));
  return fromUtc(lastOfMonth);
}

export function weekdayOf(date: CivilDate): Weekday {
  return WEEKDAYS[(toUtc(date).getUTCDay() + 6) % 7]!;
}

/** `HH:MM` as minutes since midnight. */
export function minutesOf(time: TimeOfDay): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** Minutes since midnight as `HH:MM`. */
export function timeOf(minutes: number): TimeOfDay {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** One for each zone that was asked for: to make one costs far more than to ask it, in time and in memory. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
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
    clocks.set(timeZone, clock);
  }
  return clock;
}

/** The day and time that a clock in `timeZone` (an IANA name) shows at `instant`. */
export function civilTimeAt(instant: Date, timeZone: string): CivilTime {
  const parts = clockOf(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((p) => p.type === type)?.value ?? '';
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** Minutes that `timeZone` is ahead of UTC at `instant`: 330 for India. */
export function offsetAt(instant: Date, timeZone: string): number {
  const { date, time } = civilTimeAt(instant, timeZone);
  const asIfUtc = toUtc(date).getTime() / MINUTE_MS + minutesOf(time);
  return asIfUtc - Math.floor(instant.getTime() / MINUTE_MS);
}

/** How far a zone's clocks are ahead of UTC, in minutes, from each instant (as milliseconds) at which that changes. */
export type Offsets = readonly (readonly [from: number, minutes: number])[];

/** The offsets of `timeZone` between two instants, each of them on a whole quarter of an hour. */
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

/** Minutes ahead of UTC at `instant`, by offsets worked out before: it needs no zone, which takes a phone long to look up. */
export function offsetFrom(offsets: Offsets, instant: Date): number {
  const now = instant.getTime();
  const [, minutes] = offsets.findLast(([from]) => from <= now) ?? offsets[0]!;
  return minutes;
}

/** What a clock shows at `instant`, likewise. */
export function civilTimeFromOffsets(offsets: Offsets, instant: Date): CivilTime {
  const shown = new Date(instant.getTime() + offsetFrom(offsets, instant) * MINUTE_MS).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/**
 * The instant at which a clock in `timeZone` shows `time` on `date`. A time that a daylight-saving change skips is moved
 * forward by the change; one that comes twice is the first of the two.
 */
export function instantAt(date: CivilDate, time: TimeOfDay, timeZone: string): Date {
  const asIfUtc = toUtc(date).getTime() + minutesOf(time) * MINUTE_MS;
  const before = offsetAt(new Date(asIfUtc - DAY_MS), timeZone);
  const first = new Date(asIfUtc - before * MINUTE_MS);
  if (offsetAt(first, timeZone) === before) return first;
  const after = offsetAt(new Date(asIfUtc + DAY_MS), timeZone);
  const second = new Date(asIfUtc - after * MINUTE_MS);
  return offsetAt(second, timeZone) === after ? second : first;
}
