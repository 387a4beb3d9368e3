import type { HoursLine, TimeOfDay } from '../../domain/week.ts';
import { dates } from './dates.ts';

/** A run of days and its sittings, each joined by a sign. */
function line(
  { days, sittings }: HoursLine,
  sign: { days: string; times: string; time: (time: TimeOfDay) => string; sittings?: string },
) {
  const [first = '', last = first] = [days[0], days.at(-1)].map((day) => day && dates.weekdays[day]);
  const spans = sittings.map(({ opens, closes }) => `${sign.time(opens)}${sign.times}${sign.time(closes)}`);
  return {
    days: days.length === 1 ? first : `${first}${sign.days}${last}`,
    times: spans.join(sign.sittings ?? ', ') || 'बंद',
  };
}

export const hours = {
  /** 'सोमवार ते शनिवार', 'सकाळी 9 ते संध्याकाळी 7' */
  line: (of: HoursLine) => line(of, { days: ' ते ', times: ' ते ', time: dates.time }),
  /** 'सोमवार ते शनिवार', 'सकाळी 9:00 - संध्याकाळी 7:00' */
  exactLine: (of: HoursLine) => line(of, { days: ' ते ', times: ' - ', time: dates.exactTime }),
  /** 'मंगळवार ते शनिवार सकाळी 10 ते दुपारी 1:30 आणि संध्याकाळी 4:30 ते रात्री 8:30, रविवार सकाळी 10 ते दुपारी 2' */
  sentence: (week: HoursLine[]) =>
    week
      .filter(({ sittings }) => sittings.length > 0)
      .map((of) => line(of, { days: ' ते ', times: ' ते ', time: dates.time, sittings: ' आणि ' }))
      .map(({ days, times }) => `${days} ${times}`)
      .join(', '),
  closedFor: (closure: string) => `${closure}: बंद`,
  zone: (city: string) => `(${city} येथील वेळ)`,
};
