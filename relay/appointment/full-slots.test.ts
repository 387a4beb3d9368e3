import { describe, expect, test, vi } from 'vitest';
import type { CivilDate } from '../../domain/time/civil-date.ts';
import type { BookingRules } from '../../domain/clinic/opening-hours.ts';
import { newRequestState, type Act } from '../../domain/appointment/appointment-lifecycle.ts';
import { APPOINTMENT_PATH, FULL_SLOTS_PATH } from '../../domain/web/relay-paths.ts';
import { createMemoryRecords, createMemoryStore } from '../../tests/helpers/memory-store.ts';
import { createRelayWithLinks, hrefIn, timeFields } from '../../tests/helpers/relay-with-links.ts';
import { ASKED, CLINIC } from '../../tests/helpers/test-relay.ts';
import type { TimeOfDay } from '../../domain/time/weekly-hours.ts';

// A clinic that says how many visits it takes at the same time (docs/product.md, Full times).

/** @param chairs - how many visits; undefined: the clinic does not say */
function open(
  chairs: number | undefined,
  records = createMemoryRecords(),
  rules: Partial<BookingRules> = {},
) {
  const clinic = { ...CLINIC, booking: { ...CLINIC.booking, ...rules, ...(chairs && { chairs }) } };
  const testRelay = createRelayWithLinks({ clinic, records: () => records });
  const { links } = testRelay.options.appointments;

  /** Somebody's request for a time, with the links of both sides' e-mails. */
  function request(
    name: string,
    time: TimeOfDay,
    {
      date = '2025-03-04',
      email = `${name}@example.com`,
    }: { date?: CivilDate; email?: string | undefined } = {},
  ) {
    const asked = { ...ASKED, email, date, time };
    /**
     * Returns the address of a button in the newest e-mail that has it, or in the first one, which was not
     * sent.
     */
    async function href(act: Act, nth = 0): Promise<string> {
      const own = testRelay.delivered.filter(({ to, replyTo }) =>
        [to.address, replyTo?.address].includes(asked.email),
      );
      return (
        hrefIn(own, act, nth) ??
        APPOINTMENT_PATH + (await links.createToken(newRequestState(asked, name), act))
      );
    }
    return {
      press: async (act: Act, fields: [string, string][] = [], nth = 0) =>
        testRelay.press(await href(act, nth), fields),
      show: async (act: Act, nth = 0) => (await testRelay.ask(await href(act, nth))).text,
    };
  }
  const fullSlots = async () => JSON.parse((await testRelay.ask(FULL_SLOTS_PATH)).text) as unknown;
  return { ...testRelay, request, fullSlots };
}

test('of simultaneous confirmations of one time, as many succeed as there are chairs', async () => {
  const testRelay = open(3);
  const patients = Array.from({ length: 12 }, (_, nth) => testRelay.request(`p${nth}`, '15:30'));
  const answers = await Promise.all(patients.map(({ press }) => press('confirm')));
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array<number>(3).fill(200), ...Array<number>(9).fill(409)]);
  expect(testRelay.delivered).toHaveLength(6);
});

test("the clinic's page says that the time is full and leads to another; a second button confirms all the same", async () => {
  const testRelay = open(1);
  const [first, second] = [testRelay.request('first', '15:30'), testRelay.request('second', '15:30')];
  const before = await second.show('confirm');
  expect(before).toContain('Confirm this appointment?');
  expect((await first.press('confirm')).status).toBe(200);
  // The page that was open meanwhile.
  const pressed = await second.press('confirm');
  expect(pressed.status).toBe(409);
  for (const text of [pressed.text, await second.show('confirm')]) {
    expect(text).toContain('<h1>This time is full</h1>');
    expect(text).toMatch(/<a class="button" href="[^"]*\.offer\.[^"]*">Offer another time</);
    expect(text.match(/<button[^>]*>/g)).toEqual(['<button class="grave" value="1" name="anyway">']);
  }
  expect(testRelay.delivered).toHaveLength(2);
  expect((await second.press('confirm', [['anyway', '1']])).text).toContain('The appointment is confirmed');
  expect((await second.press('confirm')).text).toContain('The appointment is confirmed');
  expect(testRelay.delivered).toHaveLength(4);
});

