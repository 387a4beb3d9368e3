import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { emailJsRequest, idForLanguage } from '../../domain/booking/form-protocols.ts';
import { PATIENT_PAGE_PATH } from '../../domain/web/relay-paths.ts';
import { OFFER } from '../../tests/helpers/booked-relay.ts';
import { createRelayWithLinks, hrefIn, KEY } from '../../tests/helpers/relay-with-links.ts';
import { CLINIC, ENGLISH, NOW, PARAMS } from '../../tests/helpers/test-relay.ts';
import type { Mail } from '../emails/mail.ts';
import { MAX_MESSAGE_LENGTH } from '../emails/patient-message.ts';
import { RELAY_LANGUAGES, type Clinic } from '../localized-clinic.ts';
import type { AppointmentRecord } from './record-schema.ts';
import { sendDueEmails } from './automatic-emails.ts';
import { createAppointmentRecords, createMemoryRecords } from './records.ts';

// Appointments of patients without e-mail: the clinic's acts, the prepared texts, and the patient's page.

const OPTIONAL: Clinic = { ...CLINIC, booking: { ...CLINIC.booking, email: 'optional' } };
const { patient_email: _, ...WITHOUT_EMAIL } = PARAMS;
const HOUR_MS = 3_600_000;
const VISIT = Date.parse('2025-03-04T10:00:00Z');
const NEWER_KEY = 'a-newer-key-of-this-test-32-characters';

type Options = NonNullable<Parameters<typeof createRelayWithLinks>[0]>;

/** The clinic's conversation links on its page or in its e-mail. */
function conversationsIn(html: string) {
  const hrefs = Array.from(html.matchAll(/href="((?:https:\/\/wa\.me\/|sms:|tel:)[^"]+)"/g), ([, href]) =>
    href!.replaceAll('&amp;', '&'),
  );
  const of = (start: string) => hrefs.find((href) => href.startsWith(start));
  const whatsapp = new URL(of('https://wa.me/') ?? 'about:blank');
  const sms = new URL(of('sms:') ?? 'about:blank');
  return { whatsapp, sms, text: sms.searchParams.get('body') ?? '', hrefs };
}

function pathIn(text: string): string {
  return new RegExp(`${PATIENT_PAGE_PATH}[\\w-]+$`).exec(text)![0];
}

/** Records in memory, with their store. */
function visibleRecords() {
  const store = new Map<string, AppointmentRecord>();
  const records = createAppointmentRecords({
    get: (hash) => store.get(hash),
    put: (...changed) => changed.forEach(([hash, record]) => store.set(hash, record)),
    entries: () => store.entries(),
  });
  return { store, records };
}

/** Starts a relay with a request without e-mail, on the page of a language. */
async function startWithoutEmail(changes: Options = {}, code = 'en', params: object = WITHOUT_EMAIL) {
  const relay = createRelayWithLinks({ clinic: OPTIONAL, languages: RELAY_LANGUAGES, ...changes });
  const request = { ...emailJsRequest('clinic', params), template_id: idForLanguage(code, 'clinic') };
  const answer = await relay.sendEmail(request);
  expect([answer.status, await answer.text()]).toEqual([200, 'OK']);

  /** Performs an act of the clinic, and returns its page, its e-mail and the prepared text. */
  async function act(name: string, fields: [string, string][] = []) {
    relay.news();
    const page = await relay.press(relay.href(name), fields);
    expect(page.status).toBe(200);
    const [mail, ...others] = relay.news();
    expect(others).toEqual([]);
    expect(mail!.to.address).toBe(CLINIC.email);
    const { text } = conversationsIn(page.text);
    return { page: page.text, mail: mail!, text, path: text && pathIn(text) };
  }
  /** Opens the patient's page, follows the link of an act, and presses its button. */
  async function actOfPatient(path: string, name: string, fields: [string, string][] = [], nth = 0) {
    relay.news();
    const page = await relay.ask(path);
    const href = hrefIn([{ html: page.text } as Mail], name, nth);
    expect(href, `${name} on ${page.text}`).toBeDefined();
    const done = await relay.press(href!, fields);
    return { ...done, mails: relay.news() };
  }
  return { ...relay, act, actOfPatient };
}

