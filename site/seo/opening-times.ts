import type { OpeningHoursSpecificationLeaf } from 'schema-dts';
import {
  addDays,
  isCivilDate,
  isYearly,
  type CivilDate,
  type SpecialHours,
} from '../../domain/time/civil-date.ts';
import { specialHoursOn } from '../../domain/clinic/opening-hours.ts';
import type { ClinicFacts } from '../../domain/clinic/clinic.ts';
import {
  isWholeDay,
  WEEKDAYS,
  type OpeningPeriod,
  type Weekday,
  type WeekHours,
} from '../../domain/time/weekly-hours.ts';

/**
 * Returns the date of a yearly day.
 *
 * @param day - the day, as `MM-DD`
 * @param replacement - the day that replaces 29 February in other than leap years
 */
function dateInYear(year: number, day: string, replacement: '02-28' | '03-01'): CivilDate {
  const date = `${year}-${day}`;
  return isCivilDate(date) ? date : `${year}-${replacement}`;
}

/**
 * Returns the clinic's closures of two years, so that a page built in December is still correct in January.
 *
 * @param firstYear - the current year in the clinic's time zone
 */
export function closedSpans(
  clinic: Pick<ClinicFacts, 'closures' | 'specialHours'>,
  firstYear: number,
): Span[] {
  return clinic.closures
    .flatMap(({ from, to = from }) => {
      if (!isYearly(from) && !isYearly(to)) return [{ from, through: to }];
      // A yearly closure may extend into the next year, so it also counts in the year before the first one.
      return [firstYear - 1, firstYear, firstYear + 1].map((year) => ({
        from: dateInYear(year, from, '03-01'),
        through: dateInYear(to < from ? year + 1 : year, to, '02-28'),
      }));
    })
    .filter(
      ({ from, through }) =>
        from <= through && through >= `${firstYear}-01-01` && from <= `${firstYear + 1}-12-31`,
    )
    .flatMap((span) => specialDates(clinic, firstYear).reduce(withoutDate, [span]))
    .toSorted((a, b) => a.from.localeCompare(b.from));
}

type Span = { from: CivilDate; through: CivilDate };

type SpecialDate = SpecialHours & { date: CivilDate };

/** Removes a date with special hours from the days on which the clinic is closed. */
function withoutDate(spans: Span[], { date }: SpecialDate): Span[] {
  return spans.flatMap((span) => {
    if (date < span.from || span.through < date) return [span];
    const parts = [
      { from: span.from, through: addDays(date, -1) },
      { from: addDays(date, 1), through: span.through },
    ];
    return parts.filter(({ from, through }) => from <= through);
  });
}

/** Lists the special hours of two years. Yearly special hours get the date of each year. */
function specialDates(
  clinic: Pick<ClinicFacts, 'closures' | 'specialHours'>,
  firstYear: number,
): SpecialDate[] {
  const years = [firstYear, firstYear + 1];
  return clinic.specialHours
    .flatMap(({ date: day, hours }) =>
      (isYearly(day) ? years.map((year) => `${year}-${day}` as const) : [day]).map((date) => ({
        date,
        hours,
      })),
    )
    .filter(
      ({ date, hours }) =>
        // 29 February exists only in leap years. Closures and special hours of one year override yearly ones.
        years.includes(Number(date.slice(0, 4))) &&
        isCivilDate(date) &&
        specialHoursOn(clinic, date) === hours,
    );
}

/** Returns the special hours of two years, with one specification per opening period of a date. */
export function specialOpeningHours(
  clinic: Pick<ClinicFacts, 'closures' | 'specialHours'>,
  firstYear: number,
): OpeningHoursSpecificationLeaf[] {
  return specialDates(clinic, firstYear)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .flatMap(({ date, hours }) =>
      hours.map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        validFrom: date,
        validThrough: date,
        opens,
        // Closing at 00:00 would mean that the clinic is closed all day.
        closes: closes === MIDNIGHT ? '23:59' : closes,
      })),
    );
}

const MIDNIGHT = '24:00';

/** Search engines read 00:00 to 00:00 as closed all day. */
export const CLOSED_ALL_DAY: OpeningPeriod = { opens: '00:00', closes: '00:00' };

/**
 * Returns the opening hours, with one specification per opening period or closed day. A period that continues
 * after midnight is one specification of the day on which it begins (schema.org: `closes` before `opens`).
 */
export function openingHours(
  { hours }: Pick<ClinicFacts, 'hours'>,
  days: readonly Weekday[] = WEEKDAYS,
): OpeningHoursSpecificationLeaf[] {
  return WEEKDAYS.filter((day) => days.includes(day)).flatMap((day) => {
    const periods = hours[day].filter((period) => !continuesDayBefore(hours, days, day, period));
    // A day whose only period belongs to the evening before is not closed, and has no specification.
    const listed = hours[day].length > 0 ? periods : [CLOSED_ALL_DAY];
    return listed.map((period) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: `https://schema.org/${day[0]!.toUpperCase()}${day.slice(1)}` as 'https://schema.org/Monday',
      opens: period.opens,
      closes: period === CLOSED_ALL_DAY ? period.closes : closingTime(hours, days, day, period),
    }));
  });
}

function adjacentDay(day: Weekday, offset: 1 | -1): Weekday {
  return WEEKDAYS.at((WEEKDAYS.indexOf(day) + offset) % WEEKDAYS.length)!;
}

/** Whether a period continues the last one of the day before. */
function continuesDayBefore(
  hours: WeekHours,
  days: readonly Weekday[],
  day: Weekday,
  period: OpeningPeriod,
): boolean {
  const previousDay = adjacentDay(day, -1);
  const last = hours[previousDay].at(-1);
  return days.includes(previousDay) && last !== undefined && isContinuedBy(last, period);
}

/** Whether two periods meet at midnight and together take less than a day. */
function isContinuedBy(last: OpeningPeriod, next: OpeningPeriod): boolean {
  return last.closes >= '23:59' && next.opens === '00:00' && next.closes < last.opens;
}

/** Returns when a period ends, including its continuation after midnight. */
function closingTime(
  hours: WeekHours,
  days: readonly Weekday[],
  day: Weekday,
  period: OpeningPeriod,
): string {
  const nextDay = adjacentDay(day, 1);
  const next = days.includes(nextDay) ? hours[nextDay][0] : undefined;
  if (next && isContinuedBy(period, next)) return next.closes;
  if (period.closes !== '24:00') return period.closes;
  // Google's format for a whole day is 00:00 to 23:59; 00:00 to 00:00 means closed.
  return isWholeDay(period) ? '23:59' : '00:00';
}
