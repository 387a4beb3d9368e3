import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError } from '../app/content/configuration-error.ts';
import { encodeAllPictures, PICTURE_CACHE } from './encode-pictures.ts';

// A step of a build: encodes the pictures of clinic/images and forgets those that are there no more. The last step puts
// them into the site. A mistake is told in the owner's words, without a stack trace.
try {
  const { names, made } = await encodeAllPictures();
  const current = new Set(names.map((name) => join(name)));
  for (const entry of globSync('**/*.*', { cwd: PICTURE_CACHE })) {
    if (!current.has(entry)) rmSync(join(PICTURE_CACHE, entry));
  }
  console.log(`Pictures: ${names.length} files, ${made} of them made now.`);
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(`\nThe site can't be built yet:\n\n${error.message}\n`);
  process.exit(1);
}
