import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServer, normalizePath, runnerImport, type Plugin, type ViteDevServer } from 'vite';
import { ConfigurationError } from '../domain/configuration-error.ts';
import type * as Relay from '../relay/node.ts';
import { RELAY_PATHS } from '../relay/paths.ts';
import { readSettings, type RelaySettings } from '../relay/settings.ts';
import { editorAtAdmin } from './build-editor.ts';
import { compileClinic } from './compile/compile.ts';
import { startInbox } from './local-inbox.ts';
import { localKey } from './local-key.ts';
import { freePort } from './ports.ts';

const WITH_EDITOR = process.argv.includes('--edit');
const COMMAND = WITH_EDITOR ? 'npm run edit' : 'npm run dev';

// For work on the site: pages that reload as files change, with the relay and a local inbox behind them, and with --edit the
// owner's editor beside them.
async function develop(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const port = await freePort('PORT', COMMAND);
  const inboxPort = await freePort('INBOX_PORT', COMMAND);
  const smtpPort = await freePort('SMTP_PORT', COMMAND);
  await startInbox(smtpPort, inboxPort);
  if (WITH_EDITOR) execFileSync(process.execPath, ['scripts/build-editor.ts'], { stdio: 'inherit' });

  const settings = {
    ...readSettings(process.env),
    // What is tried here leaves the machine by no server that `.env` names.
    smtpUrl: null,
    mailApi: null,
    smtpPort,
    appointmentKeys: [localKey()],
    siteUrl: `http://127.0.0.1:${port}`,
  } satisfies RelaySettings;
  // Through Vite, since the relay's e-mails are written in JSX.
  const { module } = await runnerImport<typeof Relay>('./relay/node.ts');
  const relay = await module.startServer({ port: 0, settings });

  const site = await createServer({
    plugins: [compilesOnChange(), WITH_EDITOR && editorAtAdmin()],
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      // With the host as the browser named it, by which the relay knows the site's own requests.
      proxy: Object.fromEntries(RELAY_PATHS.map((path) => [path, { target: relay.url }])),
    },
  });
  await site.listen();
  const editor = WITH_EDITOR ? `\n  Editor           http://127.0.0.1:${port}/admin` : '';
  console.log(
    `\n  Site and relay   http://127.0.0.1:${port}${editor}\n  Inbox            http://127.0.0.1:${inboxPort}\n`,
  );
}

/** Compiles after each change in clinic/. With another site.ts, which decides what pages there are, the site starts again. */
function compilesOnChange(): Plugin {
  return {
    name: 'compiles-on-change',
    configResolved({ configFileDependencies }) {
      configFileDependencies.push(normalizePath(resolve('.compiled/site.ts')));
    },
    configureServer(site) {
      site.watcher.add('clinic').on('all', (_, path) => {
        if (resolve(path).startsWith(resolve('clinic'))) void compileAgain(site);
      });
    },
  };
}

/** After a change in clinic/: a mistake is told, here and over the page, and the pages stay as they were. */
async function compileAgain(site: ViteDevServer): Promise<void> {
  try {
    await compileClinic('clinic', '.compiled', { preview: true });
  } catch (error) {
    if (!(error instanceof ConfigurationError)) return console.error(error);
    console.error(`\n${error.message}\n`);
    site.ws.send({ type: 'error', err: { message: error.message, stack: '' } });
  }
}

develop().catch((error: unknown) => {
  console.error(error instanceof ConfigurationError ? `\n${error.message}\n` : error);
  process.exit(1);
});
