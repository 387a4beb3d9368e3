import * as v from 'valibot';
import { ACTS, type Act } from '../../domain/appointment/appointment-lifecycle.ts';
import { CivilDateSchema, CivilTimeSchema } from '../../domain/time/civil-time-schemas.ts';

// What is stored: the record of an appointment, until its visit, which does not say whose appointment it is;
// and the clinic's own record.

/** The tables have columns for whole numbers, and a fraction would make a row that cannot be stored. */
const WholeNumberSchema = v.pipe(v.number(), v.safeInteger());

const VisitSchema = v.object({ ...CivilTimeSchema.entries, minutes: WholeNumberSchema });

/** Earlier failures of an e-mail that will be retried. */
const RetrySchema = v.object({
  /** number of temporary failures: the server was unreachable, or refused for now */
  temporary: WholeNumberSchema,
  /** number of permanent refusals of this recipient or message */
  permanent: WholeNumberSchema,
  /** when the mail server itself failed, in milliseconds; other e-mails wait too */
  serverFailed: v.exactOptional(WholeNumberSchema),
});

/** A reminder e-mail that is due. */
const ReminderSchema = v.object({
  /** when to send it, in milliseconds */
  due: WholeNumberSchema,
  /** when the visit begins, in milliseconds */
  visit: WholeNumberSchema,
  /** the appointment's state, encrypted */
  encrypted: v.string(),
  retry: v.exactOptional(RetrySchema),
  /** the patient could not be reminded, so the e-mail goes to the clinic */
  givenUp: v.exactOptional(v.literal(true)),
});

/** A patient's wish to be told of earlier times; only of a confirmed visit. */
const EarlierWishSchema = v.object({
  /** since when the patient waits, in milliseconds */
  since: WholeNumberSchema,
  /** keyed hash of the address or number, so that nobody with two appointments gets two offers a day */
  person: v.string(),
  /** the appointment's state, encrypted */
  encrypted: v.string(),
  /** the time of the visit before the patient took an earlier one */
  from: v.exactOptional(CivilTimeSchema),
});

/** A nudge: an e-mail that reminds the clinic of an unanswered request. */
const NudgeSchema = v.object({
  /** when to send it, in milliseconds */
  due: WholeNumberSchema,
  /** when the request was made, in milliseconds */
  since: WholeNumberSchema,
  /** Message-ID of the first e-mail, which has the buttons */
  messageId: v.string(),
  /** the request's id, encrypted */
  encrypted: v.string(),
  retry: v.exactOptional(RetrySchema),
});

/** A request, kept for the clinic's list of the day; only if the clinic has `booking.dayList`. */
const KeptRequestSchema = v.object({
  /** when it was made, in milliseconds */
  since: WholeNumberSchema,
  /** the appointment's state and the notes, encrypted */
  encrypted: v.string(),
});

/** An act on an appointment, stored when its button is clicked. */
const StoredActSchema = v.object({
  /** the act's number; never reused, even if the act fails */
  step: WholeNumberSchema,
  /** the step of the e-mail that contained the clicked link */
  linkStep: WholeNumberSchema,
  act: v.picklist(Object.keys(ACTS) as Act[]),
  /** keyed hash of the act with its times and reason; identifies a repeated click */
  inputHash: v.string(),
  /** when the act was done, in milliseconds */
  doneAt: WholeNumberSchema,
  /**
   * the state before the act, with its times and reason, encrypted; null once all its e-mails are delivered
   */
  encryptedInput: v.nullable(v.string()),
  /** the visit that takes up a chair from then on; only if the clinic has `booking.chairs` */
  visit: v.exactOptional(VisitSchema),
  /** the offered times that were already full, with the clinic's knowledge */
  overbookedTimes: v.exactOptional(v.array(CivilTimeSchema)),
  /**
   * The patient has no e-mail address, so no e-mail of this act goes to the patient. The clinic tells the
   * patient by telephone; whether it has is not known.
   */
  noEmail: v.exactOptional(
    v.object({
      /** hash of the token of the patient's page */
      linkHash: v.string(),
      /** what that page shows: the state after the act and the clinic's reason, encrypted */
      encrypted: v.string(),
    }),
  ),
  /** the reminder to send once the act is effective; only if the patient agreed */
  reminder: v.exactOptional(ReminderSchema),
  earlier: v.exactOptional(EarlierWishSchema),
  /**
   * the state after the act, encrypted; only if the clinic has `booking.dayList`, and until the appointment is
   * declined or cancelled
   */
  encryptedState: v.exactOptional(v.string()),
});