describe.each(RELAY_LANGUAGES.map(({ code, words }) => [code, words] as const))('in %s', (code, words) => {
  const { appointmentPages, withoutEmail } = words;

  test('a round: confirmed, changed, offered, accepted and cancelled', async () => {
    const round = await startWithoutEmail({}, code);
    const [request, ...others] = round.news();
    expect(others).toEqual([]);
    expect(request!.replyTo).toBeUndefined();
    expect(request!.text).toContain(RELAY_LANGUAGES[0].words.withoutEmail.noAddress);

    const confirmed = await round.act('confirm');
    const visitTime = { date: '2025-03-04', time: '15:30' };
    const link = CLINIC.siteUrl + confirmed.path;
    const when = appointmentPages.when(visitTime);
    expect(confirmed.text).toBe(withoutEmail.message.confirmed(CLINIC.name, when, link));
    expect(confirmed.path.slice(PATIENT_PAGE_PATH.length).length).toBeLessThanOrEqual(27);

    const shown = await round.ask(confirmed.path);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain(`lang="${code}"`);
    expect(shown.text).toContain(withoutEmail.patientPage.titles.confirmed);

    const changed = await round.actOfPatient(confirmed.path, 'change');
    expect(changed.status).toBe(200);
    expect(changed.text).toContain(withoutEmail.forPatient.appointmentPages.acts.change.doneText);
    expect(changed.mails.map(({ to }) => to.address)).toEqual([CLINIC.email]);
    expect((await round.ask(confirmed.path)).text).toContain(
      withoutEmail.patientPage.texts.changeWhileBooked,
    );

    const offered = await round.act('offer', OFFER);
    expect(offered.text).toBe(withoutEmail.message.offeredWhileBooked(CLINIC.name, when, link));
    const accepted = await round.actOfPatient(offered.path, 'accept', [], 1);
    expect(accepted.status).toBe(200);
    expect(accepted.mails).toHaveLength(1);
    const moved = await round.ask(offered.path);
    expect(moved.text).toContain(words.dates.day('2025-03-06'));

    const cancelled = await round.act('decline');
    const movedTo = appointmentPages.when({ date: '2025-03-06', time: '16:30' });
    expect(cancelled.text).toBe(withoutEmail.message.cancelled(CLINIC.name, movedTo, link));
    const over = await round.ask(offered.path);
    expect(over.text).toContain(withoutEmail.patientPage.titles.cancelled);
    expect(hrefIn([{ html: over.text } as Mail], 'cancel')).toBeUndefined();
    expect(round.delivered.every(({ to }) => to.address === CLINIC.email)).toBe(true);
  });

  test('declined without having been confirmed, with the reason on the page', async () => {
    const round = await startWithoutEmail({}, code);
    const { text, path } = await round.act('decline', [['own', 'The lift is out of order.']]);
    const when = appointmentPages.when({ date: '2025-03-04', time: '15:30' });
    expect(text).toBe(withoutEmail.message.declined(CLINIC.name, when, CLINIC.siteUrl + path));
    expect((await round.ask(path)).text).toContain('The lift is out of order.');
  });

  test('every prepared text has at most 300 letters, even with long names', () => {
    const name =
      'The Very Long Name of a Dental Clinic and Implant Centre for All the Families of Navi Mumbai, East';
    const link = `https://www.a-rather-long-name-of-a-clinic.example.com${PATIENT_PAGE_PATH}${'x'.repeat(22)}`;
    const when = appointmentPages.when({ date: '2025-09-24', time: '12:30' });
    for (const compose of Object.values(withoutEmail.message)) {
      expect(compose('', when, link).length).toBeLessThan(MAX_MESSAGE_LENGTH - 60);
      expect(compose(name, when, link)).toContain(link);
    }
  });
});

