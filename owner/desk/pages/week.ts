import { WEEKDAYS, type TimeOfDay, type Weekday } from '../../../domain/time/weekly-hours.ts';

/** A sitting as it is shown: it can close after midnight, at a time before it opens. Times can be ''. */
export type Sitting = { opens: string; closes: string };

/** The sittings of each weekday; [] if it is closed, and left out if nothing is chosen. */
export type Week = Partial<Record<Weekday, Sitting[]>>;

/** A sitting that would be longer is a mistake, such as 8 AM for 8 PM. */
const LONGEST_HOURS = 16;

export function nextDay(day: Weekday): Weekday {
  return WEEKDAYS[(WEEKDAYS.indexOf(day) + 1) % WEEKDAYS.length]!;
}

/** The length of a sitting in hours; NaN if one of its times is missing. */
function hoursOf({ opens, closes }: Sitting): number {
  const [from, to] = [opens, closes].map((time) => Date.parse(`1970-01-01T${time}Z`) / 3_600_000);
  return to! > from! ? to! - from! : to! + 24 - from!;
}

export function isPastMidnight(sitting: Sitting): boolean {
  return sitting.closes <= sitting.opens && hoursOf(sitting) <= LONGEST_HOURS;
}

export function isTooLong(sitting: Sitting): boolean {
  return sitting.closes <= sitting.opens && hoursOf(sitting) > LONGEST_HOURS;
}

/** Joins a sitting that is stored as two, until midnight and from midnight. */
export function shownWeek(stored: Week): Week {
  const shown = structuredClone(stored);
  for (const day of WEEKDAYS) {
    const last = shown[day]?.at(-1);
    const first = stored[nextDay(day)]?.[0];
    if (last?.closes !== '24:00') continue;
    last.closes = '00:00';
    if (first?.opens !== '00:00' || first.closes > '12:00') continue;
    last.closes = first.closes;
    shown[nextDay(day)]?.shift();
  }
  return shown;
}

/** Splits the sittings that close after midnight, as clinic.yaml has them. */
export function storedWeek(shown: Week): Week {
  // Days can share one list.
  const stored: Week = {};
  for (const day of WEEKDAYS) if (shown[day]) stored[day] = shown[day].map((sitting) => ({ ...sitting }));
  for (const day of WEEKDAYS)
    for (const sitting of stored[day] ?? []) {
      if (!isPastMidnight(sitting)) continue;
      const { closes } = sitting;
      sitting.closes = '24:00' satisfies TimeOfDay;
      const next = (stored[nextDay(day)] ??= []);
      if (closes !== '00:00') next.unshift({ opens: '00:00', closes });
    }
  return stored;
}
