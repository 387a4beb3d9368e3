import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { runSteps } from './run-steps.ts';
import { WHOLE } from './kept-build.ts';

// Builds the site into build/client, checked at its end, the relay into build/relay, and the editor where one is wanted.
runSteps(['node compile/compile-clinic.ts', 'node compile/encode-all-pictures.ts']);
rmSync(WHOLE, { force: true });

// One build a language (docs/decisions/0024-one-build-a-language.md), which go into one site, the others below the English one.
const { languages } = await import('#clinic/languages.ts');
for (const { code } of languages)
  runSteps(['astro build --silent'], { SITE_LANGUAGE: code, ASTRO_TELEMETRY_DISABLED: '1' });
for (const { code } of languages.filter((each) => each.code !== 'en')) {
  const built = `build/languages/${code}`;
  for (const entry of readdirSync(built)) {
    // What languages share has the same name in all and is there once.
    const place = entry === 'assets' ? entry : `${code}/${entry}`;
    cpSync(`${built}/${entry}`, `build/client/${place}`, { recursive: true });
  }
}
rmSync('build/languages', { recursive: true, force: true });

runSteps([
  'vite build --logLevel warn --config vite.relay.config.ts',
  'node desk/editor/build.ts --publish',
  'node tools/build/finish-build.ts',
  'node tools/build/check-site.ts',
]);
writeFileSync(WHOLE, '');
