import { rmSync, writeFileSync } from 'node:fs';
import { runSteps } from './run-steps.ts';
import { WHOLE } from './kept-build.ts';

// Builds the site into build/client, checked at its end, the relay into build/relay, and the editor where one is wanted.
runSteps(['node compile/compile-clinic.ts', 'node compile/encode-all-pictures.ts']);
rmSync(WHOLE, { force: true });
runSteps([
  'node tools/build/build-pages.ts',
  'vite build --logLevel warn --config vite.relay.config.ts',
  'node desk/editor/build.ts --publish',
  'node tools/build/finish-build.ts',
  'node tools/build/check-site.ts',
]);
writeFileSync(WHOLE, '');
