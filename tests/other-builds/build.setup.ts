import { execFileSync } from 'node:child_process';
import { cpSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from '@playwright/test';
import { BUILDS, CHECKOUT } from './checkout.ts';
import { PROOF_OF_WORK, SERVICES } from './environments.ts';

/** What a build neither reads nor may be confused by. */
const LEFT_OUT = new Set(['.git', '.env', '.react-router', 'node_modules', 'build', 'art', 'test-results']);

// The owner's own command on a copy of the project, so that these builds and the usual one do not meet. The encoded
// pictures are shared, through node_modules.
test('build the site as other owners configure it', () => {
  test.setTimeout(300_000);
  rmSync(CHECKOUT, { recursive: true, force: true });
  cpSync('.', CHECKOUT, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  symlinkSync(`${process.cwd()}/node_modules`, `${CHECKOUT}/node_modules`);
  build(SERVICES, BUILDS.withServices);
  build(PROOF_OF_WORK, BUILDS.withProofOfWork);
});

function build(environment: Record<string, string>, folder: string): void {
  execFileSync('npm', ['run', '--silent', 'build'], {
    cwd: CHECKOUT,
    // Playwright calls its own processes tests.
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  renameSync(`${CHECKOUT}/build`, folder);
}
