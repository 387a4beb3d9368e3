// Runs a command of package.json: installs what this checkout is missing, then runs a file on the Node
// version that the packages bring. Runs on any Node from 18 on, before anything is installed, so it uses
// Node's own modules only.
//   node tools/run.mjs [--browser …] FILE [ARGUMENT …]
// Options before the file go to tools/setup.mjs; arguments after it, and after `npm run NAME --`, go to it.
import { spawn, spawnSync } from 'node:child_process';

const given = process.argv.slice(2);
const at = given.findIndex((argument) => !argument.startsWith('--'));

const setup = spawnSync(process.execPath, ['tools/setup.mjs', ...given.slice(0, at)], { stdio: 'inherit' });
if (setup.status !== 0) process.exit(setup.status ?? 1);

const node = `node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`;
const command = spawn(node, given.slice(at), { stdio: 'inherit' });
// A terminal sends its Ctrl+C to both; what others send here is passed on. The command ends by itself, and
// this with it.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => command.kill(signal));
command.on('error', (error) => {
  console.error(`${node} does not run: ${error.message}`);
  process.exit(1);
});
command.on('close', (status) => process.exit(status ?? 1));
