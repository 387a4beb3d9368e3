import type { CivilDate } from '../../domain/time/civil-date.ts';
import { isWholeDay, type HoursLine } from '../../domain/time/weekly-hours.ts';
import { dates } from './dates.ts';

const WHOLE_DAY = 'على مدار 24 ساعة';

/** Formats a group of days and its opening periods. */
function line({ days, periods }: HoursLine, sign = { times: ' – ', periods: '، ' }) {
  const [first = '', last = first] = [days[0], days.at(-1)].map((day) => day && dates.weekdays[day]);
  const spans = periods.map((period) =>
    isWholeDay(period) ? WHOLE_DAY : `${dates.time(period.opens)}${sign.times}${dates.time(period.closes)}`,
  );
  const joined = days.length === 2 ? `${first} و${last}` : `من ${first} إلى ${last}`;
  return {
    days: days.length === 1 ? first : joined,
    times: spans.join(sign.periods) || 'مغلق',
  };
}

export const hours = {
  /** 'من الاثنين إلى السبت', '9 صباحًا – 7 مساءً' */
  line: (of: HoursLine) => line(of),
  exactLine: (of: HoursLine) => line(of),
  /** 'من الاثنين إلى السبت، من 9 صباحًا إلى 7 مساءً، والأحد من 10 صباحًا إلى 2 بعد الظهر' */
  sentence: (week: HoursLine[]) =>
    week
      .filter(({ periods }) => periods.length > 0)
      .map((of) => {
        const { days, times } = line(of, { times: ' إلى ', periods: ' ومن ' });
        const pause = of.days.length > 2 ? '،' : '';
        return `${days}${pause} ${times === WHOLE_DAY ? times : `من ${times}`}`;
      })
      .join('، و'),
  /** beside today's hours */
  today: 'اليوم',
  /** which doctors are in */
  inToday: (doctors: string) => `في العيادة اليوم: ${doctors}.`,
  inOn: (day: string, doctors: string) => `يوم ${day}: ${doctors}.`,
  daysAndClosures: 'أيام الأطباء والعطلات',
  noClosures: 'لا عطلات ولا مواعيد عمل استثنائية خلال الـ 60 يومًا القادمة.',
  closedFor: (closure: string) => `مغلق (${closure})`,
  /** in a list of dates, after the date */
  closedInList: (closure: string) => `العيادة مغلقة (${closure})`,
  /** before a closure begins, and while it lasts */
  closedOn: (from: CivilDate, through: CivilDate, closure: string) =>
    from === through
      ? `العيادة مغلقة يوم ${dates.date(from)}: ${closure}`
      : `العيادة مغلقة من ${dates.date(from)} إلى ${dates.date(through)}: ${closure}`,
  zone: (city: string) => `(بتوقيت\u00a0${city})`,
};
