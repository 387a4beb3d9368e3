import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { PATIENT_PAGE_PATH } from '../../domain/web/relay-paths.ts';
import { OFFER } from '../../tests/helpers/booked-relay.ts';
import {
  conversationsIn,
  HOUR_MS,
  OPTIONAL,
  pathIn,
  startWithoutEmail,
  VISIT,
} from '../../tests/helpers/patient-without-email.ts';
import { hrefIn } from '../../tests/helpers/relay-with-links.ts';
import { CLINIC } from '../../tests/helpers/test-relay.ts';
import type { Mail } from '../emails/mail.ts';
import { RELAY_LANGUAGES } from '../localized-clinic.ts';
import { createMemoryRecords, createMemoryStore } from '../../tests/helpers/memory-store.ts';

// The page of a patient without e-mail. The clinic's part: without-email.test.ts.

test('opening the page changes nothing; only GET is answered', async () => {
  const { kept, records } = createMemoryStore();
  const round = await startWithoutEmail({ records: () => records });
  const { path } = await round.act('confirm');
  const before = kept();
  for (let count = 0; count < 10; count++) await round.ask(path, { method: count % 2 ? 'HEAD' : 'GET' });
  await round.ask(`${path}.ics`);
  expect(kept()).toBe(before);
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

test.each(['.', ')', '”,', '/', './'])('a link with %j after it still works, with its links', async (end) => {
  const round = await startWithoutEmail();
  const { path } = await round.act('confirm');
  const { status, text } = await round.ask(path + encodeURI(end));
  expect(status).toBe(200);
  const hrefs = Array.from(text.matchAll(/href="([^"#]+)"/g), ([, href]) => href!);
  const address = new URL(path + encodeURI(end), CLINIC.siteUrl);
  const own = hrefs.map((href) => new URL(href, address)).filter(({ origin }) => origin === CLINIC.siteUrl);
  const paths = own.map(({ pathname }) => pathname).filter((pathname) => pathname !== '/');
  expect(paths).toContain(`${path}.ics`);
  for (const each of paths) expect((await round.ask(each)).status, each).toBe(200);
});

test('the page ends with the visit', async () => {
  const round = await startWithoutEmail();
  const { path } = await round.act('confirm');
  round.clock.ms = VISIT - 1;
  expect((await round.ask(path)).status).toBe(200);
  round.clock.ms = VISIT;
  const over = await round.ask(path);
  expect(over.status).toBe(410);
  expect(over.text).toContain(CLINIC.phone);
});

describe.each(RELAY_LANGUAGES.map(({ code, words }) => [code, words] as const))('in %s', (code, words) => {
  const { email, page } = words.appointmentPages;
  const hours = CLINIC.booking.changeHours;
  const NOTICE = VISIT - hours * HOUR_MS;

  test('the page says until when a change is possible, and offers none after that', async () => {
    const round = await startWithoutEmail({}, code);
    const { path } = await round.act('confirm');
    round.clock.ms = NOTICE - 1;
    const before = (await round.ask(path)).text;
    expect(before).toContain(email.changeDeadline(hours, true));
    expect(before).not.toContain(page.tooClose.text(hours));
    const links = ['change', 'cancel'].map((act) => hrefIn([{ html: before } as Mail], act)!);
    for (const link of links) expect((await round.ask(link)).status).toBe(200);

    round.clock.ms = NOTICE;
    const after = (await round.ask(path)).text;
    expect(after).not.toContain(email.changeDeadline(hours, true));
    expect(after).toContain(page.tooClose.text(hours));
    expect(hrefIn([{ html: after } as Mail], '\\w+')).toBeUndefined();
    for (const link of links) expect((await round.press(link)).status).toBe(409);
  });

  test('after that, other times can be accepted, but the visit cannot be cancelled', async () => {
    const round = await startWithoutEmail({}, code);
    await round.act('confirm');
    const { path } = await round.act('offer', OFFER);
    expect((await round.ask(path)).text).toContain(email.changeDeadline(hours, false));
    round.clock.ms = NOTICE;
    const after = (await round.ask(path)).text;
    expect(after).toContain(page.tooClose.text(hours));
    const link = (act: string) => hrefIn([{ html: after } as Mail], act);
    expect(link('cancel')).toBeUndefined();
    expect((await round.ask(link('none')!)).status).toBe(200);
    expect((await round.press(link('accept')!)).status).toBe(200);
  });
});

test('the records hold neither the link nor anything about the patient that can be read', async () => {
  const { kept, records } = createMemoryStore();
  const round = await startWithoutEmail({ records: () => records });
  expect(kept()).toBe('{}');
  const { path } = await round.act('confirm');
  const text = kept();
  expect(text).not.toContain(path.slice(PATIENT_PAGE_PATH.length));
  expect(text).not.toMatch(/Priya|98200|DENT|2025-03-04/);
});

test("a patient's link of an earlier step leads back to the patient's page", async () => {
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

test('if the first act is interrupted after the clinic’s copy, the link shows the state in that copy', async () => {
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

test("after an interrupted act of the patient's, the page shows the state before it, and the act can be repeated", async () => {
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
