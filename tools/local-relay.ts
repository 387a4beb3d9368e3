import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { freePort, waitUntilReady } from './ports.ts';

// The inbox and the key that a relay on this machine needs.

/**
 * Starts maildev, a mail server that stores e-mails in memory and shows them in a browser. Stops with this
 * process.
 *
 * @param command - the npm command, for the message if a port is in use
 * @returns the ports on loopback for the web page and for SMTP, once the inbox answers
 * @throws {Error} if the inbox stops or does not answer within 20 seconds
 */
export async function startInbox(command: string): Promise<{ web: number; smtp: number }> {
  const web = await freePort('INBOX_PORT', command);
  const smtp = await freePort('SMTP_PORT', command);
  const addresses = [`--smtp=${smtp}`, '--ip=127.0.0.1', `--web=${web}`, '--web-ip=127.0.0.1'];
  const maildev = spawn(
    process.execPath,
    ['node_modules/maildev/dist/bin/maildev.js', ...addresses, '--silent'],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  process.on('exit', () => maildev.kill());
  if (await waitUntilReady(maildev, `http://127.0.0.1:${web}/api/email`, 20_000)) return { web, smtp };
  throw new Error(`The local inbox did not start on ports ${smtp} and ${web}.`);
}

const KEY_FILE = '.data/appointment-key';

/** Reads this machine's key for links in e-mails, or creates it. Git ignores the file. */
export function readLocalKey(): string {
  if (!existsSync(KEY_FILE)) {
    mkdirSync(dirname(KEY_FILE), { recursive: true });
    writeFileSync(KEY_FILE, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(KEY_FILE, 'utf8').trim();
}
