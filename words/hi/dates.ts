import type { TimeOfDay, Weekday } from '../../domain/time/weekly-hours.ts';
import { dateFormats } from '../date-formats.ts';

/**
 * 'सुबह 9 बजे', 'दोपहर 3:30 बजे': the one way in which a time is written. The part of the day says what AM
 * and PM say, and is what people say. It stays in one line with the hour.
 */
function clock(time: TimeOfDay): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const part = hour < 4 ? 'रात' : hour < 12 ? 'सुबह' : hour < 16 ? 'दोपहर' : hour < 20 ? 'शाम' : 'रात';
  const face = hour % 12 || 12;
  return `${part}\u00a0${minute === 0 ? face : `${face}:${time.slice(3)}`}\u00a0बजे`;
}

const formats = dateFormats('hi-IN');

export const dates = {
  ...formats,
  slot: clock,
  time: clock,
  // Singular and plural are the same, because a word such as के always follows.
  minutes: (count: number) => `${count}\u00a0मिनट`,
  hours: (count: number) => `${count}\u00a0घंटे`,
  months: (count: number) => `${count}\u00a0महीने`,
  dayInList: formats.day,
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
