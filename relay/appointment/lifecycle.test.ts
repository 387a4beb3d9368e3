import { expect, test } from 'vitest';
import { createLinkEncryption } from './link-encryption.ts';
import type { Mail } from '../emails/mail.ts';
import { APPOINTMENT_PATH } from '../../domain/web/relay-paths.ts';
import { eventFacts, eventOf, FIRST, OFFER, startWithBooking, to } from '../../tests/helpers/booked-relay.ts';
import { createRelayWithLinks, KEY, timeFields } from '../../tests/helpers/relay-with-links.ts';
import { CLINIC, CLINIC_WITH_VISIT_FACTS, MESSAGE, PARAMS } from '../../tests/helpers/test-relay.ts';

// Acts on an appointment through the links of its e-mails, requested like by a browser.

const HOUR_MS = 3_600_000;
const VISIT = Date.parse('2025-03-04T10:00:00Z');

test('each act sends an e-mail to both parties in one thread and updates both calendars', async () => {
  const { act, href, press, news, delivered } = await startWithBooking();
  const [first, firstOfPatient] = delivered;
  const uid = /^UID:([0-9a-f]{32}@lighthouse\.example)\r$/m.exec(
    firstOfPatient!.attachments[0]!.content as string,
  )![1];
  const at = '2025-03-04T10:00:00.000Z';
  const confirmed = await act('confirm');
  expect(to(confirmed)).toEqual(['patient', 'clinic']);
  const event = { uid, sequence: 1, start: at, status: 'CONFIRMED' };
  expect(confirmed.map(eventFacts)).toEqual([
    { ...event, part: 'REQUEST', method: 'REQUEST' },
    { ...event, part: 'PUBLISH', method: 'PUBLISH' },
  ]);

  // The patient's event is an invitation with a reminder and no reply; the clinic's has no attendees.
  const [ofPatient, ofClinic] = confirmed.map((mail) => eventOf(mail).component);
  expect(ofPatient!.getFirstPropertyValue('organizer')).toBe(`mailto:${CLINIC.email}`);
  const attendee = ofPatient!.getFirstProperty('attendee')!;
  expect(String(attendee.getFirstValue()).toLowerCase()).toBe(`mailto:${PARAMS.patient_email}`);
  expect([attendee.getParameter('rsvp'), attendee.getParameter('partstat')]).toEqual(['FALSE', 'ACCEPTED']);
  const alarm = ofPatient!.getFirstSubcomponent('valarm')!;
  expect(String(alarm.getFirstPropertyValue('trigger'))).toBe('-P1D');
  expect([ofClinic!.getAllProperties('attendee'), ofClinic!.getAllSubcomponents('valarm')]).toEqual([[], []]);

  expect(to(await act('change', timeFields(FIRST)))).toEqual(['clinic', 'patient']);
  // Confirming the current time again updates both calendars.
  const again = await act('confirm');
  expect(again.map(eventFacts)).toMatchObject([
    { ...event, sequence: 3, part: 'REQUEST' },
    { ...event, sequence: 3, part: 'PUBLISH' },
  ]);
  expect(again[0]!.text).toContain('stays as it was');
  await act('change');
  const offered = await act('offer', OFFER);
  expect(to(offered)).toEqual(['patient', 'clinic']);
  expect(offered.map(({ calendar }) => calendar)).toEqual([undefined, undefined]);
  expect(offered[0]!.text).toContain('Accept Thursday, March 6, 2025, 04:30 PM');
  expect(offered[0]!.text).toContain('You can cancel until 4 hours before the visit');

  expect((await press(href('accept', 1))).status).toBe(200);
  const moved = { uid, sequence: 6, start: '2025-03-06T11:00:00.000Z', status: 'CONFIRMED' };
  const accepted = news();
  expect(to(accepted)).toEqual(['clinic', 'patient']);
  const [was, is] = ['Tuesday, March 4, 2025, 03:30 PM', 'Thursday, March 6, 2025, 04:30 PM'];
  for (const { text } of accepted) expect(text).toContain(`has moved from ${was} to ${is}.`);
  expect(accepted.map(eventFacts)).toEqual([
    { ...moved, part: 'PUBLISH', method: 'PUBLISH' },
    { ...moved, part: 'REQUEST', method: 'REQUEST' },
  ]);

  const cancelled = await act('cancel');
  const over = { ...moved, sequence: 7, status: 'CANCELLED', part: 'CANCEL', method: 'CANCEL' };
  expect(cancelled.map(eventFacts)).toEqual([over, over]);
  expect(cancelled[1]!.html).toContain(`${CLINIC.siteUrl}/book`);
  expect(cancelled[0]!.text).toContain('Confirm after all');

  for (const [role, root] of [
    ['clinic', first!],
    ['patient', firstOfPatient!],
  ] as const) {
    const mails = delivered.filter((mail) => to([mail])[0] === role);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(8);
    const later = `Re: ${root.subject.replace(was, is)}`;
    for (const [step, mail] of mails.entries()) {
      if (step === 0) continue;
      expect([mail.inReplyTo, mail.references]).toEqual([root.messageId, [root.messageId]]);
      expect([step, mail.subject]).toEqual([step, step < moved.sequence ? `Re: ${root.subject}` : later]);
    }
  }
  // All calendar lines end with CRLF (RFC 5545), including the last.
  const files = delivered.flatMap(({ calendar, attachments }) => [
    ...(calendar ? [calendar.content] : []),
    ...attachments.map(({ content }) => content),
  ]);
  expect(files).toHaveLength(9);
  for (const file of files) expect(file).toMatch(/^(?:[^\r\n]+\r\n)+$/);
  // The clinic can confirm again after the patient's cancellation.
  expect((await act('confirm')).map(eventFacts)).toMatchObject([
    { method: 'REQUEST', sequence: 8, status: 'CONFIRMED' },
    { method: 'PUBLISH', sequence: 8 },
  ]);
});

