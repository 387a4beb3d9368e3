import type { AppointmentLife } from '../../domain/booking/appointment-lifecycle.ts';
import { isOnClosedDay, reminderAgain, reminderNow } from '../../domain/booking/automatic-email-times.ts';
import { nudgeMail, reminderMail, visitAlertMail } from '../emails/compose-mail.tsx';
import { DeliveryError, type DeliveryOutcome, type Mail } from '../emails/mail.ts';
import { inLanguages } from '../localized-clinic.ts';
import type { RelayOptions } from '../relay-types.ts';
import { actLinks, actMessageId, dueMessageId, type Appointments } from './create-act-links.ts';
import type { Reminder, Retry } from './record-schema.ts';
import type { ClinicLines, DueMail } from './records.ts';

/** What sending by itself needs of the relay. */
export type DueOptions = Pick<
  RelayOptions,
  'clinic' | 'languages' | 'deliver' | 'fromAddress' | 'log' | 'now'
> & {
  appointments: Appointments;
};

/** How long an e-mail waits that failed for the first time; twice as long each time it fails again. */
const FIRST_PAUSE_MS = 10 * 60_000;
const LONGEST_PAUSE_MS = 2 * 60 * 60_000;

/** An e-mail that is refused for good is tried this often in all (RFC 5321, 4.2.1, asks not to repeat it). */
const TRIES_REFUSED = 2;
const REFUSED_PAUSE_MS = 60 * 60_000;

/** What became of an e-mail that was due; `given-up`: it was refused for good, and is not tried again. */
type Outcome = {
  outcome: 'delivered' | 'dropped' | 'put-back' | 'no-key' | 'not-delivered' | 'given-up';
  code?: string;
};

/**
 * What a due e-mail says: the clinic hears of a request that waits, of a patient who could not be reminded,
 * or of a visit on a day on which it is closed now; the patient is reminded.
 */
type DueKind = 'nudge' | 'reminder' | 'unreminded' | 'closedDay';

/** Which lines of `clinic.yaml` have something kept of appointments. */
export function linesOf({ booking, reminders }: DueOptions['clinic']): ClinicLines {
  return {
    chairs: booking.chairs !== undefined,
    nudge: booking.nudge === true,
    reminders: reminders !== undefined,
  };
}

/** Whether a clinic has anything sent by itself. */
export function sendsByItself({ booking, reminders }: DueOptions['clinic']): boolean {
  return booking.nudge === true || reminders !== undefined;
}

/**
 * Sends the e-mails whose moment has come (docs/product.md, What goes by itself). None counts against the
 * limits of visitors: there is one at most for each request and for each visit, which do.
 */
export async function sendDue(options: DueOptions): Promise<void> {
  const { records } = options.appointments;
  if (records.fault || !sendsByItself(options.clinic)) return;
  // One after the other, so that what ends the relay takes none with it that has not gone.
  for (;;) {
    const now = options.now?.() ?? new Date();
    const due = await records.takeDue(now.getTime());
    if (!due) return;
    const outcome = await sendOne(due, options, now);
    options.log({ time: now.toISOString(), event: due.kind, ...outcome });
  }
}

async function sendOne(due: DueMail, options: DueOptions, now: Date): Promise<Outcome> {
  const { clinic, deliver, appointments } = options;
  const { links, records } = appointments;
  if (due.kind === 'nudge' ? !clinic.booking.nudge : !clinic.reminders) return { outcome: 'dropped' };
  const kind = due.kind === 'nudge' ? 'nudge' : reminderKind(due.mail, clinic, now);
  if (kind === null) return { outcome: 'dropped' };
  if (typeof kind === 'number') {
    await records.putBack(due, kind);
    return { outcome: 'put-back' };
  }
  const text = await links.disclose(due.mail.sealed);
  if (text === null) {
    await records.noteUnopened(due);
    return { outcome: 'no-key' };
  }
  try {
    await deliver(
      due.kind === 'nudge'
        ? await nudgeOf(due, text, options)
        : await reminderOf(due, kind as Exclude<DueKind, 'nudge'>, text, options),
    );
    return { outcome: 'delivered' };
  } catch (error) {
    const code = error instanceof DeliveryError ? error.code : (error as Error).name;
    // Any other error is one of before the mail server: a setting is missing, or the server's object cannot
    // be reached.
    const outcome = error instanceof DeliveryError ? error.outcome : 'unavailable';
    if (outcome === 'unknown') return { outcome: 'not-delivered', code };
    const again = tryAgain(due, kind, { outcome, clinic, now: now.getTime() });
    if (!again) return { outcome: 'given-up', code };
    await records.putBack(again.due, again.at);
    return { outcome: 'not-delivered', code };
  }
}

