import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __SEVERAL_LANGUAGES__: 'false', __ASKS_FULL_SLOTS__: 'false', __ENGLISH_ONLY_PATHS__: '[]' },
  test: {
    // One would be left free on a machine that has nothing else to do.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{site,domain,owner-tools,words,relay,compile,tools}/**/*.test.{ts,tsx}'],
          // No test leaves anything behind in what others import.
          isolate: false,
          // A busy machine takes its time over a test that starts a program, or compiles a clinic first.
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      // Reads the files of built sites: after the build.
      {
        extends: true,
        test: {
          name: 'delivered',
          include: ['tests/delivered/*.test.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      // What visitors do, in the engines that Playwright does not drive as Debian has them.
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          globalSetup: 'tests/engines/global-setup.ts',
          maxWorkers: 2,
          testTimeout: 30_000,
          // A busy machine takes its time over starting a browser.
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
