import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parseHTML } from 'linkedom';
import { ENGLISH } from '../../domain/web/language-prefix.ts';
import { LANGUAGE } from '../site-language.ts';
import { writeCompressedCopies } from './compressed-copies.ts';
import { addPagePolicy } from './page-policy.ts';
import { pageStyles } from './page-styles.ts';
import { copyPictures } from './pictures.ts';

/**
 * Finishes what Astro has built in one language: each page gets the styles that it uses and its content
 * security policy, then text files get compressed copies. The English build, which the others are put below,
 * also gets the pictures.
 *
 * @param formOrigins - the other origins that this build's forms send to
 */
export function finishPages(formOrigins: readonly string[]): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      async 'astro:build:done'({ dir }) {
        const site = fileURLToPath(dir);
        await finishDocuments(site, formOrigins);
        if (LANGUAGE === ENGLISH) await copyPictures(site);
        await writeCompressedCopies(globSync(`${site}/**/*`));
      },
    },
  };
}

async function finishDocuments(site: string, formOrigins: readonly string[]): Promise<void> {
  const { inlineStyles, deleteSheets } = pageStyles(site);
  for (const file of globSync(`${site}/**/*.html`)) {
    const { document } = parseHTML(readFileSync(file, 'utf8'));
    await inlineStyles(document);
    // Last, since it names what is in the page by hashes.
    await addPagePolicy(document, formOrigins);
    writeFileSync(file, document.toString());
  }
  deleteSheets();
}