test('cancelling, declining and moving free the time; undoing takes it again', async () => {
  const testRelay = open(1);
  const at = (...slots: string[]) => ({ '2025-03-04': slots });
  const patient = testRelay.request('one', '15:30');
  await patient.press('confirm');
  expect(await testRelay.fullSlots()).toEqual(at('15:30'));
  await patient.press('change');
  await patient.press('offer', timeFields('2025-03-04 10:00', '2025-03-04 11:00'));
  expect(await testRelay.fullSlots()).toEqual(at('15:30'));
  await patient.press('accept');
  expect(await testRelay.fullSlots()).toEqual(at('10:00'));
  await patient.press('cancel');
  expect(await testRelay.fullSlots()).toEqual({});
  const other = testRelay.request('other', '10:00');
  await other.press('confirm');
  expect(await patient.show('confirm')).toContain('This time is full');
  await other.press('decline');
  expect(await testRelay.fullSlots()).toEqual({});
  expect((await patient.press('confirm')).status).toBe(200);
  expect(await testRelay.fullSlots()).toEqual(at('10:00'));
  // A confirmed visit does not count against itself.
  await patient.press('change');
  expect((await patient.press('confirm')).status).toBe(200);
});

test('a full time can be offered knowingly and then accepted; one that became full since leads to the others', async () => {
  const testRelay = open(1);
  const [first, second] = [testRelay.request('first', '15:30'), testRelay.request('second', '16:00')];
  await first.press('confirm');
  const offer = timeFields('2025-03-04 15:30', '2025-03-05 10:00');
  const warned = await second.press('offer', offer);
  expect(warned.status).toBe(409);
  expect(warned.text).toContain('Already full: Tuesday, March 4, 2025, 03:30 PM. Please');
  expect(warned.text.match(/<option value="2025-03-0[45]" selected="">/g)).toHaveLength(2);
  expect(warned.text.match(/<button[^>]*>/g)).toHaveLength(2);
  expect(testRelay.delivered).toHaveLength(2);
  expect((await second.press('offer', [...offer, ['anyway', '1']])).status).toBe(200);

  await testRelay.request('third', '10:00', { date: '2025-03-05' }).press('confirm');
  const late = await second.press('accept', [['anyway', '1']], 1);
  expect(late.status).toBe(409);
  for (const text of [late.text, await second.show('accept', 1)]) {
    expect(text).toContain('<h1>This time is no longer free</h1>');
    expect(text).toContain('March 5, 2025');
    expect(text).not.toContain('<button');
    const named = Array.from(text.matchAll(/<a class="button"[^>]*>([^<]*)</g), ([, name]) => name);
    expect(named).toEqual(['Accept Tuesday, March 4, 2025, 03:30 PM', 'None of these', 'Cancel']);
  }
  expect((await second.press('accept')).text).toContain('Your appointment is confirmed');
});

test('the page that offers fills in the wishes that are free, and says which are full', async () => {
  const testRelay = open(1);
  const [first, second] = [testRelay.request('first', '16:00'), testRelay.request('second', '15:30')];
  await second.press('confirm');
  await second.press('change', timeFields('2025-03-04 16:00', '2025-03-05 10:00'));
  expect(await second.show('offer')).not.toContain('Already full');
  await first.press('confirm');
  const page = await second.show('offer');
  expect(page).toContain('Already full, so not filled in: Tuesday, March 4, 2025, 04:00 PM.');
  expect(page.match(/<option value="[^"]*" selected="">/g)).toEqual([
    '<option value="2025-03-05" selected="">',
    '<option value="10:00" selected="">',
  ]);
});

