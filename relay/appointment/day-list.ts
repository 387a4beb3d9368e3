import { rulesOf, startOf, type AppointmentState } from '../../domain/appointment/appointment-lifecycle.ts';
import { isOnClosedDay } from '../../domain/appointment/automatic-email-times.ts';
import { currentList, mondayOf } from '../../domain/appointment/day-list-times.ts';
import type { CivilDate, CivilTime } from '../../domain/time/civil-date.ts';
import {
  chairsOf,
  hasNoChair,
  timeKey,
  visitAt,
  visitsByDate,
  withoutVisits,
  type TimedVisit,
} from '../../domain/appointment/timed-visits.ts';
import { slotEnd } from '../../domain/clinic/opening-hours.ts';
import { TIMES_TAKEN_PATH } from '../../domain/web/relay-paths.ts';
import { dayListMail } from '../emails/compose-mail.tsx';
import type { CallReason, ClinicAct, DayList, Listed, TakenTime } from '../emails/day-list.tsx';
import { DeliveryError, type Mail } from '../emails/mail.ts';
import { localizedClinics, type LocalizedClinic } from '../localized-clinic.ts';
import type { RelayOptions } from '../relay-types.ts';
import { isPending, uncertainActs } from '../store/record-rules.ts';
import { messageId, type Appointments } from './create-act-links.ts';
import {
  decryptContent,
  KeptRequestContentSchema,
  StateSchema,
  TimesTakenSchema,
} from './encrypted-content.ts';
import type { LinkEncryption } from './link-encryption.ts';
import { messageToPatient, readNoEmailPart } from './patient-link.ts';
import type { AppointmentRecord, StoredAct } from '../store/record-schema.ts';
import type { ListedAnswer } from '../store/day-lists.ts';

/**
 * How many patients to call, and how many waiting requests, a list names at most; then the same for a list
 * that would be too long. Each visit of the day is always named.
 */
const LENGTHS = [
  { named: 50, isBrief: false },
  { named: 20, isBrief: false },
  { named: 6, isBrief: true },
];
/** The longest HTML that mail programs show whole (Gmail cuts at 102 KB), with a margin. */
const MAX_HTML_BYTES = 98_000;

type Options = Pick<RelayOptions, 'clinic' | 'languages' | 'deliver' | 'fromAddress' | 'log' | 'now'> & {
  appointments: Appointments;
};

/**
 * Sends the clinic the list of its next open day, if it has `booking.dayList` and the list is due
 * (docs/product.md, The clinic's day). Sends nothing if there is nothing to list.
 */
export async function sendDayList(options: Options): Promise<void> {
  const { clinic, languages, deliver, fromAddress, log, appointments } = options;
  const { records } = appointments;
  const now = options.now?.() ?? new Date();
  const time = now.getTime();
  const current = clinic.booking.dayList ? currentList(clinic, now) : null;
  if (!current || !(await records.beginList(current, time))) return;
  const { day } = current;
  const { defaultClinic } = localizedClinics(clinic, fromAddress, languages);
  const collected = await collectList(day, defaultClinic, appointments, now);
  if (!collected) return records.endList(day, 'nothing', time);
  const week = await messageId(['day-list', clinic.siteUrl, mondayOf(day)], fromAddress);
  let outcome: { outcome: string; code?: string } = { outcome: 'delivered' };
  try {
    const { mail, list } = await composeWithinSize(
      collected,
      defaultClinic,
      await timesTakenHref(day, clinic, appointments),
    );
    await deliver({
      ...mail,
      messageId: await messageId(['day-list', clinic.siteUrl, mondayOf(day), day], fromAddress),
      inReplyTo: week,
      references: [week],
    });
    await records.endList(day, 'sent', time, answersIn(list));
  } catch (error) {
    const failure = error instanceof DeliveryError ? error : null;
    outcome = { outcome: 'not-delivered', code: failure?.code ?? (error as Error).name };
    // Other errors happen before the mail server is reached.
    const isDoubtful = failure?.outcome === 'unknown' || failure?.outcome === 'rejected';
    await records.endList(day, isDoubtful ? 'doubtful' : 'unsent', time);
  }
  log({ time: now.toISOString(), event: 'day-list', ...outcome });
}

