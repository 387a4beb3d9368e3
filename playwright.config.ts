import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { clinicFolder, SAMPLE_FOLDER } from './compile/clinic-folder.ts';
import type { Host } from './tests/helpers/host-test.ts';
import { HAS_NGINX } from './tests/helpers/nginx.ts';
import { PORTS } from './tests/helpers/ports.ts';

// Most tests need the sample clinic, which has data for every feature. With an owner's clinic only the
// `other-clinics` project runs, which uses fixtures.
const IS_SAMPLE = clinicFolder() === SAMPLE_FOLDER;

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
/** Chromium without windows. Tests take a little more than half the time with it. */
const HEADLESS = `${CHROMIUM}-headless-shell`;

const LAUNCH = {
  executablePath: existsSync(HEADLESS) ? HEADLESS : CHROMIUM,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    // Disabled because test pages close before optimized code pays off.
    '--js-flags=--no-opt,--no-maglev',
    // Blocks all requests to the internet.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  ],
};

const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };
const OTHER_CLINICS = '**/browser/other-clinics';
const HOSTS = '**/tests/hosts/**';

export default defineConfig<object, { host: Host }>({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // More than the cores of a small machine, because tests mostly wait.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine stalls sometimes. A test that fails once and then passes is listed as flaky.
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
    // Site and relay in workerd, Cloudflare's runtime. One server, so one worker. First in the list, so that
    // the other projects run in parallel.
    { name: 'edge', grep: /@edge/, workers: 1, use: { ...PHONE, host: 'edge' as const } },
    ...(HAS_NGINX ? [{ name: 'nginx', grep: /@nginx/, workers: 1, use: { host: 'nginx' as const } }] : []),
    {
      name: 'phone',
      grepInvert: /@wide/,
      testIgnore: [`${OTHER_CLINICS}/**`, HOSTS],
      use: PHONE,
    },
    // Tests of the layout on wide screens, and tests that do not depend on the screen, such as print.
    {
      name: 'wide',
      grep: /@wide/,
      testIgnore: [`${OTHER_CLINICS}/**`, HOSTS],
      use: { viewport: { width: 1440, height: 900 } },
    },
    // Clinics with other data, each with its own build (tests/helpers/clinics.ts).
    { name: 'other-clinics', testMatch: `${OTHER_CLINICS}/*.spec.ts`, use: PHONE },
  ].filter(({ name }) => IS_SAMPLE || name === 'other-clinics'),
  webServer: {
    command: 'node tools/start.ts --built',
    url: `http://127.0.0.1:${PORTS.site}/health`,
    env: {
      PORT: String(PORTS.site),
      INBOX_PORT: String(PORTS.inbox),
      SMTP_PORT: String(PORTS.smtp),
      TRUSTED_PROXIES: '1',
      // A separate file, so that a site running on the same machine keeps its appointments.
      APPOINTMENTS_FILE: `.data/appointments-${PORTS.site}.sqlite`,
    },
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    timeout: 60_000,
  },
});
