import { existsSync } from 'node:fs';
import { ConfigurationError } from '../domain/clinic/configuration-error.ts';
import { runCommand } from '../compile/mistakes.ts';
import { runningDesk, startDesk } from '../owner/desk/server.ts';
import { anyFreePort, deskPort } from './ports.ts';

// Starts the desk: pages on which an owner creates, checks and publishes the site. `npm run desk` runs this,
// and `npm start` too, which receives the address as a message.

// Ends this process when `npm start` ends, even if that is killed.
process.once('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());

await runCommand(async () => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const running = await runningDesk('.');
  if (running) throw new ConfigurationError(`Your desk is open already: ${running}`);
  const port = await deskPort();
  const url = await startDesk('.', { port, previewPort: await anyFreePort() });
  if (process.send) process.send(url);
  else console.log(`\n  Desk    ${url}\n\n  Ctrl+C ends it.\n`);
});
