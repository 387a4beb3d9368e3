import { expect, test } from 'vitest';
import { startServer } from '../../relay/host/node.ts';
import { readSettings } from '../../relay/host/settings.ts';
import { CLINIC } from '../../tests/helpers/test-relay.ts';
import { SERVICES } from '../../tests/fixtures/environments.ts';
import { mailServicesFrom } from '../../compile/read-mail-services.ts';
import { trySending } from './test-booking.ts';
import { startMailServer } from '../../tests/helpers/mail-servers.ts';
import type { Finding } from './findings.ts';

const services = mailServicesFrom({});

test.each<[Finding['kind'], Record<string, string>]>([
  ['bookingTaken', {}],
  ['bookingRefused', { SMTP_PORT: '1' }],
])('a booking through the relay: %s', async (kind, env) => {
  const withoutLogin = { authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'] };
  const port = await startMailServer(withoutLogin);
  const settings = readSettings({ SMTP_PORT: String(port), ...env });
  const relay = await startServer({ port: 0, clinic: CLINIC, settings, log: () => {} });
  const found = await trySending({ clinic: CLINIC, services, origin: relay.url, env: {} });
  await relay.close();
  expect(found.map((finding) => finding.kind)).toEqual([kind]);
});

test('a site that does not answer is told', async () => {
  const origin = 'http://127.0.0.1:1';
  expect(await trySending({ clinic: CLINIC, services, origin, env: {} })).toEqual([
    { kind: 'siteSilent', url: origin, code: 'ECONNREFUSED' },
  ]);
});

test('without a build, or with EmailJS, it is said that nothing was tried', async () => {
  const none = { clinic: CLINIC, origin: null, env: {}, built: 'build/none.js' };
  expect(await trySending({ ...none, services })).toEqual([{ kind: 'notBuilt' }]);
  expect(await trySending({ ...none, services: mailServicesFrom(SERVICES) })).toEqual([
    { kind: 'sendElsewhere' },
  ]);
});
