import { spawn, type ChildProcess } from 'node:child_process';

/**
 * Starts maildev, a mail server that keeps what it gets in memory and shows it in a browser. Ends with this process.
 *
 * @param smtpPort - where it takes e-mails, on loopback
 * @param inboxPort - where it shows them, on loopback
 * @returns the process, once the inbox answers
 * @throws {Error} when it stops or does not answer within 20 seconds
 */
export async function startInbox(smtpPort: number, inboxPort: number): Promise<ChildProcess> {
  const loopback = '127.0.0.1';
  const maildev = spawn(
    process.execPath,
    [
      'node_modules/maildev/dist/bin/maildev.js',
      '--smtp',
      String(smtpPort),
      '--ip',
      loopback,
      '--web',
      String(inboxPort),
      '--web-ip',
      loopback,
      '--silent',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  process.on('exit', () => maildev.kill());
  const deadline = Date.now() + 20_000;
  while (maildev.exitCode === null && Date.now() < deadline) {
    const answered = await fetch(`http://${loopback}:${inboxPort}/api/email`).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return maildev;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The local inbox did not start on ports ${smtpPort} and ${inboxPort}.`);
}
