import type { CivilDate } from '../../domain/time/civil-date.ts';
import type { TimeOfDay, Weekday } from '../../domain/time/weekly-hours.ts';
import { pluralsOf } from '../plurals.ts';
import { dateNames } from './date-names.ts';

// Without `Intl`, because every page shows opening hours and browsers take tens of milliseconds to create the
// first date formatter.

const weekdays = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} satisfies Record<Weekday, string>;

const monthNames = dateNames.months.map(([name]) => name![0]!.toUpperCase() + name!.slice(1));

const monthOf = (of: CivilDate) => monthNames[Number(of.slice(5, 7)) - 1]!;

function onClock(time: TimeOfDay): { hour: number; minutes: string; half: 'AM' | 'PM' } {
  const [hours, minutes] = time.split(':') as [string, string];
  return { hour: Number(hours) % 12 || 12, minutes, half: Number(hours) % 24 < 12 ? 'AM' : 'PM' };
}

const plural = pluralsOf('en');

const weekdayOf = (of: CivilDate) => Object.values(weekdays)[(new Date(of).getUTCDay() + 6) % 7]!;

export const dates = {
  /** 'Tuesday, March 4, 2025', in bookings and e-mails */
  day: (of: CivilDate) => `${weekdayOf(of)}, ${monthOf(of)} ${Number(of.slice(8))}, ${of.slice(0, 4)}`,
  /** '4 March 2025' */
  date: (of: CivilDate) => `${Number(of.slice(8))} ${monthOf(of)} ${of.slice(0, 4)}`,
  /** 'March 2025' */
  month: (of: CivilDate) => `${monthOf(of)} ${of.slice(0, 4)}`,
  /** 'Tuesday' */
  weekdayOf,
  /** 'Tue' */
  weekdayShort: (of: CivilDate) => weekdayOf(of).slice(0, 3),
  /** '03:30 PM', the time of an appointment, as in the list from which it is chosen */
  slot(time: TimeOfDay) {
    const { hour, minutes, half } = onClock(time);
    return `${String(hour).padStart(2, '0')}:${minutes} ${half}`;
  },
  /** '9 AM', '2:30 PM', any other time */
  time(time: TimeOfDay) {
    const { hour, minutes, half } = onClock(time);
    return `${minutes === '00' ? hour : `${hour}:${minutes}`} ${half}`;
  },
  minutes: (count: number) => plural(count, { one: `${count} minute`, other: `${count} minutes` }),
  hours: (count: number) => plural(count, { one: `${count} hour`, other: `${count} hours` }),
  months: (count: number) => plural(count, { one: `${count} month`, other: `${count} months` }),
  /** 'Tuesday, 4 March 2025', in lists of dates */
  dayInList: (of: CivilDate) => `${weekdayOf(of)}, ${dates.date(of)}`,
  weekdays,
};