/**
 * An effective act: at least one of its e-mails was delivered. Holds the step that each party was last
 * notified of.
 */
const CurrentActSchema = v.object({
  ...StoredActSchema.entries,
  notifiedStep: v.object({ clinic: WholeNumberSchema, patient: WholeNumberSchema }),
});

/**
 * An act, none of whose e-mails is known to be delivered. If its e-mail certainly was not sent, it is deleted;
 * otherwise its outcome is unknown.
 */
const PendingActSchema = v.object({
  ...StoredActSchema.entries,
  /** until when it blocks other acts, in milliseconds; then its e-mail is either sent or lost */
  lockedUntil: WholeNumberSchema,
  /** the record's `keepUntil` before this act, for the case that it certainly fails */
  keptUntil: WholeNumberSchema,
});

/** The clinic's own record: its lists of the day, and times taken. */
export const ClinicRecordSchema = v.object({
  /** in milliseconds */
  keepUntil: WholeNumberSchema,
  /** the latest lists, by their day */
  lists: v.array(
    v.object({
      day: CivilDateSchema,
      /** when it was first tried, in milliseconds */
      since: WholeNumberSchema,
      /** when to try next, in milliseconds; null once it is delivered, given up or empty */
      next: v.nullable(WholeNumberSchema),
      /** how often it was certainly not sent, because the mail server was away */
      failures: WholeNumberSchema,
      /** how often it was refused, or the outcome is unknown */
      doubts: WholeNumberSchema,
    }),
  ),
  /** the day of the last delivered list; links of earlier lists have ended */
  link: v.exactOptional(CivilDateSchema),
  /** the times that the clinic has given by telephone */
  taken: v.exactOptional(v.array(VisitSchema)),
  /** the latest pages by which they were saved, by random id, with what each saved */
  savedPages: v.exactOptional(v.array(v.object({ id: v.string(), taken: v.array(VisitSchema) }))),
});

/** The record of an appointment. */
export const RecordSchema = v.object({
  /** the latest effective act */
  current: v.nullable(CurrentActSchema),
  /** a later act, in progress or of unknown outcome */
  pending: v.nullable(PendingActSchema),
  /**
   * The acts of unknown outcome that `pending` replaced, oldest first. The last one is pending again if that
   * certainly fails. All are deleted once a later act is effective.
   */
  replaced: v.exactOptional(v.array(PendingActSchema)),
  /** the number of the latest act that certainly failed, until a later one is effective */
  failedStep: v.exactOptional(WholeNumberSchema),
  /**
   * when the appointment's last link expires, in milliseconds: the visit, or the latest time under
   * discussion; the end of the slot if the visit takes up a chair
   */
  keepUntil: WholeNumberSchema,
  /** set while the request is unanswered and the clinic wants a nudge */
  nudge: v.exactOptional(NudgeSchema),
  /** the start of the visit that the patient was reminded of; prevents a second reminder */
  remindedVisit: v.exactOptional(WholeNumberSchema),
  /** whether the patient has said since the request that they want to be told of earlier times */
  earlierWish: v.exactOptional(v.boolean()),
  /** the request and its notes, until the visit ends or the appointment is declined or cancelled */
  request: v.exactOptional(KeptRequestSchema),
  /**
   * the step of the clinic's latest answer to a patient without e-mail that a delivered list has told the
   * clinic to call about
   */
  listedStep: v.exactOptional(WholeNumberSchema),
  /** a due e-mail could not be decrypted with any listed key */
  hasMissingKey: v.exactOptional(v.literal(true)),
});

export type Retry = v.InferOutput<typeof RetrySchema>;
export type Reminder = v.InferOutput<typeof ReminderSchema>;
export type EarlierWish = v.InferOutput<typeof EarlierWishSchema>;
export type KeptRequest = v.InferOutput<typeof KeptRequestSchema>;
export type ClinicRecord = v.InferOutput<typeof ClinicRecordSchema>;
export type Nudge = v.InferOutput<typeof NudgeSchema>;
export type StoredAct = v.InferOutput<typeof StoredActSchema>;
export type PendingAct = v.InferOutput<typeof PendingActSchema>;
export type CurrentAct = v.InferOutput<typeof CurrentActSchema>;
export type AppointmentRecord = v.InferOutput<typeof RecordSchema>;
