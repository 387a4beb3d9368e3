import { instantAt, type CivilDate } from '../time/civil-date.ts';
import type { ClinicFacts } from '../clinic/clinic.ts';
import { joinList } from '../text/list-separator.ts';
import { addressLines } from '../web/contact-links.ts';
import { slotEnd } from '../clinic/opening-hours.ts';
import type { TimeOfDay } from '../time/weekly-hours.ts';

type CalendarEvent = {
  /** the request's id, 'DENT-4K7Q2Z' */
  id: string;
  /**
   * the scheduling method for the recipient's calendar (RFC 5546); absent for a file that a visitor saves
   * (RFC 5545, 3.7.2)
   */
  method?: 'REQUEST' | 'PUBLISH' | 'CANCEL';
  /**
   * the event's id, the same in all its versions (RFC 5545, 3.8.4.7); by default made from the request's id
   */
  uid?: string;
  date: CivilDate;
  time: TimeOfDay;
  clinic: Pick<ClinicFacts, 'name' | 'siteUrl' | 'timeZone' | 'booking' | 'address' | 'map'>;
  /** the texts that people read; line breaks are `\n` */
  words: { summary: string; description: string };
  /** the time of creation */
  now: Date;
};

/**
 * Creates the calendar file (RFC 5545) of an appointment. Without a method, the event is tentative, because
 * the appointment is only requested. Equal input gives an equal file.
 *
 * @param extraLines - additional lines of the event
 * @returns the text of the file, with CRLF line ends, for encoding as UTF-8
 */
export function appointmentCalendarFile(event: CalendarEvent, extraLines: string[] = []): string {
  const { id, method, date, time, clinic, words, now } = event;
  const { uid = `${id}@${new URL(clinic.siteUrl).hostname}` } = event;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(clinic.name)}//Appointment${method ? 's' : ' request'}//EN`,
    'CALSCALE:GREGORIAN',
    ...(method ? [`METHOD:${method}`] : []),
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utcTime(now)}`,
    `DTSTART:${utcTime(instantAt(date, time, clinic.timeZone))}`,
    `DTEND:${utcTime(slotEnd(clinic, { date, time }))}`,
    `SUMMARY:${escapeText(words.summary)}`,
    `STATUS:${method ? (method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED') : 'TENTATIVE'}`,
    'CLASS:PRIVATE',
    `LOCATION:${escapeText(joinList([clinic.name, ...addressLines(clinic.address)]))}`,
    ...(clinic.map ? [`GEO:${clinic.map.latitude};${clinic.map.longitude}`] : []),
    `DESCRIPTION:${escapeText(words.description)}`,
    ...extraLines,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

/** Formats an instant in UTC, such as '20250304T100000Z' (RFC 5545, 3.3.5, form 2). */
function utcTime(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/**
 * Escapes a TEXT value (RFC 5545, 3.3.11): backslash, semicolon, comma and line breaks. Removes other control
 * characters.
 */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\n\P{Cc}]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

/** Folds a content line to at most 75 octets of UTF-8 each (RFC 5545, 3.1), never within a character. */
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
