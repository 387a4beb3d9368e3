import {
  actsOf,
  applyAct,
  NO_INPUT,
  rulesOf,
  tooLate,
  type AppointmentState,
  type ActInput,
} from '../../domain/booking/appointment-lifecycle.ts';
import { civilTimeAt } from '../../domain/booking/civil-date.ts';
import type { RelayContext } from '../relay-types.ts';
import type { AppointmentLink, AppointmentLinks } from './link-encryption.ts';
import { appointmentPage, pageWords } from './act-pages.ts';
import type { StoredAct, CurrentAct } from './record-schema.ts';
import { isFullyDelivered, isPending } from './records.ts';

/** Notes for the log what became of a link that was pressed; who only opens one has done nothing. */
export function note(c: RelayContext, { state, act }: AppointmentLink, outcome: string, code?: string): void {
  if (c.req.method !== 'POST') return;
  c.set('note', { event: 'appointment', outcome, act, appointmentId: state.id, ...(code && { code }) });
}

/**
 * A link as the records have it:
 * - `available`: its act can be done;
 * - `pending`: its act is under way, or was broken off a moment ago: nobody knows whether an e-mail has gone;
 * - `partlySent`: its act is done and the other side's e-mail delivered; that to who pressed is missing;
 * - `done`: its act is done, and every e-mail of it delivered.
 */
export type OpenedLink = {
  /** with the appointment as it stands for whose link it is */
  link: AppointmentLink;
  /** the step of the e-mail that the link came with */
  linkStep: number;
} & (
  | { status: 'available'; stored: null }
  | { status: 'done'; stored: StoredAct }
  | { status: 'pending' | 'partlySent'; stored: StoredAct; snapshot: ActSnapshot }
);

/** Opens the link that was asked for; where there is nothing to do with it, the page that says why. */
export async function openLink(c: RelayContext): Promise<OpenedLink | Response> {
  const { clinic, appointments, now } = c.var.relay;
  const link = (await appointments?.links.readToken(c.req.param('token') ?? '')) ?? null;
  if (!appointments || !link) {
    if (c.req.method === 'POST') c.set('note', { event: 'appointment', outcome: 'broken-link' });
    return appointmentPage(c, 404, pageWords(clinic).broken);
  }
  const { links, records } = appointments;
  if (records.unavailable) await records.retry?.();
  if (records.unavailable) {
    note(c, link, 'no-records');
    return appointmentPage(c, 503, pageWords(clinic).noRecords);
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
    if (isOwn && isFullyDelivered(current)) return { link, linkStep, status: 'done', stored: current };
    // Who has not had the e-mail of what was done goes on from the one before it.
    const isNewest = current.notifiedStep[rulesOf(link.act).role] <= linkStep;
    const snapshot = isNewest ? await decryptSnapshot(links, current) : null;
    if (isOwn && snapshot) return { link, linkStep, status: 'partlySent', stored: current, snapshot };
    if (snapshot) state = statesAround(state, current, snapshot).after;
    if (!snapshot || !actsOf(rulesOf(link.act).role, state).includes(link.act)) {
      note(c, link, 'superseded');
      return supersededPage(c, link, current);
    }
  }
  const currentLink = { ...link, state };
  if (isPending(pending, now.getTime())) {
    const snapshot = (await isForThisAct(pending)) ? await decryptSnapshot(links, pending) : null;
    if (snapshot) return { link: currentLink, linkStep, status: 'pending', stored: pending, snapshot };
    note(c, link, 'under-way');
    return appointmentPage(c, 409, pageWords(clinic).underWay);
  }
  const late = tooLate(state, link.act, link.accepted, now, clinic);
  if (!late) return { link: currentLink, linkStep, status: 'available', stored: null };
  note(c, link, late === 'over' ? 'over' : 'too-near');
  const { over, near } = pageWords(clinic);
  return late === 'over'
    ? appointmentPage(c, 410, over, { book: true })
    : appointmentPage(c, 409, { ...near, text: near.text(clinic.booking.changeHours) });
}

function supersededPage(c: RelayContext, link: AppointmentLink, { act, doneAt, notifiedStep }: CurrentAct) {
  const { clinic } = c.var.relay;
  const { when, acts } = clinic.words.appointmentPages;
  const { title, unchanged, newest } = pageWords(clinic).since;
  const { role } = rulesOf(link.act);
  const since = acts[act][`${role}Since`](when(civilTimeAt(new Date(doneAt), clinic.timeZone)));
  // What ended it for the patient came without links.
  const isEnd = role === 'patient' && rulesOf(act).event === 'cancel';
  const hasNewer = notifiedStep[role] > link.state.step && !isEnd;
  const text = `${since} ${hasNewer ? newest : unchanged}`;
  return appointmentPage(c, 409, { title, text }, { book: isEnd });
}

/** What was pressed, on what; sealed, it is kept until the act's e-mails are delivered. */
export type ActSnapshot = ActInput & {
  before: Pick<AppointmentState, 'step' | 'stage' | 'booked' | 'visitTime' | 'times'>;
};

async function decryptSnapshot(
  links: AppointmentLinks,
  { encryptedInput }: StoredAct,
): Promise<ActSnapshot | null> {
  const text = encryptedInput && (await links.decrypt(encryptedInput));
  return text ? (JSON.parse(text) as ActSnapshot) : null;
}

/** The appointment before and after an act that is kept. */
export function statesAround(
  state: AppointmentState,
  { act, step }: StoredAct,
  { before: changes, times }: ActSnapshot,
) {
  const before = { ...state, ...changes };
  return { before, after: { ...applyAct(before, act, times), step } };
}

/** The hashes by which the same press is known again, of the newest key first. */
export function hashInput(
  links: AppointmentLinks,
  { state: { requestHash }, act }: AppointmentLink,
  linkStep: number,
  { times, reason, ...others }: ActInput,
): Promise<string[]> {
  // Nothing that is given is left out.
  others satisfies Record<string, never>;
  const texts = [reason, ...times.flatMap(({ date, time }) => [date, time])];
  return links.hashes([requestHash, String(linkStep), act, ...texts]);
}
