import { identityOf, type Appointment } from '../../domain/forms/appointment-request.ts';
import {
  lastStart,
  newRequestState,
  type AppointmentState,
  type Role,
} from '../../domain/appointment/appointment-lifecycle.ts';
import { answerPromise } from '../../domain/clinic/answer-time.ts';
import { nudgeTime } from '../../domain/appointment/automatic-email-times.ts';
import { DeliveryError } from '../emails/mail.ts';
import { clinicNotification, requestReceipt } from '../emails/compose-mail.tsx';
import { mailboxOf, TooManyEmailsError } from '../rate-limits.ts';
import { errorCode } from '../log.ts';
import { fingerprint } from '../recent-deliveries.ts';
import { photoAttachments, type Photo } from '../photos/check-photos.ts';
import type { AppointmentRelay, Relay } from '../relay-types.ts';
import type { SentPhotos } from '../emails/clinic-notification.tsx';
import { clinicFor } from '../without-email.ts';
import { actLinks, actMessageId } from './create-act-links.ts';
import { findFullSlots } from './full-slots.ts';

/** Thrown if the patient's e-mail is requested, but the clinic's was not delivered. */
export class NoClinicEmailError extends Error {
  override name = 'NoClinicEmailError';
}

/** A validated request, with the language of its page. */
export type BookingRequest = {
  asked: Appointment;
  /** the language of the patient's page */
  language: string;
  /** for rate limits */
  clientAddress: string;
  /** for the clinic's e-mail only; nothing else keeps them */
  photos?: readonly Photo[];
};

/**
 * Sends one of the two e-mails about a request, once. The patient's e-mail is sent only if the clinic's was
 * recently delivered with the same values.
 *
 * @throws {NoClinicEmailError | TooManyEmailsError | DeliveryError} if it is not sent
 */
export async function sendRequest(
  to: Role,
  { asked, language, clientAddress, photos = [] }: BookingRequest,
  relay: Relay,
): Promise<'delivered' | 'repeated'> {
  const { defaultClinic, deliver, deliveries, limits, fromAddress, appointments, now } = relay;
  const print = await requestFingerprint(to, asked);
  const state =
    appointments && newRequestState(asked, await appointments.links.hash(identityOf(asked)), language);
  const messageId = state
    ? await actMessageId(to, state.requestHash, fromAddress)
    : `<${print}@${fromAddress.split('@').at(-1)}>`;
  const linksOf = async () => state && (await actLinks(to, state, appointments));

  async function deliverToClinic(): Promise<void> {
    const waitMs = await limits.hour.take(clientAddress);
    if (waitMs > 0) throw new TooManyEmailsError(waitMs);
    // The request must arrive even if the capacity check fails.
    const full = state
      ? await findFullSlots([state.visitTime], state.requestHash, relay).catch(() => [])
      : [];
    const isFull = full.length > 0;
    const links = await linksOf();
    const clinic = clinicFor(asked, 'clinic', defaultClinic);
    const deliverWith = async (sent?: SentPhotos) => {
      const mail = await clinicNotification(asked, clinic, now, links, language, isFull, sent);
      await deliver({ ...mail, messageId });
    };
    const files = photoAttachments(photos, asked.id);
    await deliverWith(files.length > 0 ? { files } : undefined).catch(async (error: unknown) => {
      if (files.length === 0 || !(error instanceof DeliveryError) || !error.isForSize) throw error;
      await deliverWith({ files, areMissing: true });
      // Remembered as long as the e-mail, for a repeat and for the patient's e-mail.
      await deliveries.deliverOnce(await withoutPhotosPrint(asked), async () => {});
    });
    if (state && appointments)
      await expectAnswer(state, asked.notes ?? '', { ...relay, appointments }, messageId);
  }

  async function deliverToPatient(): Promise<void> {
    if (!(await deliveries.has(await requestFingerprint('clinic', asked)))) throw new NoClinicEmailError();
    const waitMs =
      (await limits.receipt.take(mailboxOf(asked.email))) || (await limits.hour.take(clientAddress));
    if (waitMs > 0) throw new TooManyEmailsError(waitMs);
    const clinic = defaultClinic.inLanguage(language);
    const arePhotosMissing = await wasSentWithoutPhotos(asked, relay);
    const mail = await requestReceipt(asked, clinic, now, await linksOf(), arePhotosMissing);
    await deliver({ ...mail, messageId });
  }

  return deliveries.deliverOnce(print, to === 'clinic' ? deliverToClinic : deliverToPatient);
}

/**
 * Keeps the request for the list of the day, if the clinic has `booking.dayList`, and schedules the nudge, if
 * it has `booking.nudge`. A failure is only logged, because the request has arrived.
 */
async function expectAnswer(
  state: AppointmentState,
  notes: string,
  { defaultClinic, appointments, log, now }: AppointmentRelay,
  messageId: string,
): Promise<void> {
  const { links, records } = appointments;
  const keepUntil = lastStart(state, defaultClinic);
  const logFailure = (event: 'nudge' | 'day-list') => (error: unknown) =>
    log({
      time: now.toISOString(),
      event,
      outcome: 'not-kept',
      appointmentId: state.id,
      code: errorCode(error),
    });
  if (defaultClinic.booking.dayList) {
    const encrypted = await links.encrypt(JSON.stringify({ state, notes }));
    await records
      .keepRequest(state.requestHash, { since: now.getTime(), encrypted }, keepUntil)
      .catch(logFailure('day-list'));
  }
  const due = defaultClinic.booking.nudge
    ? nudgeTime(defaultClinic, answerPromise(defaultClinic), state.visitTime, now)
    : null;
  if (due === null) return;
  const nudge = { due, since: now.getTime(), messageId, encrypted: await links.encrypt(state.id) };
  await records.scheduleNudge(state.requestHash, nudge, keepUntil).catch(logFailure('nudge'));
}

/** Whether the clinic's e-mail about a request was too large with its pictures, and was sent without them. */
export async function wasSentWithoutPhotos(asked: Appointment, { deliveries }: Relay): Promise<boolean> {
  return deliveries.has(await withoutPhotosPrint(asked));
}

function withoutPhotosPrint(asked: Appointment): Promise<string> {
  return fingerprint(['without-photos', ...identityOf(asked)]);
}

/** Returns the fingerprint of an e-mail about a request. */
export function requestFingerprint(to: Role, asked: Appointment): Promise<string> {
  return fingerprint([to, ...identityOf(asked)]);
}
