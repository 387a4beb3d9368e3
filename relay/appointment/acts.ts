import type { Context } from 'hono';
import {
  ACTS,
  actsOf,
  afterAct,
  endOf,
  lateness,
  MOST_TIMES,
  type Act,
  type AppointmentLife,
  type Role,
} from '../../domain/appointment-life.ts';
import { addDays, civilTimeAt, type CivilTime } from '../../domain/civil-date.ts';
import { bookingWindow, slotsFrom } from '../../domain/opening-hours.ts';
import type { AppointmentLink, AppointmentLinks } from './links.ts';
import { actLinks, actMessageId } from './act-links.ts';
import { actForm, AGAIN, appointmentPage, type Filled, type OfferedDay } from './page.ts';
import { isToldToBoth, type AppointmentRecord, type KeptAct } from './records.ts';
import { actMail } from '../emails/compose-mail.tsx';
import { TooManyEmailsError } from '../host/limiter.ts';
import { DeliveryError } from '../emails/mail.ts';
import type { Relay, RelayEnv } from '../options.ts';
import { fingerprint } from '../host/recent-deliveries.ts';
import type { LocalizedClinic } from '../localized-clinic.ts';
import { hasLink } from './written-link.ts';

const MINUTE_MS = 60_000;

const pageWords = ({ words }: LocalizedClinic) => words.appointmentLife.page;

/** Status 429: the client presses more than a person would, or a limit of e-mails is reached. */
export function tooManyActs(c: Context<RelayEnv>, { clinic }: Relay, waitMs: number) {
  c.set('note', { ...c.get('note'), event: 'appointment', outcome: 'too-many-requests' });
  c.header('Retry-After', String(Math.ceil(waitMs / 1000)));
  const { title, text } = pageWords(clinic).tooMany;
  return appointmentPage(c, clinic, 429, { title, text: text(Math.ceil(waitMs / MINUTE_MS)) });
}

/** Status 403: it was not the page's own button that was pressed. */
export function refuseForeignAct(c: Context<RelayEnv>, { clinic }: Relay) {
  c.set('note', { event: 'appointment', outcome: 'foreign-origin' });
  return appointmentPage(c, clinic, 403, pageWords(clinic).foreign);
}

/** Status 413: the body is over the limit. */
export function refuseLargeAct(c: Context<RelayEnv>, { clinic }: Relay) {
  c.set('note', { event: 'appointment', outcome: 'too-large' });
  const { title } = pageWords(clinic).foreign;
  return appointmentPage(c, clinic, 413, { title, text: clinic.words.relay.refused.tooLarge });
}

/** Status 500: for whoever it was, a page with the telephone. */
export function failedAct(c: Context<RelayEnv>, { clinic }: Relay) {
  return appointmentPage(c, clinic, 500, pageWords(clinic).unexpected);
}

/** Answers a link: shows the appointment, what its button will do, and the button. Changes nothing. */
export async function showAct(c: Context<RelayEnv>, options: Relay, now: Date): Promise<Response> {
  const opened = await open(c, options, now);
  if (opened instanceof Response) return opened;
  const { link, standing } = opened;
  if (standing === 'done') return donePage(c, options.clinic, link, afterOf(link));
  if (standing !== 'open') return unfinishedPage(c, options.clinic, 200, link, standing);
  return actForm(c, options.clinic, 200, link, { days: daysFor(link.act, options.clinic, now) });
}

/** Answers the button of a link's page: does what the page said, and tells both sides by e-mail. */
export async function answerAct(c: Context<RelayEnv>, options: Relay, now: Date): Promise<Response> {
  const opened = await open(c, options, now);
  if (opened instanceof Response) return opened;
  const { link } = opened;
  const form = await c.req.formData().catch(() => null);
  if (!form || [...form.values()].some((value) => typeof value !== 'string')) {
    note(c, link, 'refused');
    return appointmentPage(c, options.clinic, 400, pageWords(options.clinic).incomplete);
  }
  if (form.has(AGAIN)) {
    return opened.standing === 'open' ? showAct(c, options, now) : goOn(c, options, opened, now);
  }
  const filled = readFilled(form);
  const checked = checkFilled(link.act, filled, options.clinic, now);
  if ('fault' in checked) {
    note(c, link, 'refused');
    const days = daysFor(link.act, options.clinic, now);
    return actForm(c, options.clinic, 422, link, { days, filled, fault: checked.fault });
  }
  const times = link.accepted ? [link.accepted] : checked.times;
  return press(c, options, opened, { times, reason: checked.reason, filled }, now);
}

