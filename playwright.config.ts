import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { clinicFolder, SAMPLE_FOLDER } from './compile/clinic-folder.ts';
import type { Host } from './tests/helpers/host-test.ts';
import { HAS_NGINX } from './tests/helpers/nginx.ts';
import { PORTS } from './tests/helpers/ports.ts';

// Most tests look at what the sample has of everything, and an owner's own clinic may do without. In its
// place the fixtures are looked at, and the clinic's pages with theirs.
const OF_SAMPLE = clinicFolder() === SAMPLE_FOLDER;

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
/** The same without a window, which takes a little more than half of the time. */
const HEADLESS = `${CHROMIUM}-headless-shell`;

const LAUNCH = {
  executablePath: existsSync(HEADLESS) ? HEADLESS : CHROMIUM,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    // A page of a test lives too shortly for the compilers that take their time.
    '--js-flags=--no-opt,--no-maglev',
    // No test asks anything of the world.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  ],
};

const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };
const OTHER_CLINICS = '**/browser/other-clinics';
const EDGE = '**/tests/hosts/**';

export default defineConfig<object, { host: Host }>({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // More than a small machine has cores: much of a test is waiting.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine stalls now and then: what fails twice fails, what fails once is listed as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORTS.site}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: LAUNCH,
  },
  projects: [
    // The site and the relay in workerd: one server, so one worker; first, so that the others go on beside
    // it.
    { name: 'edge', grep: /@edge/, workers: 1, use: { ...PHONE, host: 'edge' as const } },
    ...(HAS_NGINX ? [{ name: 'nginx', grep: /@nginx/, workers: 1, use: { host: 'nginx' as const } }] : []),
    {
      name: 'phone',
      grepInvert: /@wide/,
      testIgnore: [`${OTHER_CLINICS}/**`, EDGE],
      use: PHONE,
    },
    // What is otherwise on a wide screen, and what needs none.
    {
      name: 'wide',
      grep: /@wide/,
      testIgnore: [`${OTHER_CLINICS}/**`, EDGE],
      use: { viewport: { width: 1440, height: 900 } },
    },
    // Other clinics, each built in another way: tests/helpers/clinics.ts.
    { name: 'other-clinics', testMatch: `${OTHER_CLINICS}/*.spec.ts`, use: PHONE },
  ].filter(({ name }) => OF_SAMPLE || name === 'other-clinics'),
  webServer: {
    command: 'node tools/start.ts --built',
    url: `http://127.0.0.1:${PORTS.site}/health`,
    env: {
      PORT: String(PORTS.site),
      INBOX_PORT: String(PORTS.inbox),
      SMTP_PORT: String(PORTS.smtp),
      TRUSTED_PROXIES: '1',
      // Beside a site that is being looked at, whose file is its own.
      APPOINTMENTS_FILE: `.data/appointments-${PORTS.site}.json`,
    },
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    timeout: 60_000,
  },
});
