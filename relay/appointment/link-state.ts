import {
  actsOf,
  afterAct,
  NOTHING_GIVEN,
  rulesOf,
  tooLate,
  type AppointmentLife,
  type Given,
} from '../../domain/booking/appointment-lifecycle.ts';
import { civilTimeAt } from '../../domain/booking/civil-date.ts';
import type { RelayContext } from '../relay-types.ts';
import type { AppointmentLink, AppointmentLinks } from './link-encryption.ts';
import { appointmentPage, pageWords } from './act-pages.ts';
import type { KeptAct, StandingAct } from './record-schema.ts';
import { isDelivered, isUnderWay } from './records.ts';

/** Notes for the log what became of a link that was pressed; who only opens one has done nothing. */
export function note(c: RelayContext, { life, act }: AppointmentLink, outcome: string, code?: string): void {
  if (c.req.method !== 'POST') return;
  c.set('note', { event: 'appointment', outcome, act, appointmentId: life.id, ...(code && { code }) });
}

/**
 * A link as the records have it:
 * - `open`: its act can be done;
 * - `begun`: its act is under way, or was broken off a moment ago: nobody knows whether an e-mail has gone;
 * - `halfway`: its act is done and the other side's e-mail delivered; that to who pressed is missing;
 * - `done`: its act is done, and every e-mail of it delivered.
 */
export type OpenedLink = {
  /** with the appointment as it stands for whose link it is */
  link: AppointmentLink;
  /** the step of the e-mail that the link came with */
  from: number;
} & (
  | { standing: 'open'; kept: null }
  | { standing: 'done'; kept: KeptAct }
  | { standing: 'begun' | 'halfway'; kept: KeptAct; chosen: Chosen }
);

/** Opens the link that was asked for; where there is nothing to do with it, the page that says why. */
export async function openLink(c: RelayContext): Promise<OpenedLink | Response> {
  const { clinic, appointments, now } = c.var.relay;
  const link = (await appointments?.links.open(c.req.param('token') ?? '')) ?? null;
  if (!appointments || !link) {
    if (c.req.method === 'POST') c.set('note', { event: 'appointment', outcome: 'broken-link' });
    return appointmentPage(c, 404, pageWords(clinic).broken);
  }
  const { links, records } = appointments;
  if (records.fault) await records.retry?.();
  if (records.fault) {
    note(c, link, 'no-records');
    return appointmentPage(c, 503, pageWords(clinic).noRecords);
  }
  const { stands, begun } = (await records.latest(link.life.thread)) ?? { stands: null, begun: null };
  const from = link.life.step;
  const isItsOwn = async (kept: KeptAct) =>
    kept.from === from &&
    kept.act === link.act &&
    (!link.accepted ||
      (await pressesOf(links, link, from, { ...NOTHING_GIVEN, times: [link.accepted] })).includes(
        kept.press,
      ));

  let { life } = link;
  if (stands && stands.step > from) {
    const isOwn = await isItsOwn(stands);
    if (isOwn && isDelivered(stands)) return { link, from, standing: 'done', kept: stands };
    // Who has not had the e-mail of what was done goes on from the one before it.
    const isNewest = stands.told[rulesOf(link.act).role] <= from;
    const chosen = isNewest ? await disclosed(links, stands) : null;
    if (isOwn && chosen) return { link, from, standing: 'halfway', kept: stands, chosen };
    if (chosen) life = livesOf(life, stands, chosen).after;
    if (!chosen || !actsOf(rulesOf(link.act).role, life).includes(link.act)) {
      note(c, link, 'superseded');
      return supersededPage(c, link, stands);
    }
  }
  const goesOn = { ...link, life };
  if (isUnderWay(begun, now.getTime())) {
    const chosen = (await isItsOwn(begun)) ? await disclosed(links, begun) : null;
    if (chosen) return { link: goesOn, from, standing: 'begun', kept: begun, chosen };
    note(c, link, 'under-way');
    return appointmentPage(c, 409, pageWords(clinic).underWay);
  }
  const late = tooLate(life, link.act, link.accepted, now, clinic);
  if (!late) return { link: goesOn, from, standing: 'open', kept: null };
  note(c, link, late === 'over' ? 'over' : 'too-near');
  const { over, near } = pageWords(clinic);
  return late === 'over'
    ? appointmentPage(c, 410, over, { book: true })
    : appointmentPage(c, 409, { ...near, text: near.text(clinic.booking.changeHours) });
}

function supersededPage(c: RelayContext, link: AppointmentLink, { act, done, told }: StandingAct) {
  const { clinic } = c.var.relay;
  const { when, acts } = clinic.words.appointmentPages;
  const { title, unchanged, newest } = pageWords(clinic).since;
  const { role } = rulesOf(link.act);
  const since = acts[act][`${role}Since`](when(civilTimeAt(new Date(done), clinic.timeZone)));
  // What ended it for the patient came without links.
  const isEnd = role === 'patient' && rulesOf(act).event === 'cancel';
  const hasNewer = told[role] > link.life.step && !isEnd;
  const text = `${since} ${hasNewer ? newest : unchanged}`;
  return appointmentPage(c, 409, { title, text }, { book: isEnd });
}

/** What was pressed, on what; sealed, it is kept until the act's e-mails are delivered. */
export type Chosen = Given & { on: Pick<AppointmentLife, 'step' | 'stage' | 'booked' | 'at' | 'times'> };

async function disclosed(links: AppointmentLinks, { chosen }: KeptAct): Promise<Chosen | null> {
  const text = chosen && (await links.disclose(chosen));
  return text ? (JSON.parse(text) as Chosen) : null;
}

/** The appointment before and after an act that is kept. */
export function livesOf(life: AppointmentLife, { act, step }: KeptAct, { on, times }: Chosen) {
  const before = { ...life, ...on };
  return { before, after: { ...afterAct(before, act, times), step } };
}

/** The hashes by which the same press is known again, of the newest key first. */
export function pressesOf(
  links: AppointmentLinks,
  { life: { thread }, act }: AppointmentLink,
  from: number,
  { times, reason, ...others }: Given,
): Promise<string[]> {
  // Nothing that is given is left out.
  others satisfies Record<string, never>;
  const texts = [reason, ...times.flatMap(({ date, time }) => [date, time])];
  return links.hashes([thread, String(from), act, ...texts]);
}