test("the patient's e-mails contain access and visit facts, unless the visit is cancelled", async () => {
  const { act, delivered } = await startWithBooking({ clinic: CLINIC_WITH_VISIT_FACTS });
  const [toClinic, toPatient] = delivered as [Mail, Mail];
  const ACCESS = [
    'Landmark: Below the old lighthouse',
    'Parking: You can park on the street.\nBefore ten there is room.',
    'There are 2 steps on the way in.\nThere is no lift.',
  ];
  const VISIT = ['Please bring: Earlier pictures\nYour glasses', 'about 50 minutes', 'Patients under 16'];
  const REQUESTED = [
    'Below the old lighthouse\nYou can park on the street. Before ten there is room.',
    `${CLINIC.siteUrl}/contact#getting-in`,
    'Please bring\n\nEarlier pictures\nYour glasses',
  ];
  for (const fact of REQUESTED) expect(toPatient.text).toContain(fact);
  expect(toPatient.text).not.toMatch(/X-rays|50 minutes|Running late|no lift/);
  const tentative = String(toPatient.attachments[0]!.content).replaceAll('\r\n ', '');
  expect(tentative).toContain(String.raw`\nLandmark: Below the old lighthouse\nParking: You can`);

  const [confirmed, ofClinic] = (await act('confirm')) as [Mail, Mail];
  for (const fact of [...ACCESS, ...VISIT]) expect(confirmed.text).toContain(fact);
  expect(eventOf(confirmed).event.description).toContain('\nLandmark: Below the old lighthouse\n');
  const [cancelled] = await act('cancel');
  for (const { text } of [toClinic, ofClinic, cancelled!]) expect(text).not.toMatch(/Landmark|Please bring/);
});

test('e-mails omit access and visit facts, and a chat, that the clinic has not set', async () => {
  const { whatsapp: _, ...clinic } = CLINIC;
  const { act, delivered } = await startWithBooking({ clinic });
  expect(delivered[0]!.html).not.toContain('wa.me');
  const [confirmed] = await act('confirm');
  expect(delivered[1]!.text + confirmed!.text).not.toMatch(/Getting in|Before you come|bring/);
});

type StartedRelay = Awaited<ReturnType<typeof startWithBooking>>;