function note(c: Context<RelayEnv>, { life, act }: AppointmentLink, outcome: string, code?: string): void {
  c.set('note', { event: 'appointment', outcome, act, appointmentId: life.id, ...(code && { code }) });
}

/**
 * A link as the records have it:
 * - `open`: its act can be done;
 * - `begun`: its act is under way, or was broken off a moment ago: nobody knows whether an e-mail has gone;
 * - `halfway`: its act is done and the other side told; the e-mail to who pressed is missing;
 * - `done`: its act is done, and both have been told.
 */
type Opened = {
  /** with the appointment as it stands for whose link it is */
  link: AppointmentLink;
  /** the step of the e-mail that the link came with */
  from: number;
} & (
  | { standing: 'open'; kept: null }
  | { standing: 'done'; kept: KeptAct }
  | { standing: 'begun' | 'halfway'; kept: KeptAct; chosen: Chosen }
);

/** Reads the link; where there is nothing to do with it, the page that says why. */
async function open(
  c: Context<RelayEnv>,
  { clinic, appointments }: Relay,
  now: Date,
): Promise<Opened | Response> {
  const link = (await appointments?.links.open(c.req.param('token') ?? '')) ?? null;
  if (!appointments || !link) {
    if (c.req.method === 'POST') c.set('note', { event: 'appointment', outcome: 'broken-link' });
    return appointmentPage(c, clinic, 404, pageWords(clinic).broken);
  }
  const { links, records } = appointments;
  if (records.fault) {
    if (c.req.method === 'POST') note(c, link, 'no-records');
    return appointmentPage(c, clinic, 503, pageWords(clinic).noRecords);
  }
  const { stands, begun } = (await records.latest(link.life.thread)) ?? { stands: null, begun: null };
  const from = link.life.step;
  const isItsOwn = async (kept: KeptAct) =>
    kept.from === from &&
    kept.act === link.act &&
    (!link.accepted || (await pressesOf(links, link, from, [link.accepted], '')).includes(kept.press));

  let { life } = link;
  if (stands && stands.step > from) {
    const isOwn = await isItsOwn(stands);
    if (isOwn && isToldToBoth(stands)) return { link, from, standing: 'done', kept: stands };
    // Who has not had the e-mail of what was done goes on from the one before it.
    const isNewest = stands.told[ACTS[link.act].role] <= from;
    const chosen = isNewest ? await disclosed(links, stands) : null;
    if (isOwn && chosen) return { link, from, standing: 'halfway', kept: stands, chosen };
    if (chosen) life = livesOf(life, stands, chosen).after;
    if (!chosen || !actsOf(ACTS[link.act].role, life).includes(link.act)) {
      if (c.req.method === 'POST') note(c, link, 'superseded');
      return supersededPage(c, clinic, link, stands);
    }
  }
  const goesOn = { ...link, life };
  if (begun && begun.lapses > now.getTime()) {
    const chosen = (await isItsOwn(begun)) ? await disclosed(links, begun) : null;
    if (chosen) return { link: goesOn, from, standing: 'begun', kept: begun, chosen };
    if (c.req.method === 'POST') note(c, link, 'under-way');
    return appointmentPage(c, clinic, 409, pageWords(clinic).underWay);
  }
  const late = lateness(life, link.act, link.accepted, now, clinic);
  if (!late) return { link: goesOn, from, standing: 'open', kept: null };
  if (c.req.method === 'POST') note(c, link, late === 'over' ? 'over' : 'too-near');
  return late === 'over'
    ? appointmentPage(c, clinic, 410, pageWords(clinic).over, { book: true })
    : appointmentPage(c, clinic, 409, {
        title: pageWords(clinic).near.title,
        text: pageWords(clinic).near.text(clinic.booking.changeHours),
      });
}

