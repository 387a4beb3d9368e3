import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { loadEnv } from 'vite';
import * as admin from '#clinic/admin.ts';
import { articles } from '#clinic/articles.server.ts';
import { languages } from '#clinic/languages.ts';
import { services } from '#clinic/services.server.ts';
import { placeIn } from '../../domain/language-prefix.ts';
import { articlePath, servicePath } from '../../domain/screens.ts';
import { isCompressible } from './compressible.ts';
import { encodePictures, PICTURE_CACHE } from '../../compile/encode-pictures.ts';
import { hostFiles, type Moved } from './host-files.ts';
import { licencesNotice, shippedLicences } from './licences.ts';
import { formOrigins, mailServicesFrom } from '../../compile/mail-services.ts';
import { withPagePolicy } from './page-policy.ts';
import { pageStyles } from './page-styles.ts';
import { scriptWords } from './page-words.ts';

// The last step of a build: the pages' styles and content security policy, the pictures put in their place, what hosts read, and compressed
// copies for servers that send them.
const SITE = 'build/client';
const brotliCompressed = promisify(brotliCompress);
const gzipped = promisify(gzip);

const env = { ...process.env, ...loadEnv('production', process.cwd(), ['EMAILJS_', 'FORMSPREE_']) };
const origins = formOrigins(mailServicesFrom(env));

const wordsOf = scriptWords(SITE);
const withStyles = pageStyles(SITE);
for (const page of globSync(`${SITE}/**/*.html`, { exclude: [`${SITE}/admin/**`] })) {
  const html = readFileSync(page, 'utf8');
  writeFileSync(page, await withPagePolicy(withStyles(html, wordsOf(html)), origins));
}

const renamed = [
  ...services.map(({ id, formerly = [] }) => ({ pathOf: servicePath, id, formerly })),
  ...articles.map(({ slug, formerly = [] }) => ({ pathOf: articlePath, id: slug, formerly })),
];
const moved: Moved[] = languages
  .flatMap(({ code }) =>
    renamed.flatMap(({ pathOf, id, formerly }) =>
      formerly.map((name) => ({ from: placeIn(code, pathOf(name)), to: placeIn(code, pathOf(id)) })),
    ),
  )
  .filter(({ to }) => existsSync(`${SITE}${to}/index.html`));
for (const { from, to } of moved) {
  mkdirSync(SITE + from, { recursive: true });
  const page = leadingOn(readFileSync(`${SITE}${to}/index.html`, 'utf8'), to);
  writeFileSync(`${SITE}${from}/index.html`, await withPagePolicy(page, []));
}

// Encoded by compile/encode-all-pictures.ts, before the site's folder was emptied and filled anew.
for (const name of (await encodePictures()).names) {
  const target = join(SITE, 'pictures', name);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(join(PICTURE_CACHE, name), target);
}

const codes = languages.map(({ code }) => code).filter((code) => code !== 'en');
rmSync('build/nginx', { recursive: true, force: true });
for (const [file, content] of Object.entries(hostFiles(admin, codes, moved))) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
writeFileSync(`${SITE}/licences.txt`, licencesNotice(shippedLicences()));

// The last per cents take most of the time.
const quality = Number(env.BROTLI_QUALITY ?? constants.BROTLI_MAX_QUALITY);

// Node does as many at a time as it has threads.
await Promise.all(
  globSync(`${SITE}/**/*`)
    .filter(isCompressible)
    .map(async (file) => {
      const content = readFileSync(file);
      const params = {
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_QUALITY]: quality,
      };
      writeFileSync(`${file}.br`, await brotliCompressed(content, { params }));
      writeFileSync(`${file}.gz`, await gzipped(content, { level: 9 }));
    }),
);

/**
 * The page that stands at an earlier address, for hosts that lead nobody on: in the language and with the title of the page
 * that it leads to.
 *
 * @param html - that page, as it is delivered
 */
function leadingOn(html: string, to: string): string {
  const part = (pattern: RegExp) => pattern.exec(html)?.[0] ?? '';
  const title = part(/<title>[^<]*<\/title>/);
  return `<!DOCTYPE html>${part(/<html [^>]*>/)}<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${title}<meta http-equiv="refresh" content="0; url=${to}">${part(/<link rel="canonical"[^>]*>/)}</head><body><a href="${to}">${title.replace(/<\/?title>/g, '')}</a></body></html>`;
}
