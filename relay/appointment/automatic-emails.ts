import {
  isOnClosedDay,
  reminderRetryTime,
  dueReminderTime,
} from '../../domain/appointment/automatic-email-times.ts';
import { nudgeMail, phoneReminderMail, reminderMail, visitAlertMail } from '../emails/compose-mail.tsx';
import { DeliveryError, type DeliveryOutcome, type Mail } from '../emails/mail.ts';
import { localizedClinics } from '../localized-clinic.ts';
import type { RelayOptions } from '../relay-types.ts';
import { actLinks, actMessageId, dueMessageId, type Appointments } from './create-act-links.ts';
import { wishLink } from './earlier-times.ts';
import { decryptContent, StateSchema } from './encrypted-content.ts';
import { messageToPatient } from './patient-link.ts';
import { clinicFor, hasNoEmail } from '../without-email.ts';
import type { Reminder, Retry } from '../store/record-schema.ts';
import { retryPause, type RecordFeatures } from '../store/record-rules.ts';
import { sendDayList } from './day-list.ts';
import { sendEarlierOffers } from './earlier-offers.ts';
import type { DueEmail } from '../store/due-emails.ts';

/** The relay's options that automatic e-mails need. */
export type AutomaticEmailOptions = Pick<
  RelayOptions,
  'clinic' | 'languages' | 'deliver' | 'fromAddress' | 'log' | 'now'
> & {
  appointments: Appointments;
};

/** Attempts for an e-mail that is permanently refused (RFC 5321, 4.2.1, asks not to repeat it). */
const TRIES_REFUSED = 2;
const REFUSED_PAUSE_MS = 60 * 60_000;

/** The outcome of a due e-mail; `given-up`: permanently refused, no further retry. */
type Outcome = {
  outcome: 'delivered' | 'dropped' | 'put-back' | 'no-key' | 'not-delivered' | 'given-up';
  code?: string;
};

/**
 * What a due e-mail says. `nudge`, `unreminded` and `closedDay` tell the clinic about an unanswered request,
 * a patient who could not be reminded, and a visit on a day that is now closed; `reminder` reminds the
 * patient, or asks the clinic to remind a patient without e-mail.
 */
type DueKind = 'nudge' | 'reminder' | 'unreminded' | 'closedDay';

/** Returns which features of `clinic.yaml` need stored data. */
export function recordFeatures({ booking, reminders }: AutomaticEmailOptions['clinic']): RecordFeatures {
  return {
    chairs: booking.chairs !== undefined,
    nudge: booking.nudge === true,
    dayList: booking.dayList === true,
    reminders: reminders !== undefined,
    earlier: booking.earlier === true,
  };
}

/** Whether a clinic uses automatic e-mails. */
export function hasAutomaticEmails({ booking, reminders }: AutomaticEmailOptions['clinic']): boolean {
  const { nudge, dayList, earlier } = booking;
  return nudge === true || dayList === true || earlier === true || reminders !== undefined;
}

/**
 * Sends all due e-mails (docs/product.md, Automatic e-mails). They do not count against visitors' limits,
 * because there is at most one per request and per visit, which do count.
 */
export async function sendDueEmails(options: AutomaticEmailOptions): Promise<void> {
  const { records } = options.appointments;
  if (records.unavailable || !hasAutomaticEmails(options.clinic)) return;
  // Send sequentially, so that a crash loses at most one e-mail.
  for (;;) {
    const now = options.now?.() ?? new Date();
    const due = await records.takeDueEmail(now.getTime());
    if (!due) break;
    const outcome = await sendOne(due, options, now);
    options.log({ time: now.toISOString(), event: due.kind, ...outcome });
  }
  await sendEarlierOffers(options);
  await sendDayList(options);
}

async function sendOne(due: DueEmail, options: AutomaticEmailOptions, now: Date): Promise<Outcome> {
  const { clinic, deliver, appointments } = options;
  const { records } = appointments;
  if (due.kind === 'nudge' ? !clinic.booking.nudge : !clinic.reminders) return { outcome: 'dropped' };
  const kind = due.kind === 'nudge' ? 'nudge' : reminderKind(due.mail, clinic, now);
  if (kind === null) return { outcome: 'dropped' };
  if (typeof kind === 'number') {
    await records.rescheduleEmail(due, kind);
    return { outcome: 'put-back' };
  }
  try {
    const mail =
      due.kind === 'nudge'
        ? await nudgeOf(due, options)
        : await reminderOf(due, kind as Exclude<DueKind, 'nudge'>, { ...options, now });
    if (!mail) {
      await records.markMissingKey(due);
      return { outcome: 'no-key' };
    }
    await deliver(mail);
    return { outcome: 'delivered' };
  } catch (error) {
    const code = error instanceof DeliveryError ? error.code : (error as Error).name;
    // Other errors happen before the mail server is reached: a missing setting, or an unreachable Durable
    // Object.
    const outcome = error instanceof DeliveryError ? error.outcome : 'unavailable';
    if (outcome === 'unknown') return { outcome: 'not-delivered', code };
    const again = tryAgain(due, kind, { outcome, clinic, now: now.getTime() });
    if (!again) return { outcome: 'given-up', code };
    await records.rescheduleEmail(again.due, again.at);
    return { outcome: 'not-delivered', code };
  }
}

