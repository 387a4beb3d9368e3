import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from '@playwright/test';
import { ENVIRONMENT } from './ids.ts';
import { CHECKOUT } from './site.ts';

/** What a build neither reads nor may be confused by. */
const LEFT_OUT = new Set(['.git', '.env', '.react-router', 'node_modules', 'build', 'art', 'test-results']);

// The owner's own command on a copy of the project, so that the build under test and the one with the relay do not
// meet. The encoded pictures are shared, through node_modules.
test('build the site for EmailJS and Formspree', () => {
  test.setTimeout(180_000);
  rmSync(CHECKOUT, { recursive: true, force: true });
  cpSync('.', CHECKOUT, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  symlinkSync(`${process.cwd()}/node_modules`, `${CHECKOUT}/node_modules`);
  execFileSync('npm', ['run', '--silent', 'build'], {
    cwd: CHECKOUT,
    // Playwright calls its own processes tests.
    env: { ...process.env, NODE_ENV: 'production', ...ENVIRONMENT },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
});
