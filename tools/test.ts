import { runSteps } from './run-steps.ts';

// All that is to hold before a version goes out.
runSteps([
  'node compile/compile-clinic.ts && tsc --noEmit',
  'oxlint && node tools/lint-styles.ts && oxfmt --check && knip',
  'vitest run --project unit',
  // At once: one build alone leaves a core idle, and what they share is put there whole.
  'node tests/fixtures/build.ts & fixtures=$!; node tools/build.ts && wait $fixtures',
  'vitest run --project delivered',
  'playwright test',
  'vitest run --project engines',
]);
