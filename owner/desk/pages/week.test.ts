import { describe, expect, test } from 'vitest';
import { isTooLong, shownWeek, storedWeek, type Week } from './week.ts';

describe('a sitting past midnight', () => {
  const shown: Week = {
    friday: [{ opens: '18:00', closes: '02:00' }],
    saturday: [{ opens: '10:00', closes: '14:00' }],
    sunday: [{ opens: '20:00', closes: '00:00' }],
    monday: [],
  };
  const stored: Week = {
    friday: [{ opens: '18:00', closes: '24:00' }],
    saturday: [
      { opens: '00:00', closes: '02:00' },
      { opens: '10:00', closes: '14:00' },
    ],
    sunday: [{ opens: '20:00', closes: '24:00' }],
    monday: [],
  };

  test('is stored as two and shown as one', () => {
    expect(storedWeek(shown)).toEqual(stored);
    expect(shownWeek(stored)).toEqual(shown);
  });

  test('of Sunday ends on Monday', () => {
    const week: Week = { sunday: [{ opens: '22:00', closes: '01:00' }] };
    expect(storedWeek(week).monday).toEqual([{ opens: '00:00', closes: '01:00' }]);
  });

  test('leaves a day with the same list alone', () => {
    const sittings = [{ opens: '18:00', closes: '02:00' }];
    expect(storedWeek({ friday: sittings, sunday: sittings })).toEqual({
      friday: [{ opens: '18:00', closes: '24:00' }],
      saturday: [{ opens: '00:00', closes: '02:00' }],
      sunday: [{ opens: '18:00', closes: '24:00' }],
      monday: [{ opens: '00:00', closes: '02:00' }],
    });
  });

  test('is a mistake if it lasts longer than 16 hours', () => {
    expect(isTooLong({ opens: '09:00', closes: '08:00' })).toBe(true);
    const mistake: Week = { monday: [{ opens: '09:00', closes: '08:00' }] };
    expect(storedWeek(mistake)).toEqual(mistake);
  });

  test('is not complete while a time is missing', () => {
    const typing: Week = { monday: [{ opens: '18:00', closes: '' }] };
    expect(storedWeek(typing)).toEqual(typing);
  });
});
