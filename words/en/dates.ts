import type { CivilDate } from '../../domain/civil-date.ts';
import type { TimeOfDay, Weekday } from '../../domain/week.ts';

/** One for each form, made when it is first needed. */
function formatter(options: Intl.DateTimeFormatOptions): (instant: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (instant) => {
    format ??= new Intl.DateTimeFormat('en-US', {
      ...options,
      timeZone: 'UTC',
      calendar: 'gregory',
      numberingSystem: 'latn',
    });
    return format.format(instant);
  };
}

const day = formatter({ dateStyle: 'full' });
const date = formatter({ dateStyle: 'long' });

/**
 * A time of twelve hours, by hand: a browser takes tens of milliseconds to make its first formatter of times, and every
 * page tells the clinic's hours.
 */
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

const atStartOf = (day: CivilDate) => new Date(`${day}T00:00:00Z`);

export const dates = {
  /** 'Tuesday, March 4, 2025' */
  day: (of: CivilDate) => day(atStartOf(of)),
  /** 'March 4, 2025' */
  date: (of: CivilDate) => date(atStartOf(of)),
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
  weekdays: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  } satisfies Record<Weekday, string>,
};
