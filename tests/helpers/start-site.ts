import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const START_TIMEOUT_MS = 60_000;

/**
 * Starts the built site with its relay and an inbox, as `npm start` does.
 *
 * @param options - the options of tools/start.ts, such as `--edge`
 * @throws {Error} if the site exits before it has started
 */
export async function startSite(
  ports: { site: number; inbox: number; smtp: number },
  ...options: string[]
): Promise<{ url: string; close(): Promise<void> }> {
  const site = spawn(process.execPath, ['tools/start.ts', '--built', ...options], {
    env: {
      ...process.env,
      PORT: String(ports.site),
      INBOX_PORT: String(ports.inbox),
      SMTP_PORT: String(ports.smtp),
      APPOINTMENTS_FILE: `.data/appointments-${ports.site}.sqlite`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(site, 'exit');
  const started = Promise.withResolvers<void>();
  createInterface({ input: site.stdout }).on('line', (line) => {
    if (line.includes('Ctrl+C')) started.resolve();
  });
  void exit.then(() => started.reject(new Error('The site exited before it had started.')));
  const timer = setTimeout(() => site.kill(), START_TIMEOUT_MS);
  await started.promise;
  clearTimeout(timer);
  return {
    url: `http://127.0.0.1:${ports.site}`,
    async close() {
      site.kill();
      await exit;
    },
  };
}
