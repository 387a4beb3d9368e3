import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { appointmentCalendarFile, escapeText, foldLine } from './calendar-file.ts';

const clinic = {
  name: 'Example, Dental',
  siteUrl: 'https://clinic.example',
  timeZone: 'Asia/Kolkata',
  booking: { slotMinutes: 20, windowMonths: 3, noticeHours: 0, closingTimeBookable: true, changeHours: 4 },
  address: {
    street: '1 Long Road',
    locality: 'Midtown',
    city: 'Town',
    region: 'Region',
    postalCode: '400018',
    country: 'IN',
  },
  map: { latitude: 19.0144, longitude: 72.8174 },
};

function fileFor(timeZone: string): string {
  return appointmentCalendarFile({
    id: 'DENT-4K7Q2Z',
    date: '2025-03-04',
    time: '15:30',
    clinic: { ...clinic, timeZone },
    words: { summary: 'At the dentist; asked for', description: 'Line one\nLine two' },
    now: new Date('2025-02-20T06:15:30Z'),
  });
}

/** The file's content lines, unfolded (RFC 5545, 3.1). */
function linesOf(file: string): string[] {
  return file.replace(/\r\n /g, '').split('\r\n');
}

describe('the calendar file', () => {
  test('is a tentative event of the length of a slot, at the clinic', () => {
    expect(linesOf(fileFor('Asia/Kolkata'))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Example\\, Dental//Appointment request//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:DENT-4K7Q2Z@clinic.example',
      'DTSTAMP:20250220T061530Z',
      'DTSTART:20250304T100000Z',
      'DURATION:PT20M',
      'SUMMARY:At the dentist\\; asked for',
      'STATUS:TENTATIVE',
      'CLASS:PRIVATE',
      'LOCATION:Example\\, Dental\\, 1 Long Road\\, Midtown\\, Town 400018\\, Region',
      'GEO:19.0144;72.8174',
      'DESCRIPTION:Line one\\nLine two',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });
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
