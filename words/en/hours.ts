import type { CivilDate } from '../../domain/time/civil-date.ts';
import { isWholeDay, type HoursLine, type TimeOfDay } from '../../domain/time/weekly-hours.ts';
import { dates } from './dates.ts';

/** Formats a group of days and its opening periods with the given separators. */
function line(
  { days, periods }: HoursLine,
  sign: { days: string; times: string; time: (time: TimeOfDay) => string; periods?: string },
) {
  const [first = '', last = first] = [days[0], days.at(-1)].map((day) => day && dates.weekdays[day]);
  const spans = periods.map((period) =>
    isWholeDay(period) ? '24 hours' : `${sign.time(period.opens)}${sign.times}${sign.time(period.closes)}`,
  );
  const joined = days.length === 2 ? ' and ' : sign.days;
  return {
    days: days.length === 1 ? first : `${first}${joined}${last}`,
    times: spans.join(sign.periods ?? ', ') || 'Closed',
  };
}

export const hours = {
  /** 'Monday to Saturday', or 'Saturday and Sunday'; '9 AM-7 PM' */
  line: (of: HoursLine) => line(of, { days: ' to ', times: '-', time: dates.time }),
  /** 'Monday-Saturday', '9:00 AM - 7:00 PM'; only beside the booking form, whose text is specified */
  exactLine: (of: HoursLine) =>
    line(of, { days: '-', times: ' - ', time: (time) => dates.slot(time).replace(/^0/, '') }),
  /** 'Tuesday to Saturday 10 AM-1:30 PM and 4:30 PM-8:30 PM, Sunday 10 AM-2 PM' */
  sentence: (week: HoursLine[]) =>
    week
      .filter(({ periods }) => periods.length > 0)
      .map((of) => line(of, { days: ' to ', times: '-', time: dates.time, periods: ' and ' }))
      .map(({ days, times }) => `${days} ${times}`)
      .join(', '),
  /** beside today's hours */
  today: 'Today',
  /** which doctors are in */
  inToday: (doctors: string) => `In today: ${doctors}.`,
  inOn: (day: string, doctors: string) => `On ${day}: ${doctors}.`,
  daysAndClosures: 'Doctors’ days and closures',
  noClosures: 'No closures or special hours in the next 60 days.',
  closedFor: (closure: string) => `Closed for ${closure}`,
  /** in a list of dates, after the date */
  closedInList: (closure: string) => `${closure}, closed`,
  /** before a closure begins, and while it lasts */
  closedOn: (from: CivilDate, through: CivilDate, closure: string) =>
    from === through
      ? `Closed on ${dates.date(from)}: ${closure}`
      : `Closed from ${dates.date(from)} to ${dates.date(through)}: ${closure}`,
  zone: (city: string) => `(${city} time)`,
};
