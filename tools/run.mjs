// Runs a command of package.json: installs what is missing, then runs a file with the Node version from the
// packages. Works on Node 18 and later before anything is installed, so it uses only Node's own modules.
//   node tools/run.mjs [--browser …] FILE [ARGUMENT …]
// Options before FILE are for tools/setup.mjs. Arguments after FILE are for FILE, including those that follow
// `npm run NAME --`.
import { spawn, spawnSync } from 'node:child_process';

const commandLine = process.argv.slice(2);
const fileIndex = commandLine.findIndex((argument) => !argument.startsWith('--'));

const setup = spawnSync(process.execPath, ['tools/setup.mjs', ...commandLine.slice(0, fileIndex)], {
  stdio: 'inherit',
});
if (setup.status !== 0) process.exit(setup.status ?? 1);

const node = `node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`;
const command = spawn(node, commandLine.slice(fileIndex), { stdio: 'inherit' });
// A terminal sends Ctrl+C to both processes, so it is ignored here; other signals are passed on. This process
// ends when the command does.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => command.kill(signal));
command.on('error', (error) => {
  console.error(`${node} does not run: ${error.message}`);
  process.exit(1);
});
command.on('close', (status) => process.exit(status ?? 1));
