import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Relay from '../relay/host/node.ts';
import { hasMailServer, NO_KEYS, readSettings, type RelaySettings } from '../relay/host/settings.ts';
import { startEdgeServer } from './edge-server.ts';
import { buildTimeMs, copyBuild } from './copy-build.ts';
import { readLocalKey, startInbox } from './local-relay.ts';
import { formDeliveryFrom } from '../compile/read-mail-services.ts';
import { runCommand } from '../compile/mistakes.ts';
import { freePort } from './ports.ts';

// Builds the site and serves it, with the relay and a local inbox, or without them if the environment
// configures EmailJS and Formspree.
//   node tools/start.ts           builds, serves the last build meanwhile, and starts the desk
//   node tools/start.ts --built   serves the last build
//   node tools/start.ts --edge    serves the last build in workerd, like a Cloudflare Worker
//   node tools/start.ts --serve   serves the last build to visitors, without a local inbox and generated key
const EDGE = process.argv.includes('--edge');
const SERVE = process.argv.includes('--serve');
// --serve uses an existing build, because a host can restart the service at any time and expects an answer
// quickly.
const BUILT = process.argv.includes('--built') || (SERVE && existsSync('build/relay/node.js'));
const COMMAND = SERVE ? 'npm run serve' : EDGE ? 'npm run start:edge' : 'npm start';

/** The settings that the worker reads. The others concern ports and proxies, which a worker does not have. */
const WORKER_SETTINGS = /^(SMTP_URL|MAIL_\w+|EMAILS_PER_HOUR|APPOINTMENT_KEYS|SITE_URL|EDITOR_\w+)$/;

const NO_MAIL_SERVER = `
  No mail server is named. Every booking and message will fail, and /health says so.
  Set SMTP_URL or MAIL_API_KEY (docs/developers.md). To try the site out with an inbox of its own: npm start
`;

async function start(): Promise<void> {
  // The desk gets the environment without the local key set below, because it checks the site's own settings.
  const desk = SERVE || EDGE || BUILT ? null : startDesk();
  if (existsSync('.env')) process.loadEnvFile('.env');
  const usesRelay = formDeliveryFrom(process.env) === 'relay';
  const port = await freePort('PORT', COMMAND);
  if (usesRelay && !SERVE) process.env.APPOINTMENT_KEYS ||= readLocalKey();
  const settings = readSettings(process.env);
  // A configured mail server or service replaces the local inbox.
  const wantsInbox = usesRelay && !SERVE && !settings.smtpUrl && !settings.mailApi;
  const inbox = wantsInbox ? await startInbox(COMMAND) : null;
  // In e-mails to the local inbox, links lead to this server. In others, they lead to the site's address.
  const local = inbox && {
    smtpPort: inbox.smtp,
    siteUrl: settings.siteUrl ?? `http://${hostHere()}:${port}`,
  };

  const relaySettings = usesRelay ? { ...settings, ...local } : null;
  // The first build takes minutes.
  void desk?.then((deskUrl) => deskUrl && console.log(`\n  The desk is open already: ${deskUrl}\n`));
  const url = BUILT ? await serveBuilt() : await serveAndBuild();

  async function serveBuilt(): Promise<string> {
    return EDGE ? serveAtEdge(port, local) : (await serve('build', port, relaySettings)).url;
  }

  /**
   * Serves the last build, if there is one, while building. If the build fails, it serves that one further.
   */
  async function serveAndBuild(): Promise<string | undefined> {
    const lastBuild = EDGE ? undefined : copyBuild();
    let running = lastBuild ? await serve(lastBuild, port, relaySettings) : undefined;
    if (running) console.log(`\n  Meanwhile ${running.url} shows what was built last.\n`);
    const status = await build();
    if (EDGE && status === 0) return serveBuilt();
    let servedBuildMs = buildTimeMs();
    if (status === 0) running = await serve(copyBuild()!, port, relaySettings, running);
    else if (running) console.error('\n  The site stays as it was built last.');
    // The desk says what to fix. The next build that succeeds is served.
    else if (!(await desk)) process.exit(1);
    // Serves the result of later builds too, such as a separate `npm run build`.
    setInterval(async () => {
      if (buildTimeMs() === servedBuildMs) return;
      servedBuildMs = buildTimeMs();
      try {
        const newBuild = copyBuild();
        if (newBuild) running = await serve(newBuild, port, relaySettings, running);
      } catch (error) {
        console.error(error);
      }
    }, 1000);
    return running?.url;
  }

  console.log(
    `\n  Site    ${url ?? 'could not be built; the desk says what to fix'}${EDGE ? ' (in workerd)' : ''}`,
  );
  if (usesRelay && url) console.log(`  Relay   ${url}/api/v1.0/email/send and ${url}/f/contact`);
  else if (!usesRelay) console.log('  Forms   go to EmailJS and Formspree, with the ids of the environment');
  if (inbox) console.log(`  Inbox   http://127.0.0.1:${inbox.web}`);
  const deskUrl = await desk;
  if (deskUrl) console.log(`  Desk    ${deskUrl}`);
  if (usesRelay && !settings.appointmentKeys) console.log(`  Links   ${NO_KEYS}`);
  if (usesRelay && !inbox && !hasMailServer(settings)) console.error(NO_MAIL_SERVER);
  console.log('\n  Ctrl+C ends it.\n');
}

/** @returns the desk's address; undefined if the desk does not start, and prints the reason */
async function startDesk(): Promise<string | undefined> {
  const desk = spawn(process.execPath, ['tools/desk.ts'], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [answer] = (await Promise.race([once(desk, 'message'), once(desk, 'exit')])) as [unknown];
  // Without `unref`, the desk would keep this process running. The desk ends with this process.
  desk.channel?.unref();
  return typeof answer === 'string' ? answer : undefined;
}

/** @returns the exit status; the build prints its own errors */
async function build(): Promise<number> {
  const building = spawn(process.execPath, ['tools/build.ts'], { stdio: ['ignore', 'inherit', 'inherit'] });
  const [status] = (await once(building, 'close')) as [number | null];
  return status ?? 1;
}

/** @param folder - the folder that contains `client` and `relay` */
async function serve(
  folder: string,
  port: number,
  settings: RelaySettings | null,
  replaces?: Relay.RunningServer,
): Promise<Relay.RunningServer> {
  // Otherwise React's development build would render the e-mails, which takes twice as long.
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

/** Returns the host name at which this machine reaches the server. */
function hostHere(): string {
  const { HOST = '' } = process.env;
  if (['', '0.0.0.0', '::'].includes(HOST)) return '127.0.0.1';
  return HOST.includes(':') ? `[${HOST}]` : HOST;
}

type Local = { smtpPort: number; siteUrl: string };

async function serveAtEdge(port: number, local: Local | null): Promise<string> {
  const stateFolder = mkdtempSync(join(tmpdir(), 'clinic-edge-'));
  process.on('exit', () => rmSync(stateFolder, { recursive: true, force: true }));
  const workerSettings = Object.entries(process.env).filter(
    ([name, value]) => value && WORKER_SETTINGS.test(name),
  );
  const starting = startEdgeServer({
    port,
    stateFolder,
    settings: {
      ...Object.fromEntries(workerSettings),
      ...(local && { SMTP_PORT: String(local.smtpPort), SITE_URL: local.siteUrl }),
    },
  });
  // The handlers are registered before the server has started, so that it can be stopped while it starts.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void starting.then((server) => server.close()).then(() => process.exit(0)));
  }
  return (await starting).url;
}

await runCommand(start);
