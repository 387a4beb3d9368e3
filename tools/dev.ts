import { clinicFolder } from '../compile/clinic-folder.ts';
import { execFile, execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { dev } from 'astro';
import { runnerImport, type Plugin, type ViteDevServer } from 'vite';
import { compileClinic } from '../compile/compile-clinic.ts';
import { runCommand } from '../compile/mistakes.ts';
import type * as Relay from '../relay/host/node.ts';
import { RELAY_PATHS } from '../domain/web/relay-paths.ts';
import { readSettings, type RelaySettings } from '../relay/host/settings.ts';
import { ENGLISH, languagePrefix } from '../domain/web/language-prefix.ts';
import { editorAtAdmin } from '../owner/editor/build.ts';
import { readLocalKey, startInbox } from './local-relay.ts';
import { anyFreePort, freePort } from './ports.ts';
import { runSteps } from './run-steps.ts';

const PREFIX = languagePrefix(process.env.SITE_LANGUAGE || ENGLISH);
// The desk runs this in a copy of the project whose words do not change (owner/desk/preview.ts).
const IS_PREVIEW = process.argv.includes('--preview');
const WITH_EDITOR = IS_PREVIEW || process.argv.includes('--edit');
const COMMAND = WITH_EDITOR ? 'npm run edit' : 'npm run dev';

// The development server. It reloads pages when files change, and starts the relay and a local inbox. With
// --edit, it also starts the owner's editor.
async function develop(): Promise<void> {
  // Ends this process when the desk ends, even if that is killed.
  process.once('disconnect', () => process.exit());
  runSteps(['node compile/compile-clinic.ts --preview']);
  if (existsSync('.env')) process.loadEnvFile('.env');
  const port = await freePort('PORT', COMMAND);
  if (IS_PREVIEW)
    for (const name of ['INBOX_PORT', 'SMTP_PORT']) process.env[name] = String(await anyFreePort());
  const inbox = await startInbox(COMMAND);
  const buildEditor = [process.execPath, ['owner/editor/build.ts'], { stdio: 'inherit' }] as const;
  if (WITH_EDITOR && !IS_PREVIEW) execFileSync(...buildEditor);

  const settings = {
    ...readSettings(process.env),
    // Development never uses the mail server in `.env`.
    smtpUrl: null,
    mailApi: null,
    smtpPort: inbox.smtp,
    appointmentKeys: [readLocalKey()],
    siteUrl: `http://127.0.0.1:${port}`,
  } satisfies RelaySettings;
  // Vite runs the relay, because the e-mails are written in JSX.
  const { module } = await runnerImport<typeof Relay>('./relay/host/node.ts');
  const relay = await module.startServer({ port: 0, settings });

  // Disables Astro's telemetry and update check.
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  process.env.ASTRO_DISABLE_UPDATE_CHECK = 'true';
  await dev({
    logLevel: 'warn',
    server: { host: '127.0.0.1', port },
    vite: {
      plugins: [servesBelowPrefix(), compilesOnChange(), WITH_EDITOR && editorAtAdmin()],
      server: {
        strictPort: true,
        // The desk shows mistakes itself.
        hmr: { overlay: !IS_PREVIEW },
        // In the desk's copy, node_modules is a link.
        fs: { allow: ['.', realpathSync('node_modules')] },
        // Keeps the browser's Host header, by which the relay recognizes same-origin requests.
        proxy: Object.fromEntries(RELAY_PATHS.map((path) => [path, { target: relay.url }])),
        watch: { ignored: ['**/build/**', '**/test-results/**'] },
      },
    },
  });
  if (IS_PREVIEW) {
    process.send!('ready');
    // The editor is built while the site can be seen.
    spawn(...buildEditor);
  }
  const editor = WITH_EDITOR ? `\n  Editor           http://127.0.0.1:${port}/admin` : '';
  console.log(
    `\n  Site and relay   http://127.0.0.1:${port}${PREFIX}${editor}\n  Inbox            http://127.0.0.1:${inbox.web}\n`,
  );
}

/** Serves a language below its prefix, because each language is built without a prefix (tools/build.ts). */
function servesBelowPrefix(): Plugin {
  return {
    name: 'serves-below-prefix',
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        const { pathname } = new URL(request.url!, 'http://localhost');
        if (PREFIX && `${pathname}/`.startsWith(`${PREFIX}/`))
          request.url = request.url!.slice(PREFIX.length).replace(/^(?!\/)/, '/');
        next();
      });
    },
  };
}

/** This file has the paths of all pages. When it changes, the site restarts (site/routes.ts). */
const PATHS = '.compiled/paths.json';

/**
 * Compiles after each change in the clinic's folder and words/. Mistakes are shown in the terminal and in the
 * browser until they are corrected; pages keep their last valid content.
 */
function compilesOnChange(): Plugin {
  let mistakes: string | null = null;
  let pathsAtStart = '';
  let last = Promise.resolve();
  let isQueued = false;

  function showMistakes(site: ViteDevServer): void {
    if (mistakes) site.ws.send({ type: 'error', err: { message: mistakes, stack: '' } });
  }

  async function compileAgain(site: ViteDevServer): Promise<void> {
    isQueued = false;
    const mistakesBefore = mistakes;
    mistakes = await mistakesOfCompiling();
    if (mistakes) {
      console.error(mistakes);
      showMistakes(site);
    } else if (mistakesBefore) site.ws.send({ type: 'full-reload' });
  }

  return {
    name: 'compiles-on-change',
    configureServer(site) {
      if (IS_PREVIEW) site.httpServer?.once('close', () => process.send?.('restarting'));
      pathsAtStart = readFileSync(PATHS, 'utf8');
      const folders = [clinicFolder(), 'words'].map((folder) => resolve(folder) + sep);
      site.watcher.on('all', (_, path) => {
        if (isQueued || !folders.some((folder) => resolve(path).startsWith(folder))) return;
        isQueued = true;
        last = last.then(() => compileAgain(site));
      });
      // Shows the mistakes also on pages that are opened later.
      site.ws.on('connection', () => showMistakes(site));
    },
    // When the site restarts, it reloads its pages itself.
    hotUpdate: () => (readFileSync(PATHS, 'utf8') === pathsAtStart ? undefined : []),
  };
}

/**
 * Compiles in a new process, so that changed words are read again. The desk's copy is compiled in this
 * process, which is faster.
 */
function mistakesOfCompiling(): Promise<string | null> {
  if (IS_PREVIEW)
    return compileClinic(clinicFolder(), '.compiled', { preview: true }).then(
      () => null,
      (error: Error) => error.message,
    );
  return promisify(execFile)(process.execPath, ['compile/compile-clinic.ts', '--preview']).then(
    () => null,
    ({ stderr }: { stderr: string }) => stderr,
  );
}

await runCommand(develop);
