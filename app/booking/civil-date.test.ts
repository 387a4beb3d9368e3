import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  civilDate,
  civilTimeAt,
  formatLongDate,
  formatSlot,
  instantAt,
  minutesOfSlot,
  offsetAt,
  parseLongDate,
  parseTypedDate,
  weekdayIndex,
} from './civil-date.ts';

const ZONES = [
  'Asia/Kolkata',
  'America/Los_Angeles',
  'Pacific/Auckland',
  'Pacific/Apia',
  'America/Sao_Paulo',
  'UTC',
];
const anyZone = fc.constantFrom(...ZONES);
const anyInstant = fc.date({ min: new Date('2015-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
const anyDay = fc.integer({ min: 0, max: 25_000 }).map((days) => addDays('2000-01-01', days));

describe('typed dates', () => {
  test.each([
    ['4/3/2027', '2027-03-04'],
    ['04-03-27', '2027-03-04'],
    ['4.3.2027', '2027-03-04'],
    ['4 3 2027', '2027-03-04'],
    [' 4 March 2027 ', '2027-03-04'],
    ['4th mar, 2027', '2027-03-04'],
    ['4 of march 2027', '2027-03-04'],
    ['March 4, 2027', '2027-03-04'],
    ['Thursday, March 4, 2027', '2027-03-04'],
    ['thu 4 Mar 2027', '2027-03-04'],
    ['9 sept 2027', '2027-09-09'],
    ['29/2/2028', '2028-02-29'],
    ['2027-03-04', '2027-03-04'],
  ])('%s is %s', (typed, date) => {
    expect(parseTypedDate(typed)).toBe(date);
  });

  test.each([
    '',
    'tomorrow',
    '31/6/2027',
    '29/2/2027',
    '3/13/2027',
    '4 marchy 2027',
    '4 ma 2027',
    '4/3',
    '12345',
    '0/1/2027',
  ])('%j is no date', (typed) => expect(parseTypedDate(typed)).toBeNull());

  test('every day is read back from the form it is shown in', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(parseLongDate(formatLongDate(day))).toBe(day);
        expect(parseTypedDate(formatLongDate(day))).toBe(day);
      }),
    );
  });

  test('no text breaks the reading', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const date = parseTypedDate(text);
        expect(
          date === null || civilDate(...(date.split('-').map(Number) as [number, number, number])) === date,
        ).toBe(true);
      }),
    );
  });

  test('the long form is that of the specification', () => {
    expect(formatLongDate('2025-03-04')).toBe('Tuesday, March 4, 2025');
    expect(parseLongDate('Wednesday, March 4, 2025')).toBeNull();
  });
});

describe('days', () => {
  test('months are added to the last day of a shorter month', () => {
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    expect(addMonths('2027-11-30', 3)).toBe('2028-02-29');
    expect(addMonths('2026-11-21', 3)).toBe('2027-02-21');
    expect(addMonths('2026-10-31', 3)).toBe('2027-01-31');
  });

  test('three months later is later, by 89 to 92 days, in the third month', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const later = addMonths(day, 3);
        const days = (Date.parse(later) - Date.parse(day)) / 86_400_000;
        expect(days).toBeGreaterThanOrEqual(89);
        expect(days).toBeLessThanOrEqual(92);
        expect((Number(later.slice(5, 7)) - Number(day.slice(5, 7)) + 12) % 12).toBe(3);
      }),
    );
  });

  test('a week later is the same weekday', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(weekdayIndex(addDays(day, 7))).toBe(weekdayIndex(day));
      }),
    );
    expect(weekdayIndex('2026-11-22')).toBe(0);
  });
});

describe('zones', () => {
  test('half past midnight in India is the evening before in London', () => {
    expect(civilTimeAt(new Date('2026-11-20T19:00:00Z'), 'Asia/Kolkata')).toEqual({
      date: '2026-11-21',
      minutes: 30,
    });
    expect(civilTimeAt(new Date('2026-11-20T18:29:59Z'), 'Asia/Kolkata')).toEqual({
      date: '2026-11-20',
      minutes: 1439,
    });
    expect(offsetAt(new Date('2026-11-20T19:00:00Z'), 'Asia/Kolkata')).toBe(330);
  });

  test('an instant is found again from the clock it shows', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (instant, zone) => {
        const clock = civilTimeAt(instant, zone);
        expect(civilTimeAt(instantAt(clock.date, clock.minutes, zone), zone)).toEqual(clock);
      }),
    );
  });

  test('a skipped hour is moved forward, a doubled one is the first', () => {
    // New Zealand goes from 02:00 to 03:00 on 27 September 2026 and back from 03:00 to 02:00 on 4 April 2027.
    expect(instantAt('2026-09-27', 150, 'Pacific/Auckland').toISOString()).toBe('2026-09-26T14:30:00.000Z');
    expect(instantAt('2027-04-04', 150, 'Pacific/Auckland').toISOString()).toBe('2027-04-03T13:30:00.000Z');
  });
});

test('slots are written and read as hh:mm AM/PM', () => {
  expect([0, 540, 720, 750, 1140].map(formatSlot)).toEqual([
    '12:00 AM',
    '09:00 AM',
    '12:00 PM',
    '12:30 PM',
    '07:00 PM',
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
      expect(minutesOfSlot(formatSlot(minutes))).toBe(minutes);
    }),
  );
  expect(minutesOfSlot('9:00 AM')).toBeNull();
  expect(minutesOfSlot('13:00 PM')).toBeNull();
});
