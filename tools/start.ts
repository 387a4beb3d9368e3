import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Relay from '../relay/host/node.ts';
import { hasMailServer, NO_KEYS, readSettings, type RelaySettings } from '../relay/host/settings.ts';
import { startEdgeServer } from './edge-server.ts';
import { builtAt, keepBuild } from './copy-build.ts';
import { startInbox } from './local-inbox.ts';
import { localKey } from './local-appointment-key.ts';
import { formDeliveryFrom } from '../compile/read-mail-services.ts';
import { runCommand } from '../compile/mistakes.ts';
import { freePort } from './ports.ts';

// Builds the site and serves it: with the relay and a local inbox, or alone where the environment names the real
// e-mail and form services.
//   node tools/start.ts           builds first, and shows what was built last until that is done
//   node tools/start.ts --built   serves what was built last
//   node tools/start.ts --edge    in workerd, as a Cloudflare Worker would
//   node tools/start.ts --serve   serves what was built last to visitors: without an inbox, or a key it makes up itself
const EDGE = process.argv.includes('--edge');
const SERVE = process.argv.includes('--serve');
// A host starts it again at any time, and quickly.
const BUILT = process.argv.includes('--built') || (SERVE && existsSync('build/relay/node.js'));
const COMMAND = SERVE ? 'npm run serve' : EDGE ? 'npm run start:edge' : 'npm start';

/** What a worker reads of the environment; the others are about ports and proxies, of which it has none. */
const WORKER_SETTINGS = /^(SMTP_URL|MAIL_\w+|EMAILS_PER_HOUR|APPOINTMENT_KEYS|SITE_URL|EDITOR_\w+)$/;

const NO_MAIL_SERVER = `
  No mail server is named. Every booking and message will fail, and /health says so.
  Set SMTP_URL or MAIL_API_KEY (docs/developers.md). To try the site out with an inbox of its own: npm start
`;

async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const usesRelay = formDeliveryFrom(process.env) === 'relay';
  const port = await freePort('PORT', COMMAND);
  if (usesRelay && !SERVE) process.env.APPOINTMENT_KEYS ||= localKey();
  const settings = readSettings(process.env);
  // An owner's own mail server or service takes the place of the local inbox.
  const wantsInbox = usesRelay && !SERVE && !settings.smtpUrl && !settings.mailApi;
  const inbox = wantsInbox ? await startInbox(COMMAND) : null;
  // What arrives in the local inbox leads to this server; what goes out to people, to the site itself.
  const local = inbox && {
    smtpPort: inbox.smtp,
    siteUrl: settings.siteUrl ?? `http://${hostHere()}:${port}`,
  };

  const relaySettings = usesRelay ? { ...settings, ...local } : null;
  const url = BUILT ? await serveBuilt() : await serveAndBuild();

  async function serveBuilt(): Promise<string> {
    return EDGE ? serveAtEdge(port, local) : (await serve('build', port, relaySettings)).url;
  }

  /** Builds while visitors have the pages that were built last, if any; these stay where the build fails. */
  async function serveAndBuild(): Promise<string> {
    const earlier = EDGE ? undefined : keepBuild();
    let running = earlier ? await serve(earlier, port, relaySettings) : undefined;
    if (running) console.log(`\n  Meanwhile ${running.url} shows what was built last.\n`);
    const status = await build();
    if (EDGE && status === 0) return serveBuilt();
    let shown = builtAt();
    if (status === 0) running = await serve(keepBuild()!, port, relaySettings, running);
    else if (running) console.error('\n  The site stays as it was built last.');
    else process.exit(1);
    // As `npm run build` beside it ends.
    setInterval(async () => {
      if (builtAt() === shown) return;
      shown = builtAt();
      try {
        const built = keepBuild();
        if (built) running = await serve(built, port, relaySettings, running);
      } catch (error) {
        console.error(error);
      }
    }, 1000);
    return running.url;
  }

  console.log(`\n  Site    ${url}${EDGE ? ' (in workerd)' : ''}`);
  if (usesRelay) console.log(`  Relay   ${url}/api/v1.0/email/send and ${url}/f/contact`);
  else console.log('  Forms   go to EmailJS and Formspree, with the ids of the environment');
  if (inbox) console.log(`  Inbox   http://127.0.0.1:${inbox.web}`);
  if (usesRelay && !settings.appointmentKeys) console.log(`  Links   ${NO_KEYS}`);
  if (usesRelay && !inbox && !hasMailServer(settings)) console.error(NO_MAIL_SERVER);
  console.log('\n  Ctrl+C ends it.\n');
}

/** @returns the status that it ends with; what is wrong it says itself */
async function build(): Promise<number> {
  const building = spawn(process.execPath, ['tools/build.ts'], { stdio: ['ignore', 'inherit', 'inherit'] });
  const [status] = (await once(building, 'close')) as [number | null];
  return status ?? 1;
}

/** @param folder - with `client` and `relay` in it */
async function serve(
  folder: string,
  port: number,
  settings: RelaySettings | null,
  replaces?: Relay.RunningServer,
): Promise<Relay.RunningServer> {
  // Without this, React's development build makes the e-mails, at half the speed.
  process.env.NODE_ENV ??= 'production';
  const module = pathToFileURL(resolve(folder, 'relay/node.js')).href;
  const { closeOnSignals, startServer } = (await import(module)) as typeof Relay;
  const host = process.env.HOST || '127.0.0.1';
  const server = await startServer({
    port,
    host,
    siteFolder: join(folder, 'client'),
    settings,
    ...(replaces && { replaces }),
  });
  closeOnSignals(server);
  await replaces?.retire();
  return server;
}

/** How this machine reaches the server. */
function hostHere(): string {
  const { HOST = '' } = process.env;
  if (['', '0.0.0.0', '::'].includes(HOST)) return '127.0.0.1';
  return HOST.includes(':') ? `[${HOST}]` : HOST;
}

type Local = { smtpPort: number; siteUrl: string };

async function serveAtEdge(port: number, local: Local | null): Promise<string> {
  const stateFolder = mkdtempSync(join(tmpdir(), 'clinic-edge-'));
  process.on('exit', () => rmSync(stateFolder, { recursive: true, force: true }));
  const given = Object.entries(process.env).filter(([name, value]) => value && WORKER_SETTINGS.test(name));
  const starting = startEdgeServer({
    port,
    stateFolder,
    settings: {
      ...Object.fromEntries(given),
      ...(local && { SMTP_PORT: String(local.smtpPort), SITE_URL: local.siteUrl }),
    },
  });
  // Also while it starts.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void starting.then((server) => server.close()).then(() => process.exit(0)));
  }
  return (await starting).url;
}

await runCommand(start);
