import { describe, expect, test } from 'vitest';
import { instantAt, offsetsBetween, type CivilDate } from '../time/civil-date.ts';
import {
  closureOn,
  isOpenAt,
  isWithinHours,
  openStateAt,
  slotsOn,
  slotStep,
  type Closure,
  type OpenState,
  type Schedule,
} from './opening-hours.ts';
import { bookedBy, openDaily, schedule } from '../../tests/helpers/test-schedule.ts';
import type { TimeOfDay, OpeningPeriod } from '../time/weekly-hours.ts';

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const SUNDAY = '2026-11-22';
const friday = new Date('2026-11-20T06:00:00Z');

const at = (date: CivilDate, time: TimeOfDay, { timeZone } = schedule) => instantAt(date, time, timeZone);
const times = (of: Schedule, date: CivilDate, now = friday) =>
  slotsOn(of, date, now).map((slot) => slot.time);
const bookable = (of: Schedule, date: CivilDate, now: Date) =>
  slotsOn(of, date, now)
    .filter((slot) => !slot.isTooEarly)
    .map((slot) => slot.time);

describe('slots', () => {
  const MORNING = '10:00 10:30 11:00 11:30 12:00 12:30 13:00 13:30';
  const EVENING = '16:30 17:00 17:30 18:00 18:30 19:00 19:30 20:00 20:30';

  test.each<[string, Schedule, CivilDate, string]>([
    ['of both periods of a day, including closing times', schedule, TUESDAY, `${MORNING} ${EVENING}`],
    ['on no closed day', schedule, MONDAY, ''],
    [
      'of 20 minutes that end before closing',
      bookedBy({ slotMinutes: 20, closingTimeBookable: false }),
      SUNDAY,
      '10:00 10:20 10:40 11:00 11:20 11:40 12:00 12:20 12:40 13:00 13:20 13:40',
    ],
    [
      'from which a visit longer than a slot ends before closing',
      bookedBy({ slotMinutes: 15, visitMinutes: 45, closingTimeBookable: false }),
      SUNDAY,
      '10:00 10:15 10:30 10:45 11:00 11:15 11:30 11:45 12:00 12:15 12:30 12:45 13:00 13:15',
    ],
    [
      'up to closing, however long a visit takes, if closing times can be booked',
      bookedBy({ slotMinutes: 60, visitMinutes: 90, closingTimeBookable: true }),
      SUNDAY,
      '10:00 11:00 12:00 13:00 14:00',
    ],
    [
      'shared by adjoining opening periods',
      {
        ...schedule,
        hours: openDaily({ opens: '09:00', closes: '10:00' }, { opens: '10:00', closes: '11:00' }),
      },
      MONDAY,
      '09:00 09:30 10:00 10:30 11:00',
    ],
  ])('are those %s', (_, of, date, expected) => {
    expect(times(of, date).join(' ')).toBe(expected);
  });

  test.each<[number, TimeOfDay, number]>([
    [30, '10:00', 30],
    [45, '10:00', 15],
    [30, '10:10', 10],
  ])('of %i minutes from %s have a step of %i', (slotMinutes, opens, step) => {
    const hours = openDaily({ opens, closes: '13:00' });
    expect(slotStep({ ...bookedBy({ slotMinutes }), hours })).toBe(step);
  });

  test('keeps slots of today that have begun in the list, marked as too early', () => {
    const noon = at(TUESDAY, '12:00');
    expect(times(schedule, TUESDAY, noon)).toHaveLength(17);
    expect(bookable(schedule, TUESDAY, noon)[0]).toBe('12:30');
  });

  test('a notice of 24 hours extends into the next day, to the minute', () => {
    const withNotice = bookedBy({ noticeHours: 24 });
    const now = at(TUESDAY, '12:10');
    expect(bookable(withNotice, TUESDAY, now)).toEqual([]);
    expect(bookable(withNotice, '2026-11-25', now)[0]).toBe('12:30');
    expect(bookable(withNotice, '2026-11-26', now)[0]).toBe('10:00');
  });

  test.each<[string, CivilDate, TimeOfDay, CivilDate, TimeOfDay]>([
    // Clocks go forward on 14 March 2027 at 2:00 in Los Angeles, back on 4 April 2027 at 3:00 in Auckland.
    ['America/Los_Angeles', '2027-03-13', '10:00', '2027-03-14', '11:30'],
    ['Pacific/Auckland', '2027-04-03', '10:00', '2027-04-04', '10:00'],
  ])(
    'in %s the notice is counted in hours across a daylight-saving change',
    (timeZone, day, time, next, first) => {
      const abroad = {
        ...bookedBy({ noticeHours: 24 }),
        timeZone,
        hours: openDaily({ opens: '10:00', closes: '18:00' }),
      };
      const now = at(day, time, abroad);
      const offsets = offsetsBetween(new Date('2027-01-01'), new Date('2028-01-01'), timeZone);
      for (const each of [abroad, { ...abroad, timeZone: 'Asia/Kolkata', offsets }])
        expect(bookable(each, next, now)[0]).toBe(first);
    },
  );
});