/** What a list says, before its length is known. */
type Collected = Omit<DayList, 'moreCalls' | 'moreWaiting' | 'isBrief'>;

/** Composes a list so that mail programs show it whole. @returns it with what it names */
async function composeWithinSize(
  collected: Collected,
  clinic: LocalizedClinic,
  href: string | null,
): Promise<{ mail: Mail; list: DayList }> {
  let composed;
  for (const { named, isBrief } of LENGTHS) {
    const calls = collected.calls.slice(0, named);
    // The newest: earlier lists named the others, and each has its own e-mail.
    const waiting = collected.waiting.slice(-named);
    const moreCalls = collected.calls.length - calls.length;
    const moreWaiting = collected.waiting.length - waiting.length;
    const list = { ...collected, calls, waiting, moreCalls, moreWaiting, isBrief };
    composed = { list, mail: await dayListMail(list, clinic, href) };
    if (new TextEncoder().encode(composed.mail.html).length <= MAX_HTML_BYTES) break;
  }
  return composed!;
}

/** Returns the link to the times taken, which only clinics with `booking.chairs` have. */
export async function timesTakenHref(
  day: CivilDate,
  { booking }: Options['clinic'],
  { links, siteUrl }: Appointments,
): Promise<string | null> {
  if (!booking.chairs) return null;
  return siteUrl + TIMES_TAKEN_PATH + (await links.encrypt(JSON.stringify(['times-taken', day])));
}

/** Returns the day of the list that contained a link; null if the token is not such a link's. */
export async function readTimesTakenToken(links: LinkEncryption, token: string): Promise<CivilDate | null> {
  const content = await decryptContent(links, TimesTakenSchema, token);
  return content && content[1];
}

/** Collects what a day's list says; null if there is nothing. */
async function collectList(
  day: CivilDate,
  clinic: LocalizedClinic,
  appointments: Appointments,
  now: Date,
): Promise<Collected | null> {
  const { links, records } = appointments;
  const { timeZone } = clinic;
  const times = clinic.booking.chairs ? await records.takenTimes(day, now.getTime(), timeZone) : null;
  const { taken, confirmed } = times ?? { taken: [], confirmed: [] };
  const requests = new Map<string, number>();
  const list: Collected = {
    day,
    now,
    visits: [],
    calls: [],
    waiting: [],
    requestsFor: (time) => requests.get(timeKey(time)) ?? 0,
    ticked: taken.length,
    unreadable: 0,
  };
  const fullOf = fullTimes([...confirmed, ...taken], clinic);
  for (const record of await records.listedRecords(now.getTime())) {
    const { current } = record;
    const request = await decryptContent(links, KeptRequestContentSchema, record.request?.encrypted);
    const state = current ? await stateAfter(current, appointments) : request?.state;
    const uncertain = uncertainAct(record, now.getTime());
    const uncertainState = await decryptContent(links, StateSchema, uncertain?.encryptedState);
    // A link shortens long names and numbers; the request has them in full.
    const listed = (of: AppointmentState): Listed => {
      const { name, phone } = request?.state ?? of;
      const isComing = current?.act === 'attend';
      return { state: { ...of, name, phone }, notes: request?.notes ?? '', isComing };
    };
    if (!state && (current ? current.encryptedState : record.request)) list.unreadable += 1;
    if (state?.booked && state.visitTime.date === day && slotEnd(clinic, state.visitTime) > now)
      list.visits.push(listed(state));
    const why = state && reasonToCall(record, state, clinic);
    if (uncertain && uncertainState) {
      list.calls.push({ ...listed(uncertainState), why: callReason(uncertain) });
    } else if (why) {
      const message =
        typeof why === 'object'
          ? await messageToPatient('step', state, { clinic, appointments, now }, current?.noEmail)
          : undefined;
      const answer = typeof why === 'object' ? { answer: current!.step } : {};
      list.calls.push({ ...listed(state), why, message, ...answer });
    } else if (state?.stage === 'requested' || state?.stage === 'change') {
      const since = state.stage === 'change' ? current?.doneAt : record.request?.since;
      const full = fullOf(state);
      for (const key of new Set(full.map(timeKey))) requests.set(key, (requests.get(key) ?? 0) + 1);
      list.waiting.push({ ...listed(state), since: since ?? now.getTime(), full });
    }
  }
  const startsAt = ({ state }: Listed) => startOf(state.visitTime, clinic);
  const takenOnDay = taken.filter(({ date }) => date === day);
  for (const [time, { length: count }] of Map.groupBy(takenOnDay, (visit) => visit.time))
    list.visits.push({ time, count });
  const timeOf = (visit: Listed | TakenTime) => ('count' in visit ? visit.time : visit.state.visitTime.time);
  list.visits.sort((one, other) => timeOf(one).localeCompare(timeOf(other)));
  list.calls.sort((one, other) => startsAt(one) - startsAt(other));
  list.waiting.sort((one, other) => one.since - other.since);
  const { visits, calls, waiting, unreadable } = list;
  return visits.length + calls.length + waiting.length + unreadable > 0 ? list : null;
}

