import ICAL from 'ical.js';
import { describe, expect, test, vi } from 'vitest';
import { createAppointmentLinks } from './link-encryption.ts';
import { createMemoryRecords } from './records.ts';
import type { Mail } from '../emails/mail.ts';
import { APPOINTMENT_PATH } from '../../domain/web/relay-paths.ts';
import { createRelayWithLinks, KEY, timesOf } from '../../tests/helpers/relay-with-links.ts';
import {
  CLINIC,
  createTestRelay,
  ENGLISH,
  MESSAGE,
  PARAMS,
  TELLING_CLINIC,
} from '../../tests/helpers/test-relay.ts';

// An appointment's life through the links of its e-mails. Everything is asked of the relay as a browser asks
// it.

const OLD_KEY = 'an-older-key-of-this-test-32-characters';
const HOUR_MS = 3_600_000;
const VISIT = Date.parse('2025-03-04T10:00:00Z');

const [FIRST, SECOND] = ['2025-03-05 10:00', '2025-03-06 16:30'] as const;
const OFFER = timesOf(FIRST, SECOND);

/** Relays that follow each other over the same records, each with keys of its own. */
function successors() {
  const records = createMemoryRecords();
  return (...keys: [string, ...string[]]) => begin({ keys, records: () => records });
}

/** A relay with a request that both have been told of. */
async function begin(changes: Parameters<typeof createRelayWithLinks>[0] = {}, params = PARAMS) {
  const testRelay = createRelayWithLinks(changes);
  expect((await testRelay.sendBoth(params)).status).toBe(200);
  testRelay.news();
  /** Presses the newest link of an act, and has the e-mails about it. */
  async function act(name: string, fields: [string, string][] = [], nth = 0): Promise<Mail[]> {
    testRelay.news();
    expect((await testRelay.press(testRelay.href(name, nth), fields)).status).toBe(200);
    return testRelay.news();
  }
  return { ...testRelay, act };
}

const to = (mails: Mail[]) => mails.map((mail) => (mail.to.address === CLINIC.email ? 'clinic' : 'patient'));

function eventOf(mail: Mail) {
  const calendar = new ICAL.Component(ICAL.parse(mail.calendar!.content) as unknown[]);
  const component = calendar.getFirstSubcomponent('vevent')!;
  const event = new ICAL.Event(component);
  return { calendar, component, event };
}

function eventFacts(mail: Mail) {
  const { calendar, component, event } = eventOf(mail);
  return {
    part: mail.calendar!.method,
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    status: component.getFirstPropertyValue('status'),
  };
}

test('the whole round: both are told of each act, in one conversation, and both calendars follow', async () => {
  const { act, href, press, news, delivered } = await begin();
  const [first, firstOfPatient] = delivered;
  const uid = /^UID:([0-9a-f]{32}@lighthouse\.example)\r$/m.exec(firstOfPatient!.attachments[0]!.content)![1];
  const at = '2025-03-04T10:00:00.000Z';
  // One button stands out.
  expect(first!.html.match(/class="button"/g)).toHaveLength(1);

  const confirmed = await act('confirm');
  expect(to(confirmed)).toEqual(['patient', 'clinic']);
  const event = { uid, sequence: 1, start: at, status: 'CONFIRMED' };
  expect(confirmed.map(eventFacts)).toEqual([
    { ...event, part: 'REQUEST', method: 'REQUEST' },
    { ...event, part: 'PUBLISH', method: 'PUBLISH' },
  ]);

  // The patient's is an invitation that asks for no answer, with a reminder; the clinic's has no guests.
  const [ofPatient, ofClinic] = confirmed.map((mail) => eventOf(mail).component);
  expect(ofPatient!.getFirstPropertyValue('organizer')).toBe(`mailto:${CLINIC.email}`);
  const attendee = ofPatient!.getFirstProperty('attendee')!;
  expect(String(attendee.getFirstValue()).toLowerCase()).toBe(`mailto:${PARAMS.patient_email}`);
  expect([attendee.getParameter('rsvp'), attendee.getParameter('partstat')]).toEqual(['FALSE', 'ACCEPTED']);
  const alarm = ofPatient!.getFirstSubcomponent('valarm')!;
  expect(String(alarm.getFirstPropertyValue('trigger'))).toBe('-P1D');
  expect([ofClinic!.getAllProperties('attendee'), ofClinic!.getAllSubcomponents('valarm')]).toEqual([[], []]);

  expect(to(await act('change', timesOf(FIRST)))).toEqual(['clinic', 'patient']);
  // In place of another time, what stands is sent to both calendars anew.
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
    for (const mail of mails.slice(1)) {
      expect([mail.inReplyTo, mail.references]).toEqual([root.messageId, [root.messageId]]);
      expect(mail.subject).toBe(`Re: ${root.subject}`);
    }
  }
  // Every line of what goes to a calendar ends as RFC 5545 says, the last too.
  const files = delivered.flatMap(({ calendar, attachments }) => [
    ...(calendar ? [calendar.content] : []),
    ...attachments.map(({ content }) => content),
  ]);
  expect(files).toHaveLength(9);
  for (const file of files) expect(file).toMatch(/^(?:[^\r\n]+\r\n)+$/);
  // The clinic undoes what the patient's side has done.
  expect((await act('confirm')).map(eventFacts)).toMatchObject([
    { method: 'REQUEST', sequence: 8, status: 'CONFIRMED' },
    { method: 'PUBLISH', sequence: 8 },
  ]);
});

