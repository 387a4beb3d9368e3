import { runSteps } from './run-steps.ts';

// All that is to hold before a version goes out.
runSteps([
  'node compile/compile-clinic.ts && tsc --noEmit',
  'oxlint && node tools/lint-styles.ts && oxfmt --check && knip',
  'vitest run --project unit',
  'node tools/build.ts',
  'node tests/fixtures/build.ts',
  'vitest run --project delivered',
  'playwright test',
  'vitest run --project engines',
]);
