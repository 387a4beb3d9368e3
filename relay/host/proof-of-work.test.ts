import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createProofOfWork, readProofOfWork } from './proof-of-work.ts';
import { createMemoryDeliveries } from './recent-deliveries.ts';
import { createTestRelay, MESSAGE, PARAMS } from '../../tests/helpers/relay.ts';
import { PROOF_OF_WORK_NAMES, PROOF_OF_WORK_PATH, RELAY_IDS } from '../../domain/wire.ts';

const SETTINGS = { guesses: 6, key: 'a secret of the owner, long enough' };

afterEach(() => void vi.useRealTimers());

/** A relay that demands work, and a browser that does it. */
function demandingRelay() {
  const deliveries = createMemoryDeliveries();
  const proofOfWork = createProofOfWork(SETTINGS, deliveries);
  const test = createTestRelay({ deliveries, proofOfWork });
  /** @param ago - how long before now the challenge was given, in ms: as long as a person fills in a form, unless told */
  async function solve(ago = 5_000): Promise<string> {
    vi.useFakeTimers({ now: Date.now() - ago, toFake: ['Date'] });
    const response = await test.relay.request(PROOF_OF_WORK_PATH, {}, { clientAddress: '192.0.2.9' });
    vi.useRealTimers();
    expect(response.status).toBe(200);
    const challenge = await response.json();
    const solution = await solveChallenge({ challenge, deriveKey });
    return JSON.stringify({ challenge, solution });
  }
  const withProof = (proof: unknown, changes: Partial<typeof PARAMS> = {}) => ({
    template_params: { ...PARAMS, ...changes, [PROOF_OF_WORK_NAMES.param]: proof },
  });
  return { ...test, solve, withProof };
}

test('both e-mails of a booking go with an answer each, of which nothing is mailed', async () => {
  const { sendEmail, solve, withProof, delivered } = demandingRelay();
  expect((await sendEmail(withProof(await solve()))).status).toBe(200);
  const patient = { template_id: RELAY_IDS.emailjs.patientTemplateId, ...withProof(await solve()) };
  expect((await sendEmail(patient)).status).toBe(200);
  expect(delivered).toHaveLength(2);
  expect(JSON.stringify(delivered)).not.toContain('derivedKey');
});

test('a form goes with an answer, of which nothing is mailed', async () => {
  const { sendForm, solve, delivered } = demandingRelay();
  const response = await sendForm({ ...MESSAGE, [PROOF_OF_WORK_NAMES.field]: await solve() });
  expect(response.status).toBe(200);
  expect(JSON.stringify(delivered)).not.toContain('derivedKey');
});

