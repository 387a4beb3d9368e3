import { existsSync } from 'node:fs';
import { ConfigurationError } from '../domain/clinic/configuration-error.ts';
import { runCommand } from '../compile/mistakes.ts';
import { runningDesk, startDesk } from '../owner/desk/server.ts';
import { anyFreePort, deskPort } from './ports.ts';

// Starts the desk with `npm run desk`: pages on which an owner makes, checks and publishes the site. `npm
// start` starts it too, and gets its address as a message.

// Ends with npm start, also if that is killed.
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
