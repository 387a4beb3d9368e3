import { runSteps, runTogether } from './run-steps.ts';

// Runs all checks that need no build: types, lint and unit tests. Unit tests read the compiled data.
runSteps(['node compile/compile-clinic.ts']);

// They run at the same time, because each of them leaves a core idle at times.
process.exitCode = await runTogether([
  'node tools/astro-types.ts && tsc --noEmit && npm run lint',
  'vitest run --project unit',
]);
