import * as v from 'valibot';
import { isCivilDate, type ClinicDay } from '../time/civil-date.ts';
import { isTimeOfDay } from '../time/weekly-hours.ts';
import { suchAs } from './field-description.ts';
import * as f from './field-schemas.ts';

const openingTime = v.pipe(
  f.matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'a 24-hour time, such as "09:00" or "18:30"'),
  v.guard(isTimeOfDay),
  f.notes({ input: 'time' }),
);

const closingTime = v.pipe(
  f.matching(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'a 24-hour time, such as "18:30", or "24:00" for midnight'),
  v.guard(isTimeOfDay),
  f.notes({ input: 'time' }),
);

const openingPeriod = v.pipe(
  f.fields(
    { opens: openingTime, closes: closingTime },
    'a sitting such as { opens: "09:00", closes: "19:00" }',
  ),
  v.forward(
    v.check(
      ({ opens, closes }) => opens < closes,
      ({ input: { opens, closes } }) =>
        `later than the opening time of the same sitting; for hours past midnight, write ${opens}–24:00 and the next day 00:00–${closes}`,
    ),
    ['closes'],
  ),
);

/** Schema of the opening periods of a weekday. */
export const openingPeriods = v.pipe(
  v.array(openingPeriod, 'a list of sittings; [] on a day that is closed'),
  v.check(
    (list) => list.every(({ opens }, index) => index === 0 || opens > list[index - 1]!.closes),
    'sittings in their order, none beginning before the one before it has ended',
  ),
  f.describe('the sittings of this day; none when closed'),
  f.notes({ entry: 'Sitting' }),
);

const DAY = 'a real day, MM-DD for every year (such as 01-26) or YYYY-MM-DD for one';

function isClinicDay(day: string): day is ClinicDay {
  // A yearly day is checked in a leap year, so that 02-29 is valid.
  return isCivilDate(day.length === 5 ? `2024-${day}` : day);
}

const dayOfYear = v.pipe(
  f.matching(/^(\d{4}-)?\d{2}-\d{2}$/, DAY),
  v.guard(isClinicDay, DAY),
  f.notes({ input: 'closure-day' }),
);

/** Schema of the opening periods of a date of one year or of every year. */
export const specialDay = f.fields(
  {
    date: v.pipe(dayOfYear, f.notes({ key: true })),
    hours: v.pipe(
      openingPeriods,
      v.minLength(1, 'at least one sitting; a day on which the clinic is closed belongs in `closures`'),
    ),
  },
  'the sittings of one date, such as { date: 12-24, hours: [{ opens: "09:00", closes: "12:00" }] }',
);

/** Schema of a closure of one or several days. */
export const closure = v.pipe(
  f.fields(
    {
      name: f.text(suchAs('the name of the day or days', 'Republic Day', { quoted: true })),
      from: v.pipe(dayOfYear, f.notes({ key: true })),
      to: v.optional(dayOfYear),
    },
    'a closure such as { name: Republic Day, from: 01-26 }',
  ),
  f.notes({ input: 'closure' }),
  v.forward(
    v.check(
      ({ from, to }) => to === undefined || (to.length === from.length && (to.length === 5 || to >= from)),
      'a day in the same form as `from` (MM-DD or YYYY-MM-DD), not before it',
    ),
    ['to'],
  ),
);
