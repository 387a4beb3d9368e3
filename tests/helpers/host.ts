import { test as base } from '@playwright/test';
import { EDGE_PORTS } from './ports.ts';
import { startSite } from './start.ts';

/** Where the site and the relay run: on the local server, which Playwright starts, or in workerd. */
export type Host = 'node' | 'edge';

/** Tests that run against either host, by the project's `host`; `baseURL` leads to it. */
export const test = base.extend<object, { host: Host; edgeUrl: string | null }>({
  host: ['node', { option: true, scope: 'worker' }],
  edgeUrl: [
    async ({ host }, use) => {
      if (host === 'node') return use(null);
      const edge = await startSite(EDGE_PORTS, '--edge');
      await use(edge.url);
      await edge.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ baseURL, edgeUrl }, use) => use(edgeUrl ?? baseURL),
});

/**
 * The headers by which a host takes a request for that of a client at `address`: on this machine, where neither the
 * owner's proxy nor Cloudflare writes them, the test does.
 */
export function asClient(host: Host, address: string): Record<string, string> {
  return host === 'edge' ? { 'CF-Connecting-IP': address } : { 'X-Forwarded-For': address };
}

/** A client's address of one test alone. */
export function newAddress(): string {
  const byte = () => Math.floor(Math.random() * 254) + 1;
  return `10.${byte()}.${byte()}.${byte()}`;
}
