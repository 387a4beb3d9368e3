import { rulesOf, type Role } from '../../domain/appointment/appointment-lifecycle.ts';
import { isSameTime, type CivilTime } from '../../domain/time/civil-date.ts';
import { daysNear, hasNoChair, type Chairs, type TimedVisit } from '../../domain/appointment/timed-visits.ts';
import type { FreedTable } from './freed-times.ts';
import type { AppointmentRecord, EarlierWish, StoredAct } from './record-schema.ts';
import {
  EMPTY_RECORD,
  isPending,
  LOCK_MS,
  replacedActs,
  scheduledReminder,
  standingWish,
  storedAct,
  storedActs,
  uncertainActs,
  visitsOf,
  withoutFailedAct,
} from './record-rules.ts';
import type { RecordTable } from './record-table.ts';

/** A claim to perform an act. It succeeds unless another act was faster. */
export type Claim = Omit<StoredAct, 'step' | 'earlier'> & {
  /** the step that the act is based on; a later current act refuses the claim */
  expectedStep: number;
  /** the input's hash with each listed key */
  inputHashes: string[];
  keepUntil: number;
  /** who waits for earlier times if the wish stands, and whether the request had it */
  earlier?: Omit<EarlierWish, 'since' | 'from'> & { isTicked: boolean };
  /** the clinic's chairs; absent if capacity is not checked */
  chairs?: Chairs;
};

/** The booked time that an act frees. */
export type FreedTimeOfAct = {
  time: CivilTime;
  /** the patient, as a keyed hash */
  person: string;
  /** when it is offered first, in milliseconds */
  due: number;
};

/** What is stored about acts. */
export type StoredActs = {
  latest(requestHash: string): AppointmentRecord | null;
  /** Returns the record whose patient's page has a link with this hash, also if the link has ended. */
  byPatientLink(linkHash: string): AppointmentRecord | null;
  /** Replaces the hash of a patient's link, whose key was removed. */
  replacePatientLink(requestHash: string, earlier: string, linkHash: string): void;
  /**
   * Marks an act as pending.
   *
   * @returns the stored act, and whether it is a repeat that may have sent an e-mail before; `taken` if
   *   another act was done or is pending; `full` if the visit has no free chair, or the act takes an earlier
   *   time that is no longer offered
   */
  claim(requestHash: string, claim: Claim): { stored: StoredAct; isRepeat: boolean } | 'taken' | 'full';
  /**
   * Notes that an act's e-mail to one party was delivered. From then on the act is effective, even if its
   * lock has expired.
   *
   * @param freed - the time that the act frees and that can be offered to others
   */
  markDelivered(requestHash: string, act: StoredAct, role: Role, freed?: FreedTimeOfAct): void;
  /** Removes an act that certainly sent no e-mail; what was before it is restored. */
  release(requestHash: string, act: StoredAct): void;
  /** Returns the visits that take up chairs. */
  visits(): TimedVisit[];
  /** Returns those of the wanted visits that have no free chair for an appointment. */
  fullVisits(requestHash: string, asked: { wanted: TimedVisit[]; chairs: Chairs }): TimedVisit[];
};

