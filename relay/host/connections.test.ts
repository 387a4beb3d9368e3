import { connect } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startServer } from './node.ts';
import { TIMEOUTS } from './connections.ts';
import { readSettings } from './settings.ts';
import { CLINIC } from '../../tests/helpers/test-relay.ts';
import { testFolder } from '../../tests/helpers/files.ts';
import { KEY } from '../../tests/helpers/relay-with-links.ts';

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
  const body = (boundary: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="name"\r\n\r\nPriya\r\n--${boundary}--\r\n`;
  const head = (path: string, type: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;

  async function startRelay({ photos = true, hasKeys = true } = {}) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const file = `${testFolder({})}/appointments.sqlite`;
    const server = await startServer({
      port: 0,
      settings: readSettings({
        SMTP_PORT: '9',
        APPOINTMENT_KEYS: hasKeys ? KEY : '',
        APPOINTMENTS_FILE: file,
      }),
      clinic: { ...CLINIC, booking: { ...CLINIC.booking, photos } },
      log: () => {},
    });
    onTestFinished(() => server.close());
    return server;
  }

  test('gives them more time to arrive, and nothing else', async () => {
    const { port, server } = await startRelay();
    const form = 'multipart/form-data; boundary=x';
    const sent = body('x');
    const slow = [
      ['/f/contact', form],
      ['/api/v1.0/email/send-form', form],
      ['/api/v1.0/email/send', 'application/json'],
      ['/f/contact', 'application/x-www-form-urlencoded'],
    ].map(([path, type]) => {
      const socket = client(port, head(path!, type!, sent.length) + sent.slice(0, 20));
      const answer = { text: '', isClosed: false };
      socket.on('data', (data) => (answer.text += data));
      socket.on('close', () => (answer.isClosed = true));
      return { socket, answer };
    });
    let begun = 0;
    server.on('request', () => begun++);
    await vi.waitFor(() => expect(begun).toBe(slow.length));
    vi.advanceTimersByTime(TIMEOUTS.request);
    const [photos, photosOfForm, ...others] = slow;
    await vi.waitFor(() => expect(others.map(({ answer }) => answer.isClosed)).toEqual([true, true]));
    for (const { socket } of [photos!, photosOfForm!]) socket.write(sent.slice(20));
    const answers = () => slow.map(({ answer }) => answer.text.split('\r\n', 1)[0]);
    const expected = ['HTTP/1.1 422 Unprocessable Entity', 'HTTP/1.1 400 Bad Request', '', ''];
    await vi.waitFor(() => expect(answers()).toEqual(expected));
  });
  test.each([{ photos: false }, { hasKeys: false }])('gives nobody more time with %o', async (without) => {
    const { server } = await startRelay(without);
    expect(server.requestTimeout).toBe(TIMEOUTS.request);
  });
});