test('getting in and what to know before a visit stand where they help: with the patient, until it is cancelled', async () => {
  const { act, delivered } = await begin({ clinic: TELLING_CLINIC });
  const [toClinic, toPatient] = delivered as [Mail, Mail];
  const ACCESS = [
    'Landmark: Below the old lighthouse',
    'Parking: You can park on the street.\nBefore ten there is room.',
    'There are 2 steps on the way in, and no lift.',
  ];
  const VISIT = ['Please bring: Earlier pictures\nYour glasses', 'about 50 minutes', 'Patients under 16'];
  for (const fact of [...ACCESS, 'Please bring:\n    Earlier pictures\n    Your glasses'])
    expect(toPatient.text).toContain(fact);
  expect(toPatient.text).not.toMatch(/X-rays|50 minutes|Running late/);
  const tentative = toPatient.attachments[0]!.content.replaceAll('\r\n ', '');
  expect(tentative).toContain(String.raw`\nLandmark: Below the old lighthouse\nParking: You can`);

  const [confirmed, ofClinic] = (await act('confirm')) as [Mail, Mail];
  for (const fact of [...ACCESS, ...VISIT]) expect(confirmed.text).toContain(fact);
  expect(eventOf(confirmed).event.description).toContain('\nLandmark: Below the old lighthouse\n');
  const [cancelled] = await act('cancel');
  for (const { text } of [toClinic, ofClinic, cancelled!]) expect(text).not.toMatch(/Landmark|Please bring/);
});

test('a clinic that says nothing of it has nothing of it in its e-mails', async () => {
  const { act, delivered } = await begin();
  expect(delivered[1]!.text).toContain('Please bring earlier X-rays or reports');
  const [confirmed] = await act('confirm');
  expect(delivered[1]!.text + confirmed!.text).not.toMatch(/Getting in|Before you come/);
});

test.each(['ltr', 'rtl'] as const)('buttons begin at the edge: %s', async (direction) => {
  const { words } = ENGLISH;
  const language = { ...ENGLISH, words: { ...words, language: { ...words.language, direction } } };
  const { delivered } = await begin({ languages: [language] });
  const margin = direction === 'rtl' ? '0 0 10px 8px' : '0 8px 10px 0';
  expect(delivered[0]!.html).toMatch(new RegExp(`margin:${margin}"><a class="button"`));
});

test('a chat with the patient is offered where the clinic uses WhatsApp', async () => {
  const { whatsapp: _, ...without } = CLINIC;
  const [using, other] = [await begin(), await begin({ clinic: without })];
  expect(using.delivered[0]!.html).toContain('https://wa.me/919820012345');
  expect(other.delivered[0]!.html).not.toContain('wa.me');
});

type Round = Awaited<ReturnType<typeof begin>>;

