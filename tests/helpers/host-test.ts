import { test as base } from '@playwright/test';
import { EDGE_PORTS } from './ports.ts';
import { startNginx } from './nginx.ts';
import { startSite } from './start-site.ts';

/** Where the site and the relay run: on the local server, which Playwright starts, behind nginx before it, or in workerd. */
export type Host = 'node' | 'nginx' | 'edge';

/** Tests that run against any host, by the project's `host`; `baseURL` leads to it. */
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

/**
 * The headers by which a host takes a request for that of a client at `address`: on this machine, where neither the
 * owner's proxy nor Cloudflare writes them, the test does.
 */
export function asClient(host: Host, address: string): Record<string, string> {
  return host === 'edge' ? { 'CF-Connecting-IP': address } : { 'X-Forwarded-For': address };
}
