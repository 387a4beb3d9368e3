import { expect, test } from 'vitest';
import { fullSlots, hasNoChair, type TimedVisit } from './full-slots.ts';
import { CLINIC } from '../../tests/helpers/test-relay.ts';
import { openDaily } from '../../tests/helpers/test-schedule.ts';

const at = (time: string, minutes = 30, date = '2025-03-04'): TimedVisit => ({ date, time, minutes });

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
])('a visit beside %s', (_, visit, others, chairs, full) => {
  expect(hasNoChair(visit, others, chairs)).toBe(full);
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
