import { runSteps, runTogether } from './run-steps.ts';

// All checks before a release.
runSteps(['node tools/check.ts']);

// At the same time, because one build leaves a core idle. Shared files are written atomically.
const status = await runTogether(['node tools/build.ts', 'node tests/fixtures/build.ts']);
if (status !== 0) process.exit(status);

runSteps(['vitest run --project delivered --project engines', 'playwright test']);
