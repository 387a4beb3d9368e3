import type { CivilDate } from '../../domain/time/civil-date.ts';
import { isWholeDay, type HoursLine } from '../../domain/time/weekly-hours.ts';
import { dates } from './dates.ts';

/** 'सोमवार ते शनिवार', 'सकाळी 9:00 ते संध्याकाळी 7:00' */
function line({ days, periods }: HoursLine, between = ', ') {
  const [first = '', last = first] = [days[0], days.at(-1)].map((day) => day && dates.weekdays[day]);
  const spans = periods.map((period) =>
    isWholeDay(period) ? '24 तास' : `${dates.time(period.opens)} ते ${dates.time(period.closes)}`,
  );
  const joined = days.length === 2 ? ' आणि ' : ' ते ';
  return {
    days: days.length === 1 ? first : `${first}${joined}${last}`,
    times: spans.join(between) || 'बंद',
  };
}

export const hours = {
  line: (of: HoursLine) => line(of),
  exactLine: (of: HoursLine) => line(of),
  /**
   * 'मंगळवार ते शनिवार सकाळी 10:00 ते दुपारी 1:30 आणि संध्याकाळी 4:30 ते रात्री 8:30, रविवार सकाळी 10:00 ते
   * दुपारी 2:00'
   */
  sentence: (week: HoursLine[]) =>
    week
      .filter(({ periods }) => periods.length > 0)
      .map((of) => line(of, ' आणि '))
      .map(({ days, times }) => `${days} ${times}`)
      .join(', '),
  /** beside today's hours */
  today: 'आज',
  /** which doctors are in */
  inToday: (doctors: string) => `आज क्लिनिकमध्ये: ${doctors}.`,
  inOn: (day: string, doctors: string) => `${day}: ${doctors}.`,
  daysAndClosures: 'डॉक्टरांचे दिवस आणि सुट्ट्या',
  noClosures: 'पुढील 60 दिवसांत सुट्टी किंवा वेगळी वेळ नाही.',
  closedFor: (closure: string) => `${closure}: बंद`,
  /** in a list of dates, after the date */
  closedInList: (closure: string) => `${closure}, बंद`,
  /** before a closure begins, and while it lasts */
  closedOn: (from: CivilDate, through: CivilDate, closure: string) =>
    from === through
      ? `${dates.date(from)} रोजी बंद: ${closure}`
      : `${dates.date(from)} पासून ${dates.date(through)} पर्यंत बंद: ${closure}`,
  zone: (city: string) => `(${city}\u00a0येथील\u00a0वेळ)`,
};
