import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, civilTimeAt, instantAt, minutesOf, timeOf } from './civil-date.ts';
import { closureOn, openStateAt, sittingsOn, slotsOn, type Schedule } from './opening-hours.ts';
import { bookedBy, openDaily, schedule } from '../tests/helpers/schedule.ts';
import { WEEKDAYS, type Sitting, type Weekday } from './week.ts';

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const SUNDAY = '2026-11-22';
const beforehand = new Date('2026-11-20T06:00:00Z');

const at = (date: string, time: string, { timeZone } = schedule) => instantAt(date, time, timeZone);
const times = (of: Schedule, date: string, now = beforehand) =>
  slotsOn(of, date, now).map((slot) => slot.time);
const bookable = (of: Schedule, date: string, now: Date) =>
  slotsOn(of, date, now)
    .filter((slot) => !slot.begun)
    .map((slot) => slot.time);

const anyInstant = fc.date({ min: new Date('2020-01-01'), max: new Date('2050-01-01'), noInvalidDate: true });
/** Up to three sittings, one after the other. */
const anySittings: fc.Arbitrary<Sitting[]> = fc
  .uniqueArray(fc.integer({ min: 0, max: 95 }), { maxLength: 6 })
  .map((quarters) => quarters.sort((a, b) => a - b).map((quarter) => timeOf(quarter * 15)))
  .map((ends) =>
    ends.flatMap((opens, index) =>
      index % 2 === 0 && ends[index + 1] ? [{ opens, closes: ends[index + 1]! }] : [],
    ),
  );
const monthAndDay = fc.integer({ min: 0, max: 364 }).map((days) => addDays('2026-01-01', days).slice(5));
const anySchedule: fc.Arbitrary<Schedule> = fc.record({
  timeZone: fc.constantFrom('Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Auckland', 'Pacific/Kiritimati'),
  hours: fc.record(
    Object.fromEntries(WEEKDAYS.map((day) => [day, anySittings])) as Record<Weekday, typeof anySittings>,
  ),
  closures: fc.array(fc.record({ name: fc.constant('Holiday'), from: monthAndDay, to: monthAndDay }), {
    maxLength: 3,
  }),
  booking: fc.record({
    slotMinutes: fc.constantFrom(10, 15, 20, 30, 45),
    windowMonths: fc.integer({ min: 1, max: 12 }),
    noticeHours: fc.constantFrom(0, 2, 24, 72),
    closingTimeBookable: fc.boolean(),
  }),
});

describe('slots', () => {
  test('the hours of the specification: 21 from 09:00 to 19:00, 9 from 10:00 to 14:00', () => {
    const daily = { ...schedule, hours: openDaily({ opens: '09:00', closes: '19:00' }) };
    expect(times(daily, MONDAY)).toHaveLength(21);
    expect(times(daily, MONDAY).slice(0, 2)).toEqual(['09:00', '09:30']);
    expect(times(daily, MONDAY).at(-1)).toBe('19:00');
    expect(times(schedule, SUNDAY)).toHaveLength(9);
    expect(times(schedule, SUNDAY).at(-1)).toBe('14:00');
  });

  test('two sittings a day: those of both in order, each with its end; without sittings none', () => {
    const morning = '10:00 10:30 11:00 11:30 12:00 12:30 13:00 13:30';
    const evening = '16:30 17:00 17:30 18:00 18:30 19:00 19:30 20:00 20:30';
    expect(times(schedule, TUESDAY)).toEqual(`${morning} ${evening}`.split(' '));
    expect(times(schedule, MONDAY)).toEqual([]);
  });

  test('slots of 20 minutes, the last one over by the end of its sitting', () => {
    const twenties = bookedBy({ slotMinutes: 20, closingTimeBookable: false });
    expect(times(twenties, SUNDAY)).toHaveLength(12);
    expect(times(twenties, SUNDAY).at(-1)).toBe('13:40');
    // 10:00 to 13:30 is ten slots of twenty minutes and ten minutes more.
    expect(times(twenties, TUESDAY).filter((time) => time < '14:00')).toHaveLength(10);
  });

  test('sittings that meet have the time at which they do once', () => {
    const meeting = {
      ...schedule,
      hours: openDaily({ opens: '09:00', closes: '10:00' }, { opens: '10:00', closes: '11:00' }),
    };
    expect(times(meeting, MONDAY)).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00']);
  });

  test("today's that have begun are marked and stay", () => {
    const noon = at(TUESDAY, '12:00');
    expect(times(schedule, TUESDAY, noon)).toHaveLength(17);
    expect(bookable(schedule, TUESDAY, noon)[0]).toBe('12:30');
  });

  test('a notice of 24 hours goes into the next day, to the minute', () => {
    const withNotice = bookedBy({ noticeHours: 24 });
    const now = at(TUESDAY, '12:10');
    expect(bookable(withNotice, TUESDAY, now)).toEqual([]);
    expect(bookable(withNotice, '2026-11-25', now)[0]).toBe('12:30');
    expect(bookable(withNotice, '2026-11-26', now)[0]).toBe('10:00');
  });

  test.each([
    // Clocks go forward on 14 March 2027 at 2:00 in Los Angeles, back on 4 April 2027 at 3:00 in Auckland.
    ['America/Los_Angeles', '2027-03-13', '10:00', '2027-03-14', '11:30'],
    ['Pacific/Auckland', '2027-04-03', '10:00', '2027-04-04', '10:00'],
  ])(
    'in %s the notice is of hours, also in a night that has another number of them',
    (timeZone, day, time, next, first) => {
      const there = {
        ...bookedBy({ noticeHours: 24 }),
        timeZone,
        hours: openDaily({ opens: '10:00', closes: '18:00' }),
      };
      const slots = bookable(there, next, at(day, time, there));
      expect(slots[0]).toBe(first);
    },
  );

  test('for any schedule, day and instant: within the sittings, in order, begun ones first', () => {
    fc.assert(
      fc.property(anySchedule, anyInstant, fc.integer({ min: -3, max: 100 }), (of, now, ahead) => {
        const day = addDays(civilTimeAt(now, of.timeZone).date, ahead);
        const slots = slotsOn(of, day, now);
        const { slotMinutes, closingTimeBookable, noticeHours } = of.booking;
        for (const { time, begun } of slots) {
          const end = timeOf(minutesOf(time) + (closingTimeBookable ? 0 : slotMinutes));
          expect(sittingsOn(of, day).some(({ opens, closes }) => opens <= time && end <= closes)).toBe(true);
          if (ahead < 0) expect(begun).toBe(true);
          if (ahead > 0 && noticeHours === 0) expect(begun).toBe(false);
        }
        const inOrder = slots.map(({ time, begun }) => `${begun ? 0 : 1} ${time}`);
        expect(inOrder).toEqual([...inOrder].sort());
        for (const { opens, closes } of sittingsOn(of, day)) {
          if (closingTimeBookable || minutesOf(closes) - minutesOf(opens) >= slotMinutes)
            expect(slots.some(({ time }) => time === opens)).toBe(true);
        }
      }),
    );
  });
});