function supersededPage(
  c: Context<RelayEnv>,
  clinic: LocalizedClinic,
  link: AppointmentLink,
  { act, done, told }: NonNullable<AppointmentRecord['stands']>,
) {
  const when = clinic.words.appointmentLife.when(civilTimeAt(new Date(done), clinic.timeZone));
  const { title, text, unchanged, newest } = pageWords(clinic).since;
  const { role } = ACTS[link.act];
  const isPatient = role === 'patient';
  // What ended it for the patient came without links.
  const hasNewer = told[role] > link.life.step && !(isPatient && (act === 'cancel' || act === 'decline'));
  return appointmentPage(
    c,
    clinic,
    409,
    { title, text: `${text(act, when, isPatient)} ${hasNewer ? newest : unchanged}` },
    { book: isPatient && (act === 'cancel' || act === 'decline') },
  );
}

function donePage(
  c: Context<RelayEnv>,
  clinic: LocalizedClinic,
  { life, act }: AppointmentLink,
  after: AppointmentLife | undefined,
) {
  const shown = after && { life: after, role: ACTS[act].role };
  return appointmentPage(c, clinic, 200, pageWords(clinic).done(act, life), {
    ...shown,
    book: act === 'cancel',
  });
}

/** What the link of a done act shows; what a form held is in no link. */
function afterOf({ life, act, accepted }: AppointmentLink): AppointmentLife | undefined {
  return ASKS_FOR_TIMES.has(act) ? undefined : afterAct(life, act, accepted ? [accepted] : []);
}

/** The page of an act that is not at its end: what is known of it, and a button that goes on with it. */
function unfinishedPage(
  c: Context<RelayEnv>,
  clinic: LocalizedClinic,
  status: 200 | 502,
  link: AppointmentLink,
  standing: 'begun' | 'halfway',
) {
  const { failed, unknown } = pageWords(clinic);
  const { title, text } = standing === 'begun' ? unknown : { title: failed.title, text: failed.partly };
  return actForm(c, clinic, status, link, {
    days: [],
    failed: { title, text, again: failed.again, isKept: true },
  });
}

/** What was pressed, on what; sealed, it is kept until both have been told. */
type Chosen = {
  on: Pick<AppointmentLife, 'step' | 'stage' | 'booked' | 'at' | 'times'>;
  times: readonly CivilTime[];
  reason: string;
};

async function disclosed(links: AppointmentLinks, { chosen }: KeptAct): Promise<Chosen | null> {
  const text = chosen && (await links.disclose(chosen));
  return text ? (JSON.parse(text) as Chosen) : null;
}

function livesOf(life: AppointmentLife, { act, step }: KeptAct, { on, times }: Chosen) {
  const before = { ...life, ...on };
  return { before, after: { ...afterAct(before, act, times), step } };
}

function pressesOf(
  links: AppointmentLinks,
  { life: { thread }, act }: AppointmentLink,
  from: number,
  times: readonly CivilTime[],
  reason: string,
): Promise<string[]> {
  return links.hashes([
    thread,
    String(from),
    act,
    reason,
    ...times.flatMap(({ date, time }) => [date, time]),
  ]);
}

/**
 * Does an act once, whoever presses at the same moment and however often: it is begun first, then both are told, the
 * other side before the one who pressed. From the first e-mail on it stands; while that may have gone and nobody knows, it
 * holds the others off. The same press goes on with what is missing, under the same Message-ID.
 */
async function press(
  c: Context<RelayEnv>,
  options: Relay,
  opened: Opened,
  { times, reason, filled }: { times: readonly CivilTime[]; reason: string; filled: Filled },
  now: Date,
): Promise<Response> {
  const { links } = options.appointments!;
  const { link, from } = opened;
  const { step, stage, booked, at, times: before } = link.life;
  const on = { step, stage, booked, at, times: before };
  const presses = await pressesOf(links, link, from, times, reason);
  if (opened.standing !== 'open') {
    if (presses.includes(opened.kept.press)) return goOn(c, options, opened, now);
    const { otherwise, underWay } = pageWords(options.clinic);
    note(c, link, 'superseded');
    return appointmentPage(c, options.clinic, 409, opened.standing === 'begun' ? underWay : otherwise);
  }
  return begin(c, options, opened, { presses, chosen: { on, times, reason }, filled }, now);
}

