import {
  applyAct,
  startOf,
  lastStart,
  rulesOf,
  wordsForAct,
  newlyBookedTime,
  type AppointmentLink,
  type AppointmentState,
  type ActInput,
  type Role,
} from '../../domain/appointment/appointment-lifecycle.ts';
import type { CivilTime } from '../../domain/time/civil-date.ts';
import { slotEnd } from '../../domain/clinic/opening-hours.ts';
import { reminderTime } from '../../domain/appointment/automatic-email-times.ts';
import { createElement } from 'react';
import type { ActWords } from '#words/acts.ts';
import { checkActForm, readActForm } from './act-form.ts';
import { actLinks, actMessageId } from './create-act-links.ts';
import type { ActSnapshot } from './encrypted-content.ts';
import { statesAround, note, openLink, hashInput, type OpenedLink } from './link-state.ts';
import { chairsOf, visitAt } from '../../domain/appointment/timed-visits.ts';
import { showFullSlotPage, findFullSlots, findFullWishes, wouldBookFullSlot } from './full-slots.ts';
import { earlierNote, earlierPart, endsOffersText, freedByAct } from './earlier-times.ts';
import { messageToPatient, noEmailPart, patientLink, readNoEmailPart } from './patient-link.ts';
import { ActFields, type ActFormValues } from '../pages/act-fields.tsx';
import { actPage, AGAIN, appointmentPage, pageWords } from '../pages/act-pages.tsx';
import { refuseAct } from '../pages/refused-act.ts';
import type { StoredAct, Reminder, CurrentAct } from '../store/record-schema.ts';
import { actMail, type DoneAct } from '../emails/compose-mail.tsx';
import type { AppointmentRecords } from '../store/appointment-records.ts';
import type { Claim, FreedTimeOfAct } from '../store/acts.ts';
import { TooManyEmailsError } from '../rate-limits.ts';
import { errorCode } from '../log.ts';
import { DeliveryError } from '../emails/mail.ts';
import type { AppointmentContext, AppointmentRelay, RelayContext } from '../relay-types.ts';
import { fingerprint } from '../recent-deliveries.ts';
import { clinicFor, hasNoEmail } from '../without-email.ts';

/** What is known of a link whose act is done or begun. */
type OpenedAct = Pick<OpenedLink, 'relay' | 'link'>;

/** Handles GET of a link: shows the appointment, what the button will do, and the button. Changes nothing. */
export async function handleActGet(c: AppointmentContext): Promise<Response> {
  const opened = await openLink(c);
  if (opened instanceof Response) return opened;
  const { relay, link, status, stored } = opened;
  if (status === 'done') return donePage(c, opened, stored, afterOf(link));
  if (status !== 'available') return unfinishedPage(c, opened, 200, status);
  if (await wouldBookFullSlot(link, relay)) return showFullSlotPage(c, opened, 200);
  const fields = fieldsOf(opened, undefined, await findFullWishes(link, relay));
  return actPage(c, relay.clinic, 200, link, { fields, also: await endsOffersText(link, relay) });
}

/** Handles POST of a link's page: performs the act and sends its e-mails. */
export async function handleActPost(c: AppointmentContext): Promise<Response> {
  const opened = await openLink(c);
  if (opened instanceof Response) return opened;
  const { relay, link } = opened;
  const form = await c.req.formData().catch(() => null);
  if (!form || [...form.values()].some((value) => typeof value !== 'string')) {
    note(c, link, 'refused');
    return appointmentPage(c, relay.clinic, 400, pageWords(relay.clinic).incompleteForm);
  }
  if (form.has(AGAIN)) {
    return opened.status === 'available' ? handleActGet(c) : resumeAct(c, opened);
  }
  const filled = readActForm(form);
  const checked = checkActForm(link, filled, relay);
  if ('fault' in checked) {
    note(c, link, 'refused');
    const fields = fieldsOf(opened, { ...filled, allowFullSlot: false });
    return actPage(c, relay.clinic, 422, link, { fields, fault: checked.fault });
  }
  const given = link.accepted ? { ...checked, times: [link.accepted] } : checked;
  return performAct(c, opened, given, filled);
}

