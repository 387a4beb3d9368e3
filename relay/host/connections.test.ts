import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from './node.ts';
import { TIMEOUTS } from './connections.ts';
import { testFolder } from '../../tests/helpers/files.ts';

const MB = 1024 * 1024;

async function startSite(timeouts: Partial<typeof TIMEOUTS> = {}) {
  const siteFolder = testFolder({ 'index.html': 'home', 'pictures/hero.avif': Buffer.alloc(MB) });
  const settings = null;
  const server = await startServer({ port: 0, siteFolder, settings, timeouts: { ...TIMEOUTS, ...timeouts } });
  onTestFinished(() => server.close());
  return server;
}

/** A client that sends something, and reads only where it is told to. */
function client(port: number, sent: string) {
  const socket = connect(port, '127.0.0.1', () => socket.write(sent));
  onTestFinished(() => void socket.destroy());
  return socket.on('error', () => {});
}

const openConnections = (server: Awaited<ReturnType<typeof startSite>>) =>
  new Promise<number>((resolve) => void server.server.getConnections((_, count) => resolve(count)));

test('disconnects a client that requests many pictures and reads none, without filling memory', async () => {
  const server = await startSite({ idle: 300 });
  const before = process.memoryUsage.rss();
  for (let count = 0; count < 4; count++) {
    client(server.port, 'GET /pictures/hero.avif HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1000)).pause();
  }
  await expect.poll(() => openConnections(server)).toBe(4);
  let most = 0;
  await expect
    .poll(
      async () => {
        most = Math.max(most, process.memoryUsage.rss() - before);
        return openConnections(server);
      },
      { timeout: 10_000, interval: 20 },
    )
    .toBe(0);
  // Of the 4,000 pictures each connection has one under way.
  expect(most).toBeLessThan(200 * MB);
  expect((await fetch(server.url)).status).toBe(200);
});

test('disconnects a client that sends nothing, or half a request', async () => {
  const server = await startSite({ idle: 200, headers: 200, request: 200 });
  for (const sent of ['', 'GET / HTTP/1.1\r\nHo']) client(server.port, sent).resume();
  await expect.poll(() => openConnections(server)).toBe(2);
  await expect.poll(() => openConnections(server), { timeout: 10_000 }).toBe(0);
});

test('answers pipelined requests in order', async () => {
  const server = await startSite();
  const socket = client(
    server.port,
    ['/', '/nowhere.txt', '/', '/nowhere.txt']
      .map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
      .join(''),
  );
  let read = '';
  socket.on('data', (data) => (read += data));
  await expect
    .poll(() => Array.from(read.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status]) => status))
    .toEqual(['200', '404', '200', '404']);
});
