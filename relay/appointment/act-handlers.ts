import {
  afterAct,
  beginOf,
  endOf,
  rulesOf,
  saidOf,
  timeGiven,
  type AppointmentLife,
  type Given,
  type Role,
} from '../../domain/booking/appointment-lifecycle.ts';
import type { CivilTime } from '../../domain/booking/civil-date.ts';
import { slotEnd } from '../../domain/booking/opening-hours.ts';
import { reminderAt } from '../../domain/booking/automatic-email-times.ts';
import type { ActWords } from '#words/acts.ts';
import type { AppointmentLink } from './link-encryption.ts';
import { actFields, checkFilled, readFilled, type Filled } from './act-form.ts';
import { actLinks, actMessageId } from './create-act-links.ts';
import { livesOf, note, openLink, pressesOf, type Chosen, type OpenedLink } from './link-state.ts';
import { visitAt } from '../../domain/booking/full-slots.ts';
import { answerFull, fullAmong, givesFullTime } from './full-slots.ts';
import { actPage, AGAIN, appointmentPage, pageWords } from './act-pages.ts';
import type { KeptAct, Reminder, StandingAct } from './record-schema.ts';
import { actMail, type DoneAct } from '../emails/compose-mail.tsx';
import type { AppointmentRecords, Claim } from './records.ts';
import { TooManyEmailsError } from '../rate-limits.ts';
import { errorCode } from '../log.ts';
import { DeliveryError } from '../emails/mail.ts';
import type { Relay, RelayContext } from '../relay-types.ts';
import { noteRefusal, type Refusal } from '../refusal.ts';
import { fingerprint } from '../recent-deliveries.ts';

const MINUTE_MS = 60_000;

/** Status 403 where it was not the page's own button that was pressed, 413, 415 or 429. */
export function refuseAct(c: RelayContext, why: Refusal, waitMs = 0) {
  noteRefusal(c, why, waitMs);
  const { clinic } = c.var.relay;
  const { foreign, incomplete, tooMany } = pageWords(clinic);
  const refusals = {
    foreign: [403, foreign],
    large: [413, { ...foreign, text: clinic.words.relay.refused.tooLarge }],
    charset: [415, incomplete],
    many: [429, { ...tooMany, text: tooMany.text(Math.ceil(waitMs / MINUTE_MS)) }],
  } as const;
  const [status, said] = refusals[why];
  return appointmentPage(c, status, said);
}

/** Status 500: for whoever it was, a page with the telephone. */
export function failedAct(c: RelayContext) {
  return appointmentPage(c, 500, pageWords(c.var.relay.clinic).unexpected);
}

/** Answers a link: shows the appointment, what its button will do, and the button. Changes nothing. */
export async function showAct(c: RelayContext): Promise<Response> {
  const { relay } = c.var;
  const opened = await openLink(c);
  if (opened instanceof Response) return opened;
  const { link, standing } = opened;
  if (standing === 'done') return donePage(c, link, afterOf(link));
  if (standing !== 'open') return unfinishedPage(c, 200, link, standing);
  if (await givesFullTime(link, relay)) return answerFull(c, link, 200);
  return actPage(c, 200, link, { fields: actFields(relay, link) });
}

/** Answers the button of a link's page: does what the page said, and sends its e-mails. */
export async function answerAct(c: RelayContext): Promise<Response> {
  const { relay } = c.var;
  const opened = await openLink(c);
  if (opened instanceof Response) return opened;
  const { link } = opened;
  const form = await c.req.formData().catch(() => null);
  if (!form || [...form.values()].some((value) => typeof value !== 'string')) {
    note(c, link, 'refused');
    return appointmentPage(c, 400, pageWords(relay.clinic).incomplete);
  }
  if (form.has(AGAIN)) {
    return opened.standing === 'open' ? showAct(c) : goOn(c, opened);
  }
  const filled = readFilled(form);
  const checked = checkFilled(link.act, filled, relay);
  if ('fault' in checked) {
    note(c, link, 'refused');
    const fields = actFields(relay, link, { ...filled, anyway: false });
    return actPage(c, 422, link, { fields, fault: checked.fault });
  }
  const given = link.accepted ? { ...checked, times: [link.accepted] } : checked;
  return press(c, opened, given, filled);
}

/** @param after - the appointment as it is then; absent where the link does not say what the form held */
function donePage(c: RelayContext, { life, act }: AppointmentLink, after: AppointmentLife | undefined) {
  const { role, event } = rulesOf(act);
  const { acts } = c.var.relay.clinic.words.appointmentPages;
  const { doneTitle: title, doneText: text } = saidOf<ActWords>(acts, act, life);
  const book = role === 'patient' && event === 'cancel';
  return appointmentPage(c, 200, { title, text }, { ...(after && { life: after, role }), book });
}