test('an offered time that has become full since is confirmed by telephone only by the second button', async () => {
  const testRelay = open(1);
  const [first, second] = [testRelay.request('first', '15:30'), testRelay.request('second', '16:00')];
  await second.press('offer', timeFields('2025-03-04 15:30'));
  await first.press('confirm');
  expect((await second.press('agree')).status).toBe(409);
  const page = await second.show('agree');
  expect(page).toContain('<h1>This time is full</h1>');
  expect(page).toMatch(/<a class="button" href="[^"]*\.offer\.[^"]*">Offer another time</);
  expect((await second.press('agree', [['anyway', '1']])).text).toContain('The appointment is confirmed');
});

test('a full time that was offered knowingly can be accepted, also if it is unknown whether that e-mail was sent', async () => {
  const testRelay = open(1);
  await testRelay.request('first', '16:00').press('confirm');
  const patient = testRelay.request('second', '15:30');
  testRelay.mailServer.fails = () => 'unknown';
  const offered = [...timeFields('2025-03-04 16:00'), ['anyway', '1']] as [string, string][];
  expect((await patient.press('offer', offered)).status).toBe(502);
  const accept = hrefIn(testRelay.tried, 'accept')!;
  testRelay.clock.ms += 61_000;
  expect((await testRelay.ask(accept)).text).toContain('<button');
  // Also after another attempt that certainly failed.
  testRelay.mailServer.fails = () => 'refused';
  expect((await testRelay.press(accept)).text).toContain('Nothing has been changed');
  testRelay.mailServer.fails = null;
  expect((await testRelay.press(accept)).text).toContain('Your appointment is confirmed');
});

test('the page of a full time leads to no act that would be refused, because the visit is too close', async () => {
  const testRelay = open(1);
  const patient = testRelay.request('one', '16:00');
  await patient.press('confirm');
  await patient.press('offer', timeFields('2025-03-05 10:00', '2025-03-05 10:30'));
  await testRelay.request('two', '10:00', { date: '2025-03-05' }).press('confirm');
  const names = async () =>
    Array.from(
      (await patient.show('accept')).matchAll(/<a class="button"[^>]*>([^<]*)</g),
      ([, name]) => name,
    );
  const others = ['Accept Wednesday, March 5, 2025, 10:30 AM', 'None of these'];
  testRelay.clock.ms = Date.parse('2025-03-04T11:59:59+05:30');
  expect(await names()).toEqual([...others, 'Cancel']);
  testRelay.clock.ms += 1000;
  expect(await names()).toEqual(others);
});

describe('a confirmation that may have been delivered', () => {
  /** @param email - of the patient; empty if there is none */
  async function confirmedInDoubt(email?: string) {
    const testRelay = open(1);
    const [one, two] = [testRelay.request('one', '15:30', { email }), testRelay.request('two', '15:30')];
    testRelay.mailServer.fails = () => 'unknown';
    expect((await one.press('confirm')).status).toBe(502);
    testRelay.mailServer.fails = null;
    // Long after the lock.
    testRelay.clock.ms += 24 * 60 * 60_000;
    return { ...testRelay, one, two };
  }

  test.each([undefined, ''])('keeps its time until the visit; the patient’s address: %j', async (email) => {
    const { one, two, fullSlots } = await confirmedInDoubt(email);
    expect(await fullSlots()).toEqual({ '2025-03-04': ['15:30'] });
    expect((await two.press('confirm')).text).toContain('This time is full');
    expect((await one.press('confirm')).status).toBe(200);
    expect((await two.press('confirm')).status).toBe(409);
  });

  test('can be repeated, although another was confirmed for the same time knowingly', async () => {
    const { one, two } = await confirmedInDoubt();
    expect((await two.press('confirm', [['anyway', '1']])).status).toBe(200);
    expect((await one.press('confirm')).status).toBe(200);
  });

  test.each(['offer', 'decline'] as const)('frees its time by the act %s', async (act) => {
    const { one, two, fullSlots } = await confirmedInDoubt();
    expect((await one.press(act, timeFields('2025-03-05 10:00'))).status).toBe(200);
    expect(await fullSlots()).toEqual({});
    expect((await two.press('confirm')).status).toBe(200);
  });
});

