import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { PORTS } from '../playwright.config.ts';
import type * as Relay from '../relay/node.ts';
import { readSettings } from '../relay/settings.ts';
import { EMAIL_SEND_PATH, RELAY_IDS } from '../relay/wire.ts';
import { receivedEmails } from './inbox.ts';

/** A page of another origin than the relay's, which names it as the site's or doesn't. */
async function pageElsewhere(page: Page, isTheSite: boolean) {
  const pages = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><title>A page</title>');
  });
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
  const { startServer } = (await import('../build/relay/node.js' as string)) as typeof Relay;
  const relay = await startServer({
    port: 0,
    settings: readSettings({
      SMTP_PORT: String(PORTS.smtp),
      ...(isTheSite && { SITE_ORIGIN: origin }),
    }),
    log: () => {},
  });
  await page.goto(origin);
  return {
    /** What a script of the page gets to see of the answer. */
    post: (path: string, headers: Record<string, string>, body: string) =>
      page.evaluate(
        async ([url, init]) => {
          const response = await fetch(url, init);
          return [response.status, await response.text(), response.headers.get('Retry-After')];
        },
        [relay.url + path, { method: 'POST', headers, body }] as const,
      ),
    async close() {
      pages.close();
      await relay.close();
    },
  };
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' };
const FORM_PATH = `/f/${RELAY_IDS.formId}`;

test('a page of the site on another origin sends, and reads what is refused and for how long', async ({
  page,
}) => {
  const elsewhere = await pageElsewhere(page, true);
  const email = `asha.${Math.random().toString(36).slice(2, 10)}@example.com`;
  const form = new URLSearchParams({ name: 'Asha Rane', email, message: 'From another origin' });
  expect((await elsewhere.post(FORM_PATH, FORM_TYPE, form.toString()))[0]).toBe(200);
  await receivedEmails(email, 1);
  expect(await elsewhere.post(EMAIL_SEND_PATH, JSON_TYPE, '{}')).toEqual([
    400,
    expect.stringContaining('The Public Key is required.'),
    null,
  ]);
  expect(await elsewhere.post(EMAIL_SEND_PATH, JSON_TYPE, '{}')).toEqual([429, 'Too Many Requests', '1']);
  await elsewhere.close();
});

test('a page of another site is kept by the browser from sending JSON, and from reading any answer', async ({
  page,
}) => {
  const elsewhere = await pageElsewhere(page, false);
  await expect(elsewhere.post(EMAIL_SEND_PATH, JSON_TYPE, '{}')).rejects.toThrow('Failed to fetch');
  await expect(elsewhere.post(FORM_PATH, FORM_TYPE, 'name=A')).rejects.toThrow('Failed to fetch');
  await elsewhere.close();
});
