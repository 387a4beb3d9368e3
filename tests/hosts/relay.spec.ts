import { expect } from '@playwright/test';
import { EMAIL_SEND_PATH } from '../../domain/web/form-protocols.ts';
import { asClient, test as onHost } from '../helpers/host-test.ts';
import { newAddress } from '../helpers/unique-patients.ts';
import { createRelayClient } from '../helpers/relay-client.ts';

// Limits of the relay in workerd, where Durable Objects count requests. relay/**/*.test.ts test them in
// detail on Node. host-parity.spec.ts tests health and headers.

const test = onHost.extend<{ client: ReturnType<typeof createRelayClient> }>({
  client: ({ baseURL, host }, use) => use(createRelayClient(baseURL!, (address) => asClient(host, address))),
});

test.describe('the relay', { tag: '@edge' }, () => {
  test('limits a flood from one client, even if it sends other addresses', async ({ client, host }) => {
    const address = newAddress();
    const send = () => {
      const forged = { [host === 'edge' ? 'X-Forwarded-For' : 'CF-Connecting-IP']: newAddress() };
      const headers = { 'Content-Type': 'application/json', ...forged };
      return client.post(EMAIL_SEND_PATH, { headers, body: '{}' }, address);
    };
    const flood = await Promise.all(Array.from({ length: 100 }, send));
    const refused = flood.filter(({ status }) => status === 429);
    expect(flood.filter(({ status }) => status === 400).length).toBeGreaterThanOrEqual(40);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]!.headers.get('Retry-After')).toBe('1');
    expect(await refused[0]!.text()).toBe('Too Many Requests');
    await expect.poll(async () => (await send()).status).toBe(400);
  });
});
