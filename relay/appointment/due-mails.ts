import type { AppointmentLife } from '../../domain/appointment-life.ts';
import { reminderNow } from '../../domain/due-times.ts';
import { nudgeMail, reminderMail } from '../emails/compose-mail.tsx';
import { DeliveryError, type Mail } from '../emails/mail.ts';
import { inLanguages } from '../localized-clinic.ts';
import type { RelayOptions } from '../options.ts';
import { actLinks, actMessageId, dueMessageId, type Appointments } from './act-links.ts';
import type { DueMail } from './records.ts';

/** What sending by itself needs of the relay. */
export type DueOptions = Pick<
  RelayOptions,
  'clinic' | 'languages' | 'deliver' | 'fromAddress' | 'log' | 'now'
> & {
  appointments: Appointments;
};

/** After a definite refusal of the mail server. */
const AGAIN_MS = 10 * 60_000;

/** What became of an e-mail that was due. */
type Outcome = { outcome: 'delivered' | 'dropped' | 'put-back' | 'no-key' | 'not-delivered'; code?: string };

/** Whether a clinic has anything sent by itself. */
export function sendsByItself({ booking, reminders }: DueOptions['clinic']): boolean {
  return booking.nudge === true || reminders !== undefined;
}

/**
 * Sends the e-mails whose moment has come (docs/product.md, What goes by itself). None counts against the limits of visitors:
 * there is one at most for each request and for each visit, which do.
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
  if (due.kind === 'reminder') {
    const moment = reminderNow(clinic, due.mail.visit, now);
    if (moment === null) return { outcome: 'dropped' };
    if (moment > now.getTime()) {
      await records.putBack(due, moment);
      return { outcome: 'put-back' };
    }
  }
  const text = await links.disclose(due.mail.sealed);
  if (text === null) {
    await records.noteUnopened(due);
    return { outcome: 'no-key' };
  }
  try {
    await deliver(
      await (due.kind === 'nudge' ? nudgeOf(due, text, options) : reminderOf(due, text, options)),
    );
    return { outcome: 'delivered' };
  } catch (error) {
    const code = error instanceof DeliveryError ? error.code : (error as Error).name;
    // What may have gone is not sent again.
    if (error instanceof DeliveryError && error.outcome === 'refused')
      await records.putBack(due, now.getTime() + AGAIN_MS);
    return { outcome: 'not-delivered', code };
  }
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
  sealed: string,
  options: DueOptions,
): Promise<Mail> {
  const { clinic, languages, fromAddress, appointments } = options;
  const life = { ...(JSON.parse(sealed) as AppointmentLife), step };
  const first = await actMessageId('patient', thread, fromAddress);
  const links = await actLinks('patient', life, appointments, true);
  const { inLanguage } = inLanguages(clinic, fromAddress, languages);
  return {
    ...(await reminderMail(life, inLanguage(life.language), links)),
    messageId: await dueMessageId('reminder', thread, mail.visit, fromAddress),
    inReplyTo: first,
    references: [first],
  };
}
