import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clinic } from '../../clinic/clinic.ts';
import { addDays, civilTimeAt, instantAt, minutesOfSlot } from './civil-date.ts';
import { bookingWindow, openingTimesOn, openStateAt, slotsOn, type Schedule } from './opening-hours.ts';
import { WEEK } from './weekly-hours.ts';

const MONDAY = '2026-11-23';
const SUNDAY = '2026-11-22';
const beforehand = new Date('2026-11-20T06:00:00Z');

const anyInstant = fc.date({ min: new Date('2020-01-01'), max: new Date('2050-01-01'), noInvalidDate: true });
const halfHour = fc.integer({ min: 0, max: 47 });
const clockTime = (halfHours: number) =>
  `${String(Math.floor(halfHours / 2)).padStart(2, '0')}:${halfHours % 2 ? '30' : '00'}`;
const anyHours = fc.option(
  fc
    .tuple(halfHour, halfHour)
    .filter(([a, b]) => a !== b)
    .map(([a, b]) => ({ opens: clockTime(Math.min(a, b)), closes: clockTime(Math.max(a, b)) })),
);
const anySchedule: fc.Arbitrary<Schedule> = fc.record({
  hours: fc.record(
    Object.fromEntries(WEEK.map((day) => [day, anyHours])) as Record<(typeof WEEK)[number], typeof anyHours>,
  ),
  closures: fc.array(
    fc
      .integer({ min: 0, max: 364 })
      .map((d) => ({ date: addDays('2026-01-01', d).slice(5), name: 'Holiday' })),
    { maxLength: 8 },
  ),
  timeZone: fc.constantFrom('Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Auckland', 'Pacific/Kiritimati'),
});

describe('slots', () => {
  test('Monday to Saturday has 21, from 09:00 AM to 07:00 PM', () => {
    const labels = slotsOn(clinic, MONDAY, beforehand).map((slot) => slot.label);
    expect(labels).toHaveLength(21);
    expect([labels[0], labels[1], labels.at(-1)]).toEqual(['09:00 AM', '09:30 AM', '07:00 PM']);
  });

  test('Sunday has 9, from 10:00 AM to 02:00 PM', () => {
    const labels = slotsOn(clinic, SUNDAY, beforehand).map((slot) => slot.label);
    expect(labels).toHaveLength(9);
    expect([labels[0], labels.at(-1)]).toEqual(['10:00 AM', '02:00 PM']);
  });

  test.each(['2027-01-26', '2027-05-01', '2026-12-25', '2030-08-15', '2027-10-02'])(
    '%s is a closure',
    (day) => {
      expect(slotsOn(clinic, day, beforehand)).toEqual([]);
    },
  );

  test('a closure of one day is not one of every year', () => {
    const schedule = { ...clinic, closures: [{ date: '2026-11-23', name: 'Painters' }] };
    expect(slotsOn(schedule, '2026-11-23', beforehand)).toEqual([]);
    expect(slotsOn(schedule, '2027-11-23', beforehand)).not.toEqual([]);
  });

  test("today's slots that have begun are marked and stay", () => {
    const noon = instantAt(MONDAY, 720, clinic.timeZone);
    const slots = slotsOn(clinic, MONDAY, noon);
    expect(slots).toHaveLength(21);
    expect(slots.filter((slot) => slot.begun).at(-1)?.label).toBe('12:00 PM');
    expect(slots.find((slot) => !slot.begun)?.label).toBe('12:30 PM');
  });

  test('for any schedule, day and instant: half hours within the hours, none on closed days, begun ones first', () => {
    fc.assert(
      fc.property(anySchedule, anyInstant, fc.integer({ min: -3, max: 100 }), (schedule, now, ahead) => {
        const today = civilTimeAt(now, schedule.timeZone).date;
        const day = addDays(today, ahead);
        const times = openingTimesOn(schedule, day);
        const slots = slotsOn(schedule, day, now);
        if (!times) {
          expect(slots).toEqual([]);
          return;
        }
        expect(slots).toHaveLength((times.closes - times.opens) / 30 + 1);
        for (const slot of slots) {
          expect(minutesOfSlot(slot.label)).toBe(slot.minutes);
          if (ahead < 0) expect(slot.begun).toBe(true);
          if (ahead > 0) expect(slot.begun).toBe(false);
        }
        expect(slots.map((s) => s.begun)).toEqual(
          slots.map((s) => s.begun).sort((a, b) => Number(b) - Number(a)),
        );
      }),
    );
  });
});

describe('the booking window', () => {
  test("begins with the clinic's today, also where the visitor's is another", () => {
    // 21 November in Mumbai, still the 20th in Los Angeles, and the 21st in Auckland for nine hours already.
    expect(bookingWindow(clinic, new Date('2026-11-20T18:31:00Z'))).toEqual({
      first: '2026-11-21',
      last: '2027-02-21',
    });
    expect(bookingWindow(clinic, new Date('2026-11-20T18:29:00Z')).first).toBe('2026-11-20');
  });

  test('from the last days of a month ends on the last day of the third', () => {
    expect(bookingWindow(clinic, new Date('2026-11-30T06:00:00Z')).last).toBe('2027-02-28');
  });
});

describe('open or closed', () => {
  test('on a Monday at ten the clinic is open until seven', () => {
    expect(openStateAt(clinic, instantAt(MONDAY, 600, clinic.timeZone))).toEqual({
      open: true,
      closesAt: 1140,
    });
  });

  test('on a Sunday evening it next opens on Monday at nine', () => {
    expect(openStateAt(clinic, instantAt(SUNDAY, 1200, clinic.timeZone))).toEqual({
      open: false,
      opensOn: MONDAY,
      opensAt: 540,
      daysAway: 1,
    });
  });

  test('a closure is passed over', () => {
    expect(openStateAt(clinic, instantAt('2026-12-24', 1200, clinic.timeZone))).toMatchObject({
      opensOn: '2026-12-26',
      daysAway: 2,
    });
  });

  test('for any schedule it agrees with the opening times', () => {
    fc.assert(
      fc.property(anySchedule, anyInstant, (schedule, now) => {
        const { date, minutes } = civilTimeAt(now, schedule.timeZone);
        const times = openingTimesOn(schedule, date);
        const open = times !== null && times.opens <= minutes && minutes < times.closes;
        expect(openStateAt(schedule, now)?.open ?? false).toBe(open);
      }),
    );
  });
});
