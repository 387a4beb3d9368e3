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
    // Some browsers part the hour from AM by a narrow space of its own.
    return format.format(instant).replace('\u202f', ' ');
  };
}

const day = formatter({ dateStyle: 'full' });
const date = formatter({ dateStyle: 'long' });
const hour = formatter({ hour: 'numeric', hourCycle: 'h12' });
const minute = formatter({ hour: 'numeric', minute: '2-digit', hourCycle: 'h12' });
const slot = formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h12' });

const counted = (count: number, one: string, other: string) =>
  `${count} ${new Intl.PluralRules('en').select(count) === 'one' ? one : other}`;

const atStartOf = (day: CivilDate) => new Date(`${day}T00:00:00Z`);
const atTime = (time: TimeOfDay) => new Date(`1970-01-01T${time}:00Z`);

export const dates = {
  /** 'Tuesday, March 4, 2025' */
  day: (of: CivilDate) => day(atStartOf(of)),
  /** 'March 4, 2025' */
  date: (of: CivilDate) => date(atStartOf(of)),
  /** '03:30 PM' */
  slot: (time: TimeOfDay) => slot(atTime(time)),
  /** '9 AM', '2:30 PM' */
  time: (time: TimeOfDay) => (time.endsWith(':00') ? hour : minute)(atTime(time)),
  /** '9:00 AM' */
  exactTime: (time: TimeOfDay) => minute(atTime(time)),
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
