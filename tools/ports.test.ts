import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { deskPort } from './ports.ts';

afterEach(() => vi.unstubAllEnvs());

test('the desk uses another port if the site, the inbox or a program uses its port', async () => {
  vi.stubEnv('DESK_PORT', '');
  vi.stubEnv('INBOX_PORT', '4174');
  expect(await deskPort()).not.toBe(4174);
  vi.stubEnv('INBOX_PORT', '');
  const program = createServer().listen(4174, '127.0.0.1');
  // An error means that another program uses the port, which is as good for this test.
  await Promise.race([once(program, 'listening'), once(program, 'error')]);
  expect(await deskPort()).not.toBe(4174);
  program.close();
});

test('a port from the environment must be free', async () => {
  const program = createServer().listen(0, '127.0.0.1');
  await once(program, 'listening');
  const { port } = program.address() as AddressInfo;
  vi.stubEnv('DESK_PORT', String(port));
  await expect(deskPort()).rejects.toThrow(`DESK_PORT=${port + 1} npm run desk`);
  program.close();
});