const DEAD: [name: string, link: (round: Round) => Promise<string> | string][] = [
  ['forged', ({ href }) => href('confirm').replace(/.{9}$/, 'AAAAAAAAA')],
  ['cut short', ({ href }) => href('confirm').slice(0, -20)],
  ['with something after it', ({ href }) => `${href('confirm')}/x`],
  ['with nothing encrypted', () => `${APPOINTMENT_PATH}1.en.abcdef.confirm.`],
  [
    "encrypted with somebody's own key",
    async ({ href }) => {
      const own = createAppointmentLinks(['somebody-has-made-this-key-of-32-characters']);
      const token = href('confirm').slice(APPOINTMENT_PATH.length);
      const { state } = (await createAppointmentLinks([KEY]).readToken(token))!;
      return APPOINTMENT_PATH + (await own.createToken(state, 'confirm'));
    },
  ],
  ["the patient's, made the clinic's", ({ href }) => href('cancel').replace('.cancel.', '.confirm.')],
  ["one act's, made another's", ({ href }) => href('decline').replace('.decline.', '.confirm.')],
  ['in another language than was encrypted', ({ href }) => href('confirm').replace('.en.', '.hi.')],
];

test.each(DEAD)('a link %s does nothing, and says nothing', async (_, link) => {
  const round = await begin();
  const path = await link(round);
  round.news();
  const answer = await round.press(path);
  expect([answer.status, round.news()]).toEqual([404, []]);
  expect(answer.text).toContain('This link does not work');
  expect(answer.text).not.toMatch(/Priya|priya@example|98200/);
});

test.each(['', '.', '/', './', '.)', '%3E', '”,'])(
  'a link that a mail program has ended with %j acts',
  async (end) => {
    const { href, press, news } = await begin();
    expect((await press(href('confirm') + end)).text).toContain('The appointment is confirmed');
    expect(to(news())).toEqual(['patient', 'clinic']);
  },
);

/**
 * After which acts, how long after the visit's time, what is pressed; its status, a part of its text, who
 * gets an e-mail.
 */
const IN_TIME: [string, string[], number, string, number, string, string[]][] = [
  ['over', [], 0, 'confirm', 410, 'has passed', []],
  ['later than the clinic wants', [], -4 * HOUR_MS, 'cancel', 409, 'Please call us', []],
  ['just in time', [], -4 * HOUR_MS - 1, 'cancel', 200, 'is cancelled', ['clinic', 'patient']],
  ['past, others offered', ['offer'], HOUR_MS, 'cancel', 200, 'is cancelled', ['clinic', 'patient']],
  ['after the visit, others still offered', ['confirm', 'offer'], HOUR_MS, 'cancel', 410, 'has passed', []],
];

test.each(IN_TIME)(
  '%s: after %j, %d ms from its time, %s',
  async (_, acts, ms, act, status, text, mailed) => {
    const { href, press, news, clock } = await begin();
    for (const each of acts) await press(href(each), each === 'offer' ? OFFER : []);
    news();
    clock.ms = VISIT + ms;
    const answer = await press(href(act));
    expect([answer.status, to(news())]).toEqual([status, mailed]);
    expect(answer.text).toContain(text);
  },
);

/**
 * What was pressed before, on which the link of an act comes too late; its status, what its page says, and
 * does not.
 */
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

test.each(SUPERSEDED)('%s sends nothing', async (_, before, [late, nth], status, said, unsaid) => {
  const { href, press, news } = await begin();
  if (before === 'accept') await press(href('offer'), OFFER);
  const link = href(late, nth);
  await press(href(before));
  news();
  const answer = await press(link);
  expect([answer.status, news()]).toEqual([status, []]);
  expect(answer.text).toMatch(said);
  expect(answer.text).not.toMatch(unsaid);
});

