import { describe, expect, test } from 'vitest';
import { addDays, instantAt, offsetsBetween, type CivilDate } from '../time/civil-date.ts';
import { isWithinHours, slotsOn, type Schedule } from '../clinic/opening-hours.ts';
import { endsAfter, fullSlots, hasNoChair, visitAt } from './timed-visits.ts';
import { bookedBy, openDaily } from '../../tests/helpers/test-schedule.ts';
import type { TimeOfDay, OpeningPeriod } from '../time/weekly-hours.ts';

// Days on which the clocks at the clinic change.

const MINUTE_MS = 60_000;
const january = new Date('2027-01-15T12:00:00Z');
const allDay: OpeningPeriod = { opens: '00:00', closes: '24:00' };

const at = (date: CivilDate, time: TimeOfDay, { timeZone }: Schedule) => instantAt(date, time, timeZone);
const times = (of: Schedule, date: CivilDate, now: Date) => slotsOn(of, date, now).map((slot) => slot.time);
const bookable = (of: Schedule, date: CivilDate, now: Date) =>
  slotsOn(of, date, now)
    .filter((slot) => !slot.isTooEarly)
    .map((slot) => slot.time);

function clinicIn(timeZone: string, rules = {}, sitting = allDay): Schedule {
  return { ...bookedBy(rules), timeZone, hours: openDaily(sitting), closures: [] };
}

/** The same clinic by Intl, and by the offsets that pages have instead. */
function withOffsets(clinic: Schedule): Schedule {
  const offsets = offsetsBetween(new Date('2027-01-01'), new Date('2028-01-01'), clinic.timeZone);
  return { ...clinic, timeZone: 'Asia/Kolkata', offsets };
}

test.each<[string, CivilDate, TimeOfDay[], TimeOfDay]>([
  // Forward at midnight.
  ['Africa/Cairo', '2027-04-30', ['00:00', '00:30'], '01:00'],
  ['America/Santiago', '2027-09-05', ['00:00', '00:30'], '01:00'],
  ['Asia/Beirut', '2027-03-28', ['00:00', '00:30'], '01:00'],
  ['America/Havana', '2027-03-14', ['00:00', '00:30'], '01:00'],
  // By half an hour, in the hour before midnight, and in the small hours.
  ['Australia/Lord_Howe', '2027-10-03', ['02:00'], '02:30'],
  ['America/Nuuk', '2027-03-27', ['23:00', '23:30'], '22:30'],
  ['America/New_York', '2027-03-14', ['02:00', '02:30'], '03:00'],
])('in %s on %s the times %j, which do not exist, are not offered', (zone, date, skipped, kept) => {
  const clinic = clinicIn(zone);
  for (const each of [clinic, withOffsets(clinic)]) {
    const offered = times(each, date, january);
    expect(offered).toHaveLength(48 - skipped.length);
    expect(offered.filter((time) => skipped.includes(time))).toEqual([]);
    expect(offered).toContain(kept);
    expect(times(each, addDays(date, 7), january)).toHaveLength(48);
  }
});

test.each<[string, CivilDate, TimeOfDay]>([
  ['Africa/Cairo', '2027-10-28', '23:30'],
  ['America/Santiago', '2027-04-03', '23:30'],
  ['Asia/Beirut', '2027-10-30', '23:30'],
  ['America/Havana', '2027-11-07', '00:30'],
  ['Australia/Lord_Howe', '2027-04-04', '01:30'],
  ['America/New_York', '2027-11-07', '01:30'],
])(
  'in %s on %s the time %s, which occurs twice, is offered once, until it first begins',
  (zone, date, time) => {
    const clinic = clinicIn(zone);
    const first = at(date, time, clinic).getTime();
    for (const each of [clinic, withOffsets(clinic)]) {
      expect(times(each, date, january)).toHaveLength(48);
      expect(bookable(each, date, new Date(first - MINUTE_MS))[0]).toBe(time);
      // Up to half an hour later, the clock shows an earlier time again.
      for (const minutes of [0, 29]) {
        const now = new Date(first + minutes * MINUTE_MS);
        expect(bookable(each, date, now)).not.toContain(time);
        expect(isWithinHours(each, { date, time }, 0, new Date(now.getTime() + MINUTE_MS))).toBe(true);
      }
    }
  },
);