/** What the link of a done act shows; what a form held is in no link. */
function afterOf({ life, act, accepted }: AppointmentLink): AppointmentLife | undefined {
  if (rulesOf(act).asks?.for === 'times') return undefined;
  return afterAct(life, act, accepted ? [accepted] : []);
}

/** The page of an act that is not at its end: what is known of it, and a button that goes on with it. */
function unfinishedPage(
  c: RelayContext,
  status: 200 | 502,
  link: AppointmentLink,
  standing: 'begun' | 'halfway',
) {
  const { failed, unknown } = pageWords(c.var.relay.clinic);
  const { title, text } = standing === 'begun' ? unknown : { title: failed.title, text: failed.partly };
  return actPage(c, status, link, { failed: { title, text, again: failed.again, isKept: true } });
}

/**
 * Does an act once, whoever presses at the same moment and however often: it is begun first, then its e-mails
 * go, the other side's before that of who pressed. From the first e-mail on it stands; while that may have
 * gone and nobody knows, it holds the others off. The same press goes on with what is missing, under the same
 * Message-ID.
 */
async function press(c: RelayContext, opened: OpenedLink, given: Given, filled: Filled): Promise<Response> {
  const { relay } = c.var;
  const { links } = relay.appointments!;
  const { link, from } = opened;
  const { step, stage, booked, at, times } = link.life;
  const on = { step, stage, booked, at, times };
  const presses = await pressesOf(links, link, from, given);
  if (opened.standing !== 'open') {
    if (presses.includes(opened.kept.press)) return goOn(c, opened);
    const { otherwise, underWay } = pageWords(relay.clinic);
    note(c, link, 'superseded');
    return appointmentPage(c, 409, opened.standing === 'begun' ? underWay : otherwise);
  }
  // What a patient wishes for is no more than a wish.
  const offered = rulesOf(link.act).role === 'clinic' ? given.times : [];
  const full = await fullAmong(offered, link.life.thread, relay);
  if (full.length > 0 && !filled.anyway) {
    note(c, link, 'full');
    const { fault, anyway } = pageWords(relay.clinic).full.offer;
    const fields = actFields(relay, link, filled);
    return actPage(c, 409, link, { fields, fault: fault(full), anyway });
  }
  return begin(c, opened, { presses, chosen: { on, ...given }, filled, overfull: full });
}

/** Goes on with an act that was pressed before, by what is kept of it. */
async function goOn(c: RelayContext, opened: Exclude<OpenedLink, { standing: 'open' }>): Promise<Response> {
  const { link, standing, kept } = opened;
  if (standing === 'begun') {
    return begin(c, opened, { presses: [kept.press], chosen: opened.chosen });
  }
  if (standing === 'halfway') return send(c, link, { ...opened, mayHaveGone: true });
  note(c, link, 'repeated');
  return donePage(c, link, afterOf(link));
}

type Pressed = { presses: string[]; chosen: Chosen; filled?: Filled; overfull?: CivilTime[] };

async function begin(
  c: RelayContext,
  { link, from }: OpenedLink,
  { presses, chosen, filled, overfull = [] }: Pressed,
): Promise<Response> {
  const { relay } = c.var;
  const { clinic, appointments, now } = relay;
  const { links, records } = appointments!;
  const { act, life } = link;
  const before = { ...life, ...chosen.on };
  const after = afterAct(before, act, chosen.times);
  const { chairs } = clinic.booking;
  const isAsked = timeGiven(before, after) !== null && !(filled?.anyway && rulesOf(act).role === 'clinic');
  const ends = chairs && after.booked ? slotEnd(clinic, after.at).getTime() : 0;
  const claim: Claim = {
    from,
    on: chosen.on.step,
    act,
    press: presses[0]!,
    presses,
    done: now.getTime(),
    until: Math.max(endOf(before, clinic), endOf(after, clinic), ends),
    ...(await reminderOf(after, relay)),
    chosen: await links.enclose(JSON.stringify(chosen)),
    ...(chairs && after.booked && { visit: visitAt(after.at, clinic) }),
    ...(chairs && isAsked && { chairs }),
    ...(overfull.length > 0 && { overfull }),
  };
  let begun: Awaited<ReturnType<AppointmentRecords['claim']>>;
  try {
    begun = await records.claim(life.thread, claim);
  } catch (error) {
    note(c, link, 'not-kept', errorCode(error));
    return appointmentPage(c, 503, pageWords(clinic).noRecords);
  }
  if (typeof begun === 'object') {
    const { kept, again: mayHaveGone } = begun;
    return send(c, link, { kept, chosen, mayHaveGone, ...(filled && { filled }) });
  }
  if (begun === 'full') return answerFull(c, link, 409);
  // Another press was faster: this one, or another act.
  const opened = await openLink(c);
  if (opened instanceof Response) return opened;
  return opened.standing !== 'open' && presses.includes(opened.kept.press)
    ? goOn(c, opened)
    : appointmentPage(c, 409, pageWords(clinic).underWay);
}

