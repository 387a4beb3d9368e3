import { expect, test } from 'vitest';
import { startServer } from '../../relay/host/node.ts';
import { readSettings } from '../../relay/host/settings.ts';
import { CLINIC } from '../../tests/helpers/test-relay.ts';
import { SERVICES } from '../../tests/fixtures/environments.ts';
import { mailServicesFrom } from '../../compile/read-mail-services.ts';
import { sendTestBooking } from './test-booking.ts';
import { startMailServer } from '../../tests/helpers/mail-servers.ts';
import type { Finding } from './findings.ts';

const services = mailServicesFrom({});

test.each<[Finding['kind'], Record<string, string>]>([
  ['bookingTaken', {}],
  ['bookingRefused', { SMTP_PORT: '1' }],
])('reports the result of a booking through the relay: %s', async (kind, env) => {
  const withoutLogin = { authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'] };
  const port = await startMailServer(withoutLogin);
  const settings = readSettings({ SMTP_PORT: String(port), ...env });
  const relay = await startServer({ port: 0, clinic: CLINIC, settings, log: () => {} });
  const found = await sendTestBooking({ clinic: CLINIC, services, origin: relay.url, env: {} });
  await relay.close();
  expect(found.map((finding) => finding.kind)).toEqual([kind]);
});

test('reports a site that does not answer', async () => {
  const origin = 'http://127.0.0.1:1';
  expect(await sendTestBooking({ clinic: CLINIC, services, origin, env: {} })).toEqual([
    { kind: 'siteSilent', url: origin, code: 'ECONNREFUSED' },
  ]);
});

test('reports that no booking was sent without a build or with EmailJS', async () => {
  const none = { clinic: CLINIC, origin: null, env: {}, built: 'build/none.js' };
  expect(await sendTestBooking({ ...none, services })).toEqual([{ kind: 'notBuilt' }]);
  expect(await sendTestBooking({ ...none, services: mailServicesFrom(SERVICES) })).toEqual([
    { kind: 'sendElsewhere' },
  ]);
});
