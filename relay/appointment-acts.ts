import type { Context } from 'hono';
import {
  ACTS,
  afterAct,
  endOf,
  lateness,
  MOST_TIMES,
  type Act,
  type AppointmentLife,
  type Role,
} from '../domain/appointment-life.ts';
import { addDays, civilTimeAt, type CivilTime } from '../domain/civil-date.ts';
import { bookingWindow, slotsFrom } from '../domain/opening-hours.ts';
import type { AppointmentLink, AppointmentLinks } from './appointment-links.ts';
import { actLinks, actMessageId, type Appointments } from './act-links.ts';
import { actForm, appointmentPage, type Filled, type OfferedDay } from './appointment-page.ts';
import type { AppointmentRecord } from './appointment-records.ts';
import { actMail } from './compose-mail.tsx';
import { TooManyEmailsError } from './limiter.ts';
import { DeliveryError } from './mail.ts';
import type { Relay, RelayEnv } from './options.ts';
import { fingerprint } from './recent-deliveries.ts';
import type { SpokenClinic } from './spoken.ts';

const pageWords = ({ words }: SpokenClinic) => words.appointmentLife.page;

/** Status 429: the client presses more than a person would, or a limit of e-mails is reached. */
export function tooManyActs(c: Context<RelayEnv>, { clinic }: Relay, waitMs: number) {
  c.set('note', { ...c.get('note'), event: 'appointment', outcome: 'too-many-requests' });
  c.header('Retry-After', String(Math.ceil(waitMs / 1000)));
  return appointmentPage(c, clinic, 429, pageWords(clinic).tooMany);
}

/** Status 403: it was not the page's own button that was pressed. */
export function refuseForeignAct(c: Context<RelayEnv>, { clinic }: Relay) {
  c.set('note', { event: 'appointment', outcome: 'foreign-origin' });
  return appointmentPage(c, clinic, 403, pageWords(clinic).foreign);
}

/** Status 413: the body is over the limit. */
export function refuseLargeAct(c: Context<RelayEnv>, { clinic }: Relay) {
  c.set('note', { event: 'appointment', outcome: 'too-large' });
  return appointmentPage(c, clinic, 413, pageWords(clinic).broken);
}

/** Status 500: for whoever it was, a page with the telephone. */
export function failedAct(c: Context<RelayEnv>, { clinic }: Relay) {
  return appointmentPage(c, clinic, 500, pageWords(clinic).unexpected);
}

/** Answers a link: shows the appointment, what its button will do, and the button. Changes nothing. */
export async function showAct(c: Context<RelayEnv>, options: Relay, now: Date): Promise<Response> {
  const opened = await open(c, options, now);
  if (opened instanceof Response) return opened;
  return actForm(c, options.clinic, 200, opened, { days: daysFor(opened.act, options.clinic, now) });
}

/** Answers the button of a link's page: does what the page said, and tells both sides by e-mail. */
export async function answerAct(c: Context<RelayEnv>, options: Relay, now: Date): Promise<Response> {
  const opened = await open(c, options, now);
  if (opened instanceof Response) return opened;
  const form = await c.req.formData().catch(() => new FormData());
  const filled = readFilled(form);
  const checked = checkFilled(opened.act, filled, options.clinic, now);
  if ('fault' in checked) {
    note(c, opened, 'refused');
    const days = daysFor(opened.act, options.clinic, now);
    return actForm(c, options.clinic, 422, opened, { days, filled, fault: checked.fault });
  }
  const times = opened.accepted ? [opened.accepted] : checked.times;
  return press(c, options, opened, { times, reason: checked.reason, filled }, now);
}

function note(c: Context<RelayEnv>, { life, act }: AppointmentLink, outcome: string, code?: string): void {
  c.set('note', { event: 'appointment', outcome, act, appointmentId: life.id, ...(code && { code }) });
}

/** Reads the link; where there is nothing to do with it, the page that says why. */
async function open(
  c: Context<RelayEnv>,
  { clinic, appointments }: Relay,
  now: Date,
): Promise<AppointmentLink | Response> {
  const link = (await appointments?.links.open(c.req.param('token') ?? '')) ?? null;
  if (!appointments || !link) {
    if (c.req.method === 'POST') c.set('note', { event: 'appointment', outcome: 'broken-link' });
    return appointmentPage(c, clinic, 404, pageWords(clinic).broken);
  }
  const { life, act, accepted } = link;
  const kept = await appointments.records.latest(life.thread);
  if (kept && kept.step > life.step && !(await mayBePressedAgain(kept, link, appointments))) {
    if (c.req.method === 'POST') note(c, link, 'superseded');
    return supersededPage(c, clinic, link, kept);
  }
  if (c.req.method !== 'POST' && kept?.step === life.step + 1 && kept.told.length === BOTH) {
    // What a form held is in no link.
    const after = ASKS_FOR_TIMES.has(act) ? undefined : afterAct(life, act, accepted ? [accepted] : []);
    return donePage(c, clinic, link, after);
  }
  const late = lateness(life, act, accepted, now, clinic);
  if (!late || kept?.step === life.step + 1) return link;
  if (c.req.method === 'POST') note(c, link, late === 'over' ? 'over' : 'too-near');
  return late === 'over'
    ? appointmentPage(c, clinic, 410, pageWords(clinic).over, { book: true })
    : appointmentPage(c, clinic, 409, {
        title: pageWords(clinic).near.title,
        text: pageWords(clinic).near.text(clinic.booking.changeHours),
      });
}

