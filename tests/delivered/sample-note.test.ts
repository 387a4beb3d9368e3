import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { shared } from '../../words/en/shared.ts';
import { CLINICS } from '../helpers/clinics.ts';
import { all, main, readDocument, readSite, textOf } from '../helpers/delivered-pages.ts';

// In the sample, each text about health begins with a note that no dentist has read it. Other clinics have no
// such note.

const NOTE = shared.sampleReviewed;

/** Pages with help in an emergency, questions or what to tell first. */
const OTHERS = /^\/(in-pain|services|contact|thank-you|book|international-patients)?$/;
const SERVICE_OR_ARTICLE = /^\/(services|blog)\/(?!page\/)/;

const isSample = (content: string) =>
  (parse(readFileSync(join(content, 'clinic.yaml'), 'utf8')) as { reviewsAreSamples?: boolean })
    .reviewsAreSamples === true;

describe.each(CLINICS)('$name', ({ content, site: folder }) => {
  const site = readSite(folder);

  test.skipIf(isSample(content))('has no note of the sample', () => {
    const noted = [...site.everyPage, ...site.everyNotFound].filter(({ html }) => html.includes(NOTE));
    expect(noted.map(({ path }) => path)).toEqual([]);
  });

  test.runIf(isSample(content))('says it on each such page, and on no page twice at one head', () => {
    const pages = site.pages.filter(({ path }) => OTHERS.test(path) || SERVICE_OR_ARTICLE.test(path));
    expect(pages.filter((page) => !textOf(main(page)).includes(NOTE)).map(({ path }) => path)).toEqual([]);
    const template = site.notFound.document.querySelector('template[data-view="urgent"]')!;
    const { body } = readDocument(`<html><body>${template.innerHTML}</body></html>`, 'text/html');
    expect(textOf(body)).toContain(NOTE);
  });

  test.runIf(isSample(content))('says it once on a service and an article, above the first section', () => {
    for (const page of site.pages.filter(({ path }) => SERVICE_OR_ARTICLE.test(path))) {
      const { innerHTML } = main(page);
      expect(innerHTML.split(NOTE).length, page.path).toBe(2);
      expect(innerHTML.indexOf(NOTE), page.path).toBeLessThan(innerHTML.indexOf('<h2'));
      const printed = all(main(page), 'p').find((each) => textOf(each).startsWith(NOTE))!;
      expect(printed.closest('.print\\:hidden, details'), page.path).toBeNull();
      expect(textOf(main(page))).not.toContain('Reviewed on ');
    }
  });
});
