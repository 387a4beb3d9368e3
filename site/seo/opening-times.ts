import type { OpeningHoursSpecificationLeaf } from 'schema-dts';
import { isCivilDate, type CivilDate } from '../../domain/booking/civil-date.ts';
import type { ClinicFacts } from '../../domain/clinic/clinic.ts';
import type { Closure } from '../../domain/booking/opening-hours.ts';
import {
  isWholeDay,
  WEEKDAYS,
  type OpeningPeriod,
  type Weekday,
  type WeekHours,
} from '../../domain/clinic/weekly-hours.ts';

/** `MM-DD` in that year, as `YYYY-MM-DD`; the only one that a year may lack is 29 February. */
function dayIn(year: number, day: string, instead: '02-28' | '03-01'): CivilDate {
  const date = `${year}-${day}`;
  return isCivilDate(date) ? date : `${year}-${instead}`;
}

/**
 * The days on which the clinic is closed in two years, as spans. Two, so that a page delivered in December is
 * right in January too.
 *
 * @param firstYear - the first of them, in the clinic's time zone
 */
export function closedSpans(
  closures: readonly Closure[],
  firstYear: number,
): { from: CivilDate; through: CivilDate }[] {
  return closures
    .flatMap(({ from, to = from }) => {
      if (from.length === 'YYYY-MM-DD'.length) return [{ from, through: to }];
      // One of each year may go on into the next, and the one before the first year into that.
      return [firstYear - 1, firstYear, firstYear + 1].map((year) => ({
        from: dayIn(year, from, '03-01'),
        through: dayIn(to < from ? year + 1 : year, to, '02-28'),
      }));
    })
    .filter(
      ({ from, through }) =>
        from <= through && through >= `${firstYear}-01-01` && from <= `${firstYear + 1}-12-31`,
    )
    .toSorted((a, b) => a.from.localeCompare(b.from));
}

/** Search engines take a day that opens and closes at midnight for a closed one. */
export const CLOSED_ALL_DAY = { opens: '00:00', closes: '00:00' };

/**
 * A specification for each sitting of these days, or for the closed day. Hours that go on past midnight are
 * one specification of the day on which they begin (schema.org: `closes` before `opens`).
 */
export function openingHours(
  { hours }: Pick<ClinicFacts, 'hours'>,
  days: readonly Weekday[] = WEEKDAYS,
): OpeningHoursSpecificationLeaf[] {
  return WEEKDAYS.filter((day) => days.includes(day)).flatMap((day) => {
    const sittings = hours[day].filter((sitting) => !continuesFrom(hours, days, day, sitting));
    // A day whose only hours belong to the evening before is not closed.
    const listed = hours[day].length > 0 ? sittings : [CLOSED_ALL_DAY];
    return listed.map((sitting) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: `https://schema.org/${day[0]!.toUpperCase()}${day.slice(1)}` as 'https://schema.org/Monday',
      opens: sitting.opens,
      closes: sitting === CLOSED_ALL_DAY ? sitting.closes : closingTime(hours, days, day, sitting),
    }));
  });
}

const neighbour = (day: Weekday, away: 1 | -1) =>
  WEEKDAYS.at((WEEKDAYS.indexOf(day) + away) % WEEKDAYS.length)!;

/** Whether a sitting only continues the last one of the day before. */
function continuesFrom(
  hours: WeekHours,
  days: readonly Weekday[],
  day: Weekday,
  sitting: OpeningPeriod,
): boolean {
  const before = neighbour(day, -1);
  const last = hours[before].at(-1);
  return days.includes(before) && last !== undefined && isContinuedBy(last, sitting);
}

/** Whether two sittings meet at midnight, and are less than a day together. */
function isContinuedBy(last: OpeningPeriod, next: OpeningPeriod): boolean {
  return last.closes >= '23:59' && next.opens === '00:00' && next.closes < last.opens;
}

function closingTime(
  hours: WeekHours,
  days: readonly Weekday[],
  day: Weekday,
  sitting: OpeningPeriod,
): string {
  const after = neighbour(day, 1);
  const next = days.includes(after) ? hours[after][0] : undefined;
  if (next && isContinuedBy(sitting, next)) return next.closes;
  if (sitting.closes !== '24:00') return sitting.closes;
  // Google's form for the whole day; 00:00 to 00:00 is a closed one.
  return isWholeDay(sitting) ? '23:59' : '00:00';
}
