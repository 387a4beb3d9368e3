import { runSteps, runTogether } from './run-steps.ts';

// All that has to hold before a version goes out.
runSteps(['node tools/check.ts']);

// Together, since one build alone leaves a core idle: what they share, they put in place whole.
const status = await runTogether(['tools/build.ts', 'tests/fixtures/build.ts']);
if (status !== 0) process.exit(status);

runSteps(['vitest run --project delivered', 'playwright test', 'vitest run --project engines']);
