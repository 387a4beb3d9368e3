import { instantAt, type CivilDate } from './civil-date.ts';
import type { ClinicFacts } from '../clinic/clinic.ts';
import { joinList } from '../clinic/list-separator.ts';
import { addressLines } from '../web/contact-links.ts';
import { slotEnd } from './opening-hours.ts';
import type { TimeOfDay } from '../clinic/weekly-hours.ts';

type CalendarEvent = {
  /** the request's id, 'DENT-4K7Q2Z' */
  id: string;
  /** what its recipient's calendar is asked to do (RFC 5546); none of a note for one's own (RFC 5545, 3.7.2) */
  method?: 'REQUEST' | 'PUBLISH' | 'CANCEL';
  /** that of the appointment's event through its whole life (RFC 5545, 3.8.4.7); made of the request's id, if absent */
  uid?: string;
  date: CivilDate;
  time: TimeOfDay;
  clinic: Pick<ClinicFacts, 'name' | 'siteUrl' | 'timeZone' | 'booking' | 'address' | 'map'>;
  /** what a person reads of it, line breaks as \n */
  words: { summary: string; description: string };
  /** the instant the file is made */
  now: Date;
};

/**
 * The calendar file (RFC 5545) of an appointment at the clinic, a tentative one where it has been asked for and no more.
 * The same input makes the same file.
 *
 * @param extraLines - lines of the event beside those of a request
 * @returns the file's text, lines ended by CRLF; to be stored as UTF-8
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

/** '20250304T100000Z' (RFC 5545, 3.3.5, form 2): an event that happens once needs no definition of a zone. */
function utcTime(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, '');
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