/** The e-mail before a visit that stands after an act, where the patient has agreed. */
async function reminderOf(
  life: AppointmentLife,
  { clinic, appointments }: Relay,
): Promise<{ reminder?: Reminder }> {
  const due =
    life.booked && life.reminds && clinic.reminders && reminderAt(clinic, clinic.reminders.hours, life.at);
  if (!due) return {};
  const sealed = await appointments!.links.enclose(JSON.stringify(life));
  return { reminder: { due, visit: beginOf(life.at, clinic), sealed } };
}

/** An act that has begun, or stands with an e-mail missing. */
type UnsentAct = {
  kept: KeptAct & Partial<Pick<StandingAct, 'told'>>;
  chosen: Chosen;
  mayHaveGone: boolean;
  filled?: Filled;
};

/** Sends the e-mails about an act that are missing, and answers with what has become of it. */
async function send(
  c: RelayContext,
  link: AppointmentLink,
  { kept, chosen, mayHaveGone, filled }: UnsentAct,
): Promise<Response> {
  const { relay } = c.var;
  const { records } = relay.appointments!;
  const { act } = link;
  const { before, after } = livesOf(link.life, kept, chosen);
  const done = { act, before, after, given: chosen, done: new Date(kept.done) };
  const isDeliveredTo = (to: Role) => (kept.told?.[to] ?? -1) >= kept.step;
  const { notifies } = rulesOf(act);
  let isOneDelivered = notifies.some(isDeliveredTo);
  try {
    for (const to of notifies) {
      if (isDeliveredTo(to)) continue;
      await deliverTo(to, c, done, kept);
      isOneDelivered = true;
    }
  } catch (error) {
    const isLimit = error instanceof TooManyEmailsError;
    if (!isLimit && !(error instanceof DeliveryError)) throw error;
    note(c, link, isLimit ? 'too-many-requests' : 'not-delivered', isLimit ? undefined : error.code);
    if (isOneDelivered) return unfinishedPage(c, 502, link, 'halfway');
    if (mayHaveGone || (!isLimit && error.mayHaveGone)) {
      return unfinishedPage(c, 502, link, 'begun');
    }
    // If that can't be kept, the act lapses after a minute.
    await records.lapse(before.thread, kept).catch(() => {});
    if (isLimit) {
      note(c, link, 'refused');
      return refuseAct(c, 'many', error.waitMs);
    }
    const { title, nothing, again } = pageWords(relay.clinic).failed;
    const fields = actFields(relay, link, filled);
    return actPage(c, 502, link, { fields, failed: { title, text: nothing, again } });
  }
  note(c, link, 'done');
  return donePage(c, { ...link, life: before }, after);
}

/**
 * Sends the e-mail about an act to one of the two, once, in the conversation of their first one.
 *
 * @throws {TooManyEmailsError | DeliveryError} when it is not sent, or nobody knows
 */
async function deliverTo(to: Role, c: RelayContext, done: DoneAct, kept: KeptAct): Promise<void> {
  const { own, inLanguage, deliver, deliveries, limits, fromAddress, appointments } = c.var.relay;
  const { records, siteUrl } = appointments!;
  const { thread, language } = done.after;
  const messageId = await actMessageId(to, thread, fromAddress, kept);
  await deliveries.once(await fingerprint(['act', messageId]), async () => {
    const waitMs =
      (to === 'patient' && (await limits.act.take(thread))) ||
      (await limits.hourOfActs[rulesOf(done.act).role].take(c.env.clientAddress));
    if (waitMs > 0) throw new TooManyEmailsError(waitMs);
    const reader = to === 'clinic' ? own : inLanguage(language);
    const links = await actLinks(to, done.after, appointments!);
    const first = await actMessageId(to, thread, fromAddress);
    const mail = await actMail(to, done, reader, siteUrl, links);
    await deliver({ ...mail, messageId, inReplyTo: first, references: [first] });
  });
  await records.delivered(thread, kept, to).catch((error: unknown) => {
    throw new DeliveryError('the delivery could not be kept', errorCode(error), error, 'unknown');
  });
}
