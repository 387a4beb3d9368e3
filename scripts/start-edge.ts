import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError } from '../domain/configuration-error.ts';
import { readSettings } from '../relay/settings.ts';
import { startEdgeServer } from './edge-server.ts';
import { startInbox } from './local-inbox.ts';
import { mailServicesFrom } from './mail-services.ts';
import { freePort } from './ports.ts';

const COMMAND = 'npm run start:edge';

/** What a worker reads of the environment; the others are about ports and proxies, of which it has none. */
const WORKER_SETTINGS = [
  'SMTP_URL',
  'MAIL_API_KEY',
  'MAIL_API_URL',
  'MAIL_FROM',
  'EMAILS_PER_HOUR',
  'PROOF_OF_WORK',
  'PROOF_OF_WORK_KEY',
];

// Builds the site and serves it as a Cloudflare Worker would, on this machine: with the relay and a local inbox, or alone
// where the environment names the real e-mail and form services.
//   node scripts/start-edge.ts           builds first
//   node scripts/start-edge.ts --built   serves what was built last
async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const usesRelay = mailServicesFrom(process.env).emailjs.origin === null;
  const port = await freePort('PORT', COMMAND);
  const settings = readSettings(process.env);
  const inbox =
    usesRelay && !settings.smtpUrl && !settings.mailApi
      ? { web: await freePort('INBOX_PORT', COMMAND), smtp: await freePort('SMTP_PORT', COMMAND) }
      : null;
  if (!process.argv.includes('--built')) {
    execFileSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'inherit', 'inherit'] });
  }
  if (inbox) await startInbox(inbox.smtp, inbox.web);

  const stateFolder = mkdtempSync(join(tmpdir(), 'clinic-edge-'));
  process.on('exit', () => rmSync(stateFolder, { recursive: true, force: true }));
  const given = WORKER_SETTINGS.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  const starting = startEdgeServer({
    port,
    stateFolder,
    settings: {
      ...(Object.fromEntries(given) as Record<string, string>),
      ...(inbox && { SMTP_PORT: String(inbox.smtp) }),
    },
  });
  // Also while it starts.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void starting.then((server) => server.close()).then(() => process.exit(0)));
  }
  const server = await starting;

  console.log(`\n  Site    ${server.url} (in workerd)`);
  if (usesRelay) console.log(`  Relay   ${server.url}/api/v1.0/email/send and ${server.url}/f/contact`);
  else console.log('  Forms   go to EmailJS and Formspree, with the ids of the environment');
  if (inbox) console.log(`  Inbox   http://127.0.0.1:${inbox.web}`);
  console.log('\n  Ctrl+C ends it.\n');
}

start().catch((error: Error & { status?: number }) => {
  // A failed build has said itself what is wrong.
  if (error.status === undefined) {
    console.error(error instanceof ConfigurationError ? `\n${error.message}\n` : error);
  }
  process.exit(1);
});