test.each<[CivilDate, string | undefined]>([
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
])('the closure on %s is %s', (day, name) => {
  expect(closureOn(schedule, day)?.name).toBe(name);
  if (name) expect(slotsOn(schedule, day, friday)).toEqual([]);
});

describe.each(['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Auckland'])(
  'special hours in %s',
  (timeZone) => {
    const clinic: Schedule = {
      ...schedule,
      timeZone,
      closures: [{ name: 'Christmas Day', from: '12-25' }],
      specialHours: [
        { date: '2026-11-21', hours: [{ opens: '09:00', closes: '12:00' }] },
        { date: '2026-11-23', hours: [{ opens: '14:00', closes: '15:00' }] },
        { date: '2026-12-25', hours: [{ opens: '10:00', closes: '11:00' }] },
      ],
    };

    test('replace the slots of the weekday, also on a weekday without hours and in a yearly closure', () => {
      expect(times(clinic, '2026-11-21')).toEqual('09:00 09:30 10:00 10:30 11:00 11:30 12:00'.split(' '));
      expect(times(clinic, MONDAY)).toEqual(['14:00', '14:30', '15:00']);
      expect(times(clinic, '2026-12-25')).toEqual(['10:00', '10:30', '11:00']);
      expect(closureOn(clinic, '2026-12-25')).toBeUndefined();
      expect(times(clinic, '2027-12-25')).toEqual([]);
      // The next Saturday has its ordinary hours.
      expect(times(clinic, '2026-11-28')[0]).toBe('10:00');
    });

    test('of today have slots that are too early once they have begun', () => {
      expect(bookable(clinic, '2026-11-21', at('2026-11-21', '10:59', clinic))).toEqual([
        '11:00',
        '11:30',
        '12:00',
      ]);
    });

    test('decide whether the clinic is open, and when it opens next', () => {
      expect(isOpenAt(clinic, { date: '2026-11-21', time: '11:59' })).toBe(true);
      expect(isOpenAt(clinic, { date: '2026-11-21', time: '17:00' })).toBe(false);
      expect(openStateAt(clinic, { date: '2026-11-21', time: '11:00' })).toEqual({
        state: 'open',
        until: '12:00',
      });
      expect(openStateAt(clinic, { date: '2026-11-22', time: '18:00' })).toMatchObject({
        opens: { date: MONDAY, time: '14:00' },
      });
    });

    test('can be yearly, and an entry of one year overrides a yearly one', () => {
      const yearly: Schedule = {
        ...clinic,
        closures: [{ name: 'works on the building', from: '2027-12-30', to: '2028-01-02' }],
        specialHours: [
          { date: '12-31', hours: [{ opens: '09:00', closes: '10:00' }] },
          { date: '2028-12-31', hours: [{ opens: '11:00', closes: '12:00' }] },
        ],
      };
      expect(times(yearly, '2026-12-31')).toEqual(['09:00', '09:30', '10:00']);
      expect(times(yearly, '2027-12-31')).toEqual([]);
      expect(closureOn(yearly, '2027-12-31')?.name).toBe('works on the building');
      expect(times(yearly, '2028-12-31')).toEqual(['11:00', '11:30', '12:00']);
      expect(
        slotStep({
          ...clinic,
          specialHours: [{ date: '02-29', hours: [{ opens: '09:05', closes: '12:00' }] }],
        }),
      ).toBe(5);
    });

    test('are included in the step of the time field', () => {
      const hours: OpeningPeriod[] = [{ opens: '09:05', closes: '12:00' }];
      expect(slotStep({ ...clinic, specialHours: [{ date: '2026-11-21', hours }] })).toBe(5);
    });
  },
);

test.each<[CivilDate, TimeOfDay, boolean]>([
  ['2026-11-21', '09:59', true],
  ['2026-11-21', '10:00', false],
  ['2026-11-20', '23:00', true],
  ['2026-11-22', '08:00', false],
])('%s at %s is within 24 hours of 10:00 the day before: %s', (date, time, isWithin) => {
  const now = at('2026-11-20', '10:00', schedule);
  expect(isWithinHours(schedule, { date, time }, 24, now)).toBe(isWithin);
});

