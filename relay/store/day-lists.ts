import type { CivilDate } from '../../domain/time/civil-date.ts';
import type { CurrentList } from '../../domain/appointment/day-list-times.ts';
import {
  hasNoChair,
  visitsByDate,
  withoutVisits,
  type Chairs,
  type TimedVisit,
} from '../../domain/appointment/timed-visits.ts';
import { lasting, type ClinicTable } from './clinic-record.ts';
import type { AppointmentRecord, KeptRequest } from './record-schema.ts';
import { EMPTY_RECORD, isUntouched, LONGEST_PAUSE_MS, retryPause } from './record-rules.ts';
import type { RecordTable } from './record-table.ts';

// The clinic's list of the day, and the times that it has given by telephone (docs/product.md, The clinic's
// day).

const MINUTE_MS = 60_000;

/** Pause after an attempt whose outcome is a refusal or unknown. */
const DOUBT_PAUSE_MS = 60 * MINUTE_MS;
/** Attempts whose outcome is a refusal or unknown. */
const MAX_DOUBTS = 2;
/** How many saved pages of times taken are remembered. */
const MAX_SAVED_PAGES = 5;
/**
 * How many lists are remembered, so that a clock that jumps does not send one again: more than become current
 * while a link works, because days with nothing to list count too.
 */
const MAX_LISTS = 20;

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
  chairs: Chairs;
  /** in milliseconds */
  now: number;
};

/** An answer of the clinic that a list says to call about. */
export type ListedAnswer = { requestHash: string; step: number };

/** What is stored for the list of the day and for times taken. */
export type StoredLists = Pick<ClinicTable, 'tickAt'> & {
  /** Keeps a request for the list, unless somebody has acted on it or it is kept already. */
  keepRequest(requestHash: string, request: KeptRequest, keepUntil: number): void;
  /** Returns the records that a list is made of. @param now - in milliseconds */
  listedRecords(now: number): AppointmentRecord[];
  /**
   * Begins to send a list. The attempt is stored before sending: if the relay ends before `endList`, the list
   * is sent once more, with the same Message-ID.
   *
   * @returns false if the list is done, or it is too early to try again
   */
  beginList(list: CurrentList, now: number): boolean;
  /**
   * @param outcome - `unsent`: not sent, try again; `doubtful`: refused, or the outcome is unknown, try once
   *   more
   * @param answers - the clinic's answers to patients without e-mail that a sent list says to call about;
   *   later lists do not
   */
  endList(
    day: CivilDate,
    outcome: 'sent' | 'nothing' | 'unsent' | 'doubtful',
    now: number,
    answers?: readonly ListedAnswer[],
  ): void;
  /** Returns the times taken, or null if the link of the list has ended. */
  takenTimes(list: CivilDate, now: number, timeZone: string): TakenTimes | null;
  /**
   * Replaces the times taken, all or nothing. A page that has saved before (the button was pressed twice, or
   * the browser's Back showed it again) is compared with what it saved, not with what it was rendered with.
   *
   * @returns `ended` if the link has ended; `stored`, the current ticks, if somebody else has changed them
   *   since `known`, which the page knows of; `full`, the new ticks without a free chair
   */
  saveTaken(
    change: TakenChange,
  ):
    | 'saved'
    | 'ended'
    | { stored: TimedVisit[]; known: TimedVisit[] }
    | { full: TimedVisit[]; stored: TimedVisit[] };
};

type Content = ReturnType<ClinicTable['read']>;
type List = Content['lists'][number];

export function createStoredLists(table: RecordTable, clinic: ClinicTable): StoredLists {
  const { read, put, isLinkOpen } = clinic;

  function withList(list: List): Content {
    const { lists, ...others } = read();
    return { ...others, lists: [...lists.filter(({ day }) => day !== list.day), list].slice(-MAX_LISTS) };
  }

  return {
    keepRequest(requestHash, request, keepUntil) {
      const record = table.get(requestHash) ?? EMPTY_RECORD;
      if (!isUntouched(record) || record.request) return;
      table.put(requestHash, { ...record, keepUntil: Math.max(record.keepUntil, keepUntil), request });
    },

    listedRecords: (now) =>
      table
        .appointments(now)
        .map(([, record]) => record)
        .filter(({ request, current, pending }) => request || current || pending),

    beginList({ day, opens }, now) {
      const { lists } = read();
      const known = lists.find((list) => list.day === day);
      if (!known && lists.length === 0 && now >= opens) {
        // The line was added during the day, or nothing was stored for weeks: begin with the next list.
        put(withList({ day, since: now, next: null, failures: 0, doubts: 0 }), now);
        return false;
      }
      const { since, next, failures, doubts } = known ?? { since: now, next: 0, failures: 0, doubts: 0 };
      // A pause that is longer than the longest one: the clock has jumped back.
      if (next === null || (now < next && next <= now + LONGEST_PAUSE_MS)) return false;
      const isOver = doubts >= MAX_DOUBTS;
      const attempt = isOver ? { next: null, doubts } : { next: now + retryPause(0), doubts: doubts + 1 };
      put(withList({ day, since, failures, ...attempt }), now);
      return !isOver;
    },

    endList(day, outcome, now, answers = []) {
      const known = read().lists.find((list) => list.day === day);
      const { since, failures, doubts } = known ?? { since: now, failures: 0, doubts: 1 };
      if (outcome === 'unsent') {
        const next = now + retryPause(failures);
        return put(withList({ day, since, next, failures: failures + 1, doubts: doubts - 1 }), now);
      }
      const isOver = outcome !== 'doubtful' || doubts >= MAX_DOUBTS;
      const list = { day, since, next: isOver ? null : now + DOUBT_PAUSE_MS, failures, doubts };
      if (outcome !== 'sent') return put(withList(list), now);
      put({ ...withList(list), link: day }, now);
      for (const { requestHash, step } of answers) {
        const record = table.get(requestHash);
        if (record?.current) table.put(requestHash, { ...record, listedStep: step });
      }
    },

    takenTimes(list, now, timeZone) {
      if (!isLinkOpen(list, now)) return null;
      return { taken: lasting(read().taken, now, timeZone), confirmed: table.confirmedVisits() };
    },

    tickAt: clinic.tickAt,

    saveTaken({ list, page, before, after, chairs, now }) {
      if (!isLinkOpen(list, now)) return 'ended';
      const { timeZone } = chairs;
      const { taken, savedPages = [] } = read();
      const stored = lasting(taken, now, timeZone);
      const known = lasting(savedPages.find(({ id }) => id === page)?.taken ?? before, now, timeZone);
      if (withoutVisits(stored, known).length + withoutVisits(known, stored).length > 0)
        return { stored, known };
      const added = withoutVisits(after, stored);
      const others = visitsByDate([...table.confirmedVisits(), ...withoutVisits(after, added)]);
      const full = added.filter((visit) => {
        const isFull = hasNoChair(visit, others.near(visit.date), chairs);
        if (!isFull) others.add(visit);
        return isFull;
      });
      if (full.length > 0) return { full, stored };
      const otherPages = savedPages.filter(({ id }) => id !== page);
      const pages = [...otherPages, { id: page, taken: after }].slice(-MAX_SAVED_PAGES);
      put({ ...read(), taken: after, savedPages: pages }, now);
      return 'saved';
    },
  };
}
