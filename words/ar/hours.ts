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
    times: spans.join(sign.sittings ?? '، ') || 'مغلق',
  };
}

export const hours = {
  /** 'الاثنين إلى السبت', '9 صباحًا – 7 مساءً' */
  line: (of: HoursLine) => line(of, { days: ' إلى ', times: ' – ', time: dates.time }),
  /** 'الاثنين – السبت', '9:00 ص – 7:00 م' */
  exactLine: (of: HoursLine) => line(of, { days: ' – ', times: ' – ', time: dates.exactTime }),
  /** 'الاثنين إلى السبت من 9 صباحًا إلى 7 مساءً، والأحد من 10 صباحًا إلى 2 بعد الظهر' */
  sentence: (week: HoursLine[]) =>
    week
      .filter(({ sittings }) => sittings.length > 0)
      .map((of) => line(of, { days: ' إلى ', times: ' إلى ', time: dates.time, sittings: ' ومن ' }))
      .map(({ days, times }) => `${days} من ${times}`)
      .join('، و'),
  closedFor: (closure: string) => `مغلق بمناسبة ${closure}`,
  zone: (city: string) => `(بتوقيت ${city})`,
};
