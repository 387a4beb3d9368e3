import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parseHTML } from 'linkedom';
import { ENGLISH } from '../../domain/web/language-prefix.ts';
import { LANGUAGE } from '../site-language.ts';
import { writeCompressedCopies } from './compressed-copies.ts';
import { markLanguages } from './mark-languages.ts';
import { addPagePolicy } from './page-policy.ts';
import { pageStyles } from './page-styles.ts';
import { copyPictures } from './pictures.ts';

/**
 * An Astro integration that finishes the build of one language. It marks texts in another language, inlines
 * the styles that each page uses, adds content security policies, and writes compressed copies of text files.
 * The English build also gets the pictures of all languages.
 *
 * @param formOrigins - other origins that the forms of this build send to
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
  const untranslated =
    LANGUAGE === ENGLISH
      ? []
      : (JSON.parse(readFileSync(`.compiled/${LANGUAGE}/untranslated.json`, 'utf8')) as string[]);
  for (const file of globSync(`${site}/**/*.html`)) {
    const { document } = parseHTML(readFileSync(file, 'utf8'));
    if (LANGUAGE !== ENGLISH) markLanguages(document, untranslated);
    await inlineStyles(document);
    // The policy comes last, because it contains hashes of the page's scripts and styles.
    await addPagePolicy(document, formOrigins);
    writeFileSync(file, document.toString());
  }
  deleteSheets();
}