function fieldsOf({ relay, link }: OpenedAct, filled?: ActFormValues, full: CivilTime[] = []) {
  const { clinic, now } = relay;
  return createElement(ActFields, { clinic, now, link, filled, full });
}

/** @param after - the state after the act; absent if the act's input is unknown */
async function donePage(
  c: RelayContext,
  { relay, link: { state, act } }: OpenedAct,
  stored: StoredAct,
  after: AppointmentState | undefined,
) {
  const { role, event } = rulesOf(act);
  const { appointments, clinic } = relay;
  const { acts } = clinic.words.appointmentPages;
  const { doneTitle: title, doneText: text } = wordsForAct<ActWords>(acts, act, state);
  const book = role === 'patient' && event === 'cancel';
  const shown = after ?? (await readNoEmailPart(stored, appointments))?.state;
  const facts = { ...(shown && { state: shown, role }), book };
  if (!hasNoEmail(state)) return appointmentPage(c, clinic, 200, { title, text }, facts);
  if (role === 'clinic' && shown) {
    const message = await messageToPatient('step', shown, relay, stored.noEmail);
    return appointmentPage(c, clinic, 200, { title, text }, { ...facts, message });
  }
  const { href } = await patientLink(state.requestHash, appointments, stored.noEmail?.linkHash);
  return appointmentPage(c, clinic, 200, { title, text }, { ...facts, patientPage: href });
}

/**
 * Returns the state after a link's act; undefined if that depends on the form's input, which links do not
 * contain.
 */
function afterOf({ state, act, accepted }: AppointmentLink): AppointmentState | undefined {
  if (rulesOf(act).asks?.for === 'times') return undefined;
  return applyAct(state, act, accepted ? [accepted] : []);
}

/** Shows an unfinished act, with a button that resumes it. */
function unfinishedPage(
  c: RelayContext,
  { relay: { clinic }, link }: OpenedAct,
  status: 200 | 502,
  progress: 'pending' | 'partlySent',
) {
  const { failed, deliveryUnknown } = pageWords(clinic);
  const isDone = progress === 'partlySent';
  const { title, text } = isDone
    ? { title: failed.title, text: failed.partly[rulesOf(link.act).role] }
    : deliveryUnknown;
  const { resend } = failed;
  return actPage(c, clinic, status, link, { failed: { title, text, resend, isKept: true, isDone } });
}

/**
 * Performs an act once, despite repeated or simultaneous requests: marks it pending, e-mails the other party,
 * then the sender. The first delivered e-mail makes it effective; uncertain delivery blocks other acts.
 * Repeats resume with the same Message-ID.
 */
async function performAct(
  c: AppointmentContext,
  opened: OpenedLink,
  given: ActInput,
  filled: ActFormValues,
): Promise<Response> {
  const { relay, link, linkStep } = opened;
  const { clinic } = relay;
  const { step, stage, booked, visitTime, times } = link.state;
  const before = { step, stage, booked, visitTime, times };
  const inputHashes = await hashInput(relay.appointments.links, link, linkStep, given);
  if (opened.status !== 'available') {
    if (inputHashes.includes(opened.stored.inputHash)) return resumeAct(c, opened);
    const { doneDifferently, pending } = pageWords(clinic);
    note(c, link, 'superseded');
    return appointmentPage(c, clinic, 409, opened.status === 'pending' ? pending : doneDifferently);
  }
  // Only times the clinic offers are checked for capacity.
  const offered = link.act === 'offer' ? given.times : [];
  const full = await findFullSlots(offered, link.state.requestHash, relay);
  if (full.length > 0 && !filled.allowFullSlot) {
    note(c, link, 'full');
    const { issue, allowFull } = pageWords(clinic).full.offer;
    const fields = fieldsOf(opened, filled);
    return actPage(c, clinic, 409, link, { fields, fault: issue(full), anyway: allowFull });
  }
  return startAct(c, opened, { inputHashes, snapshot: { before, ...given }, filled, overbookedTimes: full });
}

