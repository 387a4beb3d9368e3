import { describe, expect, test } from 'vitest';
import { APPOINTMENT_PATH } from '../../domain/web/relay-paths.ts';
import {
  FIRST,
  OFFER,
  relaySuccession,
  SECOND,
  startWithBooking,
  to,
} from '../../tests/helpers/booked-relay.ts';
import { createRelayWithLinks, KEY, timeFields } from '../../tests/helpers/relay-with-links.ts';
import { ACCENTED, CLINIC, createTestRelay, ENGLISH, PARAMS } from '../../tests/helpers/test-relay.ts';

// Keys of links, form input of acts, and their limits.

const OLD_KEY = 'an-older-key-of-this-test-32-characters';

describe('keys', () => {
  test('an older key opens its links while it is configured, for the same appointment', async () => {
    const start = relaySuccession();
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

  test('no link is longer than 900 characters or readable, whatever was entered', async () => {
    const patient_name = 'श्रीमती '.repeat(25).trim();
    const patient_email = `${'p'.repeat(64)}@${`${'d'.repeat(61)}.`.repeat(3)}exa`;
    const { href, press, delivered } = await startWithBooking(
      {},
      { ...PARAMS, patient_name, patient_email, patient_phone: '"'.repeat(200) },
    );
    await press(href('offer'), timeFields(FIRST, SECOND, '2025-03-07 16:30'));
    const links = delivered.flatMap(({ html }) =>
      Array.from(html.matchAll(/href="([^"]*\/appointment\/[^"]*)"/g), ([, link]) => link!),
    );
    expect(links).toHaveLength(3 + 2 + 5 + 6);
    expect(Math.max(...links.map(({ length }) => length))).toBeLessThanOrEqual(900);
    for (const link of links) {
      const encrypted = link.slice(link.lastIndexOf('.') + 1);
      expect(Buffer.from(encrypted, 'base64url').toString('latin1')).not.toMatch(/DENT|2025|pppp/);
    }
  });
});

describe('form input', () => {
  const HALF = 'Please choose both a day and a time.';

  test.each<[string, [string, string][], string]>([
    ['no time', [], 'Please choose at least one day and time.'],
    ['half a time', timeFields('2025-03-05 '), HALF],
    [
      'the time asked for',
      timeFields('2025-03-04 15:30'),
      '03:30 PM is the time of this appointment already.',
    ],
    ['one twice', timeFields(FIRST, FIRST), 'Please choose each time only once.'],
    ['a time the day has not', timeFields('2025-03-09 18:00'), 'on Sunday, March 9, 2025, 06:00 PM'],
    ['a closed day', timeFields('2025-05-01 10:00'), HALF],
    ['a day that is past', timeFields('2025-02-19 10:00'), HALF],
  ])('rejects an offer with %s', async (_, fields, fault) => {
    const { href, press, news } = await startWithBooking();
    const answer = await press(href('offer'), fields);
    expect([answer.status, news()]).toEqual([422, []]);
    expect(answer.text).toContain(fault);
  });

  test('writes a predefined reason in the language of each reader', async () => {
    const relay = createRelayWithLinks({ languages: [ENGLISH, ACCENTED] });
    for (const template_id of ['clinic-xa', 'patient-xa'])
      await relay.sendEmail({ template_id, template_params: PARAMS });
    const decline = relay.href('decline', 0, relay.news());
    expect((await relay.press(decline, [['reason', 'dentist']])).status).toBe(200);
    const reasonFor = ({ words }: typeof ENGLISH) => words.appointmentPages.reasons.dentist;
    for (const { to, text } of relay.news())
      expect(text).toContain(reasonFor(to.address === CLINIC.email ? ENGLISH : ACCENTED));
  });

  test('counts the visible characters of a reason, and none as no reason', async () => {
    const { reasons } = ENGLISH.words.appointmentPages;
    for (const [own, said] of [
      [`The lift${'\u200b'.repeat(300)} is broken.`, 'The lift is broken.'],
      ['\u2060'.repeat(201), reasons.dentist],
    ] as const) {
      const { href, press, news } = await startWithBooking();
      expect(
        (
          await press(href('decline'), [
            ['reason', 'dentist'],
            ['own', own],
          ])
        ).status,
      ).toBe(200);
      for (const { text } of news()) expect(text).toContain(said);
    }
  });

  test('escapes a reason for the patient, and rejects one with a link', async () => {
    const { href, press, news } = await startWithBooking();
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
      const round = await startWithBooking();
      expect((await round.press(round.href('decline'), [['own', harmless]])).status, harmless).toBe(200);
    }
    const [patient] = news();
    expect(patient!.html).toContain('The lift is &lt;out&gt; of order until 5 p.\u200Cm. Dr.\u200CMehta');
    expect(patient!.calendar).toBeUndefined();
  });
});

test("limits submissions to 20 a minute and 32 KB, and an appointment's e-mails to 10 an hour", async () => {
  const { href, post, relay, news } = await startWithBooking();
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

  const offered = await startWithBooking();
  for (let count = 0; count < 10; count++) {
    const offer = timeFields(`2025-03-05 ${count % 2 ? '10:00' : '10:30'}`);
    expect((await offered.press(offered.href('offer'), offer)).status).toBe(200);
  }
  offered.news();
  const tooMany = await offered.press(offered.href('offer'), OFFER);
  expect([tooMany.status, offered.news()]).toEqual([429, []]);
  expect(tooMany.text).toContain('Please wait 60 minutes');
  offered.clock.ms += 48.5 * 60_000;
  expect((await offered.press(offered.href('offer'), OFFER)).text).toContain('Please wait 12 minutes');
});

test("ten bookings with a patient's address by a stranger do not block the patient's acts", async () => {
  const { act, href, press, sendBoth, news } = await startWithBooking();
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
])('rejects a body that the page cannot send, with an explanation: %s', async (_, body, type) => {
  const { href, post, ask, news } = await startWithBooking();
  const decline = href('decline');
  const headers = { 'Sec-Fetch-Site': 'same-origin', ...(type && { 'Content-Type': type }) };
  const response = await post(decline, { headers, body });
  expect([response.status, news()]).toEqual([400, []]);
  const text = await response.text();
  expect(text).toContain('Nothing has been changed');
  expect(text).toContain('did not arrive whole');
  expect((await ask(decline)).text).toContain('Decline this request?');
});

test('without a key, e-mails have no links', async () => {
  const { delivered, relay, sendBoth } = createTestRelay();
  await sendBoth();
  expect(delivered.map(({ html }) => html.includes(APPOINTMENT_PATH))).toEqual([false, false]);
  const request = new Request(`${CLINIC.siteUrl}${APPOINTMENT_PATH}1.en.abcdef.confirm.x`);
  expect((await relay.fetch(request, { clientAddress: '192.0.2.1' })).status).toBe(404);
});