/**
 * Decides what to send for a due reminder.
 *
 * @returns the kind of e-mail; a number if it must wait until that moment, in milliseconds; null if it is too
 *   late
 */
function reminderKind(
  { due, visit, retry, givenUp }: Reminder,
  clinic: AutomaticEmailOptions['clinic'],
  now: Date,
): 'reminder' | 'unreminded' | 'closedDay' | number | null {
  if (isOnClosedDay(clinic, visit)) return 'closedDay';
  if (givenUp) return 'unreminded';
  const moment = dueReminderTime(clinic, { due, visit }, now);
  if (moment === null) return retry ? 'unreminded' : null;
  return moment > now.getTime() ? moment : 'reminder';
}

/** Returns what to retry and when, in milliseconds; null if there is no further retry. */
function tryAgain(
  due: DueEmail,
  kind: DueKind,
  {
    outcome,
    clinic,
    now,
  }: { outcome: DeliveryOutcome; clinic: AutomaticEmailOptions['clinic']; now: number },
): { due: DueEmail; at: number } | null {
  const { temporary, permanent } = due.mail.retry ?? { temporary: 0, permanent: 0 };
  const isRejected = outcome === 'rejected';
  const isServer = outcome === 'unavailable' || outcome === 'repeatable';
  const retry: Retry = {
    temporary: temporary + (isRejected ? 0 : 1),
    permanent: permanent + (isRejected ? 1 : 0),
    ...(isServer && { serverFailed: now }),
  };
  const pause = isRejected ? REFUSED_PAUSE_MS : retryPause(temporary);
  const isOver = isRejected && retry.permanent >= TRIES_REFUSED;
  if (due.kind === 'nudge')
    return isOver ? null : { due: { ...due, mail: { ...due.mail, retry } }, at: now + pause };
  const at = kind === 'reminder' ? reminderRetryTime(clinic, due.mail.visit, now + pause) : now + pause;
  if (!isOver && at !== null) return { due: { ...due, mail: { ...due.mail, retry } }, at };
  if (kind !== 'reminder') return null;
  // The patient cannot be reminded any more: tell the clinic, with its own retries.
  const { retry: _, ...mail } = due.mail;
  const paused = isServer ? { retry: { temporary: 1, permanent: 0, serverFailed: now } } : {};
  return {
    due: { ...due, mail: { ...mail, ...paused, givenUp: true } },
    at: isServer ? now + retryPause(0) : now,
  };
}

type Due<Kind> = Extract<DueEmail, { kind: Kind }>;

/** @returns null if no listed key decrypts what is stored */
async function nudgeOf(
  { requestHash, mail }: Due<'nudge'>,
  { clinic, languages, fromAddress, appointments }: AutomaticEmailOptions,
): Promise<Mail | null> {
  const id = await appointments.links.decrypt(mail.encrypted);
  if (id === null) return null;
  const { messageId: first, since } = mail;
  return {
    ...(await nudgeMail(
      { id, since: new Date(since) },
      localizedClinics(clinic, fromAddress, languages).defaultClinic,
    )),
    messageId: await dueMessageId('nudge', requestHash, since, fromAddress),
    inReplyTo: first,
    references: [first],
  };
}

/** @returns null if no listed key decrypts what is stored */
async function reminderOf(
  { requestHash, mail, step }: Due<'reminder'>,
  kind: 'reminder' | 'unreminded' | 'closedDay',
  options: Omit<AutomaticEmailOptions, 'now'> & { now: Date },
): Promise<Mail | null> {
  const { clinic, languages, fromAddress, appointments, now } = options;
  const stored = await decryptContent(appointments.links, StateSchema, mail.encrypted);
  if (!stored) return null;
  const state = { ...stored, step };
  const isByPhone = hasNoEmail(state) && kind !== 'closedDay';
  const to = kind === 'reminder' && !isByPhone ? 'patient' : 'clinic';
  const first = await actMessageId(to, requestHash, fromAddress);
  const links = await actLinks(to, state, appointments, to === 'patient');
  const { defaultClinic } = localizedClinics(clinic, fromAddress, languages);
  const reader = clinicFor(state, 'clinic', defaultClinic);
  const record = await appointments.records.latest(requestHash);
  const wants = record?.current?.earlier !== undefined;
  const wish = await wishLink(state, wants, { clinic: defaultClinic, appointments });
  const message =
    isByPhone &&
    (await messageToPatient(
      'reminder',
      state,
      { ...options, clinic: defaultClinic },
      record?.current?.noEmail,
    ));
  const composed = message
    ? phoneReminderMail(state, reader, links, message)
    : kind === 'reminder'
      ? reminderMail(state, defaultClinic.inLanguage(state.language), now, links, wish)
      : visitAlertMail(kind, state, reader, links);
  return {
    ...(await composed),
    messageId: await dueMessageId(kind, requestHash, mail.visit, fromAddress),
    inReplyTo: first,
    references: [first],
  };
}