describe('open or closed', () => {
  test.each<[CivilDate, TimeOfDay, object]>([
    // Tuesday 24 November 2026
    [TUESDAY, '09:59', { state: 'closed', opens: { time: '10:00', daysAway: 0 } }],
    [TUESDAY, '10:00', { state: 'open', until: '13:30' }],
    [TUESDAY, '13:29', { state: 'open', until: '13:30' }],
    [TUESDAY, '13:30', { state: 'closed', opens: { time: '16:30', daysAway: 0 } }],
    [TUESDAY, '20:29', { state: 'open', until: '20:30' }],
    [TUESDAY, '20:30', { state: 'closed', opens: { weekday: 'wednesday', time: '10:00', daysAway: 1 } }],
    // Mondays are closed.
    [SUNDAY, '14:00', { state: 'closed', opens: { date: TUESDAY, daysAway: 2 } }],
    // A closure has a name only while it lasts.
    ['2027-01-25', '21:00', { state: 'closed', closure: undefined, opens: { date: '2027-01-27' } }],
    ['2027-01-26', '11:00', { state: 'closed', closure: { name: 'Republic Day' } }],
    ['2026-12-30', '11:00', { state: 'closed', opens: { date: '2027-01-03', daysAway: 4 } }],
  ])('on %s at %s the state is %j', (date, time, state) => {
    expect(openStateAt(schedule, { date, time })).toMatchObject(state);
  });

  describe('across midnight', () => {
    // The clinic is open from Tuesday evening into Wednesday.
    const late = (closes: TimeOfDay): Schedule => ({
      ...schedule,
      hours: {
        ...openDaily(),
        tuesday: [{ opens: '18:00', closes }],
        wednesday: [{ opens: '00:00', closes: '02:00' }],
      },
    });
    const WEDNESDAY = '2026-11-25';

    test.each<[TimeOfDay, CivilDate, TimeOfDay, Partial<OpenState>]>([
      ['24:00', TUESDAY, '18:00', { state: 'open', until: '02:00' }],
      ['24:00', TUESDAY, '23:59', { state: 'open', until: '02:00' }],
      ['24:00', WEDNESDAY, '00:00', { state: 'open', until: '02:00' }],
      ['24:00', WEDNESDAY, '02:00', { state: 'closed' }],
      ['23:59', TUESDAY, '23:00', { state: 'open', until: '02:00' }],
      ['23:59', TUESDAY, '23:59', { state: 'open', until: '02:00' }],
      ['23:30', TUESDAY, '23:00', { state: 'open', until: '23:30' }],
    ])('closing at %s, on %s at %s the state is %j', (closes, date, time, state) => {
      expect(openStateAt(late(closes), { date, time })).toMatchObject(state);
      expect(isOpenAt(late(closes), { date, time })).toBe(state.state === 'open');
    });

    test('closes at midnight if the next day is a closure', () => {
      const closures: Closure[] = [{ name: 'a day off', from: WEDNESDAY }];
      const is = openStateAt({ ...late('24:00'), closures }, { date: TUESDAY, time: '23:59' });
      expect(is).toEqual({ state: 'open', until: '24:00' });
    });

    test('each day has its own slots, and none is at 24:00', () => {
      for (const closes of ['24:00', '23:59'] as const) {
        expect(times(late(closes), TUESDAY).at(-1)).toBe('23:30');
        expect(times(late(closes), WEDNESDAY)).toEqual(['00:00', '00:30', '01:00', '01:30', '02:00']);
      }
      const closingTimeBookable = false;
      const strict = { ...late('23:59'), booking: { ...schedule.booking, closingTimeBookable } };
      expect(times(strict, TUESDAY).at(-1)).toBe('23:30');
    });

    test('has the weekday of a closing time that is a day or more ahead', () => {
      const allDay: OpeningPeriod = { opens: '00:00', closes: '24:00' };
      const hours = { ...openDaily(), tuesday: [allDay], wednesday: [allDay] };
      expect(openStateAt({ ...schedule, hours }, { date: TUESDAY, time: '09:00' })).toEqual({
        state: 'open',
        until: '24:00',
        weekday: 'thursday',
      });
      expect(openStateAt({ ...schedule, hours }, { date: WEDNESDAY, time: '09:00' })).toEqual({
        state: 'open',
        until: '24:00',
      });
      const always = { ...schedule, closures: [], hours: openDaily(allDay) };
      expect(openStateAt(always, { date: TUESDAY, time: '09:00' })).toEqual({ state: 'open', until: null });
    });
  });

  test('a clinic without hours never opens', () => {
    expect(openStateAt({ ...schedule, hours: openDaily() }, { date: MONDAY, time: '12:00' })).toEqual({
      state: 'closed',
      closure: undefined,
      opens: null,
    });
  });
});
