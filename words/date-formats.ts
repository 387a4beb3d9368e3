import type { CivilDate } from '../domain/time/civil-date.ts';

/** Creates a formatter on first use. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions): (instant: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (instant) => {
    format ??= new Intl.DateTimeFormat(locale, {
      ...options,
      timeZone: 'UTC',
      calendar: 'gregory',
      numberingSystem: 'latn',
    });
    return format.format(instant);
  };
}

const atStartOf = (day: CivilDate) => new Date(`${day}T00:00:00Z`);

/**
 * Creates the formats of dates in a language. Times are not included, because `Intl`'s AM and PM are not what
 * people say.
 *
 * @param locale - BCP 47; digits are always Latin, as in phone numbers and prices
 */
export function dateFormats(locale: string) {
  const day = formatter(locale, { dateStyle: 'full' });
  const date = formatter(locale, { dateStyle: 'long' });
  const month = formatter(locale, { month: 'long', year: 'numeric' });
  const weekday = formatter(locale, { weekday: 'long' });
  const weekdayShort = formatter(locale, { weekday: 'short' });
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
  };
}
