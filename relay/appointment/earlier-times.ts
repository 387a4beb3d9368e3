import { freedTime, isOfferable, wakingTimeAfter } from '../../domain/appointment/earlier-times.ts';
import type { AppointmentState, Role } from '../../domain/appointment/appointment-lifecycle.ts';
import { visitAt } from '../../domain/appointment/timed-visits.ts';
import type { CivilTime } from '../../domain/time/civil-date.ts';
import { EARLIER_PATH } from '../../domain/web/relay-paths.ts';
import type { DoneAct } from '../emails/compose-mail.tsx';
import type { EarlierNote } from '../emails/visit-sections.tsx';
import { mailboxOf } from '../rate-limits.ts';
import type { AppointmentRelay, Relay } from '../relay-types.ts';
import type { Claim, FreedTimeOfAct } from '../store/acts.ts';
import type { FreedBy } from '../store/freed-times.ts';
import type { EarlierWish, StoredAct } from '../store/record-schema.ts';
import { decryptContent, EarlierLinkSchema, type EarlierLink } from './encrypted-content.ts';
import type { Appointments } from './create-act-links.ts';
import type { LinkEncryption } from './link-encryption.ts';

// What acts, e-mails and pages need of earlier times (docs/product.md, Earlier times).

type Options = Pick<Relay, 'clinic' | 'now'> & { appointments: Appointments };

/** Returns a keyed hash of who a patient is: the mailbox or, without e-mail, the telephone number. */
function personOf({ email, phone }: AppointmentState, { links }: Appointments): Promise<string> {
  return links.hash(['person', email ? mailboxOf(email) : phone.replace(/\D/g, '')]);
}

/** Returns what is stored about a patient who waits for an earlier time. */
export async function waitingPart(
  state: AppointmentState,
  appointments: Appointments,
): Promise<Omit<EarlierWish, 'since'>> {
  const encrypted = await appointments.links.encrypt(JSON.stringify(state));
  return { person: await personOf(state, appointments), encrypted };
}

/** Returns what an act claims about earlier times; nothing unless its visit is confirmed. */
export async function earlierPart(
  after: AppointmentState,
  { clinic, appointments }: Options,
): Promise<Pick<Claim, 'earlier'>> {
  if (!clinic.booking.earlier || after.stage !== 'confirmed') return {};
  const isTicked = after.wantsEarlier === true;
  return { earlier: { ...(await waitingPart(after, appointments)), isTicked } };
}

/** Returns the time that an act frees, if it can be offered to others. */
export async function freedByAct(
  { before, after, given }: DoneAct,
  { clinic, appointments, now }: Options,
): Promise<FreedTimeOfAct | undefined> {
  const time = clinic.booking.earlier ? freedTime(before, after, given) : null;
  if (!time || !isOfferable(time, clinic, now)) return undefined;
  const person = await personOf(before, appointments);
  return { time, person, due: wakingTimeAfter(now, clinic.timeZone) };
}

async function linkTo(link: EarlierLink, { links, siteUrl }: Appointments): Promise<string> {
  return siteUrl + EARLIER_PATH + (await links.encrypt(JSON.stringify(link)));
}

/** Returns the content of a link about earlier times; null if the token is not such a link's. */
export function readEarlierToken(links: LinkEncryption, token: string): Promise<EarlierLink | null> {
  // A mail program may have added punctuation.
  return decryptContent(links, EarlierLinkSchema, /^[\w-]*/.exec(token)![0]);
}

/** Returns what the clinic's e-mail says of a freed time: to how many it is offered, and the way to end that. */
async function freedNote(
  { time, person }: FreedTimeOfAct,
  by: FreedBy,
  { defaultClinic, appointments }: Pick<Relay, 'defaultClinic'> & { appointments: Appointments },
): Promise<EarlierNote> {
  const { freed } = defaultClinic.words.earlier;
  const visit = visitAt(time, defaultClinic);
  const count = await appointments.records.countWaiting(visit, person).catch(() => 0);
  const href = await linkTo({ for: 'freed', ...by }, appointments);
  return { text: freed.text(time, count), button: freed.button, href };
}

/**
 * Returns what a patient's e-mail or page says of the wish to be told of earlier times, and the link that
 * changes it; undefined if the visit is not confirmed, or the clinic does not offer earlier times.
 */
export async function wishLink(
  state: AppointmentState,
  wants: boolean,
  { clinic, appointments }: Pick<Options, 'clinic' | 'appointments'>,
): Promise<EarlierNote | undefined> {
  if (!clinic.booking.earlier || state.stage !== 'confirmed') return undefined;
  const { wish } = clinic.inLanguage(state.language).words.earlier;
  const { text, button } = wants ? wish.on : wish.off;
  return { text, button, href: await linkTo({ for: 'wish', state }, appointments) };
}

/** Returns what the e-mail about an act to one party says about earlier times. */
export async function earlierNote(
  to: Role,
  { after }: DoneAct,
  { stored, freed }: { stored: StoredAct; freed: FreedTimeOfAct | undefined },
  relay: AppointmentRelay,
): Promise<EarlierNote | undefined> {
  if (to === 'patient') return wishLink(after, stored.earlier !== undefined, relay);
  const { requestHash } = after;
  return freed && freedNote(freed, { requestHash, step: stored.step, time: freed.time }, relay);
}

/** Returns the earlier times that are offered to a patient; undefined if the visit is not confirmed. */
export async function offeredTimes(
  state: AppointmentState,
  { clinic, appointments }: Pick<Options, 'clinic' | 'appointments'>,
): Promise<CivilTime[] | undefined> {
  if (!clinic.booking.earlier || state.stage !== 'confirmed') return undefined;
  return appointments.records.offeredTimes(state.requestHash);
}
