import * as v from 'valibot';
import { ACTS, type Act } from '../../domain/booking/appointment-lifecycle.ts';

// What is kept of an appointment until its visit, as a store may hold it.

const TimeSchema = v.object({ date: v.string(), time: v.string() });

/** What failed before of an e-mail that is tried again. */
const RetrySchema = v.object({
  /** how often the server could not be reached, or refused for now */
  temporary: v.number(),
  /** how often it refused this recipient or message for good */
  permanent: v.number(),
  /** when the mail server itself failed, in milliseconds: the other e-mails wait too */
  serverFailed: v.exactOptional(v.number()),
});

/** An e-mail that reminds of a visit. */
const ReminderSchema = v.object({
  /** when it goes, in milliseconds */
  due: v.number(),
  /** when the visit begins */
  visit: v.number(),
  /** the appointment, sealed */
  encrypted: v.string(),
  retry: v.exactOptional(RetrySchema),
  /** the patient could not be reminded: the e-mail tells the clinic so */
  givenUp: v.exactOptional(v.literal(true)),
});

/** An e-mail that tells the clinic again of a request. */
const NudgeSchema = v.object({
  /** when it goes, in milliseconds */
  due: v.number(),
  /** when the request was made */
  since: v.number(),
  /** of the first e-mail, which has the buttons */
  messageId: v.string(),
  /** the request's id, sealed */
  encrypted: v.string(),
  retry: v.exactOptional(RetrySchema),
});

/** An act on an appointment, once somebody has pressed its button. Nothing of whose appointment it is. */
const StoredActSchema = v.object({
  /** its number, which no other act of the appointment gets, whatever becomes of it */
  step: v.number(),
  /** the step of the e-mail whose link was pressed */
  linkStep: v.number(),
  act: v.picklist(Object.keys(ACTS) as Act[]),
  /** a keyed hash of the act with its times and reason, by which the same press is known again */
  inputHash: v.string(),
  /** when it was done, in milliseconds */
  doneAt: v.number(),
  /** sealed: on what it was done, with which times and reason; kept until its e-mails are delivered */
  encryptedInput: v.nullable(v.string()),
  /**
   * the visit whose time is given from then on; only where the clinic says how many it takes at the same time
   */
  visit: v.exactOptional(v.object({ ...TimeSchema.entries, minutes: v.number() })),
  /** those of the times it offers that were full, as the clinic knew */
  overbookedTimes: v.exactOptional(v.array(TimeSchema)),
  /**
   * the e-mail that reminds of the visit, once the act stands and until it has gone; only where the patient
   * agreed
   */
  reminder: v.exactOptional(ReminderSchema),
});

/** An act of which an e-mail was delivered, with the step of the last e-mail that each of the two has. */
const CurrentActSchema = v.object({
  ...StoredActSchema.entries,
  notifiedStep: v.object({ clinic: v.number(), patient: v.number() }),
});

export const RecordSchema = v.object({
  /** the last act that counts */
  current: v.nullable(CurrentActSchema),
  /**
   * a later act, of which no e-mail is known to be delivered. It holds the others off until the moment at
   * which its e-mail has gone or never will, in milliseconds; 0 where it is certain that none has gone.
   */
  pending: v.nullable(v.object({ ...StoredActSchema.entries, lockedUntil: v.number() })),
  /**
   * when the last link of the appointment ends: its visit, or the last of the times that were spoken of;
   * where its time is given, the end of that
   */
  keepUntil: v.number(),
  /** where nobody is known to have answered yet, and the clinic wants to be told again */
  nudge: v.exactOptional(NudgeSchema),
  /** the beginning of the visit of which the patient has been reminded, so that it is once */
  remindedVisit: v.exactOptional(v.number()),
  /**
   * when a clock first showed that `until` has passed, in milliseconds: the record is forgotten a day after
   * that
   */
  ended: v.exactOptional(v.number()),
  /** an e-mail was due that no listed key opens */
  hasMissingKey: v.exactOptional(v.literal(true)),
});

export type Retry = v.InferOutput<typeof RetrySchema>;
export type Reminder = v.InferOutput<typeof ReminderSchema>;
export type Nudge = v.InferOutput<typeof NudgeSchema>;
export type StoredAct = v.InferOutput<typeof StoredActSchema>;
export type CurrentAct = v.InferOutput<typeof CurrentActSchema>;
export type AppointmentRecord = v.InferOutput<typeof RecordSchema>;
