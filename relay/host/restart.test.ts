import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { CLINIC, NOW, PARAMS } from '../../tests/helpers/relay.ts';
import { createRelayClient } from '../../tests/helpers/relay-client.ts';
import { startSmtp } from '../../tests/helpers/smtp.ts';

// The relay as a process of its own, which its host may end at any time; built first, since its e-mails are in JSX.

const BUILT = 'build/relay-under-test';

const PROGRAM = `
  import { closeOnSignals, startServer } from './${BUILT}/node.js';
  import { readSettings } from './relay/host/settings.ts';
  const server = await startServer({
    port: 0,
    clinic: ${JSON.stringify(CLINIC)},
    settings: readSettings(process.env),
    now: () => new Date(${NOW.getTime()}),
  });
  closeOnSignals(server);
  console.log(JSON.stringify({ url: server.url }));
`;

test('asked to end (SIGTERM): finishes the e-mail under way, answers it, takes no more, and ends well', async () => {
  await build({ configFile: 'vite.relay.config.ts', logLevel: 'silent', build: { outDir: BUILT } });
  const asked = Promise.withResolvers<void>();
  const { received, port, close } = await startSmtp({
    onMailFrom(_, __, done) {
      asked.resolve();
      done();
    },
    onMessage: (done) => void setTimeout(done, 300),
  });
  const relay = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    env: { ...process.env, SMTP_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    relay.kill('SIGKILL');
    close();
  });
  let output = '';
  relay.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  await expect.poll(() => output, { timeout: 30_000 }).toContain('\n');
  const { url } = JSON.parse(output) as { url: string };

  const sent = createRelayClient(url, () => ({})).sendEmail('clinic', PARAMS);
  await asked.promise;
  const exit = once(relay, 'exit');
  relay.kill('SIGTERM');
  expect((await sent).status).toBe(200);
  expect(await exit).toEqual([0, null]);
  expect(received).toHaveLength(1);
  await expect(fetch(`${url}/health`)).rejects.toThrow();

  // What a host collects of it, all told, names nobody.
  const line = JSON.parse(output.trim().split('\n').at(-1)!) as unknown;
  expect(line).toMatchObject({ event: 'email-send', outcome: 'delivered', appointmentId: 'DENT-4K7Q2Z' });
  expect(output).not.toMatch(/Priya|98200|Sharp/i);
}, 60_000);