export function createStoredActs(table: RecordTable, freedTable: FreedTable): StoredActs {
  /**
   * Visits without a free chair. Times that the clinic offered knowingly although they were full do not
   * count.
   */
  function full(requestHash: string, wanted: readonly TimedVisit[], chairs: Chairs): TimedVisit[] {
    const others = table.visitsOn(
      wanted.flatMap(({ date }) => daysNear(date)),
      requestHash,
    );
    const acts = storedActs(table.get(requestHash) ?? EMPTY_RECORD);
    const agreed = acts.flatMap(({ overbookedTimes }) => overbookedTimes ?? []);
    return wanted.filter(
      (visit) => !agreed.some((at) => isSameTime(at, visit)) && hasNoChair(visit, others, chairs),
    );
  }

  /** Whether an earlier time is still offered to an appointment. */
  function isOffered(requestHash: string, time: CivilTime | undefined): boolean {
    return time !== undefined && freedTable.offeredTimes(requestHash).some((at) => isSameTime(at, time));
  }

  /** Notes which times an effective act has freed, compared with the record before it. */
  function noteFreed(
    requestHash: string,
    step: number,
    before: AppointmentRecord,
    freed: FreedTimeOfAct | undefined,
  ): void {
    const after = table.get(requestHash)!;
    const left = storedActs(after).map((each) => each.step);
    // An act that took an earlier time is over; if the visit is not at that time now, others get it.
    for (const act of uncertainActs(before))
      if (act.step !== step && !left.includes(act.step)) freedTable.reopen(requestHash, act.step);
    if (!freed) return;
    const visit = visitsOf(before).find((each) => isSameTime(each, freed.time));
    const isGone = !visitsOf(after).some((each) => isSameTime(each, freed.time));
    if (visit && isGone)
      freedTable.add({ requestHash, step, time: freed.time }, visit, freed.person, freed.due);
  }

  return {
    latest: table.get,
    byPatientLink: table.byPatientLink,

    replacePatientLink(requestHash, earlier, linkHash) {
      const record = table.get(requestHash);
      if (!record) return;
      for (const { noEmail } of storedActs(record))
        if (noEmail?.linkHash === earlier) noEmail.linkHash = linkHash;
      table.put(requestHash, record);
    },

    claim(requestHash, { expectedStep, inputHashes, keepUntil, chairs, reminder, earlier, ...asked }) {
      const record = table.get(requestHash) ?? EMPTY_RECORD;
      const claimed = { ...asked, ...standingWish(record, earlier, asked) };
      const { current, pending, replaced = [], failedStep = 0 } = record;
      if (current && current.step > expectedStep) return 'taken';
      const isSame = pending?.linkStep === claimed.linkStep && inputHashes.includes(pending.inputHash);
      const isHeld = isPending(pending, claimed.doneAt);
      if (isHeld && !isSame) return 'taken';
      const { visit } = claimed;
      // A repeated act already holds its slot.
      if (visit && chairs && !isSame && full(requestHash, [visit], chairs).length > 0) return 'full';
      if (claimed.act === 'take' && !isSame && !isOffered(requestHash, visit)) return 'full';
      const stored = isSame
        ? { ...storedAct({ ...pending, ...claimed }), inputHash: pending.inputHash, doneAt: pending.doneAt }
        : { ...claimed, step: Math.max(expectedStep, failedStep, pending?.step ?? 0) + 1 };
      const isNew = visit && !visitsOf(record).some((each) => isSameTime(each, visit));
      if (isNew) freedTable.take(requestHash, stored.step, visit);
      const keptUntil = isSame ? pending.keptUntil : record.keepUntil;
      const uncertain = isSame || !pending ? replaced : [...replaced, pending];
      table.put(requestHash, {
        ...record,
        pending: { ...stored, lockedUntil: claimed.doneAt + LOCK_MS, keptUntil },
        ...replacedActs(uncertain),
        keepUntil: Math.max(record.keepUntil, keepUntil),
      });
      return {
        stored: { ...stored, ...scheduledReminder(record, reminder, claimed.doneAt) },
        isRepeat: isSame,
      };
    },

    markDelivered(requestHash, act, role, freed) {
      const record = table.get(requestHash) ?? EMPTY_RECORD;
      const { current: earlier, pending, replaced = [], keepUntil, nudge: _, failedStep, ...rest } = record;
      if (keepUntil === 0) return;
      const notifiedStep = earlier?.notifiedStep ?? { clinic: act.linkStep, patient: act.linkStep };
      const current = {
        ...(earlier && earlier.step >= act.step ? earlier : storedAct(act)),
        notifiedStep: { ...notifiedStep },
      };
      current.notifiedStep[role] = Math.max(notifiedStep[role], act.step);
      // The clinic tells a patient without e-mail.
      if (current.noEmail) current.notifiedStep.patient = current.notifiedStep.clinic;
      // The input is needed until both parties are notified: a party who is not continues from the previous
      // e-mail.
      if (Math.min(current.notifiedStep.clinic, current.notifiedStep.patient) >= current.step)
        current.encryptedInput = null;
      const { event, role: actor } = rulesOf(current.act);
      if (event === 'cancel') {
        // The list may still have to name a patient whom the clinic's act has not reached, but not the notes.
        delete rest.request;
        const isTold = actor === 'patient' || current.notifiedStep.patient >= current.step;
        if (isTold || current.noEmail) delete current.encryptedState;
      }
      const isLater = ({ step }: StoredAct) => step > act.step;
      table.put(requestHash, {
        ...rest,
        current,
        pending: pending && isLater(pending) ? pending : null,
        ...replacedActs(replaced.filter(isLater)),
        ...(failedStep && failedStep > act.step && { failedStep }),
        keepUntil,
      });
      noteFreed(requestHash, act.step, record, freed);
    },

    release(requestHash, { step }) {
      const record = table.get(requestHash);
      if (!record) return;
      table.put(requestHash, withoutFailedAct(record, step));
      freedTable.reopen(requestHash, step);
    },

    visits: table.visits,
    fullVisits: (requestHash, { wanted, chairs }) => full(requestHash, wanted, chairs),
  };
}