test('opening a link changes nothing, however often, whoever opens it; a page says what its button does', async () => {
  const { href, ask, news } = await begin();
  const scanners: Record<string, string>[] = [
    { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Safelinks' },
    { 'Sec-Purpose': 'prefetch;prerender', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'none' },
  ];
  const pages = ['confirm', 'decline', 'cancel', 'offer', 'change'].map((act) => href(act));
  for (let count = 0; count < 100; count++) {
    const method = count % 3 === 0 ? 'HEAD' : 'GET';
    const headers = scanners[count % scanners.length]!;
    const { status } = await ask(pages[count % pages.length]!, { method, headers });
    expect(status).toBe(200);
  }
  expect(news()).toEqual([]);

  const { text, headers } = await ask(pages[0]!);
  const shown = [
    'Confirm this appointment?',
    'This page acts for the clinic.',
    'March 4, 2025',
    '03:30 PM',
    'Kochi time',
    'Yes, confirm it',
  ];
  expect(shown.filter((each) => !text.includes(each))).toEqual([]);
  expect(text).not.toContain('Sharp pain');
  expect(text).not.toMatch(/<script|<img|<link|url\((?!'data:)/);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(headers.get('X-Robots-Tag')).toContain('noindex');
  expect(headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-\S+'; font-src data:; base-uri/,
  );
  expect((await ask(pages[3]!)).text.match(/<select[^>]* name="day"/g)).toHaveLength(3);
  // What was typed is for the clinic alone.
  expect((await ask(pages[2]!)).text).not.toMatch(/98200|priya@example/);
});

test.each<[string, Record<string, string>, number]>([
  ["another site's page", { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }, 403],
  ['a browser that says another site by Origin alone', { Origin: 'https://evil.example' }, 403],
  ['a page in a frame of another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' }, 403],
  ['a program that says nothing', {}, 403],
  ['a browser, older or without TLS, that keeps its origin to itself', { Origin: 'null' }, 200],
])('only the page itself acts: %s (%o) is answered %i', async (_, headers, status) => {
  const { href, post, news } = await begin();
  const response = await post(href('confirm'), { body: new URLSearchParams(), headers });
  expect([response.status, news().length]).toEqual([status, status === 200 ? 2 : 0]);
});

test('two acts at one moment are one, and the other is told of it', async () => {
  const { href, press, news } = await begin();
  const [clinic, patient, again] = await Promise.all([
    press(href('confirm')),
    press(href('cancel')),
    press(href('confirm')),
  ]);
  const mails = news();
  expect(to(mails).toSorted()).toEqual(['clinic', 'patient']);
  // Whichever came first.
  const isConfirmed = mails.some(({ calendar }) => calendar);
  const [confirmed, cancelled] = isConfirmed ? [200, 409] : [409, 200];
  expect([clinic!.status, patient!.status, again!.status]).toEqual([confirmed, cancelled, confirmed]);
});

test('a mail server refuses the first of the two: nothing was done, and the other side can act', async () => {
  const { href, press, ask, news, mailServer } = await begin();
  const cancel = href('cancel');
  mailServer.fails = () => 'refused';
  const failed = await press(href('confirm'));
  expect(failed.status).toBe(502);
  expect(failed.text).toContain('Nothing has been changed');
  mailServer.fails = null;
  expect((await press(cancel)).status).toBe(200);
  expect(to(news())).toEqual(['clinic', 'patient']);
  // Opened again, the link says that it has done what it does.
  const again = await ask(cancel);
  expect(again.text).toContain('Your appointment is cancelled');
  expect(again.text).toContain('Tuesday, March 4, 2025');
  expect(again.text).toContain('href="/book"');
  expect(again.text).not.toContain('<button');
});

describe('the keys', () => {
  test('an older one opens its links as long as it is listed, and the appointment stays one', async () => {
    const start = successors();
    const before = await start(OLD_KEY);
    const [confirm, cancel] = [before.href('confirm'), before.href('cancel')];
    const both = await start(KEY, OLD_KEY);
    both.news();
    expect((await both.press(confirm)).status).toBe(200);
    expect((await both.press(cancel)).status).toBe(409);
    const after = await start(KEY);
    expect((await after.press(confirm)).status).toBe(404);
    expect((await after.press(both.href('cancel'))).status).toBe(200);
  });

  test('no link is longer than 900 characters, or says anything, whatever was typed', async () => {
    const patient_name = 'श्रीमती '.repeat(25).trim();
    const patient_email = `${'p'.repeat(64)}@${`${'d'.repeat(61)}.`.repeat(3)}exa`;
    const { href, press, delivered } = await begin(
      {},
      { ...PARAMS, patient_name, patient_email, patient_phone: '"'.repeat(200) },
    );
    await press(href('offer'), timesOf(FIRST, SECOND, '2025-03-07 16:30'));
    const links = delivered.flatMap(({ html }) =>
      Array.from(html.matchAll(/href="([^"]*\/appointment\/[^"]*)"/g), ([, link]) => link!),
    );
    expect(links).toHaveLength(3 + 2 + 5 + 3);
    expect(Math.max(...links.map(({ length }) => length))).toBeLessThanOrEqual(900);
    for (const link of links) {
      const encrypted = link.slice(link.lastIndexOf('.') + 1);
      expect(Buffer.from(encrypted, 'base64url').toString('latin1')).not.toMatch(/DENT|2025|pppp/);
    }
  });
});

describe('what is filled in', () => {
  const HALF = 'Please choose both a day and a time.';

  test.each<[string, [string, string][], string]>([
    ['no time', [], 'Please choose at least one day and time.'],
    ['half a time', timesOf('2025-03-05 '), HALF],
    ['one twice', timesOf(FIRST, FIRST), 'Please choose each time only once.'],
    ['a time the day has not', timesOf('2025-03-09 18:00'), 'on Sunday, March 9, 2025, 06:00 PM'],
    ['a closed day', timesOf('2025-05-01 10:00'), HALF],
    ['a day that is past', timesOf('2025-02-19 10:00'), HALF],
  ])('offering %s', async (_, fields, fault) => {
    const { href, press, news } = await begin();
    const answer = await press(href('offer'), fields);
    expect([answer.status, news()]).toEqual([422, []]);
    expect(answer.text).toContain(fault);
  });

  test("a reason goes to the patient as it is, escaped; one with a link doesn't", async () => {
    const { href, press, news } = await begin();
    const decline = href('decline');
    const linked =
      'See https://evil.example | www.evil.example | See EVIL.example | EVIL.COM | Evil.Com/pay | Pay at 1.2.3.4/pay | ' +
      'Pay at １.２.３.４ | evil。com | evil．com | evil｡com | evil․com | evil﹒com | evil·com | ev\u00ADil\u200B.\u2060com | ' +
      'पैसे.भारत | हमारी.कॉम | xn--80ak6aa92e | XN--80AK6AA92E。COM | t.me/pay | tel:+919820012345 | Write to a@b.example | ' +
      'Write to a＠b';
    for (const own of [...linked.split(' | '), 'x'.repeat(201)]) {
      expect((await press(decline, [['own', own]])).status, own).toBe(422);
    }
    expect(news()).toEqual([]);
    const own = 'The lift is <out> of order until 5 p.m. Dr.Mehta will call you.';
    expect((await press(decline, [['own', own]])).status).toBe(200);
    for (const harmless of [
      'On 12.03.2025 we open at 10.30am (Rs.500).',
      'डॉ.मेहता छुट्टी पर हैं।कृपया फ़ोन करें।',
      'الطبيب د.أحمد في إجازة. يُرجى الاتصال.',
    ]) {
      const round = await begin();
      expect((await round.press(round.href('decline'), [['own', harmless]])).status, harmless).toBe(200);
    }
    const [patient] = news();
    expect(patient!.html).toContain('The lift is &lt;out&gt; of order until 5 p.\u200Cm. Dr.\u200CMehta');
    expect(patient!.calendar).toBeUndefined();
  });
});

test('the limits hold: twenty presses a minute, ten e-mails an hour about one appointment, 32 KB', async () => {
  const { href, post, relay, news } = await begin();
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  const statuses: number[] = [];
  for (let count = 0; count < 21; count++) {
    const body = new URLSearchParams({ own: 'www.evil.example' });
    statuses.push((await post(href('decline'), { headers, body }, '192.0.2.77')).status);
  }
  expect(statuses).toEqual([...Array<number>(20).fill(422), 429]);
  const large = new Request(`${CLINIC.siteUrl}${href('decline')}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Length': '40000' },
    body: 'own='.padEnd(40_000, 'x'),
  });
  const tooLarge = await relay.fetch(large, { clientAddress: '192.0.2.78' });
  expect(tooLarge.status).toBe(413);
  expect(await tooLarge.text()).toContain('The message is too long. Please shorten it and try again.');
  expect(news()).toEqual([]);

  const offered = await begin();
  for (let count = 0; count < 10; count++) {
    const offer = timesOf(`2025-03-05 ${count % 2 ? '10:00' : '10:30'}`);
    expect((await offered.press(offered.href('offer'), offer)).status).toBe(200);
  }
  offered.news();
  const tooMany = await offered.press(offered.href('offer'), OFFER);
  expect([tooMany.status, offered.news()]).toEqual([429, []]);
  expect(tooMany.text).toContain('Please wait 60 minutes');
  offered.clock.ms += 48.5 * 60_000;
  expect((await offered.press(offered.href('offer'), OFFER)).text).toContain('Please wait 12 minutes');
});

test("a stranger who has asked for ten appointments with a patient's address holds up no act on the patient's", async () => {
  const { act, href, press, sendBoth, news } = await begin();
  const confirm = href('confirm');
  const statuses: number[] = [];
  for (let count = 0; count < 10; count++) {
    const appointment_id = `DENT-STRA0${count}`;
    statuses.push((await sendBoth({ appointment_id, patient_name: 'A Stranger' })).status);
  }
  expect(statuses).toEqual([...Array<number>(9).fill(200), 429]);
  news();
  expect((await press(confirm)).status).toBe(200);
  expect(to(news())).toEqual(['patient', 'clinic']);
  expect(to(await act('change'))).toEqual(['clinic', 'patient']);
});

const PARTS = '--x\r\nContent-Disposition: form-data; name="own"\r\n\r\nThe lift is';

test.each([
  ['parts that break off', PARTS, 'multipart/form-data; boundary=x'],
  [
    'a file for a text',
    `${PARTS.replace('"own"', '"own"; filename="a"')}\r\n--x--\r\n`,
    'multipart/form-data; boundary=x',
  ],
  ['text', 'own=The+lift', 'text/plain'],
  ['none of no type', null, null],
])('a body that is not what the page sends does nothing, and is told: %s', async (_, body, type) => {
  const { href, post, ask, news } = await begin();
  const decline = href('decline');
  const headers = { 'Sec-Fetch-Site': 'same-origin', ...(type && { 'Content-Type': type }) };
  const response = await post(decline, { headers, body });
  expect([response.status, news()]).toEqual([400, []]);
  const text = await response.text();
  expect(text).toContain('Nothing has been changed');
  expect(text).toContain('did not arrive whole');
  expect((await ask(decline)).text).toContain('Decline this request?');
});

test('without a key e-mails carry no links, and nothing else is different', async () => {
  const { delivered, relay, sendBoth } = createTestRelay();
  await sendBoth();
  expect(delivered.map(({ html }) => html.includes(APPOINTMENT_PATH))).toEqual([false, false]);
  const request = new Request(`${CLINIC.siteUrl}${APPOINTMENT_PATH}1.en.abcdef.confirm.x`);
  expect((await relay.fetch(request, { clientAddress: '192.0.2.1' })).status).toBe(404);
});

const isToClinic = (mail: Mail) => mail.to.address === CLINIC.email;

/** Longer than an e-mail can be under way. */
const LONG_MS = 60_000;

describe('between two e-mails', () => {
  /** A relay that was killed while the first e-mail of an act was under way, and its successor. */
  async function killedDuring(act: string, fields?: [string, string][]) {
    const start = successors();
    const killed = await start(KEY);
    killed.mailServer.isSilent = true;
    void killed.press(killed.href(act), fields);
    await vi.waitFor(() => expect(killed.mailServer.waiting).toBe(1));
    const round = await start(KEY);
    round.news();
    return { ...round, lost: killed.tried.at(-1)! };
  }

  test('while the first is under way, the other side reads that somebody is changing it, and never how', async () => {
    const { href, ask, press, news, mailServer } = await begin();
    mailServer.isSilent = true;
    void press(href('confirm'));
    await vi.waitFor(() => expect(mailServer.waiting).toBe(1));
    for (const act of ['cancel', 'change', 'decline']) {
      for (const answer of [await ask(href(act)), await press(href(act))]) {
        expect([act, answer.status]).toEqual([act, 409]);
        expect(answer.text).toContain('Somebody is changing this appointment');
        expect(answer.text).not.toMatch(/confirmed|newest/i);
      }
    }
    expect(news()).toEqual([]);
  });

  test('killed before the first: after the longest delivery every act is possible again, with a number of its own', async () => {
    const { href, ask, press, news, clock } = await killedDuring('confirm');
    expect((await press(href('cancel'))).status).toBe(409);
    clock.ms += LONG_MS;
    expect((await ask(href('cancel'))).text).toContain('Cancel this appointment?');
    expect((await press(href('confirm'))).status).toBe(200);
    news();
    const other = await killedDuring('confirm');
    other.clock.ms += LONG_MS;
    expect((await other.press(other.href('offer'), OFFER)).status).toBe(200);
    const [patient] = other.news();
    expect((await other.press(other.href('accept'))).status).toBe(200);
    // The e-mail that may have gone had the first number.
    expect(other.news().map(eventFacts)).toMatchObject([{ sequence: 3 }, { sequence: 3 }]);
    expect(patient!.messageId).not.toBe(other.lost.messageId);
  });

  test.each([0, LONG_MS])(
    'killed before the first: the same press, %d ms later, sends the same e-mail',
    async (ms) => {
      const { href, ask, press, news, clock, lost } = await killedDuring('offer', OFFER);
      clock.ms += ms;
      const page = await ask(href('offer'));
      expect(page.status).toBe(200);
      expect(page.text.includes('We do not know whether the e-mail was sent')).toBe(ms === 0);
      expect(page.text.includes('name="again"')).toBe(ms === 0);
      expect((await press(href('offer'), ms === 0 ? [['again', '1']] : OFFER)).status).toBe(200);
      const mails = news();
      expect(to(mails)).toEqual(['patient', 'clinic']);
      expect([mails[0]!.messageId, mails[0]!.subject]).toEqual([lost.messageId, lost.subject]);
      expect(mails[1]!.text).toContain('Thursday, March 6, 2025, 04:30 PM');
    },
  );

  test('a mail server whose answer is lost: nobody is told that nothing was changed, and the press can be repeated', async () => {
    const { act, href, ask, press, mailServer, tried } = await begin();
    mailServer.fails = () => 'unknown';
    const failed = await press(href('decline'), [['own', 'We have to operate.']]);
    expect(failed.status).toBe(502);
    expect(failed.text).toContain('We do not know whether the e-mail was sent');
    expect(failed.text).not.toContain('Nothing has been changed');
    const lost = tried.at(-1)!;
    expect((await ask(href('cancel'))).text).toContain('Somebody is changing this appointment');
    // Refused now, the first may have gone all the same.
    mailServer.fails = () => 'refused';
    const again = await press(href('decline'), [['again', '1']]);
    expect([again.status, again.text.includes('Nothing has been changed')]).toEqual([502, false]);
    mailServer.fails = null;
    const mails = await act('decline', [['again', '1']]);
    expect(to(mails)).toEqual(['patient', 'clinic']);
    expect(mails[0]!.messageId).toBe(lost.messageId);
    for (const { text } of mails) expect(text).toContain('We have to operate.');
  });

  test.each([
    ['the same key', [KEY]],
    ['a new first key', ['a-newer-key-of-this-test-of-32-characters', KEY]],
  ] as [string, [string, ...string[]]][])(
    'the second is refused and the page closed: the link finishes the act, with %s',
    async (_, keys) => {
      const start = successors();
      const first = await start(KEY);
      const offer = first.href('offer');
      first.mailServer.fails = (mail) => isToClinic(mail) && 'refused';
      await first.press(offer, OFFER);
      const refused = first.tried.at(-1)!;
      const round = await start(...keys);
      round.news();
      const page = await round.ask(offer);
      expect(page.text).toContain('Only your own copy is missing');
      // What was chosen is not asked for again, and another choice is none any more.
      expect(page.text).not.toContain('<select');
      expect((await round.press(offer, timesOf(SECOND))).status).toBe(409);
      expect(round.news()).toEqual([]);
      expect((await round.press(offer, [['again', '1']])).status).toBe(200);
      const [copy, ...others] = round.news();
      expect([to([copy!]), others]).toEqual([['clinic'], []]);
      expect(copy!.messageId).toBe(refused.messageId);
      expect(copy!.text).toContain('Thursday, March 6, 2025, 04:30 PM');
      // Opened again, it does not show what no link holds; pressed once more, it sends nothing; the links of
      // the copy work.
      expect((await round.ask(offer)).text).not.toContain('<dl>');
      expect((await round.press(offer, [['again', '1']])).status).toBe(200);
      expect(round.news()).toEqual([]);
      expect((await round.press(round.href('decline'))).status).toBe(200);
      expect(to(round.news())).toEqual(['patient', 'clinic']);
    },
  );

  test('the second is refused: another act of the same side follows on what was done, as often as need be', async () => {
    const { act, href, ask, press, news, mailServer } = await begin();
    const [confirm, decline, offer] = ['confirm', 'decline', 'offer'].map((act) => href(act));
    mailServer.fails = (mail) => isToClinic(mail) && 'refused';
    expect((await press(confirm!)).status).toBe(502);
    expect(news().map(eventFacts)).toMatchObject([{ sequence: 1, status: 'CONFIRMED' }]);
    expect((await ask(decline!)).text).toContain('Cancel this appointment?');
    expect((await press(decline!)).status).toBe(502);
    // What was confirmed to the patient leaves the calendar.
    expect(news().map(eventFacts)).toMatchObject([{ sequence: 2, status: 'CANCELLED' }]);
    expect((await press(offer!, OFFER)).status).toBe(502);
    expect(to(news())).toEqual(['patient']);
    mailServer.fails = null;
    expect((await press(offer!, OFFER)).status).toBe(200);
    expect(to(news())).toEqual(['clinic']);
    // The patient's newest links act on all that.
    expect((await act('accept')).map(eventFacts)).toMatchObject([
      { sequence: 4 },
      { sequence: 4, status: 'CONFIRMED' },
    ]);
  });

  test('the second is refused: the other side goes on from what it was told', async () => {
    const { href, press, news, mailServer } = await begin();
    mailServer.fails = (mail) => isToClinic(mail) && 'refused';
    await press(href('confirm'));
    const [confirm, decline] = [href('confirm'), href('decline')];
    mailServer.fails = null;
    expect((await press(href('cancel'))).status).toBe(200);
    expect(news().slice(1).map(eventFacts)).toMatchObject([{ status: 'CANCELLED' }, { status: 'CANCELLED' }]);
    for (const old of [confirm, decline]) {
      const answer = await press(old);
      expect(answer.status).toBe(409);
      expect(answer.text).toContain('The patient cancelled the appointment');
    }
  });
});

test('a second request with a known id is an appointment of its own, in the calendar too', async () => {
  const { act, delivered, news, sendBoth } = await begin();
  news();
  const [confirmed] = await act('confirm');
  await sendBoth({ patient_name: 'Somebody Else', patient_email: 'else@example.com' });
  news();
  const [other] = await act('confirm');
  expect(other!.to.address).toBe('else@example.com');
  const uids = [confirmed!, other!].map((mail) => eventFacts(mail).uid);
  expect(uids[0]).not.toBe(uids[1]);
  // What the first e-mail put into the patient's calendar is the same event.
  expect(delivered[1]!.attachments[0]!.content).toContain(`UID:${uids[0]}`);
});

test('strangers who use up their part of the hour stop no act, and an honest message waits', async () => {
  const testRelay = createRelayWithLinks({ emailsPerHour: 40 });
  await testRelay.sendBoth();
  let status = 200;
  for (let count = 1; status === 200; count++) {
    ({ status } = await testRelay.sendBoth({ notes: `${count}`, patient_email: `${count}@example.com` }));
  }
  expect([status, testRelay.delivered.length]).toEqual([429, 30]);
  const body = new URLSearchParams(MESSAGE);
  expect((await testRelay.post('/f/contact', { body, headers: { Accept: 'application/json' } })).status).toBe(
    429,
  );
  const mails = testRelay.delivered.slice(0, 2);
  expect((await testRelay.press(testRelay.href('confirm', 0, mails))).status).toBe(200);
  expect((await testRelay.press(testRelay.href('cancel', 0, mails))).status).not.toBe(429);
});
