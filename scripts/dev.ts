import { existsSync } from 'node:fs';
import { createServer, runnerImport } from 'vite';
import { ConfigurationError } from '../app/content/configuration-error.ts';
import type * as Relay from '../relay/node.ts';
import { RELAY_PATHS } from '../relay/paths.ts';
import { readSettings } from '../relay/settings.ts';
import { startInbox } from './local-inbox.ts';
import { freePort } from './ports.ts';

const COMMAND = 'npm run dev';

// For work on the site: pages that reload as files change, with the relay and a local inbox behind them.
async function develop(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const port = await freePort('PORT', COMMAND);
  const inboxPort = await freePort('INBOX_PORT', COMMAND);
  await startInbox(await freePort('SMTP_PORT', COMMAND), inboxPort);

  // Through Vite, since the relay's e-mails are written in JSX.
  const { module } = await runnerImport<typeof Relay>('./relay/node.ts');
  const relay = await module.startServer({ port: 0, settings: readSettings(process.env) });

  const site = await createServer({
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      // With the host as the browser named it, by which the relay knows the site's own requests.
      proxy: Object.fromEntries(RELAY_PATHS.map((path) => [path, { target: relay.url }])),
    },
  });
  await site.listen();
  console.log(
    `\n  Site and relay   http://127.0.0.1:${port}\n  Inbox            http://127.0.0.1:${inboxPort}\n`,
  );
}

develop().catch((error: unknown) => {
  console.error(error instanceof ConfigurationError ? `\n${error.message}\n` : error);
  process.exit(1);
});
