import type { CivilDate, CivilTime } from '../../domain/booking/civil-date.ts';
import type { CurrentList } from '../../domain/booking/day-list-times.ts';
import { endsAfter, hasNoChair, withoutVisits, type TimedVisit } from '../../domain/booking/timed-visits.ts';
import { EMPTY_RECORD, isUntouched, LONGEST_PAUSE_MS, retryPause, visitsOf } from './appointment-record.ts';
import type { AppointmentRecord, ClinicEntry, KeptRequest } from './record-schema.ts';

// What the records store for the clinic's list of the day and for times taken (docs/product.md, The clinic's
// day). The lists and the times are in one entry beside those of the appointments, so that a tick and a
// confirmation cannot take the same chair.

/** The name of the clinic's own entry. The names of appointments are keyed hashes. */
export const CLINIC_ENTRY = 'clinic';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Pause after an attempt whose outcome is a refusal or unknown. */
const DOUBT_PAUSE_MS = 60 * MINUTE_MS;
/** Attempts whose outcome is a refusal or unknown. */
const MAX_DOUBTS = 2;
/** How many saved pages of times taken are remembered. */
const MAX_SAVED_PAGES = 5;
/** How many lists are remembered, so that a clock that jumps does not send one again. */
const MAX_LISTS = 10;
/** How long a list's link works from the beginning of its day if no other list follows. */
const LINK_MS = 15 * DAY_MS;

/** The clinic's times taken, and the link of a list that changes them. */
export type TakenTimes = {
  /** the ticked times; several are the same if the clinic has several chairs */
  taken: TimedVisit[];
  /** the confirmed visits */
  confirmed: TimedVisit[];
};

/** A change of the times taken. */
type TakenChange = {
  /** the day of the list whose link is used */
  list: CivilDate;
  /** the random id of the rendered page */
  page: string;
  /** the ticks as they were when the page was rendered */
  before: TimedVisit[];
  after: TimedVisit[];
  chairs: number;
  now: number;
  /** the same moment at the clinic */
  clock: CivilTime;
};

export type DayRecords = {
  /** Keeps a request for the list, unless somebody has acted on it or it is kept already. */
  keepRequest(requestHash: string, request: KeptRequest, keepUntil: number): Promise<void>;
  /** Returns the records that a list is made of. @param now - in milliseconds */
  listedRecords(now: number): Promise<AppointmentRecord[]>;
  /**
   * Begins to send a list. The attempt is stored before sending: if the relay ends before `endList`, the list
   * is sent once more, with the same Message-ID.
   *
   * @returns false if the list is done, or it is too early to try again
   */
  beginList(list: CurrentList, now: number): Promise<boolean>;
  /**
   * @param outcome - `unsent`: not sent, try again; `doubtful`: refused, or the outcome is unknown, try once
   *   more
   */
  endList(day: CivilDate, outcome: 'sent' | 'nothing' | 'unsent' | 'doubtful', now: number): Promise<void>;
  /** Returns the times taken, or null if the link of the list has ended. */
  takenTimes(list: CivilDate, now: number, clock: CivilTime): Promise<TakenTimes | null>;
  /**
   * Replaces the times taken, all or nothing. A page that has saved before (the button was pressed twice, or
   * the browser's Back showed it again) is compared with what it saved, not with what it was rendered with.
   *
   * @returns `ended` if the link has ended; `stored`, the current ticks, if somebody else has changed them
   *   since `known`, which the page knows of; `full`, the new ticks without a free chair
   */
  saveTaken(
    change: TakenChange,
  ): Promise<
    | 'saved'
    | 'ended'
    | { stored: TimedVisit[]; known: TimedVisit[] }
    | { full: TimedVisit[]; stored: TimedVisit[] }
  >;
};

/** The part of a store of records that is needed here. */
type Store = {
  get(requestHash: string): AppointmentRecord | undefined;
  put(...records: [requestHash: string, record: AppointmentRecord][]): void;
  entries(): Iterable<[requestHash: string, record: AppointmentRecord]>;
};

