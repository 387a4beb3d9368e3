import { connect } from 'node:net';
import { once } from 'node:events';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startServer } from './node.ts';
import { TIMEOUTS } from './connections.ts';
import { readSettings } from './settings.ts';
import { CLINIC } from '../../tests/helpers/test-relay.ts';
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

describe('a server that takes pictures', () => {
  const times = { headers: 300, request: 300, upload: 5_000 };
  const body = (boundary: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="name"\r\n\r\nPriya\r\n--${boundary}--\r\n`;
  const head = (path: string, type: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;

  async function startRelay(photos: boolean) {
    const server = await startServer({
      port: 0,
      settings: readSettings({ SMTP_PORT: '9' }),
      clinic: { ...CLINIC, booking: { ...CLINIC.booking, photos } },
      log: () => {},
      timeouts: { ...TIMEOUTS, ...times },
    });
    onTestFinished(() => server.close());
    return server;
  }

  /** Sends a form in two halves; the second one later than other requests may take. */
  async function sendSlowly(port: number, path: string, type: string): Promise<string> {
    const sent = body('x');
    const socket = client(port, head(path, type, sent.length) + sent.slice(0, 20));
    let answer = '';
    socket.on('data', (data) => (answer += data));
    const closed = once(socket, 'close');
    const late = setTimeout(() => socket.write(sent.slice(20)), 1500);
    await Promise.race([closed, expect.poll(() => answer, { timeout: 10_000 }).not.toBe('')]);
    clearTimeout(late);
    return answer.split('\r\n', 1)[0]!;
  }

  test('gives them more time to arrive, and nothing else', async () => {
    const { port } = await startRelay(true);
    const form = 'multipart/form-data; boundary=x';
    const answers = await Promise.all([
      sendSlowly(port, '/f/contact', form),
      sendSlowly(port, '/api/v1.0/email/send-form', form),
      sendSlowly(port, '/api/v1.0/email/send', 'application/json'),
      sendSlowly(port, '/f/contact', 'application/x-www-form-urlencoded'),
    ]);
    expect(answers).toEqual(['HTTP/1.1 422 Unprocessable Entity', 'HTTP/1.1 400 Bad Request', '', '']);
  });

  test('gives no time without the line', async () => {
    const { port } = await startRelay(false);
    const answer = await sendSlowly(port, '/f/contact', 'multipart/form-data; boundary=x');
    expect(answer).not.toContain('422');
  });
});
