import {
  freedTime,
  isOfferable,
  nextMorning,
  wakingTimeAfter,
} from '../../domain/appointment/earlier-times.ts';
import type {
  AppointmentLink,
  AppointmentState,
  Role,
} from '../../domain/appointment/appointment-lifecycle.ts';
import { visitAt } from '../../domain/appointment/timed-visits.ts';
import { civilTimeAt, type CivilTime } from '../../domain/time/civil-date.ts';
import { EARLIER_PATH } from '../../domain/web/relay-paths.ts';
import type { DoneAct } from '../emails/compose-mail.tsx';
import type { EarlierNote, WishNote } from '../emails/visit-sections.tsx';
import { appointmentPage } from '../pages/act-pages.tsx';
import { mailboxOf } from '../rate-limits.ts';
import type { AppointmentRelay, Relay, RelayContext } from '../relay-types.ts';
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
): Promise<Omit<EarlierWish, 'since' | 'from'>> {
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
  const due = wakingTimeAfter(now, clinic.timeZone);
  if (!time || !isOfferable(time, clinic, new Date(due))) return undefined;
  return { time, person: await personOf(before, appointments), due };
}

async function linkTo(link: EarlierLink, { links, siteUrl }: Appointments): Promise<string> {
  return siteUrl + EARLIER_PATH + (await links.encrypt(JSON.stringify(link)));
}

/** Returns the content of a link about earlier times; null if the token is not such a link's. */
export function readEarlierToken(links: LinkEncryption, token: string): Promise<EarlierLink | null> {
  // A mail program may have added punctuation.
  return decryptContent(links, EarlierLinkSchema, /^[\w-]*/.exec(token)![0]);
}

/** Returns when a freed time is first offered to somebody, in milliseconds; null if there is nobody. */
async function firstOffer(
  { time, person, due }: FreedTimeOfAct,
  { clinic, appointments }: Omit<Options, 'now'>,
): Promise<number | null> {
  const { timeZone } = clinic;
  for (const at of [due, nextMorning(new Date(due), timeZone)]) {
    const moment = new Date(at);
    if (!isOfferable(time, clinic, moment)) continue;
    const { date } = civilTimeAt(moment, timeZone);
    if ((await appointments.records.countWaiting(visitAt(time, clinic), person, date)) > 0) return at;
  }
  return null;
}

/** Returns what the clinic's e-mail says of a freed time: from when it is offered, and how to end that. */
async function freedNote(freed: FreedTimeOfAct, by: FreedBy, relay: AppointmentRelay): Promise<EarlierNote> {
  const { defaultClinic, appointments, now } = relay;
  const words = defaultClinic.words.earlier.freed;
  const { time } = freed;
  const first = await firstOffer(freed, relay);
  const text =
    first === null
      ? words.nobody(time)
      : first > now.getTime()
        ? words.offeredFrom(time, civilTimeAt(new Date(first), defaultClinic.timeZone))
        : words.offered(time);
  const href = await linkTo({ for: 'freed', ...by }, appointments);
  return { text, link: { label: words.button, href } };
}

/**
 * Returns what a patient's e-mail or page says of the wish to be told of earlier times, and the link that
 * changes it; undefined if the visit is not confirmed, or the clinic does not offer earlier times.
 */
export async function wishLink(
  state: AppointmentState,
  wants: boolean,
  { clinic, appointments }: Pick<Options, 'clinic' | 'appointments'>,
): Promise<WishNote | undefined> {
  if (!clinic.booking.earlier || state.stage !== 'confirmed') return undefined;
  const { wish } = clinic.inLanguage(state.language).words.earlier;
  const { text, link: label } = wants ? wish.on : wish.off;
  return { text, link: { label, href: await linkTo({ for: 'wish', state }, appointments) } };
}

/** Returns what the e-mail about an act to one party says about earlier times. */
export async function earlierNote(
  to: Role,
  { act, after }: DoneAct,
  { stored, freed }: { stored: StoredAct; freed: FreedTimeOfAct | undefined },
  relay: AppointmentRelay,
): Promise<EarlierNote | undefined> {
  if (to === 'patient') return wishLink(after, stored.earlier !== undefined, relay);
  const { requestHash } = after;
  const { step } = stored;
  if (freed) return freedNote(freed, { requestHash, step, time: freed.time }, relay);
  const { clinic, defaultClinic, appointments } = relay;
  if (!clinic.booking.earlier || act === 'take') return undefined;
  const hasEnded = await appointments.records.hasEndedOffers(requestHash, step);
  return hasEnded ? { text: defaultClinic.words.earlier.freed.confirmed } : undefined;
}

/** Returns what the page of an act says of offers that the act ends. */
export async function endsOffersText(
  { state, act }: AppointmentLink,
  { clinic, appointments }: AppointmentRelay,
): Promise<string | undefined> {
  if (!clinic.booking.earlier || act !== 'confirm') return undefined;
  const isOffered = await appointments.records.isOffered(state.requestHash, state.visitTime);
  return isOffered ? clinic.words.earlier.freed.confirmEnds : undefined;
}

/** Answers that an earlier time is no longer offered, and that the patient's own visit and wish stand. */
export async function showTakenPage(
  c: RelayContext,
  state: AppointmentState,
  status: 200 | 409 | 410,
  relay: AppointmentRelay,
): Promise<Response> {
  const { clinic, appointments } = relay;
  const { gone } = clinic.words.earlier;
  const wants = (await appointments.records.latest(state.requestHash))?.current?.earlier !== undefined;
  const note = await wishLink(state, wants, relay);
  const wish = note && wants ? { ...note, text: gone.next } : note;
  const shown = { ...state, times: [] };
  return appointmentPage(c, clinic, status, gone, { state: shown, role: 'patient', wish });
}

/** Returns the earlier times that are offered to a patient; undefined if the visit is not confirmed. */
export async function offeredTimes(
  state: AppointmentState,
  { clinic, appointments }: Pick<Options, 'clinic' | 'appointments'>,
): Promise<CivilTime[] | undefined> {
  if (!clinic.booking.earlier || state.stage !== 'confirmed') return undefined;
  return appointments.records.offeredTimes(state.requestHash);
}