test('a clinic with a very long name has it shortened in the text, never the link', async () => {
  const clinic = { ...OPTIONAL, name: 'Confident Dental Care '.repeat(20).trim() };
  const { text, path } = await (await startWithoutEmail({ clinic })).act('confirm');
  expect(text.length).toBeLessThanOrEqual(MAX_MESSAGE_LENGTH);
  expect(text).toMatch(/^Confident Dental Care .*…: your appointment/);
  expect(text.endsWith(CLINIC.siteUrl + path)).toBe(true);
});

test("the clinic's page and its e-mail say to tell the patient, by WhatsApp, SMS and telephone", async () => {
  const round = await startWithoutEmail();
  const asked = await round.ask(round.href('confirm'));
  expect(asked.text).toContain('The patient has no e-mail: you tell them yourself');
  expect(asked.text).not.toContain('The patient gets an e-mail');
  const { page, mail } = await round.act('confirm');
  for (const html of [page, mail.html]) {
    expect(html).toContain('The patient has no e-mail: tell them now');
    const { whatsapp, sms, text, hrefs } = conversationsIn(html);
    expect(whatsapp.pathname).toBe('/919820012345');
    expect(whatsapp.searchParams.get('text')).toBe(text);
    expect(sms.pathname).toBe('+919820012345');
    expect(hrefs).toContain('tel:+919820012345');
  }
  expect(`${page} ${mail.html}`).not.toMatch(/has been told/);
  expect(mail.replyTo).toBeUndefined();
  // The page can be opened again, also after an act with a form.
  expect(
    conversationsIn((await round.ask(round.href('confirm', 0, [round.delivered[0]!]))).text).text,
  ).not.toBe('');
  await round.act('offer', OFFER);
  const again = await round.ask(round.href('offer', 0, [mail]));
  expect(conversationsIn(again.text).text).toContain('we offer you other times');
});

test('a clinic without WhatsApp gets no chat, and an international number is dialled as typed', async () => {
  const { whatsapp: _chat, ...clinic } = OPTIONAL;
  const params = { ...WITHOUT_EMAIL, patient_phone: '0044 20 7946 0958' };
  const { page } = await (await startWithoutEmail({ clinic }, 'en', params)).act('confirm');
  expect(page).not.toContain('wa.me');
  expect(conversationsIn(page).sms.pathname).toBe('+442079460958');
});

test('opening the page changes nothing; only GET is answered', async () => {
  const { store, records } = visibleRecords();
  const round = await startWithoutEmail({ records: () => records });
  const { path } = await round.act('confirm');
  const before = JSON.stringify([...store]);
  for (let count = 0; count < 10; count++) await round.ask(path, { method: count % 2 ? 'HEAD' : 'GET' });
  await round.ask(`${path}.ics`);
  expect(JSON.stringify([...store])).toBe(before);
  expect(round.news()).toEqual([]);
  expect((await round.ask(path, { method: 'POST' })).status).toBe(405);
  const { headers, text } = await round.ask(path);
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('X-Robots-Tag')).toContain('noindex');
  expect(text).not.toMatch(/98200|<script/);
});

test('the page has the way in and a calendar file of the event', async () => {
  const clinic = { ...OPTIONAL, access: { landmark: 'Below the old lighthouse' } };
  const round = await startWithoutEmail({ clinic });
  const { path } = await round.act('confirm');
  const { text } = await round.ask(path);
  expect(text).toContain('Below the old lighthouse');
  expect(text).toContain('google.com/maps/dir');
  const file = await round.ask(`${path}.ics`);
  expect(file.headers.get('Content-Type')).toContain('text/calendar');
  const calendar = new ICAL.Component(ICAL.parse(file.text) as unknown[]);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(event.startDate.toJSDate().getTime()).toBe(VISIT);
  expect(event.attendees).toEqual([]);
  expect(event.description).toContain('open the link in our message');
  expect(file.text).not.toContain('mailto:\r\n');
});

