import { identityOf, type Appointment } from '../../domain/booking/appointment-request.ts';
import {
  endOf,
  requestedLife,
  type AppointmentLife,
  type Role,
} from '../../domain/booking/appointment-lifecycle.ts';
import { nudgeAt } from '../../domain/booking/automatic-email-times.ts';
import { clinicNotification, patientConfirmation } from '../emails/compose-mail.tsx';
import { mailboxOf, TooManyEmailsError } from '../rate-limits.ts';
import { errorCode } from '../log.ts';
import { fingerprint } from '../recent-deliveries.ts';
import type { Relay } from '../relay-types.ts';
import { actLinks, actMessageId } from './create-act-links.ts';
import { fullAmong } from './full-slots.ts';

/** A patient's e-mail asked for without the clinic's. */
export class NoClinicEmailError extends Error {
  override name = 'NoClinicEmailError';
}

/** A request that has been checked, and of what page it is. */
export type Request = {
  asked: Appointment;
  /** of the patient's page */
  language: string;
  /** who sends it, for the limits */
  clientAddress: string;
};

/**
 * Sends one of the two e-mails about a request, once: the patient's only where the clinic's was delivered
 * lately with the same values.
 *
 * @throws {NoClinicEmailError | TooManyEmailsError | DeliveryError} when it is not sent
 */
export async function sendRequest(
  to: Role,
  { asked, language, clientAddress }: Request,
  relay: Relay,
): Promise<'delivered' | 'repeated'> {
  const { own, inLanguage, deliver, deliveries, limits, fromAddress, appointments, now } = relay;
  const print = await requestFingerprint(to, asked);
  const life =
    appointments && requestedLife(asked, await appointments.links.hash(identityOf(asked)), language);
  const messageId = life
    ? await actMessageId(to, life.thread, fromAddress)
    : `<${print}@${fromAddress.split('@').at(-1)}>`;
  const linksOf = async () => life && (await actLinks(to, life, appointments));

  async function deliverToClinic(): Promise<void> {
    const waitMs = await limits.hour.take(clientAddress);
    if (waitMs > 0) throw new TooManyEmailsError(waitMs);
    // A request arrives, whatever is known of its time.
    const full = life ? await fullAmong([life.at], life.thread, relay).catch(() => []) : [];
    const isFull = full.length > 0;
    const mail = await clinicNotification(asked, own, await linksOf(), language, isFull);
    await deliver({ ...mail, messageId });
    if (life) await expectAnswer(life, relay, messageId);
  }

  async function deliverToPatient(): Promise<void> {
    if (!(await deliveries.has(await requestFingerprint('clinic', asked)))) throw new NoClinicEmailError();
    const waitMs =
      (await limits.confirmation.take(mailboxOf(asked.email))) || (await limits.hour.take(clientAddress));
    if (waitMs > 0) throw new TooManyEmailsError(waitMs);
    await deliver({
      ...(await patientConfirmation(asked, inLanguage(language), now, await linksOf())),
      messageId,
    });
  }

  return deliveries.once(print, to === 'clinic' ? deliverToClinic : deliverToPatient);
}

/**
 * Keeps what tells the clinic again, where it wants that; without it the request has arrived all the same.
 */
async function expectAnswer(
  life: AppointmentLife,
  { own, appointments, log, now }: Relay,
  messageId: string,
): Promise<void> {
  const { links, records } = appointments!;
  const due = own.booking.nudge ? nudgeAt(own, own.promises.answerHours, life.at, now) : null;
  if (due === null) return;
  const nudge = { due, since: now.getTime(), messageId, sealed: await links.enclose(life.id) };
  await records.expectAnswer(life.thread, nudge, endOf(life, own)).catch((error: unknown) => {
    const code = errorCode(error);
    log({ time: now.toISOString(), event: 'nudge', outcome: 'not-kept', appointmentId: life.id, code });
  });
}

/** What tells an e-mail about a request from every other. */
export function requestFingerprint(to: Role, asked: Appointment): Promise<string> {
  return fingerprint([to, ...identityOf(asked)]);
}
