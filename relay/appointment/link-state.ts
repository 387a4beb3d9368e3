import {
  actsOf,
  applyAct,
  NO_INPUT,
  rulesOf,
  lateness,
  startOf,
  type AppointmentLink,
  type AppointmentState,
  type ActInput,
} from '../../domain/appointment/appointment-lifecycle.ts';
import { civilTimeAt } from '../../domain/time/civil-date.ts';
import { appointmentPage, pageWords } from '../pages/act-pages.tsx';
import type { AppointmentContext, AppointmentRelay, RelayContext } from '../relay-types.ts';
import { showTakenPage } from './earlier-times.ts';
import type { LinkEncryption } from './link-encryption.ts';
import type { StoredAct, CurrentAct } from '../store/record-schema.ts';
import { clinicFor, hasNoEmail } from '../without-email.ts';
import { ActSnapshotSchema, decryptContent, type ActSnapshot } from './encrypted-content.ts';
import { patientLink } from './patient-link.ts';
import { isFullyDelivered, isPending } from '../store/record-rules.ts';

/** Notes the outcome of a clicked button for the log. Opening a link is not logged. */
export function note(c: RelayContext, { state, act }: AppointmentLink, outcome: string, code?: string): void {
  if (c.req.method !== 'POST') return;
  c.set('note', { event: 'appointment', outcome, act, appointmentId: state.id, ...(code && { code }) });
}

/**
 * A link, compared with the records:
 * - `available`: its act can be done;
 * - `pending`: its act is in progress or was interrupted; it is not known whether an e-mail was delivered;
 * - `partlySent`: its act is done, but the e-mail to the sender is missing;
 * - `done`: its act is done, and all its e-mails are delivered.
 */
export type OpenedLink = {
  /** with texts that are true of the link's appointment */
  relay: AppointmentRelay;
  /** with the appointment's current state, as the link's owner knows it */
  link: AppointmentLink;
  /** the step of the e-mail that contained the link */
  linkStep: number;
} & (
  | { status: 'available'; stored: null }
  | { status: 'done'; stored: StoredAct }
  | { status: 'pending' | 'partlySent'; stored: StoredAct; snapshot: ActSnapshot }
);

/**
 * Opens the link of the request.
 *
 * @returns the link, or a page that says why nothing can be done with it
 */
export async function openLink(c: AppointmentContext): Promise<OpenedLink | Response> {
  const { appointments, clinic: anyClinic, now } = c.var.relay;
  const { links, records } = appointments;
  const link = await links.readToken(c.req.param('token') ?? '');
  if (!link) return brokenLinkPage(c);
  const clinic = clinicFor(link.state, rulesOf(link.act).role, anyClinic);
  const relay = { ...c.var.relay, clinic };
  if (records.unavailable) await records.retry?.();
  if (records.unavailable) {
    note(c, link, 'no-records');
    return appointmentPage(c, clinic, 503, pageWords(clinic).recordsUnavailable);
  }
  const { current, pending } = (await records.latest(link.state.requestHash)) ?? {
    current: null,
    pending: null,
  };
  const linkStep = link.state.step;
  const isForThisAct = async (stored: StoredAct) =>
    stored.linkStep === linkStep &&
    stored.act === link.act &&
    (!link.accepted ||
      (await hashInput(links, link, linkStep, { ...NO_INPUT, times: [link.accepted] })).includes(
        stored.inputHash,
      ));

  let { state } = link;
  if (current && current.step > linkStep) {
    const isOwn = await isForThisAct(current);
    if (isOwn && isFullyDelivered(current)) return { relay, link, linkStep, status: 'done', stored: current };
    // A party without the latest act's e-mail continues from the previous one.
    const isNewest = current.notifiedStep[rulesOf(link.act).role] <= linkStep;
    const snapshot = isNewest ? await decryptContent(links, ActSnapshotSchema, current.encryptedInput) : null;
    if (isOwn && snapshot) return { relay, link, linkStep, status: 'partlySent', stored: current, snapshot };
    if (snapshot) state = statesAround(state, current, snapshot).after;
    if (!snapshot || !actsOf(rulesOf(link.act).role, state).includes(link.act)) {
      note(c, link, 'superseded');
      return supersededPage(c, relay, link, current);
    }
  }
  const currentLink = { ...link, state };
  if (isPending(pending, now.getTime())) {
    const snapshot = (await isForThisAct(pending))
      ? await decryptContent(links, ActSnapshotSchema, pending.encryptedInput)
      : null;
    if (snapshot) return { relay, link: currentLink, linkStep, status: 'pending', stored: pending, snapshot };
    note(c, link, 'under-way');
    return appointmentPage(c, clinic, 409, pageWords(clinic).pending);
  }
  const late = lateness(state, link.act, link.accepted, now, clinic);
  if (!late) return { relay, link: currentLink, linkStep, status: 'available', stored: null };
  note(c, link, late === 'past' ? 'over' : 'too-near');
  if (link.act === 'take' && now.getTime() < startOf(state.visitTime, clinic))
    return showTakenPage(c, state, 410, relay);
  const { past, tooClose } = pageWords(clinic);
  return late === 'past'
    ? appointmentPage(c, clinic, 410, past, { book: true })
    : appointmentPage(c, clinic, 409, { ...tooClose, text: tooClose.text(clinic.booking.changeHours) });
}

/** Answers a link that is not genuine, or one of a relay without keys. */
export function brokenLinkPage(c: RelayContext): Response {
  const { clinic } = c.var.relay;
  if (c.req.method === 'POST') c.set('note', { event: 'appointment', outcome: 'broken-link' });
  return appointmentPage(c, clinic, 404, pageWords(clinic).invalidLink);
}

async function supersededPage(
  c: RelayContext,
  { clinic, appointments }: AppointmentRelay,
  link: AppointmentLink,
  { act, doneAt, notifiedStep, noEmail }: CurrentAct,
) {
  const { when, acts } = clinic.words.appointmentPages;
  const { title, unchanged, newest } = pageWords(clinic).superseded;
  const { role } = rulesOf(link.act);
  if (role === 'patient' && hasNoEmail(link.state)) {
    const { href } = await patientLink(link.state.requestHash, appointments, noEmail?.linkHash);
    return appointmentPage(c, clinic, 409, { title, text: newest }, { patientPage: href });
  }
  const since = acts[act][`${role}Since`](when(civilTimeAt(new Date(doneAt), clinic.timeZone)));
  // The e-mail that ended the appointment for the patient had no links.
  const isEnd = role === 'patient' && rulesOf(act).event === 'cancel';
  const hasNewer = notifiedStep[role] > link.state.step && !isEnd;
  const text = `${since} ${hasNewer ? newest : unchanged}`;
  return appointmentPage(c, clinic, 409, { title, text }, { book: isEnd });
}

/** Returns the appointment's state before and after a stored act. */
export function statesAround(
  state: AppointmentState,
  { act, step }: StoredAct,
  { before: changes, times }: ActSnapshot,
) {
  const before = { ...state, ...changes };
  return { before, after: { ...applyAct(before, act, times), step } };
}

/** Hashes an act's input, once per listed key, newest key first. Equal hashes are the same click. */
export function hashInput(
  links: LinkEncryption,
  { state: { requestHash }, act }: AppointmentLink,
  linkStep: number,
  { times, reason, ...others }: ActInput,
): Promise<string[]> {
  // Fails to compile if ActInput gets a field that is not hashed here.
  others satisfies Record<string, never>;
  const texts = [JSON.stringify(reason), ...times.flatMap(({ date, time }) => [date, time])];
  return links.hashes([requestHash, String(linkStep), act, ...texts]);
}