test.each<[string, (path: string) => string]>([
  ['guessed', () => `${PATIENT_PAGE_PATH}${'A'.repeat(22)}`],
  ['cut', (path) => path.slice(0, -1)],
  ['changed', (path) => path.slice(0, -1) + (path.endsWith('A') ? 'B' : 'A')],
  ['with a path after it', (path) => `${path}/x`],
  ['empty', () => PATIENT_PAGE_PATH],
  ['an object of JavaScript', () => `${PATIENT_PAGE_PATH}__proto__`],
])('a link that is %s says so, with the telephone number', async (_name, change) => {
  const round = await startWithoutEmail();
  const { path } = await round.act('confirm');
  const { status, text } = await round.ask(change(path));
  expect(status).toBe(404);
  expect(text).toContain('This link does not work');
  expect(text).toContain(CLINIC.phone);
  expect(text).not.toMatch(/Priya|DENT-/);
});

test.each(['.', ')', '”,'])('a link with %j after it still works', async (end) => {
  const round = await startWithoutEmail();
  const { path } = await round.act('confirm');
  expect((await round.ask(path + encodeURI(end))).status).toBe(200);
});

test('guessing meets a limit', async () => {
  const round = await startWithoutEmail();
  const { path } = await round.act('confirm');
  const guesses = Array.from(
    { length: 60 },
    (_each, nth) => `${PATIENT_PAGE_PATH}${String(nth).padStart(22, 'x')}`,
  );
  const statuses: number[] = [];
  for (const guess of guesses) statuses.push((await round.ask(guess)).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
  const refused = await round.ask(path);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await round.ask(path, {}, '192.0.2.201')).status).toBe(200);
});

test('the page ends with the visit', async () => {
  const round = await startWithoutEmail();
  const { path } = await round.act('confirm');
  round.clock.ms = VISIT - HOUR_MS;
  const soon = await round.ask(path);
  expect(soon.status).toBe(200);
  expect(soon.text).toContain('less than 4 hours away');
  expect(hrefIn([{ html: soon.text } as Mail], 'cancel')).toBeUndefined();
  round.clock.ms = VISIT;
  const over = await round.ask(path);
  expect(over.status).toBe(410);
  expect(over.text).toContain(CLINIC.phone);
});

test('the link and the text stay the same after a key was added', async () => {
  const memory = createMemoryRecords();
  const before = await startWithoutEmail({ records: () => memory });
  const { path, mail } = await before.act('confirm');
  const after = createRelayWithLinks({
    clinic: OPTIONAL,
    languages: RELAY_LANGUAGES,
    keys: [NEWER_KEY, KEY],
    records: () => memory,
  });
  expect((await after.ask(path)).status).toBe(200);
  const offered = await after.press(hrefIn([mail], 'offer')!, OFFER);
  expect(pathIn(conversationsIn(offered.text).text)).toBe(path);
  expect((await after.ask(path)).text).toContain('Would one of these times suit you?');
  // Without its key, nothing can be shown.
  const without = createRelayWithLinks({
    clinic: OPTIONAL,
    keys: [NEWER_KEY.repeat(2)],
    records: () => memory,
  });
  expect((await without.ask(path)).status).toBe(404);
});

test('the records hold neither the link nor anything about the patient that can be read', async () => {
  const { store, records } = visibleRecords();
  const round = await startWithoutEmail({ records: () => records });
  expect(store.size).toBe(0);
  const { path } = await round.act('confirm');
  const text = JSON.stringify([...store]);
  expect(text).not.toContain(path.slice(PATIENT_PAGE_PATH.length));
  expect(text).not.toMatch(/Priya|98200|DENT|2025-03-04/);
});

