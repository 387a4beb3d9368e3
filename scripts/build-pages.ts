import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, renameSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { languages } from '#clinic/languages.ts';

// A step of a build: renders the pages, one build a language, and puts them into one site, the others below the English one
// (docs/decisions/0024-one-build-a-language.md). What languages share has the same name in all and is there once.
const SITE = 'build/client';
const run = promisify(execFile);

/** As many at a time as there are cores. */
const waiting = languages.map(({ code }) => code);

async function buildNextUntilNoneIsLeft(): Promise<void> {
  for (let code = waiting.shift(); code; code = waiting.shift()) {
    const { stdout, stderr } = await run('react-router', ['build'], {
      env: { ...process.env, SITE_LANGUAGE: code },
      maxBuffer: 64 * 1024 * 1024,
    });
    process.stdout.write(stdout);
    process.stderr.write(stderr);
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, buildNextUntilNoneIsLeft));

for (const { code } of languages.filter((each) => each.code !== 'en')) {
  const built = `build/languages/${code}/client`;
  // React Router asks for a home page's data by the page's address, and writes them as those of a folder.
  copyFileSync(`${built}/${code}/_.data`, `${built}/${code}.data`);
  // Its page for unknown addresses.
  renameSync(`${built}/index.html`, `${built}/${code}/404.html`);
  cpSync(built, SITE, { recursive: true });
}
rmSync('build/languages', { recursive: true, force: true });

for (const { code } of languages) {
  const { stdout } = await run(
    process.execPath,
    ['--import', './scripts/in-language.ts', 'scripts/site-files.ts'],
    {
      env: { ...process.env, SITE_LANGUAGE: code },
    },
  );
  process.stdout.write(stdout);
}
