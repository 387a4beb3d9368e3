import { resolve } from 'node:path';
import { test as base } from '@playwright/test';
import { readSettings } from '../../relay/host/settings.ts';
import type * as Relay from '../../relay/host/node.ts';
import type { SMALL } from './clinics.ts';
import { PORTS } from './ports.ts';

/**
 * Tests of a fixture's site, with its relay, whose e-mails go to the local inbox. Where there are no fixtures they are
 * skipped.
 *
 * @param settings - of the relay, beyond those that the site is built for
 */
export function testOf(clinic: typeof SMALL, settings: Record<string, string> = {}) {
  const test = base.extend<object, { siteUrl: string }>({
    siteUrl: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads here which other fixtures this one uses: none.
      async ({}, use) => {
        const { startServer } = (await import(resolve(clinic.server))) as typeof Relay;
        const server = await startServer({
          port: 0,
          siteFolder: clinic.site,
          settings: readSettings({ ...clinic.environment, ...settings, SMTP_PORT: String(PORTS.smtp) }),
          log: () => {},
        });
        await use(server.url);
        await server.close();
      },
      { scope: 'worker' },
    ],
    baseURL: ({ siteUrl }, use) => use(siteUrl),
  });
  return test;
}
