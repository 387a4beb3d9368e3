import { expect, test } from 'vitest';
import {
  WEEKDAYS,
  type Weekday,
  type WeekHours,
  type OpeningPeriod,
} from '../../domain/time/weekly-hours.ts';
import { daysText } from './doctors.server.ts';

test('lists a doctor’s days in the order of the week, and groups days with equal hours', () => {
  const hours = Object.fromEntries(WEEKDAYS.map((day) => [day, []])) as unknown as Record<
    Weekday,
    WeekHours[Weekday]
  >;
  hours.friday = [{ opens: '09:00', closes: '13:00' }];
  hours.tuesday = [
    { opens: '10:00', closes: '12:00' },
    { opens: '17:00', closes: '19:30' },
  ];
  const days: Weekday[] = ['saturday', 'friday', 'monday', 'tuesday'];
  expect(daysText({ days, hours })).toBe(
    'Monday and Saturday; Tuesday 10 AM-12 PM, 5 PM-7:30 PM; Friday 9 AM-1 PM',
  );
  const evening: OpeningPeriod[] = [{ opens: '19:00', closes: '21:00' }];
  expect(
    daysText({
      days: ['thursday', 'monday', 'tuesday', 'wednesday'],
      hours: { ...hours, monday: evening, tuesday: evening, wednesday: evening },
    }),
  ).toBe('Monday to Wednesday 7 PM-9 PM; Thursday');
  expect(daysText({ days: ['wednesday', 'monday', 'tuesday'] })).toBe('Monday to Wednesday');
});