/** Goes on with an act that was pressed before, by what is kept of it. */
async function goOn(
  c: Context<RelayEnv>,
  options: Relay,
  opened: Exclude<Opened, { standing: 'open' }>,
  now: Date,
): Promise<Response> {
  const { link, standing, kept } = opened;
  if (standing === 'begun') {
    return begin(c, options, opened, { presses: [kept.press], chosen: opened.chosen }, now);
  }
  if (standing === 'halfway') return tell(c, options, link, { ...opened, mayHaveGone: true }, now);
  note(c, link, 'repeated');
  return donePage(c, options.clinic, link, afterOf(link));
}

type Pressed = { presses: string[]; chosen: Chosen; filled?: Filled };

async function begin(
  c: Context<RelayEnv>,
  options: Relay,
  { link, from }: Opened,
  { presses, chosen, filled }: Pressed,
  now: Date,
): Promise<Response> {
  const { clinic, appointments } = options;
  const { links, records } = appointments!;
  const { act, life } = link;
  const before = { ...life, ...chosen.on };
  const begun = await records.claim(life.thread, {
    from,
    on: chosen.on.step,
    act,
    press: presses[0]!,
    presses,
    done: now.getTime(),
    until: Math.max(endOf(before, clinic), endOf(afterAct(before, act, chosen.times), clinic)),
    chosen: await links.enclose(JSON.stringify(chosen)),
  });
  if (begun) {
    const { kept, again: mayHaveGone } = begun;
    return tell(c, options, link, { kept, chosen, mayHaveGone, ...(filled && { filled }) }, now);
  }
  // Another press was faster: this one, or another act.
  const opened = await open(c, options, now);
  if (opened instanceof Response) return opened;
  return opened.standing !== 'open' && presses.includes(opened.kept.press)
    ? goOn(c, options, opened, now)
    : appointmentPage(c, clinic, 409, pageWords(clinic).underWay);
}

/** Sends the e-mails about an act that are missing, and answers with what has become of it. */
async function tell(
  c: Context<RelayEnv>,
  options: Relay,
  link: AppointmentLink,
  {
    kept,
    chosen,
    mayHaveGone,
    filled,
  }: {
    kept: KeptAct & { told?: Record<Role, number> };
    chosen: Chosen;
    mayHaveGone: boolean;
    filled?: Filled;
  },
  now: Date,
): Promise<Response> {
  const { clinic, own, inLanguage, deliver, deliveries, limits, fromAddress, appointments } = options;
  const { records, siteUrl } = appointments!;
  const { act } = link;
  const { before, after } = livesOf(link.life, kept, chosen);
  const { thread } = before;

  async function send(to: Role): Promise<void> {
    const messageId = await actMessageId(to, thread, fromAddress, kept);
    await deliveries.once(await fingerprint(['act', messageId]), async () => {
      const waitMs =
        (to === 'patient' && (await limits.act.take(thread))) ||
        (await limits.hour.take(c.env.clientAddress));
      if (waitMs > 0) throw new TooManyEmailsError(waitMs);
      const done = { act, before, after, reason: chosen.reason, done: new Date(kept.done) };
      const reader = to === 'clinic' ? own : inLanguage(after.language);
      const about = { clinic: reader, fromAddress, siteUrl };
      const first = await actMessageId(to, thread, fromAddress);
      await deliver({
        ...(await actMail(to, done, about, await actLinks(to, after, appointments!))),
        messageId,
        inReplyTo: first,
        references: [first],
      });
    });
    await records.told(thread, kept, to);
  }

  const { role } = ACTS[act];
  const told = (['clinic', 'patient'] as const).filter((to) => (kept.told?.[to] ?? -1) >= kept.step);
  try {
    for (const to of [role === 'clinic' ? 'patient' : 'clinic', role] as const) {
      if (told.includes(to)) continue;
      await send(to);
      told.push(to);
    }
  } catch (error) {
    const isLimit = error instanceof TooManyEmailsError;
    if (!isLimit && !(error instanceof DeliveryError)) throw error;
    note(c, link, isLimit ? 'too-many-requests' : 'not-delivered', isLimit ? undefined : error.code);
    if (told.length > 0) return unfinishedPage(c, clinic, 502, link, 'halfway');
    if (mayHaveGone || (!isLimit && error.outcome === 'unknown')) {
      return unfinishedPage(c, clinic, 502, link, 'begun');
    }
    await records.lapse(thread, kept);
    if (isLimit) {
      note(c, link, 'refused');
      return tooManyActs(c, options, error.waitMs);
    }
    const { title, nothing, again } = pageWords(clinic).failed;
    return actForm(c, clinic, 502, link, {
      days: daysFor(act, clinic, now),
      ...(filled && { filled }),
      failed: { title, text: nothing, again },
    });
  }
  note(c, link, 'done');
  return donePage(c, clinic, { ...link, life: before }, after);
}

