import { lastStart, startOf, type AppointmentState } from '../../domain/appointment/appointment-lifecycle.ts';
import { chairsOf, visitAt } from '../../domain/appointment/timed-visits.ts';
import { isSameTime, type CivilTime } from '../../domain/time/civil-date.ts';
import { errorCode } from '../log.ts';
import { appointmentPage, pageWords } from '../pages/act-pages.tsx';
import { earlierPage, WANTS } from '../pages/earlier-page.tsx';
import type { AppointmentContext } from '../relay-types.ts';
import type { CurrentAct } from '../store/record-schema.ts';
import { clinicFor } from '../without-email.ts';
import { timesTakenHref } from './day-list.ts';
import { waitingPart, readEarlierToken } from './earlier-times.ts';
import { ActSnapshotSchema, decryptContent, StateSchema, type EarlierLink } from './encrypted-content.ts';
import { brokenLinkPage, statesAround } from './link-state.ts';

// The pages of links about earlier times (docs/product.md, Earlier times): a patient says whether they want
// to be told of them, the clinic that it has given a freed time away. GET changes nothing.

type Answer = Promise<Response>;

/** Handles GET of a link: shows what its button will do. */
export const handleEarlierGet = (c: AppointmentContext): Answer => answer(c, false);

/** Handles POST of a link's page. */
export const handleEarlierPost = (c: AppointmentContext): Answer => answer(c, true);

async function answer(c: AppointmentContext, isPressed: boolean): Answer {
  const { appointments, clinic } = c.var.relay;
  const link = await readEarlierToken(appointments.links, c.req.param('token') ?? '');
  if (!link) return brokenLinkPage(c);
  const { records } = appointments;
  if (records.unavailable) await records.retry?.();
  if (records.unavailable) return appointmentPage(c, clinic, 503, pageWords(clinic).recordsUnavailable);
  try {
    return link.for === 'freed'
      ? await answerClinic(c, link, isPressed)
      : await answerPatient(c, link.state, isPressed);
  } catch (error) {
    c.set('note', { event: 'earlier-time', outcome: 'not-kept', code: errorCode(error) });
    return appointmentPage(c, clinic, 503, pageWords(clinic).recordsUnavailable);
  }
}

type FreedLink = Extract<EarlierLink, { for: 'freed' }>;

async function answerClinic(
  c: AppointmentContext,
  { requestHash, step, time }: FreedLink,
  isPressed: boolean,
): Answer {
  const { appointments, defaultClinic: clinic, now } = c.var.relay;
  const { freed } = clinic.words.earlier;
  const by = { requestHash, step, time };
  const isOver = now.getTime() >= startOf(time, clinic);
  if (isOver) return appointmentPage(c, clinic, 410, freed.over);
  const { records } = appointments;
  const hasTicks = clinic.booking.dayList === true;
  const tick = { visit: visitAt(time, clinic), chairs: chairsOf(clinic)!, now: now.getTime() };
  const state = await (isPressed ? records.giveAway(by, hasTicks ? tick : null) : records.freedState(by));
  if (isPressed) c.set('note', { event: 'earlier-time', outcome: state.is });
  if (state.is === 'open')
    return earlierPage(c, clinic, { ...freed.ask(time, hasTicks), button: freed.button });
  const { ended } = freed;
  if (state.is === 'taken')
    return appointmentPage(c, clinic, 200, ended.taken(time, await whoTook(time, state.by, c)));
  if (!hasTicks) return earlierPage(c, clinic, ended.givenAway(time));
  const { isTicked, list } = await records.tickAt(time, now.getTime());
  const timesTaken = list && (await timesTakenHref(list, clinic, appointments));
  return earlierPage(c, clinic, { ...ended.givenAway(time, isTicked), timesTaken });
}

/** Returns who has taken a time, and when their visit was before; undefined if the relay no longer has it. */
async function whoTook(time: CivilTime, requestHash: string, { var: { relay } }: AppointmentContext) {
  const { links, records } = relay.appointments;
  const { from, encrypted } = (await records.latest(requestHash))?.current?.earlier ?? {};
  const state = await decryptContent(links, StateSchema, encrypted);
  return from && state && isSameTime(state.visitTime, time) ? { name: state.name, from } : undefined;
}

async function answerPatient(c: AppointmentContext, asked: AppointmentState, isPressed: boolean): Answer {
  const { appointments, defaultClinic, now } = c.var.relay;
  const clinic = clinicFor(asked, 'patient', defaultClinic.inLanguage(asked.language));
  const { current, pending } = (await appointments.records.latest(asked.requestHash)) ?? {};
  const state = current ? await newestState(asked, current, c) : null;
  if (!current || !state || state.stage !== 'confirmed') {
    const { title, newest: text } = pageWords(clinic).superseded;
    return appointmentPage(c, clinic, 409, { title, text });
  }
  if (now.getTime() >= lastStart(state, clinic)) {
    return appointmentPage(c, clinic, 410, pageWords(clinic).past, { book: true });
  }
  if (pending) return appointmentPage(c, clinic, 409, pageWords(clinic).pending);
  let wants = current.earlier !== undefined;
  if (isPressed) {
    const form = await c.req.formData().catch(() => null);
    wants = form?.get(WANTS) === '1';
    const since = now.getTime();
    const wish = wants ? { since, ...current.earlier, ...(await waitingPart(state, appointments)) } : null;
    const stored = await appointments.records.setEarlierWish(state.requestHash, current.step, wish);
    c.set('note', { event: 'earlier-time', outcome: stored ? (wants ? 'wished' : 'ended') : 'under-way' });
    if (!stored) return appointmentPage(c, clinic, 409, pageWords(clinic).pending);
  }
  const { wish } = clinic.words.earlier;
  return earlierPage(c, clinic, { ...(wants ? wish.on : wish.off).page, wants: !wants, state });
}

/**
 * Returns the appointment's newest state, as far as a patient's link can know it: acts of which the patient
 * got no e-mail, such as "I am coming", are followed.
 *
 * @returns null if a newer e-mail has another link
 */
async function newestState(
  state: AppointmentState,
  current: CurrentAct,
  { var: { relay } }: AppointmentContext,
): Promise<AppointmentState | null> {
  if (current.step <= state.step) return state;
  if (current.notifiedStep.patient > state.step) return null;
  const { links } = relay.appointments;
  const snapshot = await decryptContent(links, ActSnapshotSchema, current.encryptedInput);
  return snapshot && statesAround(state, current, snapshot).after;
}