/** Whether what was done is what this link does: pressed again, it sends what has not gone, and nothing else. */
async function mayBePressedAgain(
  kept: AppointmentRecord,
  { life, act, accepted }: AppointmentLink,
  { links }: Appointments,
): Promise<boolean> {
  if (kept.step !== life.step + 1 || kept.act !== act) return false;
  return !accepted || kept.press === (await pressOf(links, life, act, [accepted], ''));
}

function supersededPage(
  c: Context<RelayEnv>,
  clinic: SpokenClinic,
  link: AppointmentLink,
  { act, done }: AppointmentRecord,
) {
  const when = clinic.words.appointmentLife.when(civilTimeAt(new Date(done), clinic.timeZone));
  const { title, text, newest } = pageWords(clinic).since;
  const isPatient = ACTS[link.act].role === 'patient';
  return appointmentPage(
    c,
    clinic,
    409,
    { title, text: `${text(act, when, isPatient)} ${newest}` },
    { book: isPatient && (act === 'cancel' || act === 'decline') },
  );
}

function donePage(
  c: Context<RelayEnv>,
  clinic: SpokenClinic,
  { life, act }: AppointmentLink,
  after: AppointmentLife | undefined,
) {
  const shown = after && { life: after, role: ACTS[act].role };
  return appointmentPage(c, clinic, 200, pageWords(clinic).done(act, life), {
    ...shown,
    book: act === 'cancel',
  });
}

function pressOf(
  links: AppointmentLinks,
  { thread, step }: AppointmentLife,
  act: Act,
  times: readonly CivilTime[],
  reason: string,
): Promise<string> {
  return links.hash([thread, String(step), act, reason, ...times.flatMap(({ date, time }) => [date, time])]);
}

/**
 * Does an act once, whoever presses at the same moment and however often: the step is taken first, then both are told,
 * the other side before the one who pressed. When nobody could be told, the step is given back; when one could, the same
 * press again sends the e-mail that is missing, under the same Message-ID.
 */
async function press(
  c: Context<RelayEnv>,
  options: Relay,
  link: AppointmentLink,
  { times, reason, filled }: { times: readonly CivilTime[]; reason: string; filled: Filled },
  now: Date,
): Promise<Response> {
  const { clinic, own, inLanguage, deliver, deliveries, limits, fromAddress, appointments } = options;
  const { links, records, siteUrl } = appointments!;
  const { life, act } = link;
  const { thread } = life;
  const after = afterAct(life, act, times);
  const before = await records.latest(thread);
  const claim: AppointmentRecord = {
    step: after.step,
    act,
    press: await pressOf(links, life, act, times, reason),
    done: now.getTime(),
    until: Math.max(before?.until ?? 0, endOf(life, clinic), endOf(after, clinic)),
    told: [],
  };
  const taken = await records.claim(thread, claim);
  const kept = taken ?? claim;
  if (kept.step !== claim.step || kept.press !== claim.press) {
    note(c, link, 'superseded');
    return supersededPage(c, clinic, link, kept);
  }

  async function tell(to: Role): Promise<void> {
    const messageId = await actMessageId(to, thread, fromAddress, claim.press);
    await deliveries.once(await fingerprint(['act', messageId]), async () => {
      const waitMs =
        (to === 'patient' && (await limits.confirmation.take(life.email.toLowerCase()))) ||
        (await limits.hour.take(c.env.clientAddress));
      if (waitMs > 0) throw new TooManyEmailsError(waitMs);
      const done = { act, before: life, after, reason, done: new Date(kept.done) };
      const reader = to === 'clinic' ? own : inLanguage(life.language);
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
  const told = [...kept.told];
  try {
    for (const to of [role === 'clinic' ? 'patient' : 'clinic', role] as const) {
      if (told.includes(to)) continue;
      await tell(to);
      told.push(to);
    }
  } catch (error) {
    if (!taken) await records.release(thread, claim, before);
    if (error instanceof TooManyEmailsError && told.length === 0) {
      note(c, link, 'refused');
      return tooManyActs(c, options, error.waitMs);
    }
    const isLimit = error instanceof TooManyEmailsError;
    if (!isLimit && !(error instanceof DeliveryError)) throw error;
    note(c, link, isLimit ? 'too-many-requests' : 'not-delivered', isLimit ? undefined : error.code);
    const { title, nothing, partly, again } = pageWords(clinic).failed;
    return actForm(c, clinic, 502, link, {
      days: daysFor(act, clinic, now),
      filled,
      failed: { title, text: told.length > 0 ? partly : nothing, again },
    });
  }
  note(c, link, kept.told.length === told.length ? 'repeated' : 'done');
  return donePage(c, clinic, link, after);
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

const BOTH = 2;

const ASKS_FOR_TIMES = new Set<Act>(['offer', 'change']);

const LONGEST_REASON = 200;

// What a mail program might make a link of; 'Dr.Mehta' it isn't.
const LINK = /:\/\/|[Ww]{3}\.|@|[\p{L}\d-]\.[\p{Ll}\p{Lo}]{2,}/u;

/** The times and the reason that a form holds, or what is wrong with them. */
function checkFilled(
  act: Act,
  { times: pairs, reason, own }: Filled,
  clinic: SpokenClinic,
  now: Date,
): { times: CivilTime[]; reason: string } | { fault: string } {
  const { faults } = pageWords(clinic);
  if (act === 'decline') {
    const { reasons } = clinic.words.appointmentLife;
    if (own.length > LONGEST_REASON || /[\p{Cc}\u2028\u2029]/u.test(own) || !own.isWellFormed())
      return { fault: faults.longReason(LONGEST_REASON) };
    if (LINK.test(own)) return { fault: faults.linkInReason };
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
function daysFor(act: Act, clinic: SpokenClinic, now: Date): OfferedDay[] {
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