/**
 * Returns a function that returns the times for which a request waits and that have no free chair.
 *
 * @param visits - all visits, with those given by telephone
 */
function fullTimes(
  visits: readonly TimedVisit[],
  clinic: LocalizedClinic,
): (state: AppointmentState) => CivilTime[] {
  const chairs = chairsOf(clinic);
  const all = visitsByDate(visits);
  const known = new Map<string, boolean>();
  function isFull(time: CivilTime, own: CivilTime[]): boolean {
    return hasNoChair(visitAt(time, clinic), withoutVisits(all.near(time.date), own), chairs!);
  }
  return ({ stage, booked, visitTime, times }) => {
    if (!chairs) return [];
    const wanted = stage === 'change' ? times : [visitTime];
    return wanted.filter((time) => {
      if (booked) return isFull(time, [visitTime]);
      const full = known.get(timeKey(time)) ?? isFull(time, []);
      known.set(timeKey(time), full);
      return full;
    });
  };
}

/**
 * Returns the clinic's act whose e-mail may not have reached the patient, if there is one: its outcome is
 * unknown, or only the clinic's own copy was delivered.
 */
function uncertainAct(record: AppointmentRecord, now: number): StoredAct | null {
  const { current } = record;
  const lost = uncertainActs(record).filter((act) => !isPending(act, now));
  const unseen = current && current.notifiedStep.patient < current.step ? [current] : [];
  return [...unseen, ...lost].findLast(({ act }) => rulesOf(act).role === 'clinic') ?? null;
}

/**
 * Returns the state after an effective act; null if it is not stored, or no listed key decrypts it. Of an
 * ended appointment, only what the page of a patient without e-mail shows is stored.
 */
async function stateAfter(act: StoredAct, appointments: Appointments): Promise<AppointmentState | null> {
  const { encryptedState } = act;
  if (!encryptedState && rulesOf(act.act).event === 'cancel')
    return (await readNoEmailPart(act, appointments))?.state ?? null;
  return decryptContent(appointments.links, StateSchema, encryptedState);
}

/** Returns the reason to call about an act of the clinic. */
function callReason({ act, noEmail }: StoredAct): CallReason {
  return { act: act === 'agree' ? 'confirm' : (act as ClinicAct), byPhone: noEmail !== undefined };
}

/** Returns why the clinic has to call the patient, although no e-mail about the latest act is missing. */
function reasonToCall(
  { current, listedStep = 0 }: AppointmentRecord,
  state: AppointmentState,
  clinic: Options['clinic'],
): CallReason | null {
  // In one delivered list, because whether somebody has told the patient is not known.
  const isAnswer = current?.noEmail && rulesOf(current.act).role === 'clinic';
  if (isAnswer && current.step > listedStep) return callReason(current);
  if (!state.booked) return null;
  if (isOnClosedDay(clinic, startOf(state.visitTime, clinic))) return 'closedDay';
  const { retry, givenUp } = current?.reminder ?? {};
  return retry || givenUp ? 'remind' : null;
}

/** Returns the clinic's answers to patients without e-mail that a list says to call about. */
function answersIn({ calls }: DayList): ListedAnswer[] {
  return calls.flatMap(({ state: { requestHash }, answer }) =>
    answer ? [{ requestHash, step: answer }] : [],
  );
}
