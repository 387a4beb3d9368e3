import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, renameSync, rmSync } from 'node:fs';
import { languages } from '#clinic/languages.ts';

// A step of a build: renders the pages, one build a language, and puts them into one site, the others below the English one
// (docs/decisions/0024-one-build-a-language.md). What languages share has the same name in all and is there once. One after
// the other: each writes React Router's types anew.
const SITE = 'build/client';
const OTHERS = 'build/languages';

function runIn(code: string, program: string, ...given: string[]): void {
  execFileSync(program, given, { stdio: 'inherit', env: { ...process.env, SITE_LANGUAGE: code } });
}

for (const { code } of languages) runIn(code, 'react-router', 'build', '--logLevel', 'warn');

for (const { code } of languages.filter((each) => each.code !== 'en')) {
  const built = `${OTHERS}/${code}/client`;
  // React Router asks for a home page's data by the page's address, and writes them as those of a folder.
  copyFileSync(`${built}/${code}/_.data`, `${built}/${code}.data`);
  // Its page for unknown addresses.
  renameSync(`${built}/index.html`, `${built}/${code}/404.html`);
  cpSync(built, SITE, { recursive: true });
}
rmSync(OTHERS, { recursive: true, force: true });

for (const { code } of languages)
  runIn(code, process.execPath, '--import', './scripts/in-language.ts', 'scripts/site-files.ts');
