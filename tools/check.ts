import { runSteps } from './run-steps.ts';

// All checks without a build: types, lint and unit tests.
runSteps(['npm run types', 'npm run lint', 'vitest run --project unit']);