describe('nothing is sent', () => {
  test('without an answer: told in the services’ shapes, and a plain form is shown other ways', async () => {
    const { sendEmail, sendForm, delivered, log } = demandingRelay();
    const refused = await sendEmail();
    expect([refused.status, await refused.text()]).toEqual([
      403,
      'The proof of work is missing, used or out of date',
    ]);
    const json = await sendForm(MESSAGE);
    expect([json.status, await json.json()]).toMatchObject([
      403,
      { error: 'Forbidden', errors: [{ code: 'BLOCKED' }] },
    ]);
    const page = await (await sendForm(MESSAGE, { headers: {} })).text();
    expect(page).toContain('can’t be sent without JavaScript');
    expect(page).toMatch(/href="tel:/);
    expect(page).toMatch(/href="https:\/\/wa\.me\//);
    expect(delivered).toEqual([]);
    expect(log.map(({ outcome }) => outcome)).toEqual(['no-proof', 'no-proof', 'no-proof']);
  });

  test('with an answer that was used for another e-mail', async () => {
    const { sendEmail, sendForm, solve, withProof, delivered } = demandingRelay();
    const proof = await solve();
    expect((await sendEmail(withProof(proof))).status).toBe(200);
    expect((await sendEmail(withProof(proof, { notes: 'Another' }))).status).toBe(403);
    expect((await sendForm({ ...MESSAGE, [PROOF_OF_WORK_NAMES.field]: proof })).status).toBe(403);
    expect(delivered).toHaveLength(1);
  });

  test('with an answer to a challenge made easier, or of another relay', async () => {
    const { sendEmail, solve, withProof, delivered } = demandingRelay();
    const own = JSON.parse(await solve());
    own.challenge.parameters.keyPrefix = own.challenge.parameters.keyPrefix.slice(0, 2);
    expect((await sendEmail(withProof(JSON.stringify(own)))).status).toBe(403);
    const other = createProofOfWork(
      { ...SETTINGS, key: SETTINGS.key.toUpperCase() },
      createMemoryDeliveries(),
    );
    const challenge = await other.challenge();
    const solution = await solveChallenge({ challenge, deriveKey });
    expect((await sendEmail(withProof(JSON.stringify({ challenge, solution })))).status).toBe(403);
    expect(delivered).toEqual([]);
  });

  test('with an answer sooner than anyone fills in a form; the patient’s e-mail follows at once', async () => {
    const { sendEmail, sendForm, solve, withProof, delivered } = demandingRelay();
    expect((await sendEmail(withProof(await solve(0)))).status).toBe(403);
    expect((await sendForm({ ...MESSAGE, [PROOF_OF_WORK_NAMES.field]: await solve(0) })).status).toBe(403);
    expect(delivered).toEqual([]);
    expect((await sendEmail(withProof(await solve()))).status).toBe(200);
    const patient = { template_id: RELAY_IDS.emailjs.patientTemplateId, ...withProof(await solve(0)) };
    expect((await sendEmail(patient)).status).toBe(200);
    expect(delivered).toHaveLength(2);
  });

  test('with an answer that came too late', async () => {
    const { sendEmail, solve, withProof } = demandingRelay();
    const proof = await solve();
    vi.useFakeTimers({ now: Date.now() + 21 * 60_000, toFake: ['Date'] });
    expect((await sendEmail(withProof(proof))).status).toBe(403);
  });

  test('whatever else stands there', async () => {
    const { sendEmail, withProof, delivered } = demandingRelay();
    const shape = fc.record({
      challenge: fc.record({
        parameters: fc.record({
          expiresAt: fc.oneof(fc.constant(9e9), fc.jsonValue()),
          cost: fc.jsonValue(),
        }),
        signature: fc.oneof(fc.string(), fc.jsonValue()),
      }),
      solution: fc.oneof(fc.jsonValue(), fc.record({ counter: fc.integer(), derivedKey: fc.string() })),
    });
    const proof = fc.oneof(
      fc.jsonValue(),
      fc.json(),
      shape.map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(proof, async (value) => {
        expect((await sendEmail(withProof(value))).status).toBe(403);
      }),
      { numRuns: 100 },
    );
    expect(delivered).toEqual([]);
  }, 60_000);
});

test('a repeat is answered like the first without more work', async () => {
  const { sendEmail, solve, withProof, delivered } = demandingRelay();
  const request = withProof(await solve());
  expect((await sendEmail(request)).status).toBe(200);
  expect((await sendEmail(request)).status).toBe(200);
  expect((await sendEmail()).status).toBe(200);
  expect(delivered).toHaveLength(1);
});

test('challenges are kept by nobody; one client gets those of twenty bookings at once, and then one a second', async () => {
  const { relay } = demandingRelay();
  const statuses = [];
  for (let count = 0; count < 41; count++) {
    const response = await relay.request(PROOF_OF_WORK_PATH, {}, { clientAddress: '192.0.2.9' });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    statuses.push(response.status);
  }
  expect(statuses).toEqual([...Array(40).fill(200), 429]);
});

test('where no work is demanded there are no challenges, and an answer is a param too many', async () => {
  const { relay, sendEmail } = createTestRelay();
  expect((await relay.request(PROOF_OF_WORK_PATH)).status).toBe(404);
  const template_params = { ...PARAMS, [PROOF_OF_WORK_NAMES.param]: '{}' };
  expect((await sendEmail({ template_params })).status).toBe(400);
});

test('the settings are read, and their faults told without the key', () => {
  expect(readProofOfWork({})).toBeNull();
  expect(readProofOfWork({ PROOF_OF_WORK: ' ', PROOF_OF_WORK_KEY: 'x' })).toBeNull();
  const key = 'Vb2Zr9Wm4Xq7Lc1Tn8Hd5Kf3Jp6Gs0Ey';
  expect(readProofOfWork({ PROOF_OF_WORK: '200', PROOF_OF_WORK_KEY: key })).toEqual({ guesses: 200, key });
  for (const guesses of ['0', '-1', '10001', 'much', '1e3']) {
    expect(() => readProofOfWork({ PROOF_OF_WORK: guesses, PROOF_OF_WORK_KEY: key })).toThrow(
      `environment: PROOF_OF_WORK is "${guesses}"; it should be`,
    );
  }
  expect(() => readProofOfWork({ PROOF_OF_WORK: '1' })).toThrow('PROOF_OF_WORK_KEY is missing');
  const short = () => readProofOfWork({ PROOF_OF_WORK: '1', PROOF_OF_WORK_KEY: 'secret' });
  expect(short).toThrow('PROOF_OF_WORK_KEY is too short');
  expect(short).not.toThrow('secret.');
});
