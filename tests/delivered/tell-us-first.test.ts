import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { LARGE, SMALL } from '../helpers/clinics.ts';
import { all, main, readSite, textOf, texts } from '../helpers/delivered-pages.ts';

// What patients should tell the dentist before treatment. The small clinic has such a list, the large one
// none.

const PAGES = ['/book', '/thank-you'];

const list = parse(readFileSync(`${SMALL.content}/tell-us-first.yaml`, 'utf8')) as {
  tellUsFirst: { conditions: { title: string; tell: string }[] };
};

const foldOf = (page: ParentNode) =>
  all(page, 'details').find((each) => textOf(each.querySelector('summary')) === 'Tell us first');

test.each(PAGES)('%s has the list in a fold, and asks nobody to write it down', (path) => {
  const fold = foldOf(main(readSite(SMALL.site).page(path)))!;
  expect(fold.hasAttribute('open')).toBe(false);
  expect(texts(fold, 'dt')).toEqual(list.tellUsFirst.conditions.map(({ title }) => title));
  for (const { tell } of list.tellUsFirst.conditions) expect(textOf(fold)).toContain(tell);
  expect(textOf(fold)).toContain('Please do not write it in a form or an e-mail.');
  expect(all(fold, 'input, textarea, select')).toEqual([]);
});

test.each(PAGES)('%s shows nothing about it if the clinic has no such list', (path) => {
  expect(foldOf(main(readSite(LARGE.site).page(path)))).toBeUndefined();
});