describe('closures', () => {
  test.each([
    ['2027-01-26', 'Republic Day'],
    ['2040-01-26', 'Republic Day'],
    ['2026-12-29', undefined],
    ['2026-12-30', 'the winter break'],
    ['2027-01-02', 'the winter break'],
    ['2027-01-03', undefined],
    ['2026-11-06', undefined],
    ['2026-11-07', 'Diwali'],
    ['2026-11-11', 'Diwali'],
    ['2026-11-12', undefined],
    ['2027-11-09', undefined],
    ['2027-03-09', 'works on the building'],
    ['2028-03-09', undefined],
  ])('%s: %s', (day, name) => {
    expect(closureOn(schedule, day)?.name).toBe(name);
    if (name) expect(slotsOn(schedule, day, beforehand)).toEqual([]);
  });
});

describe('open or closed', () => {
  test.each([
    // Tuesday 24 November 2026
    [TUESDAY, '09:59', { state: 'closed', opens: { time: '10:00', daysAway: 0 } }],
    [TUESDAY, '10:00', { state: 'open', until: '13:30' }],
    [TUESDAY, '13:29', { state: 'open', until: '13:30' }],
    [TUESDAY, '13:30', { state: 'closed', opens: { time: '16:30', daysAway: 0 } }],
    [TUESDAY, '20:29', { state: 'open', until: '20:30' }],
    [TUESDAY, '20:30', { state: 'closed', opens: { weekday: 'wednesday', time: '10:00', daysAway: 1 } }],
    // Mondays are closed.
    [SUNDAY, '14:00', { state: 'closed', opens: { date: TUESDAY, daysAway: 2 } }],
    // A closure is passed over, and named while it lasts.
    ['2027-01-25', '21:00', { state: 'closed', closure: undefined, opens: { date: '2027-01-27' } }],
    ['2027-01-26', '11:00', { state: 'closed', closure: { name: 'Republic Day' } }],
    ['2026-12-30', '11:00', { state: 'closed', opens: { date: '2027-01-03', daysAway: 4 } }],
  ])('on %s at %s', (date, time, state) => {
    expect(openStateAt(schedule, { date, time })).toMatchObject(state);
  });

  test('a clinic without hours does not open', () => {
    expect(openStateAt({ ...schedule, hours: openDaily() }, { date: MONDAY, time: '12:00' })).toEqual({
      state: 'closed',
      closure: undefined,
      opens: null,
    });
  });

  test('for any schedule it agrees with the sittings', () => {
    fc.assert(
      fc.property(anySchedule, anyInstant, (of, now) => {
        const clock = civilTimeAt(now, of.timeZone);
        const open = sittingsOn(of, clock.date).some(
          ({ opens, closes }) => opens <= clock.time && clock.time < closes,
        );
        expect(openStateAt(of, clock).state).toBe(open ? 'open' : 'closed');
      }),
    );
  });
});