const INVALID_LINKS: [name: string, link: (round: StartedRelay) => Promise<string> | string][] = [
  ['forged', ({ href }) => href('confirm').replace(/.{9}$/, 'AAAAAAAAA')],
  ['cut short', ({ href }) => href('confirm').slice(0, -20)],
  ['with something after it', ({ href }) => `${href('confirm')}/x`],
  ['with nothing encrypted', () => `${APPOINTMENT_PATH}1.en.abcdef.confirm.`],
  [
    "encrypted with somebody's own key",
    async ({ href }) => {
      const own = createLinkEncryption(['somebody-has-made-this-key-of-32-characters']);
      const token = href('confirm').slice(APPOINTMENT_PATH.length);
      const { state } = (await createLinkEncryption([KEY]).readToken(token))!;
      return APPOINTMENT_PATH + (await own.createToken(state, 'confirm'));
    },
  ],
  ["the patient's, made the clinic's", ({ href }) => href('cancel').replace('.cancel.', '.confirm.')],
  ["one act's, made another's", ({ href }) => href('decline').replace('.decline.', '.confirm.')],
  ['in another language than was encrypted', ({ href }) => href('confirm').replace('.en.', '.hi.')],
];

test.each(INVALID_LINKS)('rejects a link that is %s, and shows no personal data', async (_, link) => {
  const round = await startWithBooking();
  const path = await link(round);
  round.news();
  const answer = await round.press(path);
  expect([answer.status, round.news()]).toEqual([404, []]);
  expect(answer.text).toContain('This link does not work');
  expect(answer.text).not.toMatch(/Priya|priya@example|98200/);
});

test.each(['', '.', '/', './', '.)', '%3E', '”,'])(
  'accepts a link that a mail program has extended with %j',
  async (end) => {
    const { href, press, news } = await startWithBooking();
    expect((await press(href('confirm') + end)).text).toContain('The appointment is confirmed');
    expect(to(news())).toEqual(['patient', 'clinic']);
  },
);

/** Name, acts before, ms after the visit's time, act, then its status, text and the recipients of e-mails. */
const IN_TIME: [string, string[], number, string, number, string, string[]][] = [
  ['over', [], 0, 'confirm', 410, 'has passed', []],
  ['later than the clinic wants', [], -4 * HOUR_MS, 'cancel', 409, 'Please call us', []],
  ['just in time', [], -4 * HOUR_MS - 1, 'cancel', 200, 'is cancelled', ['clinic', 'patient']],
  ['past, others offered', ['offer'], HOUR_MS, 'cancel', 200, 'is cancelled', ['clinic', 'patient']],
  ['after the visit, others still offered', ['confirm', 'offer'], HOUR_MS, 'cancel', 410, 'has passed', []],
];

test.each(IN_TIME)(
  '%s: after %j, at %d ms from the visit, %s',
  async (_, acts, ms, act, status, text, mailed) => {
    const { href, press, news, clock } = await startWithBooking();
    for (const each of acts) await press(href(each), each === 'offer' ? OFFER : []);
    news();
    clock.ms = VISIT + ms;
    const answer = await press(href(act));
    expect([answer.status, to(news())]).toEqual([status, mailed]);
    expect(answer.text).toContain(text);
  },
);

/** Name, act before, superseded act, then its status, a text of its page and a text that is not on it. */
const SUPERSEDED: [string, string, [act: string, nth?: number], number, RegExp, RegExp][] = [
  ['one that was pressed before', 'confirm', ['confirm'], 200, /The appointment is confirmed/, /newest/],
  [
    'a confirmation after the patient has cancelled',
    'cancel',
    ['confirm'],
    409,
    /The patient cancelled the appointment on Thursday, February 20, 2025[^]*The newest e-mail about this appointment has the links/,
    /You/,
  ],
  [
    "the patient's own wish after a cancellation, of which no newer e-mail has links",
    'cancel',
    ['change'],
    409,
    /You cancelled the appointment on Thursday, February 20, 2025/,
    /newest/,
  ],
  ['the second of two times', 'accept', ['accept', 1], 409, /You accepted a time/, /cancelled/],
];

test.each(SUPERSEDED)(
  'a superseded link sends nothing: %s',
  async (_, before, [late, nth], status, said, unsaid) => {
    const { href, press, news } = await startWithBooking();
    if (before === 'accept') await press(href('offer'), OFFER);
    const link = href(late, nth);
    await press(href(before));
    news();
    const answer = await press(link);
    expect([answer.status, news()]).toEqual([status, []]);
    expect(answer.text).toMatch(said);
    expect(answer.text).not.toMatch(unsaid);
  },
);

