import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LogEntry } from './log.ts';
import { startServer, type RunningServer } from './node.ts';
import { readSettings } from './settings.ts';
import { MESSAGE, PARAMS } from './test-relay.ts';
import { EMAIL_SEND_PATH } from './wire.ts';

const PAGE = `<!doctype html><title>Contact</title>${'<p>Write to us.</p>'.repeat(50)}`;
const FALLBACK = `<!doctype html><title>Page not found</title>${'<p></p>'.repeat(50)}`;

let folder: string;
let server: RunningServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  const files: Record<string, string | Buffer> = {
    'index.html': '<!doctype html><title>Home</title>',
    'contact/index.html': PAGE,
    'contact/index.html.br': brotliCompressSync(PAGE),
    'contact/index.html.gz': gzipSync(PAGE),
    'contact.data': '[{"_1":2}]',
    'assets/app-3f2a.js': 'export {};',
    '__spa-fallback.html': FALLBACK,
    '__spa-fallback.html.br': brotliCompressSync(FALLBACK),
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  server = await startServer({ port: 0, siteFolder: folder, settings: readSettings({}), log: () => {} });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return fetch(server.url + path, { method, headers: { 'Accept-Encoding': 'identity', ...headers } });
}

describe('the site', () => {
  test('pages are found by their path and asked for again each time', async () => {
    for (const path of ['/contact', '/contact/', '/contact?search=tooth']) {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('text/html;charset=utf-8');
      expect(response.headers.get('Cache-Control')).toBe('no-cache');
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(response.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(await response.text()).toBe(PAGE);
    }
  });

  test('an unchanged page is not sent again', async () => {
    const etag = (await get('/contact')).headers.get('ETag')!;
    expect((await get('/contact', { 'If-None-Match': etag })).status).toBe(304);
  });

  test.each(['br', 'gzip'])('a page is sent as %s to a browser that takes it', async (encoding) => {
    const response = await get('/contact', { 'Accept-Encoding': encoding });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Content-Type')).toBe('text/html;charset=utf-8');
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(PAGE);
  });

  test('files whose names change with their content are kept for ever', async () => {
    const response = await get('/assets/app-3f2a.js');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Content-Type')).toMatch(/^text\/javascript/);
  });

  test("the data of a page has React Router's type", async () => {
    expect((await get('/contact.data')).headers.get('Content-Type')).toBe('text/x-script');
  });

  test('HEAD tells the same without the body', async () => {
    const response = await get('/contact', {}, 'HEAD');
    expect([response.status, response.headers.get('Content-Length')]).toEqual([200, String(PAGE.length)]);
    expect(await response.text()).toBe('');
  });

  test.each([
    ['/no/such/page', { Accept: 'text/html' }],
    ['/no-such-page', {}],
    ['/old-page.php', { Accept: 'text/html,*/*;q=0.8' }],
    ['/%E0%A4%A', { Accept: 'text/html' }],
    ['/..%2f..%2fpackage.json', { Accept: 'text/html' }],
  ])('%s is the not-found page, with status 404', async (path, headers) => {
    const response = await get(path, headers);
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toBe(FALLBACK);
  });

  test('the not-found page is compressed too', async () => {
    const response = await get('/no-such-page', { Accept: 'text/html', 'Accept-Encoding': 'gzip, br' });
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(await response.text()).toBe(FALLBACK);
  });

  test.each([
    ['/images/missing.avif', { Accept: 'image/avif,image/*,*/*;q=0.8' }],
    ['/missing.data', {}],
    ['/api', { Accept: 'application/json' }],
  ])('%s is a plain 404', async (path, headers) => {
    const response = await get(path, headers);
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  });

  test('a page takes no posts', async () => {
    const response = await fetch(`${server.url}/contact`, { method: 'POST', body: 'x' });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });
});

test('the relay answers on the same port', async () => {
  expect((await get('/health')).status).toBe(200);
  expect((await get('/f/contact')).status).toBe(405);
  expect((await fetch(server.url + EMAIL_SEND_PATH, { method: 'POST', body: '{}' })).status).toBe(415);
});

test('without settings there is no relay, only the site', async () => {
  const siteAlone = await startServer({ port: 0, siteFolder: folder, settings: null });
  const pages = await Promise.all(['/contact', '/health'].map((path) => fetch(siteAlone.url + path)));
  const form = await fetch(`${siteAlone.url}/f/contact`, {
    method: 'POST',
    body: new URLSearchParams(MESSAGE),
  });
  await siteAlone.close();
  expect([...pages, form].map(({ status }) => status)).toEqual([200, 404, 405]);
});

test('a body over 32 KB is refused and the next request on the connection still works', async () => {
  const response = await fetch(`${server.url}/f/contact`, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ message: 'x'.repeat(200_000) }),
  });
  expect(response.status).toBe(413);
  expect((await get('/health')).status).toBe(200);
});

