import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clinic } from '../../clinic/clinic.ts';
import { appointmentCalendarFile, escapeText, foldLine } from './calendar-file.ts';
import { addDays, formatSlot, instantAt, offsetAt } from './civil-date.ts';

const NOW = new Date('2025-02-20T06:15:30Z');

function fileFor(changes: Partial<Parameters<typeof appointmentCalendarFile>[0]> = {}): string {
  return appointmentCalendarFile({
    id: 'DENT-4K7Q2Z',
    date: '2025-03-04',
    time: '03:30 PM',
    clinic,
    now: NOW,
    ...changes,
  });
}

/** The file's content lines, unfolded (RFC 5545, 3.1). */
function linesOf(file: string): string[] {
  return file.replace(/\r\n /g, '').split('\r\n');
}

function inZone(timeZone: string) {
  return { ...clinic, timeZone };
}

/** The offset in minutes the file's VTIMEZONE gives its event, as an importing calendar works it out. */
function offsetInFile(file: string): number {
  const lines = linesOf(file);
  const value = (line: string) => line.slice(line.indexOf(':') + 1);
  const start = value(lines.find((line) => line.startsWith('DTSTART;'))!);
  const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE'));
  const onsets = zone.filter((line) => line.startsWith('DTSTART:')).map(value);
  const offsets = zone.filter((line) => line.startsWith('TZOFFSETTO:')).map(value);
  const index = onsets.findLastIndex((onset) => onset <= start);
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)$/.exec(offsets[index]!)!;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

describe('the calendar file of the sample clinic', () => {
  test('is a tentative half hour at the clinic, in its time zone', () => {
    const lines = linesOf(fileFor());
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Worli Bay Dental//Appointment request//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VTIMEZONE',
      'TZID:Asia/Kolkata',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0530',
      'TZOFFSETTO:+0530',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:DENT-4K7Q2Z@worlibaydental.example',
      'DTSTAMP:20250220T061530Z',
      'DTSTART;TZID=Asia/Kolkata:20250304T153000',
      'DURATION:PT30M',
      'SUMMARY:Dental appointment at Worli Bay Dental (requested)',
      'STATUS:TENTATIVE',
      'CLASS:PRIVATE',
      'LOCATION:Worli Bay Dental\\, 2nd Floor\\, Sagar Deep\\, Dr Annie Besant Road\\, Worli Naka\\, Mumbai 400018\\, Maharashtra',
      'GEO:19.0144;72.8174',
      'DESCRIPTION:Request DENT-4K7Q2Z. The clinic confirms it within 24 hours.\\nTo change or cancel: +91 98765 43210\\, hello@worlibaydental.example',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('ends every line with CRLF and is the same for the same input', () => {
    expect(fileFor().replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(fileFor()).toBe(fileFor());
  });

  test('refuses a time that is no slot', () => {
    expect(() => fileFor({ time: '15:30' })).toThrow(RangeError);
  });
});

test('a zone with daylight saving gets each change of its offset', () => {
  const lines = linesOf(fileFor({ clinic: inZone('Pacific/Auckland') }));
  const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE') + 2, lines.indexOf('END:VTIMEZONE')).join(' ');
  // New Zealand's clocks went back on 7 April 2024 at 3:00, forward on 29 September at 2:00, and so on.
  expect(zone).toContain(
    'BEGIN:STANDARD DTSTART:20240407T030000 TZOFFSETFROM:+1300 TZOFFSETTO:+1200 END:STANDARD ' +
      'BEGIN:DAYLIGHT DTSTART:20240929T020000 TZOFFSETFROM:+1200 TZOFFSETTO:+1300 END:DAYLIGHT ' +
      'BEGIN:STANDARD DTSTART:20250406T030000 TZOFFSETFROM:+1300 TZOFFSETTO:+1200 END:STANDARD',
  );
});

test('on any day in any zone, the VTIMEZONE gives the event the offset the platform gives it', () => {
  const zones = [
    'Pacific/Auckland',
    'America/New_York',
    'Europe/Dublin',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
    'UTC',
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 2000 }),
      fc.integer({ min: 8, max: 40 }),
      (timeZone, days, halfHour) => {
        const date = addDays('2024-01-01', days);
        const file = fileFor({ date, time: formatSlot(halfHour * 30), clinic: inZone(timeZone) });
        expect(offsetInFile(file)).toBe(offsetAt(instantAt(date, halfHour * 30, timeZone), timeZone));
      },
    ),
    { numRuns: 60 },
  );
});

describe('folding', () => {
  const line = fc.string({ unit: 'grapheme', maxLength: 300 }).map((text) => text.replace(/[\r\n]/g, ''));

  test('keeps every line within 75 octets and loses nothing', () => {
    fc.assert(
      fc.property(line, (text) => {
        const folded = foldLine(text);
        for (const part of folded.split('\r\n')) {
          expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(75);
        }
        expect(folded.replaceAll('\r\n ', '')).toBe(text);
      }),
    );
  });

  test('leaves 75 octets alone and breaks 76', () => {
    expect(foldLine('a'.repeat(75))).toBe('a'.repeat(75));
    expect(foldLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`);
    expect(foldLine(`${'a'.repeat(73)}वर`)).toBe(`${'a'.repeat(73)}\r\n वर`);
  });
});

describe('escaping', () => {
  test('writes what RFC 5545 asks for', () => {
    expect(escapeText('a\\b; c, d\r\ne\u0000f')).toBe('a\\\\b\\; c\\, d\\nef');
  });

  test('leaves no separator bare and can be undone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const escaped = escapeText(text);
        expect(escaped).not.toMatch(/(?<!\\)(?:\\\\)*[;,]|\p{Cc}/u);
        const back = escaped.replace(/\\(.)/gsu, (_, letter: string) => (letter === 'n' ? '\n' : letter));
        expect(back).toBe(text.replace(/\r\n?/g, '\n').replace(/[^\n\P{Cc}]/gu, ''));
      }),
    );
  });
});
