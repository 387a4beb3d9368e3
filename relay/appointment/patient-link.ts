import { encodeBase64Url } from 'hono/utils/encode';
import type { AppointmentState } from '../../domain/appointment/appointment-lifecycle.ts';
import { PATIENT_PAGE_PATH } from '../../domain/web/relay-paths.ts';
import { patientMessage, type MessageKind, type PatientMessage } from '../emails/patient-message.ts';
import { fingerprint } from '../recent-deliveries.ts';
import type { Relay } from '../relay-types.ts';
import { hasNoEmail } from '../without-email.ts';
import { storedActs } from '../store/record-rules.ts';
import type { Appointments } from './create-act-links.ts';
import { decryptContent, PatientPageSchema, type PatientPageState } from './encrypted-content.ts';
import type { StoredAct } from '../store/record-schema.ts';

// The short link to the page of a patient without e-mail. Its token is derived from the request's hash with
// the clinic's secret key, so it need not be stored: nobody without the key can compute it from the records,
// which hold only its hash.

/** Returns the hash of a token, under which the records hold the appointment. */
export function patientLinkHash(token: string): Promise<string> {
  return fingerprint(['patient page', token]);
}

type PatientLink = {
  /** the address of the patient's page */
  href: string;
  /** the hash of its token */
  linkHash: string;
};

/** Returns the links to a patient's page, one for each listed key, newest first. All others have ended. */
export async function patientLinks(
  requestHash: string,
  { links, siteUrl }: Appointments,
): Promise<[PatientLink, ...PatientLink[]]> {
  const hashes = await links.hashes(['patient page', requestHash]);
  const made = hashes.map(async (hash) => {
    const token = tokenFrom(hash);
    return { href: siteUrl + PATIENT_PAGE_PATH + token, linkHash: await patientLinkHash(token) };
  });
  return (await Promise.all(made)) as [PatientLink, ...PatientLink[]];
}

/**
 * Returns the link to a patient's page.
 *
 * @param known - the hash of the link that the patient may have. It stays the same after a key was added. If
 *   its key was removed, a new link is stored, so that it works before anybody sees it.
 */
export async function patientLink(
  requestHash: string,
  appointments: Appointments,
  known?: string,
): Promise<PatientLink> {
  const all = await patientLinks(requestHash, appointments);
  const kept = all.find(({ linkHash }) => linkHash === known);
  if (known && !kept) await appointments.records.replacePatientLink(requestHash, known, all[0].linkHash);
  return kept ?? all[0];
}

/** @param hash - in 32 hexadecimal digits */
function tokenFrom(hash: string): string {
  const bytes = Uint8Array.from(hash.match(/../g)!, (digits) => Number.parseInt(digits, 16));
  return encodeBase64Url(bytes.buffer).replace(/={0,2}$/, '');
}

/** Returns what an act stores for the page of a patient without e-mail; nothing if the patient has e-mail. */
export async function noEmailPart(
  shown: PatientPageState,
  appointments: Appointments,
): Promise<Pick<StoredAct, 'noEmail'>> {
  const { requestHash } = shown.state;
  if (!hasNoEmail(shown.state)) return {};
  const record = await appointments.records.latest(requestHash);
  const [first] = record ? storedActs(record) : [];
  const { linkHash } = await patientLink(requestHash, appointments, first?.noEmail?.linkHash);
  return { noEmail: { linkHash, encrypted: await appointments.links.encrypt(JSON.stringify(shown)) } };
}

/** Decrypts what a stored act holds for the patient's page; null if its key is no longer listed. */
export async function readNoEmailPart(
  { noEmail, step }: Pick<StoredAct, 'noEmail' | 'step'>,
  { links }: Appointments,
): Promise<PatientPageState | null> {
  const shown = await decryptContent(links, PatientPageSchema, noEmail?.encrypted);
  return shown && { ...shown, state: { ...shown.state, step } };
}

/** Composes the clinic's prepared text to a patient without e-mail; nothing if the patient has e-mail. */
export async function messageToPatient(
  kind: MessageKind,
  state: AppointmentState,
  { clinic, appointments, now }: Pick<Relay, 'clinic' | 'appointments' | 'now'>,
  noEmail?: StoredAct['noEmail'],
): Promise<PatientMessage | undefined> {
  if (!appointments || !hasNoEmail(state)) return undefined;
  const { href } = await patientLink(state.requestHash, appointments, noEmail?.linkHash);
  const shown = await decryptContent(appointments.links, PatientPageSchema, noEmail?.encrypted);
  const reason = shown?.reason ?? null;
  return patientMessage(kind, { ...state, reason }, clinic.inLanguage(state.language), href, now);
}
