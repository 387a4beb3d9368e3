import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { convertToTsx } from '@astrojs/astro2tsx';

// A step of `npm run types`: converts each .astro file to TypeScript for tsc, because `astro check` supports
// TypeScript up to version 6 only. `rootDirs` in tsconfig.json lets the converted files import what is next
// to the .astro files.
const FOLDER = '.astro/tsx';

rmSync(FOLDER, { recursive: true, force: true });
for (const file of globSync('site/**/*.astro')) {
  const { code, diagnostics } = convertToTsx(readFileSync(file, 'utf8'), {
    filename: file,
    ambientTypes: true,
  });
  for (const { message } of diagnostics) {
    console.error(`${file}: ${message}`);
    process.exitCode = 1;
  }
  const target = join(FOLDER, `${file}.tsx`);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, code);
}
