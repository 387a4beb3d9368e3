import { expect, test } from 'vitest';
import { CLINIC } from '../../tests/helpers/test-relay.ts';
import { appointmentCalendarFile, escapeText, foldLine } from './calendar-file.ts';

test('creates a tentative event at the clinic with the length of a slot', () => {
  const file = appointmentCalendarFile({
    id: 'DENT-4K7Q2Z',
    date: '2025-03-04',
    time: '15:30',
    clinic: { ...CLINIC, name: 'Light, House' },
    words: { summary: 'At the dentist; asked for', description: 'Line one\nLine two' },
    now: new Date('2025-02-20T06:15:30Z'),
  });
  // Unfolded (RFC 5545, 3.1).
  expect(file.replaceAll('\r\n ', '').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Light\\, House//Appointment request//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:DENT-4K7Q2Z@lighthouse.example',
    'DTSTAMP:20250220T061530Z',
    'DTSTART:20250304T100000Z',
    'DTEND:20250304T103000Z',
    'SUMMARY:At the dentist\\; asked for',
    'STATUS:TENTATIVE',
    'CLASS:PRIVATE',
    'LOCATION:Light\\, House\\, 12 Harbour Road\\, Fort\\, Kochi 682001\\, Kerala',
    'GEO:9.9658;76.2421',
    'DESCRIPTION:Line one\\nLine two',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('the event of a clinic with a length of visits lasts that long', () => {
  const file = appointmentCalendarFile({
    id: 'DENT-4K7Q2Z',
    date: '2025-03-04',
    time: '15:30',
    clinic: { ...CLINIC, booking: { ...CLINIC.booking, visitMinutes: 45 } },
    words: { summary: 'At the dentist', description: 'Line one' },
    now: new Date('2025-02-20T06:15:30Z'),
  });
  expect(file).toContain('DTEND:20250304T104500Z');
});

test('folds lines to at most 75 octets without losing text', () => {
  const text = `DESCRIPTION:${'दाँत दुखता है, 😬 please. '.repeat(12)}`;
  const folded = foldLine(text).split('\r\n');
  expect(folded.length).toBeGreaterThan(4);
  for (const part of folded) expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(75);
  expect(folded.join('\r\n').replaceAll('\r\n ', '')).toBe(text);
});

test('escapes texts as RFC 5545 requires', () => {
  expect(escapeText('a\\b; c, d\r\ne\u0000f')).toBe('a\\\\b\\; c\\, d\\nef');
});
