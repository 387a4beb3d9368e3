import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test as base } from '@playwright/test';
import { EDGE_PORTS } from './ports.ts';

/** Where the site and the relay run: on the local server, which Playwright starts, or in workerd. */
export type Host = 'node' | 'edge';

const START_LIMIT_MS = 60_000;

/** Tests that run against either host, by the project's `host`; `baseURL` leads to it. */
export const test = base.extend<object, { host: Host; edgeUrl: string | null }>({
  host: ['node', { option: true, scope: 'worker' }],
  edgeUrl: [
    async ({ host }, use) => {
      if (host === 'node') return use(null);
      const edge = await startEdge();
      await use(edge.url);
      await edge.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ baseURL, edgeUrl }, use) => use(edgeUrl ?? baseURL),
});

/**
 * Starts the built site in workerd, as `npm run start:edge` does.
 *
 * @returns its address, and what ends it
 */
async function startEdge(): Promise<{ url: string; close(): Promise<void> }> {
  const edge = spawn(process.execPath, ['scripts/start.ts', '--edge', '--built'], {
    env: {
      ...process.env,
      PORT: String(EDGE_PORTS.site),
      INBOX_PORT: String(EDGE_PORTS.inbox),
      SMTP_PORT: String(EDGE_PORTS.smtp),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(edge, 'exit');
  const started = Promise.withResolvers<void>();
  createInterface({ input: edge.stdout }).on('line', (line) => {
    if (line.includes('Ctrl+C')) started.resolve();
  });
  void exit.then(() => started.reject(new Error('npm run start:edge ended before it had started.')));
  const timer = setTimeout(() => edge.kill(), START_LIMIT_MS);
  await started.promise;
  clearTimeout(timer);
  return {
    url: `http://127.0.0.1:${EDGE_PORTS.site}`,
    async close() {
      edge.kill();
      await exit;
    },
  };
}

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
