import { expect, test } from 'vitest';
import { CLINIC as LIGHTHOUSE } from '../../tests/helpers/test-relay.ts';
import { openDaily } from '../../tests/helpers/test-schedule.ts';
import { currentList, mondayOf, nextOpenDays } from './day-list-times.ts';

// docs/product.md, The clinic's day. The clinic is open from 10 to 13 and from 16 to 20, except on Sundays
// and on 6 and 7 March (Thursday and Friday). On Saturday, 15 March, it closes at 14:00, and on Sunday, 16
// March, it is open.
const CLINIC: typeof LIGHTHOUSE = {
  ...LIGHTHOUSE,
  hours: {
    ...openDaily({ opens: '10:00', closes: '13:00' }, { opens: '16:00', closes: '20:00' }),
    sunday: [],
  },
  closures: [{ name: 'A feast', from: '2025-03-06', to: '2025-03-07' }],
  specialHours: [
    { date: '2025-03-15', hours: [{ opens: '10:00', closes: '14:00' }] },
    { date: '2025-03-16', hours: [{ opens: '11:00', closes: '12:00' }] },
  ],
};

const instant = (text: string) => new Date(`${text}+05:30`);

test.each([
  ['2025-03-03T19:59:59', '2025-03-03'],
  ['2025-03-03T20:00:00', '2025-03-04'],
  // The break at noon is not the last closing.
  ['2025-03-04T14:00:00', '2025-03-04'],
  // Over a closure, and over a Sunday.
  ['2025-03-05T20:00:00', '2025-03-08'],
  ['2025-03-07T12:00:00', '2025-03-08'],
  ['2025-03-08T20:00:00', '2025-03-10'],
  // Special hours: an earlier closing, and an open Sunday.
  ['2025-03-15T13:59:59', '2025-03-15'],
  ['2025-03-15T14:00:00', '2025-03-16'],
  ['2025-03-16T12:00:00', '2025-03-17'],
])('at %s the list of %s is current', (now, day) => {
  expect(currentList(CLINIC, instant(now))?.day).toBe(day);
});

test('a list ends at its last closing, also of a clinic that never closes', () => {
  const opens = instant('2025-03-08T10:00:00').getTime();
  const closes = instant('2025-03-08T20:00:00').getTime();
  expect(currentList(CLINIC, instant('2025-03-06T09:00:00'))).toEqual({ day: '2025-03-08', opens, closes });
  const always = { ...CLINIC, hours: openDaily({ opens: '00:00', closes: '24:00' }), closures: [] };
  expect(currentList(always, instant('2025-03-05T23:59:59'))?.day).toBe('2025-03-05');
  expect(currentList(always, instant('2025-03-06T00:00:00'))?.day).toBe('2025-03-06');
  const never = { ...CLINIC, hours: openDaily(), specialHours: [] };
  expect(currentList(never, instant('2025-03-05T12:00:00'))).toBeNull();
});

test('a week begins on Monday', () => {
  const days = ['2025-03-03', '2025-03-05', '2025-03-09', '2025-03-10'] as const;
  expect(days.map(mondayOf)).toEqual(['2025-03-03', '2025-03-03', '2025-03-03', '2025-03-10']);
});

test('the next open days begin with the rest of today, also if requests need notice', () => {
  const clinic = { ...CLINIC, booking: { ...CLINIC.booking, noticeHours: 48 } };
  const days = nextOpenDays(clinic, instant('2025-03-05T19:00:00'), 3);
  expect(days.map(({ date, slots }) => [date, slots.length])).toEqual([
    ['2025-03-05', 2],
    ['2025-03-08', 16],
    ['2025-03-10', 16],
  ]);
});
