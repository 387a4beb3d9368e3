import { runSteps } from './run-steps.ts';

// What can be checked without a build: types, lint, unit tests.
runSteps(['npm run types', 'npm run lint', 'vitest run --project unit']);
