import { resolve } from 'node:path';
import { test as base } from '@playwright/test';
import { readSettings } from '../../relay/host/settings.ts';
import type * as Relay from '../../relay/host/node.ts';
import type { SMALL } from './clinics.ts';
import { PORTS } from './ports.ts';

/** Tests of a fixture's site with its relay. E-mails contain links and go to the local inbox. */
export function testOf(clinic: typeof SMALL) {
  return base.extend<object, { siteUrl: string }>({
    siteUrl: [
      // Playwright reads here which other fixtures this one uses: none.
      // oxlint-disable-next-line no-empty-pattern
      async ({}, use) => {
        const { startServer } = (await import(resolve(clinic.server))) as typeof Relay;
        const settings = readSettings({
          ...clinic.environment,
          SMTP_PORT: String(PORTS.smtp),
          APPOINTMENT_KEYS: 'Vb2Zr9Wm4Xq7Lc1Tn8Hd5Kf3Jp6Gs0Ey',
          APPOINTMENTS_FILE: `test-results/appointments-${process.pid}.sqlite`,
        });
        const server = await startServer({ port: 0, siteFolder: clinic.site, settings, log: () => {} });
        await use(server.url);
        await server.close();
      },
      { scope: 'worker' },
    ],
    baseURL: ({ siteUrl }, use) => use(siteUrl),
  });
}
