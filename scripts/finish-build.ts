import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { loadEnv } from 'vite';
import { encodeAllPictures, PICTURE_CACHE } from './encode-pictures.ts';
import { writeHostFiles } from './host-files.ts';
import { licencesNotice, shippedLicences } from './licences.ts';
import { formOrigins, mailServicesFrom } from './mail-services.ts';
import { withPagePolicy } from './page-policy.ts';
import { startAfterLoad } from './start-after-load.ts';

// The last step of a build: small changes to the rendered pages, their content security policy, the pictures put in their
// place, what hosts read, and compressed copies for servers that send them.
const SITE = 'build/client';
const COMPRESSED = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.xml',
  '.txt',
  '.data',
  '.webmanifest',
  '.ico',
]);

const env = { ...process.env, ...loadEnv('production', process.cwd(), ['EMAILJS_', 'FORMSPREE_']) };
const origins = formOrigins(mailServicesFrom(env));

for (const page of globSync(`${SITE}/**/*.html`)) {
  const html = startAfterLoad(readFileSync(page, 'utf8'));
  writeFileSync(page, await withPagePolicy(html, origins));
}

// Encoded by scripts/pictures.ts, before the site's folder was emptied and filled anew.
for (const name of (await encodeAllPictures()).names) {
  const target = join(SITE, 'pictures', name);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(join(PICTURE_CACHE, name), target);
}

// The name under which static hosts look for the page of unknown addresses.
copyFileSync(`${SITE}/__spa-fallback.html`, `${SITE}/404.html`);

writeHostFiles(SITE, 'build/nginx');
writeFileSync(`${SITE}/licences.txt`, licencesNotice(shippedLicences()));

for (const file of globSync(`${SITE}/**/*`)) {
  if (!COMPRESSED.has(extname(file))) continue;
  const content = readFileSync(file);
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length, [constants.BROTLI_PARAM_QUALITY]: 11 },
    }),
  );
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
