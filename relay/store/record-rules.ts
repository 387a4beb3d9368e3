import { rulesOf } from '../../domain/appointment/appointment-lifecycle.ts';
import { isSameTime } from '../../domain/time/civil-date.ts';
import type { TimedVisit } from '../../domain/appointment/timed-visits.ts';
import type {
  AppointmentRecord,
  CurrentAct,
  EarlierWish,
  PendingAct,
  Reminder,
  StoredAct,
} from './record-schema.ts';

// What follows from one appointment's record alone.

/**
 * How long a pending act blocks others. Sending takes up to 40 seconds including queueing
 * (relay/host/smtp.ts); the rest is margin.
 */
export const LOCK_MS = 60_000;

const FIRST_PAUSE_MS = 10 * 60_000;
/** The longest pause before a retry. */
export const LONGEST_PAUSE_MS = 2 * 60 * 60_000;

/**
 * Returns the pause before a failed e-mail is tried again, in milliseconds; doubled with each failure.
 *
 * @param failures - how often it failed before
 */
export function retryPause(failures: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
}

/**
 * Returns the reminder that a new act schedules: none if the visit was already reminded of, or if it is too
 * late. A reminder of the same visit keeps its due time.
 */
export function scheduledReminder(
  { current, remindedVisit }: AppointmentRecord,
  reminder: Reminder | undefined,
  now: number,
): { reminder?: Reminder } {
  if (!reminder || reminder.visit === remindedVisit) return {};
  const pending = current?.reminder;
  if (pending?.visit === reminder.visit) return { reminder: { ...pending, encrypted: reminder.encrypted } };
  return reminder.due > now ? { reminder } : {};
}

/**
 * Returns what a new act stores of the patient's wish to be told of earlier times: nothing without the wish.
 * The patient's latest word counts, else the request's. Who has taken an earlier time waits anew.
 */
export function standingWish(
  { current, earlierWish }: AppointmentRecord,
  claimed: (Omit<EarlierWish, 'since' | 'from'> & { isTicked: boolean }) | undefined,
  { act, doneAt }: Pick<StoredAct, 'act' | 'doneAt'>,
): { earlier?: EarlierWish } {
  if (!claimed || !(earlierWish ?? claimed.isTicked)) return {};
  const { person, encrypted } = claimed;
  const before = act === 'take' ? null : current?.earlier;
  const { date, time } = current?.visit ?? {};
  const from = act === 'take' && date && time ? { date, time } : before?.from;
  return { earlier: { since: before?.since ?? doneAt, person, encrypted, ...(from && { from }) } };
}

/**
 * Whether an act blocks other acts. A lock further ahead than `LOCK_MS` is ignored: the clock has jumped
 * back.
 */
export function isPending<Act extends { lockedUntil: number }>(
  pending: Act | null,
  now: number,
): pending is Act {
  return pending !== null && pending.lockedUntil > now && pending.lockedUntil <= now + LOCK_MS;
}

/**
 * Returns the acts after the effective one whose e-mails may have been sent, oldest first; the last one may
 * still be in progress. Their visits keep their chairs: clinic and patient may have read that they are
 * confirmed.
 */
export function uncertainActs({ pending, replaced = [] }: AppointmentRecord): PendingAct[] {
  return pending ? [...replaced, pending] : replaced;
}

/** Returns all acts that a record holds, oldest first. */
export function storedActs(record: AppointmentRecord): StoredAct[] {
  return [...(record.current ? [record.current] : []), ...uncertainActs(record)];
}

/** Removes the pending act of a step, which certainly sent no e-mail: what was before it is restored. */
export function withoutFailedAct(record: AppointmentRecord, step: number): AppointmentRecord {
  const { pending, replaced = [], ...rest } = record;
  if (pending?.step !== step)
    return { ...rest, pending, ...replacedActs(replaced.filter((act) => act.step !== step)) };
  return {
    ...rest,
    pending: replaced.at(-1) ?? null,
    ...replacedActs(replaced.slice(0, -1)),
    failedStep: step,
    // A record that began with the act is kept as long as the act would be, so that its step is not reused.
    keepUntil: pending.keptUntil || rest.keepUntil,
  };
}

/** Returns the part of a record for the acts that its pending act replaced. */
export function replacedActs(replaced: PendingAct[]): Pick<AppointmentRecord, 'replaced'> {
  return replaced.length > 0 ? { replaced } : {};
}

/** Whether nobody has acted. */
export function isUntouched({ current, pending }: AppointmentRecord): boolean {
  return !current && !pending;
}

/** Whether a record says nothing. */
export function isEmpty(record: AppointmentRecord): boolean {
  const { nudge, request, hasMissingKey, failedStep } = record;
  return isUntouched(record) && !nudge && !request && !hasMissingKey && !failedStep;
}

/** A record without content; the store deletes it. */
export const EMPTY_RECORD: AppointmentRecord = { current: null, pending: null, keepUntil: 0 };

/** Whether all e-mails of an effective act are delivered. */
export function isFullyDelivered({ act, step, notifiedStep }: CurrentAct): boolean {
  return rulesOf(act).notifies.every((role) => notifiedStep[role] >= step);
}

/**
 * Returns the visits of an appointment that take up chairs. A pending act already holds its slot, also while
 * it moves a visit.
 */
export function visitsOf(record: AppointmentRecord): TimedVisit[] {
  const visits = storedActs(record).flatMap(({ visit }) => visit ?? []);
  return visits.filter((visit, at) => at === visits.findIndex((other) => isSameTime(other, visit)));
}

/** Copies the fields of a stored act, without those of a pending or current one. */
export function storedAct({
  step,
  linkStep,
  act,
  inputHash,
  doneAt,
  encryptedInput,
  visit,
  overbookedTimes,
  noEmail,
  reminder,
  earlier,
  encryptedState,
}: StoredAct): StoredAct {
  const optional = {
    ...(visit && { visit }),
    ...(overbookedTimes && { overbookedTimes }),
    ...(noEmail && { noEmail }),
    ...(reminder && { reminder }),
    ...(earlier && { earlier }),
    ...(encryptedState && { encryptedState }),
  };
  return { step, linkStep, act, inputHash, doneAt, encryptedInput, ...optional };
}

/** The features of `clinic.yaml` that need stored data. */
export type RecordFeatures = {
  chairs: boolean;
  nudge: boolean;
  reminders: boolean;
  earlier: boolean;
  dayList: boolean;
};

/** Removes the data of unused features; returns the record itself if there is none. */
export function withoutUnusedData(
  record: AppointmentRecord,
  { chairs, nudge, reminders, earlier, dayList }: RecordFeatures,
): AppointmentRecord {
  const needed = structuredClone(record);
  for (const act of storedActs(needed)) {
    if (!chairs) delete act.visit;
    if (!chairs) delete act.overbookedTimes;
    if (!reminders) delete act.reminder;
    if (!earlier) delete act.earlier;
    if (!dayList) delete act.encryptedState;
  }
  if (!dayList) delete needed.request;
  if (!dayList) delete needed.listedStep;
  if (!nudge) delete needed.nudge;
  if (!reminders) delete needed.remindedVisit;
  if (!earlier) delete needed.earlierWish;
  if (!nudge && !reminders && !earlier) delete needed.hasMissingKey;
  if (JSON.stringify(needed) === JSON.stringify(record)) return record;
  return isEmpty(needed) ? EMPTY_RECORD : needed;
}
