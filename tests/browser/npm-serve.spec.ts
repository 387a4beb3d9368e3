import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { PORTS } from '../helpers/ports.ts';

// `npm run serve` serves the site to visitors. `npm start` is for trying it out.

test('without a mail server, it prints a warning, /health fails, and there is no inbox and no key', async () => {
  const none = { SMTP_URL: '', SMTP_PORT: '', MAIL_API_KEY: '', APPOINTMENT_KEYS: '' };
  const port = PORTS.site + 7;
  const server = spawn(process.execPath, ['tools/start.ts', '--serve'], {
    env: { ...process.env, ...none, PORT: String(port), INBOX_PORT: String(port + 1) },
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const ended = once(server, 'exit');
  try {
    await expect.poll(() => output, { timeout: 20_000 }).toContain('Ctrl+C');
    expect(output).toContain('No mail server is named.');
    expect(output).toContain('APPOINTMENT_KEYS is not set: e-mails carry no links');
    expect(output).not.toContain('Inbox');
    const health = await fetch(`http://127.0.0.1:${port}/health`);
    expect([health.status, await health.json()]).toEqual([503, { status: 'failing', mail: 'failing' }]);
    expect((await fetch(`http://127.0.0.1:${port}/book`)).status).toBe(200);
    await expect(fetch(`http://127.0.0.1:${port + 1}/`)).rejects.toThrow();
  } finally {
    server.kill();
    await ended;
  }
});