test('a visit with a pending act takes its time once', async () => {
  const testRelay = open(2);
  const patient = testRelay.request('one', '15:30');
  await patient.press('confirm');
  testRelay.mailServer.isSilent = true;
  void patient.press('change');
  await vi.waitFor(() => expect(testRelay.mailServer.waiting).toBe(1));
  expect(await testRelay.fullSlots()).toEqual({});
});

test("a request of a full time arrives, and the clinic's e-mail says so", async () => {
  const testRelay = open(1);
  const asks = (appointment_id: string) => testRelay.sendBoth({ appointment_id });
  const marked = () => testRelay.delivered.map(({ text }) => text.includes('This time is full'));
  await asks('DENT-AAAAA1');
  await testRelay.request('other', '15:30').press('confirm');
  expect((await asks('DENT-AAAAA2')).status).toBe(200);
  expect(marked()).toEqual([false, false, false, false, true, false]);
  testRelay.delivered.length = 0;
  vi.spyOn(testRelay.records, 'fullVisits').mockRejectedValue(new Error('away'));
  expect((await asks('DENT-AAAAA3')).status).toBe(200);
  expect(marked()).toEqual([false, false]);
});

test('the list of full times is for the site only, cached for a minute, not indexed, limited, and has times only', async () => {
  const testRelay = open(1);
  const from = (site: string) => ({ headers: { 'Sec-Fetch-Site': site } });
  await testRelay.request('one', '15:30').press('confirm');
  const { status, headers, text } = await testRelay.ask(FULL_SLOTS_PATH, from('same-origin'));
  expect([status, text]).toEqual([200, '{"2025-03-04":["15:30"]}']);
  expect(headers.get('Cache-Control')).toBe('max-age=60');
  expect(headers.get('X-Robots-Tag')).toBe('noindex');
  expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  for (const site of ['cross-site', 'same-site', 'none']) {
    expect((await testRelay.ask(FULL_SLOTS_PATH, from(site))).status).toBe(403);
  }
  const many: number[] = [];
  for (let count = 0; count < 41; count++) {
    many.push((await testRelay.ask(FULL_SLOTS_PATH, {}, '192.0.2.10')).status);
  }
  expect(many).toEqual([...Array<number>(40).fill(200), 429]);
  expect((await testRelay.ask(FULL_SLOTS_PATH)).status).toBe(200);
});

test('without booking.chairs no times are stored or told; with it, from the next act on', async () => {
  const { records, kept } = createMemoryStore();
  const without = open(undefined, records);
  const patient = without.request('one', '15:30');
  await patient.press('confirm');
  await without.request('two', '15:30').press('confirm');
  expect(without.delivered).toHaveLength(4);
  expect(kept()).not.toMatch(/2025|15:30|visit/);
  expect(await records.visits()).toEqual([]);
  const asked = await without.ask(FULL_SLOTS_PATH);
  expect(asked.status).toBe(404);
  expect(asked.text).toContain('This link does not work');

  const testRelay = open(1, records);
  expect(await testRelay.fullSlots()).toEqual({});
  testRelay.delivered.push(...without.delivered);
  expect((await testRelay.request('one', '15:30').press('change')).status).toBe(200);
  expect(await testRelay.fullSlots()).toEqual({ '2025-03-04': ['15:30'] });
  // The visit's time is kept until it is over.
  const [[, { keepUntil }]] = Object.entries(JSON.parse(kept()) as Record<string, { keepUntil: number }>) as [
    [string, { keepUntil: number }],
  ];
  expect(keepUntil).toBe(Date.parse('2025-03-04T10:30:00Z'));
});
