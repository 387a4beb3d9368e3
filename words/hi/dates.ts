import type { TimeOfDay, Weekday } from '../../domain/week.ts';
import { dateFormats } from '../date-formats.ts';

/** 'दोपहर 3:30': the part of the day says what AM and PM say, and is what people say. It stays in one line with the hour. */
function clock(time: TimeOfDay, minutes: boolean): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const part = hour < 4 ? 'रात' : hour < 12 ? 'सुबह' : hour < 16 ? 'दोपहर' : hour < 20 ? 'शाम' : 'रात';
  const face = hour % 12 || 12;
  return minutes || minute > 0
    ? `${part}\u00a0${face}:${String(minute).padStart(2, '0')}`
    : `${part}\u00a0${face}`;
}

export const dates = {
  ...dateFormats('hi-IN'),
  slot: (time: TimeOfDay) => `${clock(time, true)}\u00a0बजे`,
  time: (time: TimeOfDay) => `${clock(time, false)}\u00a0बजे`,
  exactTime: (time: TimeOfDay) => `${clock(time, true)}\u00a0बजे`,
  // A word such as के always follows both, so that one and many are alike.
  minutes: (count: number) => `${count} मिनट`,
  hours: (count: number) => `${count} घंटे`,
  months: (count: number) => `${count} महीने`,
  weekdays: {
    monday: 'सोमवार',
    tuesday: 'मंगलवार',
    wednesday: 'बुधवार',
    thursday: 'गुरुवार',
    friday: 'शुक्रवार',
    saturday: 'शनिवार',
    sunday: 'रविवार',
  } satisfies Record<Weekday, string>,
};
