import type { Clinic } from '../content/clinic-schema.ts';
import { instantAt, minutesOfSlot, offsetAt, type CivilDate } from './civil-date.ts';

/** One slot (spec 9). */
const APPOINTMENT = 'PT30M';

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;
const WEEKS_OBSERVED = 53;

/**
 * The calendar file (RFC 5545) of an appointment that has been asked for: a tentative event at the clinic, in the
 * clinic's time zone. It has no METHOD, since it is a note for one's own calendar and not an invitation to answer
 * (RFC 5545, 3.7.2). The same input makes the same file.
 *
 * @param appointment.id - the request's id, 'DENT-4K7Q2Z'
 * @param appointment.date - the day, `YYYY-MM-DD`
 * @param appointment.time - the slot's label, '03:30 PM'
 * @param appointment.clinic - where it is, and in which time zone
 * @param appointment.now - the instant the file is made
 * @returns the file's text, lines ended by CRLF; to be stored as UTF-8
 * @throws {RangeError} when `time` is no slot's label
 */
export function appointmentCalendarFile(appointment: {
  id: string;
  date: CivilDate;
  time: string;
  clinic: Pick<Clinic, 'name' | 'siteUrl' | 'address' | 'phone' | 'email' | 'timeZone' | 'map'>;
  now: Date;
}): string {
  const { id, date, time, clinic, now } = appointment;
  const minutes = minutesOfSlot(time);
  if (minutes === null) throw new RangeError(`${time} is no slot such as '03:30 PM'`);
  const { name, address, phone, map, timeZone } = clinic;
  const place = `${name}, ${address.street}, ${address.city} ${address.postalCode}, ${address.region}`;
  const phoneText = `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`;
  const start = instantAt(date, minutes, timeZone);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(name)}//Appointment request//EN`,
    'CALSCALE:GREGORIAN',
    ...timeZoneLines(timeZone, start),
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}@${new URL(clinic.siteUrl).hostname}`,
    `DTSTAMP:${localTime(now, 0)}Z`,
    `DTSTART;TZID=${timeZone}:${localTime(start, offsetAt(start, timeZone))}`,
    `DURATION:${APPOINTMENT}`,
    `SUMMARY:${escapeText(`Dental appointment at ${name} (requested)`)}`,
    'STATUS:TENTATIVE',
    'CLASS:PRIVATE',
    `LOCATION:${escapeText(place)}`,
    `GEO:${map.latitude};${map.longitude}`,
    `DESCRIPTION:${escapeText(
      `Request ${id}. The clinic confirms it within 24 hours.\nTo change or cancel: ${phoneText}, ${clinic.email}`,
    )}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

/**
 * A TEXT value (RFC 5545, 3.3.11): backslash, semicolon and comma escaped, line breaks as `\n`, other control
 * characters left out.
 */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\n\P{Cc}]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

/** A content line folded so that no line is longer than 75 octets of UTF-8 (RFC 5545, 3.1), never within a character. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/**
 * The zone's definition for the year before and after an event (RFC 5545, 3.6.5), each change of its offset as an
 * observance of its own. The offsets are those of the platform's own time zone data.
 */
function timeZoneLines(timeZone: string, event: Date): string[] {
  const first = new Date(event.getTime() - WEEKS_OBSERVED * WEEK_MS);
  const changes: { at: Date; from: number; to: number }[] = [];
  let week = first;
  for (let count = 0; count < 2 * WEEKS_OBSERVED; count++) {
    const next = new Date(week.getTime() + WEEK_MS);
    const [from, to] = [offsetAt(week, timeZone), offsetAt(next, timeZone)];
    if (from !== to) changes.push({ at: firstMinuteWith(to, week, next, timeZone), from, to });
    week = next;
  }
  const initial = offsetAt(first, timeZone);
  // Daylight saving time is the larger of a year's offsets, where there are two.
  const standard = Math.min(initial, ...changes.map((change) => change.to));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observanceLines('19700101T000000', initial, initial, standard),
    ...changes.flatMap(({ at, from, to }) => observanceLines(localTime(at, from), from, to, standard)),
    'END:VTIMEZONE',
  ];
}

/** The minute between `before` and `after` from which the zone has `offset`. */
function firstMinuteWith(offset: number, before: Date, after: Date, timeZone: string): Date {
  let [low, high] = [before.getTime() / MINUTE_MS, after.getTime() / MINUTE_MS];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(new Date(middle * MINUTE_MS), timeZone) === offset) high = middle;
    else low = middle;
  }
  return new Date(high * MINUTE_MS);
}

function observanceLines(start: string, from: number, to: number, standard: number): string[] {
  const kind = to > standard ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${utcOffset(from)}`,
    `TZOFFSETTO:${utcOffset(to)}`,
    `END:${kind}`,
  ];
}

/** 330 minutes as '+0530' */
function utcOffset(minutes: number): string {
  const [hour, minute] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hour).padStart(2, '0')}${String(minute).padStart(2, '0')}`;
}

/** What a clock `offset` minutes ahead of UTC shows at `instant`, as '20250304T153000'. */
function localTime(instant: Date, offset: number): string {
  const shifted = new Date(instant.getTime() + offset * MINUTE_MS);
  return shifted
    .toISOString()
    .replace(/\.\d{3}Z$/, '')
    .replace(/[-:]/g, '');
}
