/**
 * A calendar day without a time or a zone, as `YYYY-MM-DD`. Days travel through the site in this form and never as a
 * `Date` at midnight: an Indian midnight written in UTC is the day before.
 */
export type CivilDate = string;

const DAY_MS = 86_400_000;
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

function toUtc(date: CivilDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

function fromUtc(instant: Date): CivilDate {
  return instant.toISOString().slice(0, 10);
}

/** Builds a day from its numbers (month 1 to 12), or null when there is no such day, as with 31 June. */
export function civilDate(year: number, month: number, day: number): CivilDate | null {
  const date = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const instant = toUtc(date);
  return !Number.isNaN(instant.getTime()) && fromUtc(instant) === date ? date : null;
}

/** The day `days` after `date` (before it when negative). */
export function addDays(date: CivilDate, days: number): CivilDate {
  return fromUtc(new Date(toUtc(date).getTime() + days * DAY_MS));
}

/** The same day `months` later; where that month is shorter, its last day (decisions 14). */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  return fromUtc(
    new Date(
      Date.UTC(
        lastOfMonth.getUTCFullYear(),
        lastOfMonth.getUTCMonth(),
        Math.min(day, lastOfMonth.getUTCDate()),
      ),
    ),
  );
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayIndex(date: CivilDate): number {
  return toUtc(date).getUTCDay();
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

/** The day and the minutes since its midnight that a clock in `timeZone` shows at `instant`. */
export function civilTimeAt(instant: Date, timeZone: string): { date: CivilDate; minutes: number } {
  const parts = clockOf(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((p) => p.type === type)?.value ?? '';
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** Minutes that `timeZone` is ahead of UTC at `instant`: 330 for India. */
export function offsetAt(instant: Date, timeZone: string): number {
  const { date, minutes } = civilTimeAt(instant, timeZone);
  return (toUtc(date).getTime() - Math.floor(instant.getTime() / 60_000) * 60_000) / 60_000 + minutes;
}

/**
 * The instant at which a clock in `timeZone` shows `minutes` since midnight of `date`. A time that a daylight-saving
 * change skips is moved forward by the change; one that comes twice is the first of the two.
 */
export function instantAt(date: CivilDate, minutes: number, timeZone: string): Date {
  const asIfUtc = toUtc(date).getTime() + minutes * 60_000;
  const before = offsetAt(new Date(asIfUtc - DAY_MS), timeZone);
  const first = new Date(asIfUtc - before * 60_000);
  if (offsetAt(first, timeZone) === before) return first;
  const after = offsetAt(new Date(asIfUtc + DAY_MS), timeZone);
  const second = new Date(asIfUtc - after * 60_000);
  return offsetAt(second, timeZone) === after ? second : first;
}

let longForm: Intl.DateTimeFormat | undefined;

/** 'Tuesday, March 4, 2025', the form the site and its e-mails show (spec 2, Booking page). */
export function formatLongDate(date: CivilDate): string {
  longForm ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
  return longForm.format(toUtc(date));
}

/** Reads what `formatLongDate` writes; null for anything else. */
export function parseLongDate(text: string): CivilDate | null {
  const date = parseTypedDate(text);
  return date && formatLongDate(date) === text ? date : null;
}

/**
 * Reads a day as people in India type it (decisions 12): day first in numbers (`4/3/2025`, `04-03-25`, `4.3.2025`), with
 * the month's name (`4 March 2025`, `4th mar, 2025`, `March 4, 2025`), with or without the weekday, or `2025-03-04`.
 *
 * @returns the day, or null when the text is no such day
 */
export function parseTypedDate(text: string): CivilDate | null {
  const tidy = text
    .trim()
    .toLowerCase()
    .replace(/^(sun|mon|tue|wed|thu|fri|sat)[a-z]*[,.]?\s+/, '');
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(tidy);
  if (iso) return civilDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numeric = /^(\d{1,2})\s*[/.\- ]\s*(\d{1,2})\s*[/.\- ]\s*(\d{4}|\d{2})$/.exec(tidy);
  if (numeric) return civilDate(fullYear(numeric[3]), Number(numeric[2]), Number(numeric[1]));
  const named =
    /^(?<day>\d{1,2})(?:st|nd|rd|th)?[\s,.-]*(?:of\s+)?(?<month>[a-z]{3,9})[\s,.-]*(?<year>\d{4}|\d{2})$/.exec(
      tidy,
    ) ??
    /^(?<month>[a-z]{3,9})[\s,.-]*(?<day>\d{1,2})(?:st|nd|rd|th)?(?:\s*,\s*|\s+)(?<year>\d{4}|\d{2})$/.exec(
      tidy,
    );
  const month = MONTHS.findIndex(
    (name) =>
      name.startsWith(named?.groups?.month ?? '-') ||
      (named?.groups?.month === 'sept' && name === 'september'),
  );
  if (!named?.groups || month < 0) return null;
  return civilDate(fullYear(named.groups.year), month + 1, Number(named.groups.day));
}

function fullYear(digits = ''): number {
  return Number(digits.length === 2 ? `20${digits}` : digits);
}

/** '03:30 PM' for 930 minutes since midnight (spec 9: 'hh:mm AM/PM'). */
export function formatSlot(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const twelve = String(hour % 12 || 12).padStart(2, '0');
  return `${twelve}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Reads what `formatSlot` writes; null for anything else. */
export function minutesOfSlot(label: string): number | null {
  const match = /^(0[1-9]|1[0-2]):([0-5]\d) (AM|PM)$/.exec(label);
  if (!match) return null;
  return (Number(match[1]) % 12) * 60 + Number(match[2]) + (match[3] === 'PM' ? 720 : 0);
}