test('a port that is taken is told with the port and the variable', async () => {
  const again = startServer({ port: server.port, portVariable: 'SITE_PORT', settings: readSettings({}) });
  await expect(again).rejects.toThrow(
    `Port ${server.port} is taken by another program. Stop that program, or choose another port, for example SITE_PORT=${server.port + 1}.`,
  );
});

describe('a mail server that', () => {
  const sockets = new Set<Socket>();
  let mailServer: Server | undefined;

  /** A mail server that answers each command by its first word; an absent answer is silence. */
  function startMailServer(greeting: string | null, answers: Record<string, string>): Promise<number> {
    mailServer = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
      if (greeting) socket.write(`${greeting}\r\n`);
      socket.on('data', (data) => {
        const answer = answers[data.toString().slice(0, 4).toUpperCase()];
        if (answer === 'drop') socket.destroy();
        else if (answer) socket.write(`${answer}\r\n`);
      });
    });
    return new Promise((resolve) => {
      mailServer!.listen(0, '127.0.0.1', () => resolve((mailServer!.address() as { port: number }).port));
    });
  }

  async function sendThrough(smtpPort: number) {
    const log: LogEntry[] = [];
    const settings = readSettings({ SMTP_PORT: String(smtpPort) });
    const relay = await startServer({ port: 0, settings, log: (entry) => log.push(entry) });
    const started = Date.now();
    try {
      const email = await fetch(relay.url + EMAIL_SEND_PATH, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          user_id: 'relay',
          service_id: 'relay',
          template_id: 'clinic',
          template_params: PARAMS,
        }),
      });
      return { status: email.status, text: await email.text(), ms: Date.now() - started, log };
    } finally {
      await relay.close();
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      mailServer?.close();
    }
  }

  const polite = { EHLO: '250 mail.test', MAIL: '250 ok', RCPT: '250 ok', DATA: '354 go on' };

  test('refuses the recipient', async () => {
    const port = await startMailServer('220 mail.test', { ...polite, RCPT: '550 5.1.1 <hello@x> unknown' });
    const answer = await sendThrough(port);
    expect(answer).toMatchObject({ status: 412, text: 'SMTP: the mail server refused the message (550)' });
    expect(answer.log[0]).toMatchObject({ outcome: 'not-delivered', code: '550' });
  }, 20_000);

  test('drops the connection amid the message', async () => {
    const port = await startMailServer('220 mail.test', { ...polite, DATA: 'drop' });
    expect((await sendThrough(port)).status).toBe(412);
  }, 20_000);

  test('never greets: told before the browser gives up', async () => {
    const answer = await sendThrough(await startMailServer(null, {}));
    expect(answer).toMatchObject({ status: 412, text: 'SMTP: the mail server did not answer in time' });
    expect(answer.ms).toBeLessThan(12_000);
  }, 30_000);

  test('falls silent later: told before the browser gives up', async () => {
    const { MAIL: _, ...silent } = polite;
    const answer = await sendThrough(await startMailServer('220 mail.test', silent));
    expect(answer).toMatchObject({ status: 412, text: 'SMTP: the mail server did not answer in time' });
    expect(answer.ms).toBeLessThan(12_000);
  }, 30_000);

  test('is away: a form gets its own refusal', async () => {
    const port = await startMailServer(null, {});
    await new Promise<void>((resolve) => mailServer!.close(() => resolve()));
    const relay = await startServer({
      port: 0,
      settings: readSettings({ SMTP_PORT: String(port) }),
      log: () => {},
    });
    const response = await fetch(`${relay.url}/f/contact`, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(MESSAGE),
    });
    await relay.close();
    expect([response.status, await response.json()]).toEqual([
      502,
      { error: 'Your message could not be delivered.' },
    ]);
  }, 20_000);
});
