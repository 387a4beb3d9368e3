import type { CivilDate } from '../../domain/civil-date.ts';
import type { TimeOfDay, Weekday } from '../../domain/week.ts';

// By hand: a browser takes tens of milliseconds to make its first formatter of dates, and every page tells the clinic's
// hours.

const weekdays = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} satisfies Record<Weekday, string>;

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function date(of: CivilDate): string {
  const [year, month, day] = of.split('-').map(Number) as [number, number, number];
  return `${monthNames[month - 1]} ${day}, ${year}`;
}

function onClock(time: TimeOfDay): { hour: number; minutes: string; half: 'AM' | 'PM' } {
  const [hours, minutes] = time.split(':') as [string, string];
  return { hour: Number(hours) % 12 || 12, minutes, half: Number(hours) < 12 ? 'AM' : 'PM' };
}

function exactTime(time: TimeOfDay): string {
  const { hour, minutes, half } = onClock(time);
  return `${hour}:${minutes} ${half}`;
}

const counted = (count: number, one: string, other: string) =>
  `${count} ${new Intl.PluralRules('en').select(count) === 'one' ? one : other}`;

export const dates = {
  /** 'Tuesday, March 4, 2025' */
  day(of: CivilDate) {
    const weekday = Object.values(weekdays)[(new Date(of).getUTCDay() + 6) % 7];
    return `${weekday}, ${date(of)}`;
  },
  /** 'March 4, 2025' */
  date,
  /** '03:30 PM' */
  slot: (time: TimeOfDay) => exactTime(time).padStart('03:30 PM'.length, '0'),
  /** '9 AM', '2:30 PM' */
  time(time: TimeOfDay) {
    const { hour, minutes, half } = onClock(time);
    return minutes === '00' ? `${hour} ${half}` : exactTime(time);
  },
  /** '9:00 AM' */
  exactTime,
  hours: (count: number) => counted(count, 'hour', 'hours'),
  months: (count: number) => counted(count, 'month', 'months'),
  weekdays,
  monthNames,
};
