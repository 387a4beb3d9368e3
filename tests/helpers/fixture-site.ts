import { resolve } from 'node:path';
import { test as base } from '@playwright/test';
import { readSettings } from '../../relay/host/settings.ts';
import type * as Relay from '../../relay/host/node.ts';
import type { BuiltClinic } from './clinics.ts';
import { PORTS } from './ports.ts';

/** Returns the address of a clinic's site with its relay, which starts on the first call. */
type AddressOf = (clinic: BuiltClinic, records: string) => Promise<string>;

// One fixture for all clinics, so that their tests share Playwright's processes.
const withServers = base.extend<object, { addressOf: AddressOf }>({
  addressOf: [
    // Playwright reads from this pattern which other fixtures this one uses. It uses none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const running = new Map<string, Promise<Relay.RunningServer>>();
      await use(async (clinic, records) => {
        const name = `${clinic.name} ${records}`.trim().replaceAll(' ', '-');
        if (!running.has(name)) running.set(name, start(clinic, name));
        return (await running.get(name)!).url;
      });
      for (const server of running.values()) await (await server).close();
    },
    { scope: 'worker' },
  ],
});

async function start(clinic: BuiltClinic, name: string): Promise<Relay.RunningServer> {
  const { startServer } = (await import(resolve(clinic.server))) as typeof Relay;
  const settings = readSettings({
    ...clinic.environment,
    SMTP_PORT: String(PORTS.smtp),
    APPOINTMENT_KEYS: 'Vb2Zr9Wm4Xq7Lc1Tn8Hd5Kf3Jp6Gs0Ey',
    APPOINTMENTS_FILE: `test-results/${name}-${process.pid}.sqlite`,
  });
  return startServer({ port: 0, siteFolder: clinic.site, settings, log: () => {} });
}

/**
 * Creates the `test` function for a fixture's site with its relay. E-mails have links and go to the local
 * inbox.
 *
 * @param records - tests with the same name share stored appointments
 */
export function testOf(clinic: BuiltClinic, records = '') {
  return withServers.extend({
    baseURL: async ({ addressOf }, use) => use(await addressOf(clinic, records)),
  });
}
