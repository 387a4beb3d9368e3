import { runSteps, runTogether } from './run-steps.ts';

// Runs all checks before a release.
runSteps(['node tools/check.ts']);

// The builds run at the same time, because one of them leaves a core idle. Shared files are written
// atomically.
const status = await runTogether(['node tools/build.ts', 'node tests/fixtures/build.ts']);
if (status !== 0) process.exit(status);

runSteps(['vitest run --project delivered --project engines', 'playwright test']);