/** Resumes a stored act. */
async function resumeAct(
  c: AppointmentContext,
  opened: Exclude<OpenedLink, { status: 'available' }>,
): Promise<Response> {
  const { link, status, stored } = opened;
  if (status === 'pending') {
    return startAct(c, opened, { inputHashes: [stored.inputHash], snapshot: opened.snapshot });
  }
  if (status === 'partlySent') return send(c, opened, { ...opened, mayHaveGone: true });
  note(c, link, 'repeated');
  return donePage(c, opened, stored, afterOf(link));
}

type SubmittedAct = {
  inputHashes: string[];
  snapshot: ActSnapshot;
  filled?: ActFormValues;
  overbookedTimes?: CivilTime[];
};

async function startAct(
  c: AppointmentContext,
  opened: OpenedLink,
  { inputHashes, snapshot, filled, overbookedTimes = [] }: SubmittedAct,
): Promise<Response> {
  const { relay, link, linkStep } = opened;
  const { clinic, appointments, now } = relay;
  const { links, records } = appointments;
  const { act, state } = link;
  const before = { ...state, ...snapshot.before };
  const after = applyAct(before, act, snapshot.times);
  const chairs = chairsOf(clinic);
  const needsChair =
    newlyBookedTime(before, after) !== null && !(filled?.allowFullSlot && rulesOf(act).role === 'clinic');
  const ends =
    (chairs || clinic.booking.dayList) && after.booked ? slotEnd(clinic, after.visitTime).getTime() : 0;
  const claim: Claim = {
    linkStep,
    expectedStep: snapshot.before.step,
    act,
    inputHash: inputHashes[0]!,
    inputHashes,
    doneAt: now.getTime(),
    keepUntil: Math.max(lastStart(before, clinic), lastStart(after, clinic), ends),
    ...(await reminderOf(after, relay)),
    encryptedInput: await links.encrypt(JSON.stringify(snapshot)),
    ...(clinic.booking.dayList && { encryptedState: await links.encrypt(JSON.stringify(after)) }),
    ...(chairs && after.booked && { visit: visitAt(after.visitTime, clinic) }),
    ...(chairs && needsChair && { chairs }),
    ...(await earlierPart(after, relay)),
    ...(overbookedTimes.length > 0 && { overbookedTimes }),
  };
  let claimed: Awaited<ReturnType<AppointmentRecords['claim']>>;
  try {
    const noEmail = await noEmailPart({ state: after, reason: snapshot.reason }, appointments);
    claimed = await records.claim(state.requestHash, { ...claim, ...noEmail });
  } catch (error) {
    note(c, link, 'not-kept', errorCode(error));
    return appointmentPage(c, clinic, 503, pageWords(clinic).recordsUnavailable);
  }
  if (typeof claimed === 'object') {
    const { stored, isRepeat: mayHaveGone } = claimed;
    return send(c, opened, { stored, snapshot, mayHaveGone, ...(filled && { filled }) });
  }
  if (claimed === 'full') return showFullSlotPage(c, opened, 409);
  // Another request was faster: the same click, or another act.
  const newer = await openLink(c);
  if (newer instanceof Response) return newer;
  return newer.status !== 'available' && inputHashes.includes(newer.stored.inputHash)
    ? resumeAct(c, newer)
    : appointmentPage(c, clinic, 409, pageWords(clinic).pending);
}

/** Returns the reminder to schedule after an act, if the patient agreed to reminders. */
async function reminderOf(
  state: AppointmentState,
  { clinic, appointments }: AppointmentRelay,
): Promise<{ reminder?: Reminder }> {
  const due =
    state.booked &&
    state.wantsReminder &&
    clinic.reminders &&
    reminderTime(clinic, clinic.reminders.hours, state.visitTime);
  if (!due) return {};
  const encrypted = await appointments.links.encrypt(JSON.stringify(state));
  return { reminder: { due, visit: startOf(state.visitTime, clinic), encrypted } };
}

/** A pending act, or an effective one with an e-mail missing. */
type UnsentAct = {
  stored: StoredAct & Partial<Pick<CurrentAct, 'notifiedStep'>>;
  snapshot: ActSnapshot;
  mayHaveGone: boolean;
  filled?: ActFormValues;
};

