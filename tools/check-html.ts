import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// Checks every page of the last build with the Nu HTML checker, the W3C's (the npm package vnu-jar; it runs on Java).
// Prints what it finds by page, and fails where there is an error. Styles are left out: the checker knows less of them than
// browsers do.
//   npm run check:html
const SITE = 'build/client';
const CHECKER = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));

/** What the checker's JSON says of one fault. */
type Message = { url?: string; message: string; extract?: string };

const pages = globSync(`${SITE}/**/*.html`).toSorted();
if (pages.length === 0) throw new Error(`There is no page in ${SITE}: run npm run build first.`);

const options = ['-jar', CHECKER, '--errors-only', '--format', 'json'];
const { stderr, error } = spawnSync('java', [...options, ...pages], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
if (error) throw error;
const found = JSON.parse(stderr) as { messages: Message[] };
const messages = found.messages.filter(({ message }) => !message.startsWith('CSS: '));

for (const { url, message, extract = '' } of messages) {
  const page = url ? relative(resolve(SITE), fileURLToPath(url)) : SITE;
  console.error(`${page}: ${message}\n  ${extract.replace(/\s+/g, ' ').trim()}\n`);
}
console.log(`${pages.length} pages checked, ${messages.length} errors.`);
if (messages.length > 0) process.exitCode = 1;
