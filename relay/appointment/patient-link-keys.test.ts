import { describe, expect, test } from 'vitest';
import { OFFER } from '../../tests/helpers/booked-relay.ts';
import {
  conversationsIn,
  HOUR_MS,
  OPTIONAL,
  pathIn,
  startWithoutEmail,
  VISIT,
  WITHOUT_EMAIL,
} from '../../tests/helpers/patient-without-email.ts';
import { createMemoryRecords } from '../../tests/helpers/memory-store.ts';
import { createRelayWithLinks, hrefIn, KEY } from '../../tests/helpers/relay-with-links.ts';
import { CLINIC } from '../../tests/helpers/test-relay.ts';
import type { Mail } from '../emails/mail.ts';
import { RELAY_LANGUAGES } from '../localized-clinic.ts';

// The link of a patient without e-mail, while the clinic changes its keys: a removed key ends its links.

const NEWER_KEY = 'a-newer-key-of-this-test-32-characters';

test('the link and the text stay the same after a restart with a newer first key', async () => {
  const kept = createMemoryRecords();
  const records = () => kept;
  const before = await startWithoutEmail({ records });
  const { path: page, mail } = await before.act('confirm');
  const after = createRelayWithLinks({
    clinic: OPTIONAL,
    languages: RELAY_LANGUAGES,
    keys: [NEWER_KEY, KEY],
    records,
  });
  expect((await after.ask(page)).status).toBe(200);
  const offered = await after.press(hrefIn([mail], 'offer')!, OFFER);
  expect(pathIn(conversationsIn(offered.text).text)).toBe(page);
  expect((await after.ask(page)).text).toContain('Would one of these times suit you?');
  // Without its key, nothing can be shown.
  const without = createRelayWithLinks({
    clinic: OPTIONAL,
    keys: [NEWER_KEY.repeat(2)],
    records,
  });
  expect((await without.ask(page)).status).toBe(404);
});

describe('once the key of the link is removed', () => {
  const clinic = { ...OPTIONAL, reminders: { hours: 24 } };

  /** Confirms with one key, adds a newer one, offers other times, and removes the first key. */
  async function removed() {
    const records = createMemoryRecords();
    const changes = { clinic, records: () => records, languages: RELAY_LANGUAGES };
    const params = { ...WITHOUT_EMAIL, reminder: 'yes' };
    const { path, mail } = await (await startWithoutEmail(changes, 'en', params)).act('confirm');
    const both = createRelayWithLinks({ ...changes, keys: [NEWER_KEY, KEY] });
    const shown = hrefIn([{ html: (await both.ask(path)).text } as Mail], 'change')!;
    expect((await both.press(hrefIn([mail], 'offer')!, OFFER)).status).toBe(200);
    const [offered] = both.news();
    const relay = createRelayWithLinks({ ...changes, keys: [NEWER_KEY] });
    return { ...relay, path, offered: offered!, shown };
  }

  test.each(['', '/', '.ics'])('the link ends, with %j after it too', async (end) => {
    const relay = await removed();
    expect((await relay.ask(relay.path + end)).status).toBe(404);
    // Also when the clinic has acted with the newer key alone, or another text has a new link.
    expect((await relay.press(hrefIn([relay.offered], 'confirm')!)).status).toBe(200);
    expect((await relay.ask(relay.path + end)).status).toBe(404);
  });

  test('the next act has a new link, which its page and its e-mail name', async () => {
    const relay = await removed();
    const { text } = await relay.press(hrefIn([relay.offered], 'confirm')!);
    const [copy] = relay.news();
    const link = pathIn(conversationsIn(text).text);
    expect(pathIn(conversationsIn(copy!.html).text)).toBe(link);
    expect(link).not.toBe(relay.path);
    expect((await relay.ask(link)).status).toBe(200);
  });

  test('a reminder and a page that the earlier link opens lead to a new link', async () => {
    const relay = await removed();
    const [reminder] = await relay.dueAt(VISIT - 24 * HOUR_MS);
    const link = pathIn(conversationsIn(reminder!.html).text);
    expect((await relay.ask(link)).status).toBe(200);
    expect((await relay.ask(relay.shown)).text).toContain(`href="${CLINIC.siteUrl}${link}"`);
    expect((await relay.ask(relay.path)).status).toBe(404);
  });
});
