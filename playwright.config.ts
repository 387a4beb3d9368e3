import { defineConfig, devices } from '@playwright/test';

// Ports of their own, so that the tests run beside a site that is being looked at.
const PORT = Number(process.env.TEST_PORT ?? 4273);
export const INBOX_PORT = PORT + 1;
const SMTP_PORT = PORT + 2;
export const PORTS = { site: PORT, inbox: INBOX_PORT, smtp: SMTP_PORT };

const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
const OTHER_BUILDS = '**/other-builds';

export default defineConfig({
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
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
      ],
    },
  },
  projects: [
    { name: 'phone', testIgnore: `${OTHER_BUILDS}/**`, use: PHONE },
    { name: 'desktop', testIgnore: `${OTHER_BUILDS}/**`, use: { viewport: { width: 1440, height: 900 } } },
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
      INBOX_PORT: String(INBOX_PORT),
      SMTP_PORT: String(SMTP_PORT),
      TRUSTED_PROXIES: '1',
    },
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    timeout: 60_000,
  },
});
