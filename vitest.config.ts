import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // The default leaves one core free.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        // Without React's checks, which take half the time.
        oxc: { jsx: { development: false } },
        test: {
          name: 'unit',
          env: { NODE_ENV: 'production' },
          include: ['{site,domain,owner,words,relay,compile,tools}/**/*.test.{ts,tsx}'],
          // Safe, because no test changes modules that other tests import.
          isolate: false,
          // Long, because some tests start a program or compile a clinic, which is slow on a busy machine.
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      // Reads the files of the built sites, so it needs a build.
      {
        extends: true,
        test: {
          name: 'delivered',
          include: ['tests/delivered/*.test.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      // Journeys of visitors in Debian's Firefox and WebKit, which Playwright cannot drive.
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          globalSetup: 'tests/engines/global-setup.ts',
          testTimeout: 30_000,
          // Long, because starting a browser is slow on a busy machine.
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