/** What an act's form may hold: days and times in pairs, a reason of the list or one's own. */
function readFilled(form: FormData): Filled {
  const all = (name: string) => form.getAll(name).map(String).slice(0, MOST_TIMES);
  const times = all('time');
  return {
    times: all('day').map((date, index) => ({ date, time: times[index] ?? '' })),
    reason: String(form.get('reason') ?? ''),
    own: String(form.get('own') ?? '').trim(),
  };
}

const ASKS_FOR_TIMES = new Set<Act>(['offer', 'change']);

const LONGEST_REASON = 200;

/** The times and the reason that a form holds, or what is wrong with them. */
function checkFilled(
  act: Act,
  { times: pairs, reason, own }: Filled,
  clinic: LocalizedClinic,
  now: Date,
): { times: CivilTime[]; reason: string } | { fault: string } {
  const { faults } = pageWords(clinic);
  if (act === 'decline') {
    const { reasons } = clinic.words.appointmentLife;
    if (own.length > LONGEST_REASON || /[\p{Cc}\u2028\u2029]/u.test(own) || !own.isWellFormed())
      return { fault: faults.longReason(LONGEST_REASON) };
    if (hasLink(own)) return { fault: faults.linkInReason };
    const listed = Object.hasOwn(reasons, reason) ? reasons[reason as keyof typeof reasons] : '';
    return { times: [], reason: own || listed };
  }
  if (!ASKS_FOR_TIMES.has(act)) return { times: [], reason: '' };
  const times = pairs.filter(({ date, time }) => date || time);
  if (act === 'offer' && times.length === 0) return { fault: faults.noTimes };
  if (times.some(({ date, time }) => !date || !time)) return { fault: faults.half };
  if (new Set(times.map(({ date, time }) => `${date} ${time}`)).size < times.length)
    return { fault: faults.twice };
  const days = daysFor(act, clinic, now);
  for (const at of times) {
    const day = days.find(({ date }) => date === at.date);
    // What the page has not offered is nothing to repeat.
    if (!day || !/^\d\d:\d\d$/.test(at.time)) return { fault: faults.half };
    if (!day.times.includes(at.time)) return { fault: faults.notFree(at) };
  }
  return { times, reason: '' };
}

/**
 * The days that can be offered or wished for, with the times of each; none where there is nothing to choose. The clinic's
 * notice is for those who book: between it and a patient whom it knows there is none.
 */
function daysFor(act: Act, clinic: LocalizedClinic, now: Date): OfferedDay[] {
  if (!ASKS_FOR_TIMES.has(act)) return [];
  const { today, last } = bookingWindow(clinic, now);
  const clock = civilTimeAt(now, clinic.timeZone);
  const days: OfferedDay[] = [];
  for (let date = today; date <= last; date = addDays(date, 1)) {
    const free = slotsFrom(clinic, date, clock).filter(({ begun }) => !begun);
    if (free.length > 0) days.push({ date, times: free.map(({ time }) => time) });
  }
  return days;
}
