import type { HoursLine } from '../../domain/week.ts';
import { dates } from './dates.ts';

function daysOf({ days }: HoursLine): string {
  const [first = '', last = first] = [days[0], days.at(-1)].map((day) => day && dates.weekdays[day]);
  return days.length === 1 ? first : `${first} से ${last}`;
}

/** From one time to another: the word for o'clock stands once, at the end. */
function span(from: string, sign: string, to: string): string {
  return `${from.replace('\u00a0बजे', '')}${sign}${to}`;
}

export const hours = {
  /** 'सोमवार से शनिवार', 'सुबह 9 से शाम 7 बजे' */
  line: (of: HoursLine) => ({
    days: daysOf(of),
    times:
      of.sittings.map(({ opens, closes }) => span(dates.time(opens), ' से ', dates.time(closes))).join(', ') ||
      'बंद',
  }),
  /** 'सोमवार से शनिवार', 'सुबह 9:00 - शाम 7:00 बजे' */
  exactLine: (of: HoursLine) => ({
    days: daysOf(of),
    times:
      of.sittings
        .map(({ opens, closes }) => span(dates.exactTime(opens), ' - ', dates.exactTime(closes)))
        .join(', ') || 'बंद',
  }),
  /** 'मंगलवार से शनिवार सुबह 10 से दोपहर 1:30 बजे और शाम 4:30 से रात 8:30 बजे, रविवार सुबह 10 से दोपहर 2 बजे' */
  sentence: (week: HoursLine[]) =>
    week
      .filter(({ sittings }) => sittings.length > 0)
      .map((of) => {
        const times = of.sittings.map(({ opens, closes }) =>
          span(dates.time(opens), ' से ', dates.time(closes)),
        );
        return `${daysOf(of)} ${times.join(' और ')}`;
      })
      .join(', '),
  closedFor: (closure: string) => `${closure} के कारण बंद`,
  zone: (city: string) => `(${city} का समय)`,
};
