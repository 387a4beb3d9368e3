import { expect, test } from 'vitest';
import { fullSlots, hasNoChair, visitAt, visitsAtOnce, type TimedVisit } from './timed-visits.ts';
import { CLINIC } from '../../tests/helpers/test-relay.ts';
import { openDaily } from '../../tests/helpers/test-schedule.ts';
import type { TimeOfDay } from '../time/weekly-hours.ts';
import type { CivilDate } from '../time/civil-date.ts';

const at = (time: TimeOfDay, minutes = 30, date: CivilDate = '2025-03-04'): TimedVisit => ({
  date,
  time,
  minutes,
});

const { timeZone } = CLINIC;

test.each<[string, TimedVisit, TimedVisit[], number, boolean]>([
  ['the same time', at('10:00'), [at('10:00')], 1, true],
  ['one that has not ended', at('10:00'), [at('09:45')], 1, true],
  ['one that begins before it is over', at('10:00'), [at('10:15')], 1, true],
  ['two that end or begin exactly then', at('10:00'), [at('09:30'), at('10:30')], 1, false],
  ['the same time on another day', at('10:00'), [at('10:00', 30, '2025-03-05')], 1, false],
  ['fewer than there are chairs', at('10:00'), [at('10:00'), at('10:00')], 3, false],
  ['as many as there are chairs', at('10:00'), [at('10:00'), at('09:45'), at('10:10')], 3, true],
  ['two in one chair, one after the other', at('10:00', 60), [at('10:00'), at('10:30')], 2, false],
  ['one after midnight', at('23:45'), [at('00:00', 30, '2025-03-05')], 1, true],
])('a visit beside %s', (_, visit, others, count, full) => {
  expect(hasNoChair(visit, others, { count, timeZone })).toBe(full);
});

test('a visit of 45 minutes in slots of 15 takes one chair for three slots, and has no chair in the two before', () => {
  const booking = { ...CLINIC.booking, slotMinutes: 15, visitMinutes: 45 };
  const clinic = { ...CLINIC, hours: openDaily({ opens: '06:00', closes: '09:00' }), booking };
  const confirmed = visitAt({ date: '2025-03-04', time: '07:00' }, clinic);
  const now = new Date('2025-02-20T06:15:30Z');
  const full = ['06:30', '06:45', '07:00', '07:15', '07:30'];
  expect(fullSlots([confirmed], clinic, 1, now)).toEqual({ '2025-03-04': full });
  expect(fullSlots([confirmed], clinic, 2, now)).toEqual({});
});

test.each<[string, TimedVisit[], number]>([
  ['one after the other', [at('07:00', 45), at('07:45', 45)], 1],
  ['at the same time', [at('07:00', 45), at('07:15', 45)], 2],
  ['before and after it', [at('06:45', 45), at('08:15', 45)], 0],
])('of two visits %s, a third meets %3$i at once', (_, others, count) => {
  expect(visitsAtOnce(at('07:30', 45), others, timeZone)).toBe(count);
});

test('fullSlots lists only slots that could be booked otherwise', () => {
  const visits = [
    at('10:00'),
    // Booked when the clinic had longer slots.
    at('15:00', 60),
    // Between two opening periods, on a closed day, past, after the booking window.
    at('14:00'),
    at('10:00', 30, '2025-05-01'),
    at('10:00', 30, '2025-02-19'),
    at('10:00', 30, '2025-08-01'),
    // Begun, and still to begin.
    at('11:30', 30, '2025-02-20'),
    at('12:00', 30, '2025-02-20'),
  ];
  const now = new Date('2025-02-20T06:15:30Z');
  expect(fullSlots(visits, CLINIC, 1, now)).toEqual({
    '2025-03-04': ['10:00', '15:00', '15:30'],
    '2025-02-20': ['12:00'],
  });
  expect(fullSlots(visits, CLINIC, 2, now)).toEqual({});
  // A clinic that is open all night.
  const hours = openDaily({ opens: '00:00', closes: '23:30' });
  const late = [at('23:30', 60), at('00:00', 30, '2025-03-06')];
  const atNight = { ...CLINIC, hours, booking: { ...CLINIC.booking, slotMinutes: 60 } };
  expect(fullSlots(late, atNight, 1, now)).toEqual({
    '2025-03-04': ['23:00'],
    '2025-03-05': ['00:00'],
    '2025-03-06': ['00:00'],
  });
});

test('a visit after midnight takes the last slot of the day before, if a visit there would overlap it', () => {
  const booking = { ...CLINIC.booking, slotMinutes: 60, visitMinutes: 90 };
  const clinic = { ...CLINIC, hours: openDaily({ opens: '00:00', closes: '23:30' }), booking };
  const visits = [at('00:00', 30, '2025-03-06')];
  const now = new Date('2025-02-20T06:15:30Z');
  expect(fullSlots(visits, clinic, 1, now)).toEqual({ '2025-03-05': ['23:00'], '2025-03-06': ['00:00'] });
});
