import type { CivilDate } from '../domain/civil-date.ts';
import type { TimeOfDay } from '../domain/week.ts';

/** One for each form, made when it is first needed. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions): (instant: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (instant) => {
    format ??= new Intl.DateTimeFormat(locale, {
      ...options,
      timeZone: 'UTC',
      calendar: 'gregory',
      numberingSystem: 'latn',
    });
    // Some browsers part the hour from AM by a narrow space of its own.
    return format.format(instant).replace('\u202f', ' ');
  };
}

const atStartOf = (day: CivilDate) => new Date(`${day}T00:00:00Z`);
const atTime = (time: TimeOfDay) => new Date(`1970-01-01T${time}:00Z`);

/**
 * Days and times of a language, always apart: a form for both together has words between them that a time alone needs not.
 *
 * @param locale - BCP 47; digits are Latin in all, as in telephone numbers and prices beside them
 */
export function dateFormats(locale: string) {
  const day = formatter(locale, { dateStyle: 'full' });
  const date = formatter(locale, { dateStyle: 'long' });
  const month = formatter(locale, { month: 'long', year: 'numeric' });
  const weekday = formatter(locale, { weekday: 'long' });
  const weekdayShort = formatter(locale, { weekday: 'short' });
  const hour = formatter(locale, { hour: 'numeric', hourCycle: 'h12' });
  const minute = formatter(locale, { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' });
  const slot = formatter(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h12' });
  return {
    /** 'Tuesday, March 4, 2025' */
    day: (of: CivilDate) => day(atStartOf(of)),
    /** 'March 4, 2025' */
    date: (of: CivilDate) => date(atStartOf(of)),
    /** 'March 2025' */
    month: (of: CivilDate) => month(atStartOf(of)),
    /** 'Tuesday' */
    weekdayOf: (of: CivilDate) => weekday(atStartOf(of)),
    /** 'Tue' */
    weekdayShort: (of: CivilDate) => weekdayShort(atStartOf(of)),
    /** '03:30 PM' */
    slot: (time: TimeOfDay) => slot(atTime(time)),
    /** '9 AM', '2:30 PM' */
    time: (time: TimeOfDay) => (time.endsWith(':00') ? hour : minute)(atTime(time)),
    /** '9:00 AM' */
    exactTime: (time: TimeOfDay) => minute(atTime(time)),
  };
}