export function createDayRecords(store: Store): DayRecords {
  const entry = (): ClinicEntry => store.get(CLINIC_ENTRY)?.clinic ?? { lists: [] };

  function put(clinic: ClinicEntry, now: number): void {
    const ends = (clinic.taken ?? []).map(({ date }) => Date.parse(date) + 3 * DAY_MS);
    store.put([CLINIC_ENTRY, { ...EMPTY_RECORD, clinic, keepUntil: Math.max(now + LINK_MS, ...ends) }]);
  }

  function putList(list: ClinicEntry['lists'][number], now: number, changes: Partial<ClinicEntry> = {}) {
    const { lists, ...others } = entry();
    const rest = lists.filter(({ day }) => day !== list.day);
    put({ ...others, ...changes, lists: [...rest, list].slice(-MAX_LISTS) }, now);
  }

  /** A link works from the first attempt to send its list until the next list is delivered. */
  function isLinkOpen(of: CivilDate, now: number): boolean {
    const { lists, link = of } = entry();
    return of >= link && now < Date.parse(of) + LINK_MS && lists.some(({ day }) => day === of);
  }

  const confirmed = () =>
    Array.from(store.entries()).flatMap(([name, record]) => (name === CLINIC_ENTRY ? [] : visitsOf(record)));

  return {
    async keepRequest(requestHash, request, keepUntil) {
      const record = store.get(requestHash) ?? EMPTY_RECORD;
      if (!isUntouched(record) || record.request) return;
      store.put([requestHash, { ...record, keepUntil: Math.max(record.keepUntil, keepUntil), request }]);
    },

    async listedRecords(now) {
      return Array.from(store.entries(), ([, record]) => record).filter(
        ({ request, current, pending, keepUntil }) => keepUntil > now && (request || current || pending),
      );
    },

    async beginList({ day, opens }, now) {
      const { lists } = entry();
      const known = lists.find((list) => list.day === day);
      if (!known && lists.length === 0 && now >= opens) {
        // The line was added during the day, or nothing was stored for weeks: begin with the next list.
        putList({ day, next: null, failures: 0, doubts: 0 }, now);
        return false;
      }
      const { next, failures, doubts } = known ?? { next: 0, failures: 0, doubts: 0 };
      // A pause that is longer than the longest one: the clock has jumped back.
      if (next === null || (now < next && next <= now + LONGEST_PAUSE_MS)) return false;
      const isOver = doubts >= MAX_DOUBTS;
      putList(
        {
          day,
          failures,
          ...(isOver ? { next: null, doubts } : { next: now + retryPause(0), doubts: doubts + 1 }),
        },
        now,
      );
      return !isOver;
    },

    async endList(day, outcome, now) {
      const { failures, doubts } = entry().lists.find((list) => list.day === day) ?? {
        failures: 0,
        doubts: 1,
      };
      if (outcome === 'unsent') {
        putList({ day, next: now + retryPause(failures), failures: failures + 1, doubts: doubts - 1 }, now);
      } else {
        const isOver = outcome !== 'doubtful' || doubts >= MAX_DOUBTS;
        const list = { day, next: isOver ? null : now + DOUBT_PAUSE_MS, failures, doubts };
        putList(list, now, outcome === 'sent' ? { link: day } : {});
      }
    },

    async takenTimes(list, now, clock) {
      return isLinkOpen(list, now) ? { taken: lasting(entry().taken, clock), confirmed: confirmed() } : null;
    },

    async saveTaken({ list, page, before, after, chairs, now, clock }) {
      if (!isLinkOpen(list, now)) return 'ended';
      const { taken, savedPages = [] } = entry();
      const stored = lasting(taken, clock);
      const known = lasting(savedPages.find(({ id }) => id === page)?.taken ?? before, clock);
      if (withoutVisits(stored, known).length + withoutVisits(known, stored).length > 0)
        return { stored, known };
      const added = withoutVisits(after, stored);
      const others = [...confirmed(), ...withoutVisits(after, added)];
      const full = added.filter((visit) => {
        const isFull = hasNoChair(visit, others, chairs);
        if (!isFull) others.push(visit);
        return isFull;
      });
      if (full.length > 0) return { full, stored };
      const otherPages = savedPages.filter(({ id }) => id !== page);
      const pages = [...otherPages, { id: page, taken: after }].slice(-MAX_SAVED_PAGES);
      put({ ...entry(), taken: after, savedPages: pages }, now);
      return 'saved';
    },
  };
}

/** Returns the visits that have not ended. */
function lasting(visits: readonly TimedVisit[] | undefined, clock: CivilTime): TimedVisit[] {
  return (visits ?? []).filter((visit) => endsAfter(visit, clock));
}

/** Returns when the clinic's entry next needs attention because of a list, in milliseconds. */
export function nextListTime(
  list: CurrentList | null,
  record: AppointmentRecord | undefined,
  now: number,
): number {
  if (!list) return Infinity;
  const known = record?.clinic?.lists.find(({ day }) => day === list.day);
  if (!known) return now;
  return known.next === null ? list.closes : Math.min(known.next, now + LONGEST_PAUSE_MS);
}
