import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relayFontAddress, type RelayStyle } from '../compile/theme.ts';
import { runSteps } from './run-steps.ts';
import { BUILD_COMPLETE } from './copy-build.ts';

// Builds the site into build/client and checks it, the relay into build/relay, and the editor if the clinic
// has one.
runSteps(['node compile/compile-clinic.ts', 'node compile/encode-pictures.ts']);
rmSync(BUILD_COMPLETE, { force: true });

// Builds each language separately (docs/decisions/0024-one-build-a-language.md) and copies the others into
// the folder of the English one.
const { languages } = await import('#clinic/languages.ts');
for (const { code } of languages)
  runSteps(['astro build --silent'], { SITE_LANGUAGE: code, ASTRO_TELEMETRY_DISABLED: '1' });
for (const { code } of languages.filter((each) => each.code !== 'en')) {
  const built = `build/languages/${code}`;
  for (const entry of readdirSync(built)) {
    // All languages share the folder assets/. Files that are in several languages have the same name.
    const place = entry === 'assets' ? entry : `${code}/${entry}`;
    cpSync(`${built}/${entry}`, `build/client/${place}`, { recursive: true });
  }
}
rmSync('build/languages', { recursive: true, force: true });
copyRelayFonts(languages.map(({ code }) => code));

runSteps([
  'vite build --logLevel warn --config vite.relay.config.ts',
  'node owner/editor/build.ts --publish',
]);

// These modules are imported here, because they read the compiled data.
const { finishSite, SITE } = await import('./build/finish-site.ts');
await finishSite();
const { checkSite } = await import('./build/check-site.ts');
checkSite(SITE);
writeFileSync(BUILD_COMPLETE, '');

/** Copies the fonts of the relay's pages to their addresses, because Astro does not copy them. */
function copyRelayFonts(codes: readonly string[]): void {
  for (const code of codes) {
    const folder = `.compiled/${code === 'en' ? '' : `${code}/`}`;
    const { files } = JSON.parse(readFileSync(`${folder}relay-style.json`, 'utf8')) as RelayStyle;
    for (const file of files) cpSync(folder + file, `build/client${relayFontAddress(file)}`);
  }
}