/** Sends the missing e-mails of an act, and answers with the outcome. */
async function send(
  c: RelayContext,
  opened: OpenedAct,
  { stored, snapshot, mayHaveGone, filled }: UnsentAct,
): Promise<Response> {
  const { relay, link } = opened;
  const { clinic } = relay;
  const { act } = link;
  const { before, after } = statesAround(link.state, stored, snapshot);
  const done = { act, before, after, given: snapshot, done: new Date(stored.doneAt) };
  const freed = await freedByAct(done, relay);
  const isDeliveredTo = (to: Role) => (stored.notifiedStep?.[to] ?? -1) >= stored.step;
  // The clinic tells a patient without e-mail.
  const notifies = rulesOf(act).notifies.filter((to) => to === 'clinic' || !hasNoEmail(before));
  let isOneDelivered = notifies.some(isDeliveredTo);
  try {
    for (const to of notifies) {
      if (isDeliveredTo(to)) continue;
      await deliverTo(to, relay, c.env.clientAddress, done, stored, freed);
      isOneDelivered = true;
    }
  } catch (error) {
    const isLimit = error instanceof TooManyEmailsError;
    if (!isLimit && !(error instanceof DeliveryError)) throw error;
    note(c, link, isLimit ? 'too-many-requests' : 'not-delivered', isLimit ? undefined : error.code);
    if (isOneDelivered) return unfinishedPage(c, opened, 502, 'partlySent');
    if (mayHaveGone || (!isLimit && error.mayHaveGone)) {
      return unfinishedPage(c, opened, 502, 'pending');
    }
    // If this cannot be stored, the act counts as one of unknown outcome, so the page must say the same.
    const isReleased = await relay.appointments.records.release(before.requestHash, stored).then(
      () => true,
      () => false,
    );
    if (!isReleased) return unfinishedPage(c, opened, 502, 'pending');
    if (isLimit) {
      note(c, link, 'refused');
      return refuseAct(c, 'tooMany', error.waitMs, relay);
    }
    const { title, nothingChanged, resend } = pageWords(clinic).failed;
    const fields = fieldsOf(opened, filled);
    return actPage(c, clinic, 502, link, { fields, failed: { title, text: nothingChanged, resend } });
  }
  note(c, link, 'done');
  return donePage(c, { relay, link: { ...link, state: before } }, stored, after);
}

/**
 * Sends the e-mail about an act to one party, once, in the conversation of that party's first e-mail.
 *
 * @throws {TooManyEmailsError | DeliveryError} if it is not sent, or delivery is uncertain
 */
async function deliverTo(
  to: Role,
  relay: AppointmentRelay,
  clientAddress: string,
  done: DoneAct,
  stored: StoredAct,
  freed: FreedTimeOfAct | undefined,
): Promise<void> {
  const { defaultClinic, deliver, deliveries, eventsAs, limits, fromAddress, appointments } = relay;
  const { records, siteUrl } = appointments;
  const { requestHash, language } = done.after;
  const messageId = await actMessageId(to, requestHash, fromAddress, stored);
  await deliveries.deliverOnce(await fingerprint(['act', messageId]), async () => {
    const waitMs =
      (to === 'patient' && (await limits.act.take(requestHash))) ||
      (await limits.hourOfActs[rulesOf(done.act).role].take(clientAddress));
    if (waitMs > 0) throw new TooManyEmailsError(waitMs);
    const reader = to === 'clinic' ? defaultClinic : defaultClinic.inLanguage(language);
    const links = await actLinks(to, done.after, appointments);
    const first = await actMessageId(to, requestHash, fromAddress);
    const message =
      rulesOf(done.act).role === 'clinic'
        ? await messageToPatient('step', done.after, relay, stored.noEmail)
        : undefined;
    const mail = await actMail(to, done, clinicFor(done.after, to, reader), siteUrl, links, {
      message,
      eventsAs,
      earlier: await earlierNote(to, done, { stored, freed }, relay),
    });
    await deliver({ ...mail, messageId, inReplyTo: first, references: [first] });
  });
  await records.markDelivered(requestHash, stored, to, freed).catch((error: unknown) => {
    throw new DeliveryError('the delivery could not be kept', errorCode(error), error, 'unknown');
  });
}
