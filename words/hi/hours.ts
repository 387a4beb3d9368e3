import type { CivilDate } from '../../domain/time/civil-date.ts';
import { isWholeDay, type HoursLine } from '../../domain/time/weekly-hours.ts';
import { dates } from './dates.ts';

function daysOf({ days }: HoursLine): string {
  const [first = '', last = first] = [days[0], days.at(-1)].map((day) => day && dates.weekdays[day]);
  if (days.length === 1) return first;
  return days.length === 2 ? `${first} और ${last}` : `${first} से ${last}`;
}

/** Formats opening periods. The word for o'clock is only at the end. */
function spansOf({ periods }: HoursLine): string[] {
  return periods.map((period) =>
    isWholeDay(period)
      ? '24 घंटे'
      : `${dates.time(period.opens).replace('\u00a0बजे', '')} से ${dates.time(period.closes)}`,
  );
}

/** 'सोमवार से शनिवार', 'सुबह 9 से शाम 7 बजे' */
function line(of: HoursLine) {
  return { days: daysOf(of), times: spansOf(of).join(', ') || 'बंद' };
}

export const hours = {
  line,
  exactLine: line,
  /**
   * 'मंगलवार से शनिवार सुबह 10 से दोपहर 1:30 बजे और शाम 4:30 से रात 8:30 बजे, रविवार सुबह 10 से दोपहर 2 बजे'
   */
  sentence: (week: HoursLine[]) =>
    week
      .filter(({ periods }) => periods.length > 0)
      .map((of) => `${daysOf(of)} ${spansOf(of).join(' और ')}`)
      .join(', '),
  /** beside today's hours */
  today: 'आज',
  /** which doctors are in */
  inToday: (doctors: string) => `आज क्लिनिक में: ${doctors}।`,
  inOn: (day: string, doctors: string) => `${day} को: ${doctors}।`,
  daysAndClosures: 'डॉक्टरों के दिन और छुट्टियाँ',
  noClosures: 'अगले 60 दिनों में कोई छुट्टी या अलग समय नहीं है।',
  closedFor: (closure: string) => `${closure} के कारण बंद`,
  /** in a list of dates, after the date */
  closedInList: (closure: string) => `${closure}, बंद`,
  /** before a closure begins, and while it lasts */
  closedOn: (from: CivilDate, through: CivilDate, closure: string) =>
    from === through
      ? `${dates.date(from)} को बंद: ${closure}`
      : `${dates.date(from)} से ${dates.date(through)} तक बंद: ${closure}`,
  zone: (city: string) => `(${city}\u00a0का\u00a0समय)`,
};
