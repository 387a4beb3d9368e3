import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ConfigurationError } from '../domain/configuration-error.ts';
import type * as Relay from '../relay/node.ts';
import { readSettings } from '../relay/settings.ts';
import { startInbox } from './local-inbox.ts';
import { mailServicesFrom } from './mail-services.ts';
import { freePort } from './ports.ts';

// Builds the site and serves it: with the relay and a local inbox, or alone where the environment names the real
// e-mail and form services.
//   node scripts/start.ts           builds first
//   node scripts/start.ts --built   serves what was built last
async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const usesRelay = mailServicesFrom(process.env).emailjs.origin === null;
  const port = await freePort('PORT');
  const settings = readSettings(process.env);
  // An owner's own mail server or service takes the place of the local inbox.
  const inbox =
    usesRelay && !settings.smtpUrl && !settings.mailApi
      ? { web: await freePort('INBOX_PORT'), smtp: await freePort('SMTP_PORT') }
      : null;
  if (!process.argv.includes('--built')) {
    execFileSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'inherit', 'inherit'] });
  }
  if (inbox) await startInbox(inbox.smtp, inbox.web);

  // Without this, React's development build makes the e-mails, at half the speed (docs/scale.md).
  process.env.NODE_ENV ??= 'production';
  const { closeOnSignals, startServer } = (await import('../build/relay/node.js' as string)) as typeof Relay;
  const host = process.env.HOST || '127.0.0.1';
  const server = await startServer({
    port,
    host,
    siteFolder: 'build/client',
    settings: usesRelay ? settings : null,
  });

  console.log(`\n  Site    ${server.url}`);
  if (usesRelay) console.log(`  Relay   ${server.url}/api/v1.0/email/send and ${server.url}/f/contact`);
  else console.log('  Forms   go to EmailJS and Formspree, with the ids of the environment');
  if (usesRelay && settings.metricsPort) {
    console.log(`  Metrics http://127.0.0.1:${settings.metricsPort}/metrics`);
  }
  if (inbox) console.log(`  Inbox   http://127.0.0.1:${inbox.web}`);
  console.log('\n  Ctrl+C ends it.\n');

  closeOnSignals(server);
}

start().catch((error: Error & { status?: number }) => {
  // A failed build has said itself what is wrong.
  if (error.status === undefined) {
    console.error(error instanceof ConfigurationError ? `\n${error.message}\n` : error);
  }
  process.exit(1);
});
