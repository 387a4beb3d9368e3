import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { languages } from '#clinic/languages.ts';

// A step of a build: renders the pages, one build a language, and puts them into one site, the others below the English one
// (docs/decisions/0024-one-build-a-language.md). What languages share has the same name in all and is there once.
const SITE = 'build/client';
const OTHERS = 'build/languages';
const SHARED = 'assets';

for (const { code } of languages) {
  execFileSync('astro', ['build', '--silent'], {
    stdio: 'inherit',
    env: { ...process.env, SITE_LANGUAGE: code, ASTRO_TELEMETRY_DISABLED: '1' },
  });
}

for (const { code } of languages.filter((each) => each.code !== 'en')) {
  const built = `${OTHERS}/${code}`;
  for (const entry of readdirSync(built))
    cpSync(`${built}/${entry}`, `${SITE}/${entry === SHARED ? SHARED : `${code}/${entry}`}`, {
      recursive: true,
    });
}
rmSync(OTHERS, { recursive: true, force: true });
