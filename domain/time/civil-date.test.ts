import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  civilDate,
  civilTimeAt,
  instantAt,
  isCivilDate,
  offsetAt,
  weekdayOf,
} from './civil-date.ts';

describe('dates', () => {
  test('only real days are dates', () => {
    expect(civilDate(2028, 2, 29)).toBe('2028-02-29');
    expect(civilDate(2027, 2, 29)).toBeNull();
    for (const text of ['2027-06-31', '2027-6-3', '27-06-03', '2027-06-03 ', 'next week', ''])
      expect(isCivilDate(text)).toBe(false);
  });

  test('adding months ends at the last day of a shorter month', () => {
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    expect(addMonths('2027-11-30', 3)).toBe('2028-02-29');
    expect(addMonths('2026-11-21', 3)).toBe('2027-02-21');
    expect(addMonths('2026-10-31', 3)).toBe('2027-01-31');
  });

  test('days are added across months and leap years, and weekdays are right', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(weekdayOf('2026-11-22')).toBe('sunday');
  });
});

describe('time zones', () => {
  test('half past midnight in India is the previous evening in London', () => {
    expect(civilTimeAt(new Date('2026-11-20T19:00:00Z'), 'Asia/Kolkata')).toEqual({
      date: '2026-11-21',
      time: '00:30',
    });
    expect(civilTimeAt(new Date('2026-11-20T18:29:59Z'), 'Asia/Kolkata')).toEqual({
      date: '2026-11-20',
      time: '23:59',
    });
    expect(offsetAt(new Date('2026-11-20T19:00:00Z'), 'Asia/Kolkata')).toBe(330);
  });

  test.each(['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Apia', 'America/Sao_Paulo', 'UTC'])(
    'instantAt reverses civilTimeAt in %s',
    (zone) => {
      for (let month = 0; month < 24; month++) {
        const clock = civilTimeAt(new Date(Date.UTC(2026, month, 7, month)), zone);
        expect(civilTimeAt(instantAt(clock.date, clock.time, zone), zone)).toEqual(clock);
      }
    },
  );

  test('a skipped time is moved forward; of a repeated time, the first is taken', () => {
    // New Zealand goes from 02:00 to 03:00 on 27 September 2026 and back from 03:00 to 02:00 on 4 April 2027.
    expect(instantAt('2026-09-27', '02:30', 'Pacific/Auckland').toISOString()).toBe(
      '2026-09-26T14:30:00.000Z',
    );
    expect(instantAt('2027-04-04', '02:30', 'Pacific/Auckland').toISOString()).toBe(
      '2027-04-03T13:30:00.000Z',
    );
  });
});