test('slots of a day are in order and never one instant', () => {
  for (const zone of ['Africa/Cairo', 'Australia/Lord_Howe']) {
    const clinic = clinicIn(zone, { slotMinutes: 15 });
    for (let date: CivilDate = '2027-01-01'; date < '2028-01-01'; date = addDays(date, 1)) {
      const instants = times(clinic, date, january).map((time) => at(date, time, clinic).getTime());
      expect(instants).toEqual([...new Set(instants)].toSorted((one, other) => one - other));
    }
  }
});

test('a visit across the change ends before the clinic closes by its clock', () => {
  const rules = { visitMinutes: 60, closingTimeBookable: false };
  const night = clinicIn('America/New_York', rules, { opens: '00:00', closes: '03:30' });
  for (const each of [night, withOffsets(night)]) {
    expect(times(each, '2027-03-13', january).at(-1)).toBe('02:30');
    expect(times(each, '2027-03-14', january)).toEqual(['00:00', '00:30', '01:00', '01:30']);
    expect(times(each, '2027-11-07', january).at(-1)).toBe('02:30');
  }
  const shorter = clinicIn('America/New_York', rules, { opens: '00:00', closes: '03:00' });
  expect(times(shorter, '2027-03-14', january)).toEqual(['00:00', '00:30', '01:00']);
});

describe('with one chair, a visit of an hour in a night clinic in New York', () => {
  const night = clinicIn('America/New_York', { visitMinutes: 60 });
  const chairs = { count: 1, timeZone: night.timeZone };
  const visit = (date: CivilDate, time: TimeOfDay) => visitAt({ date, time }, night);

  test('from 01:30 lasts until 03:30 when clocks go forward at 02:00', () => {
    const forward = '2027-03-14';
    const booked = visit(forward, '01:30');
    for (const each of [night, { ...withOffsets(night), timeZone: night.timeZone }])
      expect(fullSlots([booked], each, 1, january)).toEqual({ [forward]: ['01:00', '01:30', '03:00'] });
    expect(hasNoChair(visit(forward, '03:00'), [booked], chairs)).toBe(true);
    expect(hasNoChair(visit(forward, '03:30'), [booked], chairs)).toBe(false);
    expect(endsAfter(booked, at(forward, '03:29', night).getTime(), night.timeZone)).toBe(true);
    expect(endsAfter(booked, at(forward, '03:30', night).getTime(), night.timeZone)).toBe(false);
  });

  test('from 01:30 has ended half an hour before 02:00 when clocks go back at 02:00', () => {
    const back = '2027-11-07';
    const booked = visit(back, '01:30');
    const october = new Date('2027-10-15T12:00:00Z');
    expect(fullSlots([booked], night, 1, october)).toEqual({ [back]: ['01:00', '01:30'] });
    expect(hasNoChair(visit(back, '02:00'), [booked], chairs)).toBe(false);
    expect(hasNoChair(visit(back, '01:00'), [booked], chairs)).toBe(true);
    const ends = at(back, '02:00', night).getTime() - 30 * MINUTE_MS;
    expect(endsAfter(booked, ends - 1, night.timeZone)).toBe(true);
    expect(endsAfter(booked, ends, night.timeZone)).toBe(false);
  });

  test('across midnight counts on the next day', () => {
    const cairo = clinicIn('Africa/Cairo', { visitMinutes: 60 });
    const late = visitAt({ date: '2027-04-29', time: '23:30' }, cairo);
    expect(fullSlots([late], cairo, 1, new Date('2027-03-15T12:00:00Z'))).toEqual({
      '2027-04-29': ['23:00', '23:30'],
      '2027-04-30': ['01:00'],
    });
  });
});
