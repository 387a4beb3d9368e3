import type { CivilDate, CivilTime } from '../../domain/time/civil-date.ts';
import {
  endsAfter,
  hasNoChair,
  timeKey,
  visitsByDate,
  type Chairs,
  type TimedVisit,
} from '../../domain/appointment/timed-visits.ts';
import type { ClinicRecord } from './record-schema.ts';
import type { RecordTable } from './record-table.ts';

// The clinic's own record: its lists of the day, and the times that it has given by telephone.

const DAY_MS = 86_400_000;

/** How long a list's link works if no other list is delivered. */
const LINK_MS = 14 * DAY_MS;

type ClinicContent = Omit<ClinicRecord, 'keepUntil'>;

/** A time to tick as given by telephone. `now` is in milliseconds. */
export type NewTick = { visit: TimedVisit; chairs: Chairs; now: number };

/** The clinic's record in the table of records. */
export type ClinicTable = ReturnType<typeof createClinicTable>;

export function createClinicTable(table: RecordTable) {
  const read = (): ClinicContent => table.getClinic() ?? { lists: [] };

  function put(content: ClinicContent, now: number): void {
    // A list can be sent long before its day, if the clinic is closed until then.
    const days = [...(content.taken ?? []).map(({ date }) => date), ...content.lists.map(({ day }) => day)];
    const keepUntil = Math.max(now + LINK_MS, ...days.map((day) => Date.parse(day) + 3 * DAY_MS));
    table.putClinic({ ...content, keepUntil });
  }

  /** A link works from the first attempt to send its list until the next list is delivered. */
  function isLinkOpen(of: CivilDate, now: number): boolean {
    const { lists, link = of } = read();
    const list = lists.find(({ day }) => day === of);
    return list !== undefined && of >= link && now < list.since + LINK_MS;
  }

  return {
    read,
    put,
    isLinkOpen,

    /** Whether a time is ticked, and the day of the newest list whose link works; null if none does. */
    tickAt(time: CivilTime, now: number): { isTicked: boolean; list: CivilDate | null } {
      const { taken = [], lists } = read();
      const isTicked = taken.some((visit) => timeKey(visit) === timeKey(time));
      const days = lists.map(({ day }) => day).toSorted();
      return { isTicked, list: days.findLast((day) => isLinkOpen(day, now)) ?? null };
    },

    /** Ticks a time, unless it has no free chair. */
    tick({ visit, chairs, now }: NewTick): void {
      const content = read();
      const taken = lasting(content.taken, now, chairs.timeZone);
      const others = visitsByDate([...table.confirmedVisits(), ...taken]).near(visit.date);
      if (!hasNoChair(visit, others, chairs)) put({ ...content, taken: [...taken, visit] }, now);
    },
  };
}

/** Returns the visits that have not ended. */
export function lasting(
  visits: readonly TimedVisit[] | undefined,
  now: number,
  timeZone: string,
): TimedVisit[] {
  return (visits ?? []).filter((visit) => endsAfter(visit, now, timeZone));
}