test('of two acts at once from both sides one succeeds', async () => {
  const round = await startWithoutEmail();
  const { path } = await round.act('confirm');
  const page = await round.ask(path);
  const cancel = hrefIn([{ html: page.text } as Mail], 'cancel')!;
  round.news();
  const answers = await Promise.all([round.press(cancel), round.press(round.href('offer'), OFFER)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(round.news()).toHaveLength(1);
  const { text } = await round.ask(path);
  const isCancelled = answers[0].status === 200;
  expect(text).toContain(isCancelled ? 'The appointment is cancelled' : 'Would one of these times suit you?');
});

test("a patient's act that something has overtaken leads back to the patient's page", async () => {
  const round = await startWithoutEmail();
  const { path } = await round.act('confirm');
  const cancel = hrefIn([{ html: (await round.ask(path)).text } as Mail], 'cancel')!;
  await round.act('offer', OFFER);
  round.news();
  const { status, text } = await round.press(cancel);
  expect([status, round.news()]).toEqual([409, []]);
  expect(text).toContain(`href="${CLINIC.siteUrl}${path}"`);
  expect(text).not.toMatch(/e-mail/);
});

describe('reminders', () => {
  const clinic = { ...OPTIONAL, reminders: { hours: 24 } };
  const params = { ...WITHOUT_EMAIL, reminder: 'yes' };
  const DUE = VISIT - 24 * HOUR_MS;
  const sendDue = ({ options, clock }: Awaited<ReturnType<typeof startWithoutEmail>>) =>
    sendDueEmails({
      ...options,
      clinic,
      languages: RELAY_LANGUAGES,
      fromAddress: CLINIC.email,
      log: () => {},
      now: () => new Date(clock.ms),
    });

  test('go to the clinic, with the prepared text and once', async () => {
    const round = await startWithoutEmail({ clinic }, 'hi', params);
    const { path } = await round.act('confirm');
    round.news();
    round.clock.ms = DUE;
    await sendDue(round);
    await sendDue(round);
    const [mail, ...others] = round.news();
    expect(others).toEqual([]);
    expect(mail!.to.address).toBe(CLINIC.email);
    expect(mail!.subject).toMatch(/^Please remind: Priya Raghunathan, Tuesday, March 4/);
    expect(mail!.text).toContain('Please remind this patient');
    const { text, whatsapp } = conversationsIn(mail!.html);
    expect(text).toMatch(/^Lighthouse Dental: याद दिला दें/);
    expect(whatsapp.searchParams.get('text')).toBe(text);
    expect(pathIn(text)).toBe(path);
  });

  test('are tried again, and are not given up as undelivered to the patient', async () => {
    const round = await startWithoutEmail({ clinic }, 'en', params);
    await round.act('confirm');
    round.clock.ms = DUE;
    round.mailServer.fails = () => 'unavailable';
    await sendDue(round);
    expect(round.news()).toEqual([]);
    round.mailServer.fails = null;
    round.clock.ms = VISIT - HOUR_MS;
    await sendDue(round);
    const [mail] = round.news();
    expect(mail!.text).toContain('Please remind this patient');
    expect(mail!.text).not.toMatch(/could not be|check the e-mail address/);
  });
});

describe('interrupted', () => {
  test('before the copy is sent, nothing has changed, and the act can be repeated', async () => {
    const round = await startWithoutEmail();
    round.mailServer.fails = () => 'refused';
    const failed = await round.press(round.href('confirm'));
    expect(failed.status).toBe(502);
    expect(failed.text).toContain('Nothing has been changed');
    expect(failed.text).not.toContain('tell them now');
    round.mailServer.fails = null;
    const { path } = await round.act('confirm');
    expect((await round.ask(path)).status).toBe(200);
  });

  test('after the copy of the first act, its link shows what the copy says', async () => {
    const memory = createMemoryRecords();
    let isKilled = true;
    const killed = {
      ...memory,
      markDelivered: async (...given: Parameters<typeof memory.markDelivered>) =>
        isKilled ? Promise.reject(new Error('killed')) : memory.markDelivered(...given),
    };
    const round = await startWithoutEmail({ records: () => killed });
    round.news();
    expect((await round.press(round.href('confirm'))).status).toBe(502);
    const [copy] = round.news();
    const path = pathIn(conversationsIn(copy!.html).text);
    expect((await round.ask(path)).text).toContain('Your appointment is confirmed');
    // The patient can act once the lock has expired.
    isKilled = false;
    round.clock.ms += 61_000;
    const { status } = await round.actOfPatient(path, 'cancel');
    expect(status).toBe(200);
    expect((await round.ask(path)).text).toContain('The appointment is cancelled');
  });

  test('after a later act of the clinic, the page says to call until the act is repeated', async () => {
    const round = await startWithoutEmail();
    const { path } = await round.act('confirm');
    round.mailServer.fails = () => 'unknown';
    const decline = round.href('decline');
    expect((await round.press(decline)).status).toBe(502);
    for (const ms of [0, 61_000]) {
      round.clock.ms += ms;
      const { status, text } = await round.ask(path);
      expect(status).toBe(409);
      expect(text).toContain(CLINIC.phone);
    }
    round.mailServer.fails = null;
    expect((await round.press(decline)).status).toBe(200);
    expect((await round.ask(path)).text).toContain('The appointment is cancelled');
  });

  test("after an act of the patient's, the page shows what stood, and the act can be repeated", async () => {
    const round = await startWithoutEmail();
    const { path } = await round.act('confirm');
    round.mailServer.fails = () => 'unknown';
    expect((await round.actOfPatient(path, 'cancel')).status).toBe(502);
    expect((await round.ask(path)).status).toBe(409);
    round.clock.ms += 61_000;
    round.mailServer.fails = null;
    expect((await round.ask(path)).text).toContain('Your appointment is confirmed');
    expect((await round.actOfPatient(path, 'cancel')).status).toBe(200);
    expect((await round.ask(path)).text).toContain('The appointment is cancelled');
  });
});

describe('requests', () => {
  const send = async (
    params: object,
    clinic: Clinic = OPTIONAL,
    template: 'clinic' | 'patient' = 'clinic',
  ) => {
    const relay = createRelayWithLinks({ clinic });
    const answer = await relay.sendEmail(emailJsRequest(template, params));
    return [answer.status, await answer.text(), relay.delivered.length];
  };

  test('without the line in clinic.yaml an e-mail address is required', async () => {
    expect(await send(WITHOUT_EMAIL, CLINIC)).toEqual([422, 'The recipients address is empty', 0]);
  });

  test.each([
    '020 2543 1234',
    '12345678901',
    '98200 1234',
    'call my wife on 98200 12345',
    '+91 20 2543 1234',
  ])('without an address, the telephone number %s is refused', async (patient_phone) => {
    const [status, text, count] = await send({ ...WITHOUT_EMAIL, patient_phone });
    expect([status, count]).toEqual([400, 0]);
    expect(text).toContain('patient_phone should be an Indian mobile number');
    expect((await send({ ...PARAMS, patient_phone }))[0]).toBe(200);
  });

  test('the patient gets no e-mail', async () => {
    expect(await send(WITHOUT_EMAIL, OPTIONAL, 'patient')).toEqual([
      422,
      'The recipients address is empty',
      0,
    ]);
  });

  test('with an address, everything is as without the line', async () => {
    const [optional, usual] = await Promise.all(
      [OPTIONAL, CLINIC].map(async (clinic) => {
        const relay = createRelayWithLinks({ clinic, languages: [ENGLISH], ms: NOW.getTime() });
        await relay.sendBoth();
        await relay.press(relay.href('confirm'));
        // Links are encrypted with random bytes.
        return relay.delivered.map(({ text, to }) => [to, text.replaceAll(/\S*\/appointment\/\S*/g, '')]);
      }),
    );
    expect(optional).toHaveLength(4);
    expect(optional).toEqual(usual);
  });
});