test('opening a link changes nothing; the page explains its button', async () => {
  const { href, ask, news } = await startWithBooking();
  const scanners: Record<string, string>[] = [
    { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Safelinks' },
    { 'Sec-Purpose': 'prefetch;prerender', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'none' },
  ];
  const pages = ['confirm', 'decline', 'cancel', 'offer', 'change'].map((act) => href(act));
  for (const page of pages)
    for (const method of ['HEAD', 'GET'])
      for (const headers of scanners) expect((await ask(page, { method, headers })).status).toBe(200);
  expect(news()).toEqual([]);

  const { text, headers } = await ask(pages[0]!);
  const shown =
    'Confirm this appointment?|This page acts for the clinic.|March 4, 2025|03:30 PM|Kochi time|Yes, confirm it';
  for (const each of shown.split('|')) expect(text).toContain(each);
  expect(text).not.toContain('Sharp pain');
  expect(text).not.toMatch(/<script|<img|<link|url\((?!'data:)/);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(headers.get('X-Robots-Tag')).toContain('noindex');
  expect(headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-\S+'; font-src data: 'self'; base-uri/,
  );
  expect((await ask(pages[3]!)).text.match(/<select[^>]* name="day"/g)).toHaveLength(3);
  // The patient's page shows no contact details.
  expect((await ask(pages[2]!)).text).not.toMatch(/98200|priya@example/);
});

test.each<[string, Record<string, string>, number]>([
  ["another site's page", { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }, 403],
  ['a browser that says another site by Origin alone', { Origin: 'https://evil.example' }, 403],
  ['a page in a frame of another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' }, 403],
  ['a program that says nothing', {}, 403],
  ['a browser, older or without TLS, that keeps its origin to itself', { Origin: 'null' }, 200],
])("accepts submissions only from the link's page: %s (%o) gets status %i", async (_, headers, status) => {
  const { href, post, news } = await startWithBooking();
  const response = await post(href('confirm'), { body: new URLSearchParams(), headers });
  expect([response.status, news().length]).toEqual([status, status === 200 ? 2 : 0]);
});

test('of two simultaneous acts one succeeds, and the other gets status 409', async () => {
  const { href, press, news } = await startWithBooking();
  const [clinic, patient, again] = await Promise.all([
    press(href('confirm')),
    press(href('cancel')),
    press(href('confirm')),
  ]);
  const mails = news();
  expect(to(mails).toSorted()).toEqual(['clinic', 'patient']);
  // Either may come first.
  const isConfirmed = mails.some(({ calendar }) => calendar);
  const [confirmed, cancelled] = isConfirmed ? [200, 409] : [409, 200];
  expect([clinic!.status, patient!.status, again!.status]).toEqual([confirmed, cancelled, confirmed]);
});

test('a second request with a known id is a separate appointment with its own calendar event', async () => {
  const { act, delivered, news, sendBoth } = await startWithBooking();
  news();
  const [confirmed] = await act('confirm');
  await sendBoth({ patient_name: 'Somebody Else', patient_email: 'else@example.com' });
  news();
  const [other] = await act('confirm');
  expect(other!.to.address).toBe('else@example.com');
  const uids = [confirmed!, other!].map((mail) => eventFacts(mail).uid);
  expect(uids[0]).not.toBe(uids[1]);
  // The first e-mail's calendar file has the same event.
  expect(delivered[1]!.attachments[0]!.content).toContain(`UID:${uids[0]}`);
});

test('bookings that use up the hourly limit block messages, but no acts', async () => {
  const relay = createRelayWithLinks({ emailsPerHour: 40 });
  await relay.sendBoth();
  let status = 200;
  for (let count = 1; status === 200; count++) {
    ({ status } = await relay.sendBoth({ notes: `${count}`, patient_email: `${count}@example.com` }));
  }
  expect([status, relay.delivered.length]).toEqual([429, 30]);
  const body = new URLSearchParams(MESSAGE);
  expect((await relay.post('/f/contact', { body, headers: { Accept: 'application/json' } })).status).toBe(
    429,
  );
  const mails = relay.delivered.slice(0, 2);
  expect((await relay.press(relay.href('confirm', 0, mails))).status).toBe(200);
  expect((await relay.press(relay.href('cancel', 0, mails))).status).not.toBe(429);
});
