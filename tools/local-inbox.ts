import { spawn } from 'node:child_process';
import { freePort, hasStarted } from './ports.ts';

/**
 * Starts maildev, a mail server that keeps what it gets in memory and shows it in a browser. Ends with this process.
 *
 * @param command - what was run, for the message when a port is taken
 * @returns where it takes e-mails, and where it shows them, on loopback, once it answers
 * @throws {Error} when it stops or does not answer within 20 seconds
 */
export async function startInbox(command: string): Promise<{ web: number; smtp: number }> {
  const web = await freePort('INBOX_PORT', command);
  const smtp = await freePort('SMTP_PORT', command);
  const where = [`--smtp=${smtp}`, '--ip=127.0.0.1', `--web=${web}`, '--web-ip=127.0.0.1'];
  const maildev = spawn(
    process.execPath,
    ['node_modules/maildev/dist/bin/maildev.js', ...where, '--silent'],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  process.on('exit', () => maildev.kill());
  if (await hasStarted(maildev, `http://127.0.0.1:${web}/api/email`, 20_000)) return { web, smtp };
  throw new Error(`The local inbox did not start on ports ${smtp} and ${web}.`);
}
