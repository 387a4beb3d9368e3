import { expect, test } from 'vitest';
import { groupSlots } from './slot-groups.ts';

test('groups the times of a day, and leaves out groups without times', () => {
  const slots = (['09:00', '11:30', '12:00', '13:30', '17:00', '20:30'] as const).map((time) => ({ time }));
  const groups = groupSlots(slots).map(([group, times]) => [group, ...times.map(({ time }) => time)]);
  expect(groups).toEqual([
    ['morning', '09:00', '11:30'],
    ['midday', '12:00', '13:30'],
    ['evening', '17:00', '20:30'],
  ]);
});
