import { runSteps, runTogether } from './run-steps.ts';

// All checks without a build: types, lint and unit tests, which read the compiled data.
runSteps(['node compile/compile-clinic.ts']);

// At the same time, because each of them leaves a core idle at times.
process.exitCode = await runTogether([
  'node tools/astro-types.ts && tsc --noEmit && npm run lint',
  'vitest run --project unit',
]);
