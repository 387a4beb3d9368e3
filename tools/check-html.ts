import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// Checks all pages of the last build with the W3C's Nu HTML Checker (npm package vnu-jar; needs Java). Prints
// the errors of each page and fails if there are any. CSS is not checked, because the checker does not know
// all CSS that browsers support.
//   npm run check:html
const SITE = 'build/client';
const CHECKER = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));

/** A message in the checker's JSON output. */
type Message = { url?: string; message: string; extract?: string };

const pages = globSync(`${SITE}/**/*.html`).toSorted();
if (pages.length === 0) throw new Error(`There is no page in ${SITE}: run npm run build first.`);

const options = ['-jar', CHECKER, '--errors-only', '--format', 'json'];
const { stderr, error } = spawnSync('java', [...options, ...pages], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
if (error) throw error;
const output = JSON.parse(stderr) as { messages: Message[] };
const messages = output.messages.filter(({ message }) => !message.startsWith('CSS: '));

for (const { url, message, extract = '' } of messages) {
  const page = url ? relative(resolve(SITE), fileURLToPath(url)) : SITE;
  console.error(`${page}: ${message}\n  ${extract.replace(/\s+/g, ' ').trim()}\n`);
}
console.log(`${pages.length} pages checked, ${messages.length} errors.`);
if (messages.length > 0) process.exitCode = 1;
