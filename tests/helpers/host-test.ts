import { test as base } from '@playwright/test';
import { EDGE_PORTS } from './ports.ts';
import { startNginx } from './nginx.ts';
import { startSite } from './start-site.ts';

/** The host of site and relay: the local server (started by Playwright), nginx in front of it, or workerd. */
export type Host = 'node' | 'nginx' | 'edge';

/** A test on the host of the Playwright project. `baseURL` is the address of the host. */
export const test = base.extend<object, { host: Host; hostUrl: string | null }>({
  host: ['node', { option: true, scope: 'worker' }],
  hostUrl: [
    async ({ host }, use) => {
      if (host === 'node') return use(null);
      const server = await (host === 'nginx' ? startNginx() : startSite(EDGE_PORTS, '--edge'));
      await use(server.url);
      await server.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ baseURL, hostUrl }, use) => use(hostUrl ?? baseURL),
});

/** Returns headers with a client's address, as the owner's proxy or Cloudflare would add them. */
export function asClient(host: Host, address: string): Record<string, string> {
  return host === 'edge' ? { 'CF-Connecting-IP': address } : { 'X-Forwarded-For': address };
}
