// The first step of every command: installs what this checkout is missing. Works on Node 18 and later before
// anything is installed, so it uses only Node's own modules.
//   node tools/setup.mjs                      installs the packages
//   node tools/setup.mjs --browser --nginx …  also installs programs, by their name in PROGRAMS
import { execFileSync, execSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const CHROMIUM = '/usr/bin/chromium';
const STAMP = 'node_modules/.installed-from';

const OPTIONS = {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
};

function installPackages() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const installed = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  if (installed === wanted && existsSync('node_modules/.bin/node')) return;
  console.log('Installing the packages (npm ci) …');
  // A shell is needed, because npm is a script on Windows (https://nodejs.org/api/child_process.html).
  execSync('npm ci --no-audit --no-fund --loglevel=error', OPTIONS);
  writeFileSync(STAMP, wanted);
}

const PROGRAMS = {
  '--browser': {
    what: "the tests' browser (Debian's chromium, whole and without a window)",
    present: () =>
      Boolean(process.env.CHROMIUM_PATH) ||
      ['', '-headless-shell'].every((kind) => existsSync(CHROMIUM + kind)),
    // fonts-noto-core has fonts for the scripts of the site's languages.
    debianPackages: ['chromium', 'chromium-headless-shell', 'fonts-liberation', 'fonts-noto-core'],
    // Without the headless shell, tests run in full Chromium, which is slower.
    isEnough: () => existsSync(CHROMIUM),
    elsewhere: ' and name it in CHROMIUM_PATH',
  },
  '--firefox': {
    what: "Debian's Firefox, a browser of another engine",
    present: () => existsSync('/usr/bin/firefox-esr'),
    debianPackages: ['firefox-esr'],
  },
  '--webkit': {
    what: "Debian's WebKitGTK, a browser of a third engine, with its driver",
    present: () => ['WebKitWebDriver', 'Xvfb'].every((name) => existsSync(`/usr/bin/${name}`)),
    debianPackages: ['webkit2gtk-driver', 'xvfb'],
  },
  '--openssl': {
    what: 'OpenSSL',
    present: () => spawnSync('openssl', ['version']).status === 0,
    debianPackages: ['openssl'],
  },
  '--nginx': {
    what: "Debian's nginx with its brotli modules",
    present: () => existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
    debianPackages: ['nginx', 'libnginx-mod-http-brotli-static', 'libnginx-mod-http-brotli-filter'],
    // Tests that need nginx are skipped if it is missing.
    isEnough: () => true,
  },
  '--java': {
    what: "Debian's Java",
    present: () => spawnSync('java', ['-version']).status === 0,
    debianPackages: ['default-jre-headless'],
  },
};

function installProgram({ what, present, debianPackages, isEnough, elsewhere = '' }) {
  if (present()) return;
  console.log(`Installing ${what} …`);
  // apt-get waits if another program is installing packages.
  const patient = ['apt-get', '-o', 'DPkg::Lock::Timeout=120'];
  const [command, ...first] = process.getuid?.() === 0 ? patient : ['sudo', ...patient];
  const apt = (...args) => execFileSync(command, [...first, ...args], OPTIONS);
  try {
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', ...debianPackages);
  } catch (error) {
    if (!isEnough?.())
      throw new Error(`${error.message}\nInstall it yourself${elsewhere}.`, { cause: error });
    console.warn(`Going on without: ${error.message}`);
  }
}

try {
  installPackages();
  for (const [flag, program] of Object.entries(PROGRAMS)) {
    if (process.argv.includes(flag)) installProgram(program);
  }
} catch (error) {
  console.error(`Set-up did not finish: ${error.message}`);
  process.exit(1);
}
