import { expect, test } from 'vitest';
import { createRelayWithLinks } from '../tests/helpers/relay-with-links.ts';
import { createTestRelay, MESSAGE, NOW, PARAMS } from '../tests/helpers/test-relay.ts';
import { EMAIL_SEND_PATH } from '../domain/web/form-protocols.ts';

const MINUTE_MS = 60_000;

/** Requests of strangers that are refused, by path, method, header and body. */
const REFUSED: [path: string, init: RequestInit][] = [
  ['/f/contact', { method: 'POST' }],
  ['/f/contact', { method: 'POST', headers: { Origin: 'https://evil.example' } }],
  ['/f/contact', { method: 'POST', headers: { 'Content-Type': 'text/plain; charset=latin1' } }],
  ['/f/contact', { method: 'POST', body: new URLSearchParams({ ...MESSAGE, email: 'none' }) }],
  ['/f/contact', { method: 'POST', body: new URLSearchParams({ ...MESSAGE, _gotcha: 'x' }) }],
  ['/f/contact', { method: 'POST', body: 'x'.repeat(40_000), headers: { 'Content-Length': '40000' } }],
  ['/f/contact', { method: 'PUT' }],
  ['/f/unknown', { method: 'POST' }],
  [EMAIL_SEND_PATH, { method: 'POST', body: '{"user_id":"x"}' }],
  [EMAIL_SEND_PATH, { method: 'POST', body: 'x' }],
  ['/appointment/x', { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } }],
  ['/appointment/x', { method: 'POST' }],
  ['/appointment/x', { method: 'GET' }],
  ['/a/x', { method: 'GET' }],
  ['/a/x', { method: 'DELETE' }],
];

test('a thousand refused requests write a few lines, with their number', async () => {
  const { relay, log, clock } = createRelayWithLinks();
  let noted = 0;
  for (let sent = 0; sent < 1000; sent++) {
    const [path, init] = REFUSED[sent % REFUSED.length]!;
    const clientAddress = `192.0.2.${sent % 3}`;
    const request = new Request(`http://host${sent % 7}.example${path}`, init);
    const { status } = await relay.fetch(request, { clientAddress });
    expect(status, `${init.method} ${path}`).toBeLessThan(500);
    // A page that is not there is not logged, only that too many were asked for.
    const isNoted = init.method === 'POST' || (init.method === 'GET' && (path === '/a/x' || status === 429));
    if (isNoted) noted += 1;
  }
  expect(log.length).toBeLessThan(30);
  clock.ms += MINUTE_MS;
  await relay.fetch(new Request('http://127.0.0.1/a/x'), { clientAddress: '192.0.2.200' });
  expect(log.length).toBeLessThan(60);
  const counts = log.map(({ count = 1 }) => count);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(noted + 1);
});

test('each refused act has a line, and its repeats a number', async () => {
  const relay = createRelayWithLinks();
  for (const appointment_id of ['DENT-AAAAAA', 'DENT-BBBBBB'])
    await relay.sendEmail({ template_params: { ...PARAMS, appointment_id } });
  const log = () => relay.log.filter(({ outcome }) => outcome === 'refused');
  for (const mail of relay.delivered) {
    for (let pressed = 0; pressed < 3; pressed++) await relay.press(relay.href('offer', 0, [mail]));
  }
  const refused = { event: 'appointment', act: 'offer', status: 422 };
  expect(log()).toMatchObject([
    { ...refused, appointmentId: 'DENT-AAAAAA' },
    { ...refused, appointmentId: 'DENT-BBBBBB' },
  ]);
  relay.clock.ms += MINUTE_MS;
  await relay.ask('/a/x');
  expect(log().slice(2)).toMatchObject([
    { ...refused, appointmentId: 'DENT-AAAAAA', count: 2 },
    { ...refused, appointmentId: 'DENT-BBBBBB', count: 2 },
  ]);
});

test('ids that strangers choose are no kinds', async () => {
  const { sendEmail, log } = createTestRelay();
  for (let sent = 0; sent < 200; sent++) {
    const appointment_id = `DENT-${String(sent).padStart(6, '0')}`;
    const patient = { template_id: 'patient', template_params: { ...PARAMS, appointment_id } };
    expect((await sendEmail(patient)).status).toBe(403);
  }
  expect(log).toHaveLength(1);
});

test('a number says of what, since when and until when, also if the clock is set back', async () => {
  const { sendForm, log, clock } = createTestRelay();
  for (let sent = 0; sent < 3; sent++) await sendForm({});
  expect(log).toHaveLength(1);
  clock.ms += 30_000;
  await sendForm({});
  const refused = { event: 'form', outcome: 'refused', status: 422 };
  const counted = { ...refused, since: NOW.toISOString(), time: new Date(clock.ms).toISOString(), count: 3 };
  clock.ms -= 10 * MINUTE_MS;
  await sendForm({});
  expect(log.slice(1)).toEqual([counted, expect.objectContaining(refused)]);
});
