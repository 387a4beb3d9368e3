import { defineConfig, devices } from '@playwright/test';
import type { Host } from './tests/host.ts';

// Ports of their own, so that the tests run beside a site that is being looked at.
const PORT = Number(process.env.TEST_PORT ?? 4273);
export const PORTS = { site: PORT, inbox: PORT + 1, smtp: PORT + 2 };
/** Of the site in workerd, which the tests that need it start themselves. */
export const EDGE_PORTS = { site: PORT + 3, inbox: PORT + 4, smtp: PORT + 5, another: PORT + 6 };

const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
const OTHER_BUILDS = '**/other-builds';
const EDGE = '**/tests/edge/**';

export default defineConfig<object, { host: Host }>({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        // No test asks anything of the world.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@wide/,
      testIgnore: [`${OTHER_BUILDS}/**`, EDGE, '**/relay.spec.ts'],
      use: PHONE,
    },
    // What is otherwise on a wide screen, and what needs none.
    {
      name: 'wide',
      grep: /@wide/,
      testIgnore: [`${OTHER_BUILDS}/**`, EDGE],
      use: { viewport: { width: 1440, height: 900 } },
    },
    // The site and the relay in workerd: one server, so one worker.
    { name: 'edge', grep: /@edge/, workers: 1, use: { ...PHONE, host: 'edge' } },
    // The site as it is built for EmailJS and Formspree, against servers that answer as those do; and with a proof of work.
    { name: 'other-builds', testMatch: `${OTHER_BUILDS}/build.setup.ts` },
    {
      name: 'configured',
      testMatch: `${OTHER_BUILDS}/*.spec.ts`,
      dependencies: ['other-builds'],
      use: PHONE,
    },
  ],
  webServer: {
    command: 'node scripts/start.ts --built',
    url: `http://127.0.0.1:${PORT}/health`,
    env: {
      PORT: String(PORT),
      INBOX_PORT: String(PORTS.inbox),
      SMTP_PORT: String(PORTS.smtp),
      TRUSTED_PROXIES: '1',
    },
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    timeout: 60_000,
  },
});