/**
 * What goes in place of a reminder; a number: when it goes, in milliseconds; null: nothing, since it is too
 * late.
 */
function reminderKind(
  { due, visit, retry, givenUp }: Reminder,
  clinic: DueOptions['clinic'],
  now: Date,
): 'reminder' | 'unreminded' | 'closedDay' | number | null {
  if (isOnClosedDay(clinic, visit)) return 'closedDay';
  if (givenUp) return 'unreminded';
  const moment = reminderNow(clinic, { due, visit }, now);
  if (moment === null) return retry ? 'unreminded' : null;
  return moment > now.getTime() ? moment : 'reminder';
}

/** When an e-mail that failed is tried again, and with what; null where it is given up. */
function tryAgain(
  due: DueMail,
  kind: DueKind,
  { outcome, clinic, now }: { outcome: DeliveryOutcome; clinic: DueOptions['clinic']; now: number },
): { due: DueMail; at: number } | null {
  const { temporary, permanent } = due.mail.retry ?? { temporary: 0, permanent: 0 };
  const isRejected = outcome === 'rejected';
  const isServer = outcome === 'unavailable' || outcome === 'repeatable';
  const retry: Retry = {
    temporary: temporary + (isRejected ? 0 : 1),
    permanent: permanent + (isRejected ? 1 : 0),
    ...(isServer && { serverFailed: now }),
  };
  const pause = isRejected ? REFUSED_PAUSE_MS : Math.min(FIRST_PAUSE_MS * 2 ** temporary, LONGEST_PAUSE_MS);
  const isOver = isRejected && retry.permanent >= TRIES_REFUSED;
  if (due.kind === 'nudge')
    return isOver ? null : { due: { ...due, mail: { ...due.mail, retry } }, at: now + pause };
  const at = kind === 'reminder' ? reminderAgain(clinic, due.mail.visit, now + pause) : now + pause;
  if (!isOver && at !== null) return { due: { ...due, mail: { ...due.mail, retry } }, at };
  if (kind !== 'reminder') return null;
  // The patient cannot be reminded any more: the clinic is told, with tries of its own.
  const { retry: _, ...mail } = due.mail;
  const paused = isServer ? { retry: { temporary: 1, permanent: 0, serverFailed: now } } : {};
  return {
    due: { ...due, mail: { ...mail, ...paused, givenUp: true } },
    at: isServer ? now + FIRST_PAUSE_MS : now,
  };
}

type Due<Kind> = Extract<DueMail, { kind: Kind }>;

async function nudgeOf({ thread, mail }: Due<'nudge'>, id: string, options: DueOptions): Promise<Mail> {
  const { clinic, languages, fromAddress } = options;
  const { messageId: first, since } = mail;
  return {
    ...(await nudgeMail({ id, since: new Date(since) }, inLanguages(clinic, fromAddress, languages).own)),
    messageId: await dueMessageId('nudge', thread, since, fromAddress),
    inReplyTo: first,
    references: [first],
  };
}

async function reminderOf(
  { thread, mail, step }: Due<'reminder'>,
  kind: 'reminder' | 'unreminded' | 'closedDay',
  sealed: string,
  options: DueOptions,
): Promise<Mail> {
  const { clinic, languages, fromAddress, appointments } = options;
  const life = { ...(JSON.parse(sealed) as AppointmentLife), step };
  const to = kind === 'reminder' ? 'patient' : 'clinic';
  const first = await actMessageId(to, thread, fromAddress);
  const links = await actLinks(to, life, appointments, kind === 'reminder');
  const { own, inLanguage } = inLanguages(clinic, fromAddress, languages);
  const composed =
    kind === 'reminder'
      ? reminderMail(life, inLanguage(life.language), links)
      : visitAlertMail(kind, life, own, links);
  return {
    ...(await composed),
    messageId: await dueMessageId(kind, thread, mail.visit, fromAddress),
    inReplyTo: first,
    references: [first],
  };
}
