// The first step of every command: installs what this checkout is missing and nothing else. Runs on any Node from 18
// on, before anything is installed, so it uses Node's own parts alone.
//   node scripts/setup.mjs            the packages
//   node scripts/setup.mjs --browser  and the browser that the tests drive
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'node_modules/.installed-from';

function run(command, args) {
  execFileSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function installPackages() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const installed = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  if (installed === wanted && existsSync('node_modules/.bin/node')) return;
  console.log('Installing the packages (npm ci) …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(STAMP, wanted);
}

function installBrowser() {
  if (process.env.CHROMIUM_PATH || existsSync('/usr/bin/chromium')) return;
  console.log("Installing the tests' browser (Debian's chromium) …");
  const root = process.getuid?.() === 0;
  const apt = (...args) => (root ? run('apt-get', args) : run('sudo', ['apt-get', ...args]));
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation');
}

try {
  installPackages();
  if (process.argv.includes('--browser')) installBrowser();
} catch (error) {
  const hint =
    error.path === 'sudo' || error.path === 'apt-get'
      ? 'Install Chromium yourself and name it in CHROMIUM_PATH.'
      : 'See the lines above.';
  console.error(`Set-up did not finish: ${error.message}\n${hint}`);
  process.exit(1);
}
