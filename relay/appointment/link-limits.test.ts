import { describe, expect, test } from 'vitest';
import { createRelayWithLinks, timeFields } from '../../tests/helpers/relay-with-links.ts';
import { ASKED, CLINIC } from '../../tests/helpers/test-relay.ts';
import { newRequestState } from '../../domain/appointment/appointment-lifecycle.ts';
import { APPOINTMENT_PATH, TIMES_TAKEN_PATH } from '../../domain/web/relay-paths.ts';

// Somebody behind the clinic's own address, such as a guest of its Wi-Fi, uses up what they can. The clinic's
// links go on working; so do the patients' buttons.

const WIFI = '198.51.100.9';
/** When the list of 4 March is due. */
const LIST_DUE = Date.parse('2025-03-03T19:00:00+05:30');
const SAME_ORIGIN = { 'Sec-Fetch-Site': 'same-origin' };
const GITHUB = {
  clientId: 'id',
  clientSecret: 'secret',
  origin: 'https://edit.lighthouse.example',
  github: 'https://github.invalid',
  siteUrl: CLINIC.siteUrl,
};

async function startWithLinks() {
  const clinic = { ...CLINIC, booking: { ...CLINIC.booking, chairs: 2, dayList: true } };
  const relay = createRelayWithLinks({ clinic, editorSignIn: GITHUB });
  const { links } = relay.options.appointments;
  const state = newRequestState(ASKED, 'a request');
  const booked = { ...state, step: 1, stage: 'confirmed', booked: true } as const;
  const href = async (act: 'confirm' | 'offer' | 'change', of: typeof state = state) =>
    APPOINTMENT_PATH + (await links.createToken(of, act));
  await relay.sendEmail();
  const list = (await relay.dueAt(LIST_DUE)).at(-1);
  return {
    ...relay,
    list: new RegExp(`${TIMES_TAKEN_PATH}[\\w-]+`).exec(list!.html)![0],
    confirm: await href('confirm'),
    offer: await href('offer'),
    /** The link of another patient's confirmed appointment. */
    change: await href('change', { ...booked, requestHash: 'another request' }),
    /** The link by which the patient of `confirm` changes it. */
    ownChange: await href('change', { ...booked }),
    async status(path: string, init: RequestInit = {}) {
      return (await relay.ask(path, { headers: SAME_ORIGIN, ...init }, WIFI)).status;
    },
  };
}

type Relay = Awaited<ReturnType<typeof startWithLinks>>;

const form = (...fields: [string, string][]) => ({ method: 'POST', body: new URLSearchParams(fields) });

const FLOODS: [what: string, send: (relay: Relay) => Promise<number>][] = [
  ['empty messages', ({ status }) => status('/f/contact', form())],
  ['presses of links that are not ours', ({ status }) => status('/appointment/x', form())],
  ['links that are not ours', ({ status }) => status('/appointment/x')],
  ['links to times taken that are not ours', ({ status }) => status(`${TIMES_TAKEN_PATH}x`)],
  ['saves by such a link', ({ status }) => status(`${TIMES_TAKEN_PATH}x`, form())],
  ["pages of a stranger's own appointment", ({ status, change }) => status(change)],
  [
    "presses about a stranger's own appointment",
    ({ status, change }) => status(change, form(['day', '2025-03-05'])),
  ],
  [
    "presses of the patient's own link",
    ({ status, ownChange }) => status(ownChange, form(['day', '2025-03-05'])),
  ],
  ['pages of patients without e-mail', ({ status }) => status('/a/x')],
  ['sign-ins to the editor', ({ status }) => status('/editor/sign-in')],
];

describe('from the clinic’s own Wi-Fi', () => {
  test.each(FLOODS)('%s are limited, and the clinic goes on', async (_, send) => {
    const relay = await startWithLinks();
    let last = 0;
    for (let sent = 0; sent < 60; sent++) last = await send(relay);
    expect(last).toBe(429);
    expect(await relay.status(relay.confirm)).toBe(200);
    expect(await relay.status(relay.list)).toBe(200);
    const { text } = await relay.ask(relay.list, {}, WIFI);
    const [, page = ''] = /name="page" value="([\w-]+)"/.exec(text)!;
    expect(await relay.status(relay.list, form(['page', page], ['before', '']))).toBe(200);
    expect(await relay.status(relay.offer, form(...timeFields('2025-03-05 10:00')))).toBe(200);
  });

  test('twenty messages leave the sign-in to the editor, and sign-ins leave messages', async () => {
    const relay = await startWithLinks();
    for (let sent = 0; sent < 21; sent++) await relay.status('/f/contact', form());
    expect(await relay.status('/editor/sign-in')).toBe(302);
    for (let sent = 0; sent < 21; sent++) await relay.status('/editor/sign-in');
    relay.clock.ms += 60_000;
    expect(await relay.status('/f/contact', form())).toBe(422);
  });
});

test('the pages of one address are limited, and those of the next are not', async () => {
  const relay = await startWithLinks();
  for (const path of [relay.change, '/appointment/x', '/a/x']) {
    const statuses = [];
    for (let sent = 0; sent < 41; sent++) statuses.push(await relay.status(path));
    expect(statuses.slice(0, 40).includes(429), path).toBe(false);
    expect(statuses.at(-1), path).toBe(429);
    expect((await relay.ask(path, {}, '203.0.113.1')).status, path).not.toBe(429);
    const refused = await relay.ask(path, {}, WIFI);
    expect(refused.headers.get('Retry-After'), path).toBe('3');
  }
});

test('pages of one link of the clinic are limited too, whoever opens them', async () => {
  const relay = await startWithLinks();
  for (const path of [relay.confirm, relay.list]) {
    let last = 0;
    for (let sent = 0; sent < 41; sent++) {
      last = (await relay.ask(path, {}, `203.0.113.${sent}`)).status;
    }
    expect(last).toBe(429);
  }
});
