import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as admin from '#clinic/admin.ts';
import { languages } from '#clinic/languages.ts';
import { ENGLISH } from '../../domain/web/language-prefix.ts';
import { writeCompressedCopies } from '../../site/build/compressed-copies.ts';
import { hostFiles } from './host-files.ts';
import { licencesNotice, shippedLicences } from './licences.ts';
import { movedPages, writeMovedPages } from './moved-pages.ts';

/** The folder of the built site with all languages. */
export const SITE = 'build/client';

/**
 * Completes the built site with everything that concerns all languages: pages at previous addresses,
 * configuration for hosts, and licences. The steps for each language are in site/build/.
 */
export async function finishSite(): Promise<void> {
  const moved = movedPages(SITE);
  const pages = await writeMovedPages(SITE, moved);

  const codes = languages.map(({ code }) => code).filter((code) => code !== ENGLISH);
  rmSync('build/nginx', { recursive: true, force: true });
  for (const [file, content] of Object.entries(hostFiles(admin, codes, moved))) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }

  const notice = `${SITE}/licences.txt`;
  writeFileSync(notice, licencesNotice(shippedLicences()));
  await writeCompressedCopies([...pages, notice, ...globSync(`${SITE}/admin/**/*`)]);
}
