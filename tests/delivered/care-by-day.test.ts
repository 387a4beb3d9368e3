import { expect, test } from 'vitest';
import { readSourceFile } from '../../compile/yaml-file.ts';
import { SMALL } from '../helpers/clinics.ts';
import { all, link, links, main, readSite, section, textOf, texts } from '../helpers/delivered-pages.ts';

// The after-care of a service, day by day (`afterwardsByDay`).

const site = readSite(SMALL.site);
const { afterwardsByDay } = readSourceFile(`${SMALL.content}/services/root-canal.md`).data as {
  afterwardsByDay: { days: string; normal: string; notNormal: string }[];
};

test('a service has its after-care by day in a fold, with a link that prints it', () => {
  const care = section(main(site.page('/services/root-canal')), 'And afterwards?');
  const fold = care.querySelector('details')!;
  expect(fold.hasAttribute('open')).toBe(false);
  expect(texts(fold, 'h3')).toEqual(afterwardsByDay.map(({ days }) => days));
  for (const [at, { normal, notNormal }] of afterwardsByDay.entries()) {
    const day = all(fold, 'ol > li')[at]!;
    expect(texts(day, 'dd')).toEqual([normal, notNormal]);
  }
  expect(link(fold, 'Print this on one sheet')).toBe('#by-day');
  expect(fold.querySelector('#by-day ol')).not.toBeNull();
});

test('a service without after-care by day shows none', () => {
  const page = main(site.page('/services/braces'));
  expect(textOf(section(page, 'And afterwards?'))).not.toContain('Day by day');
  expect(page.querySelector('#by-day')).toBeNull();
});

test('menus and the list of services link to the after-care by day, and the list names other treatments', () => {
  const name = 'After-care, day by day: Wisdom Tooth Extraction';
  const goal = '/services/wisdom-tooth-extraction#by-day';
  const { document } = site.page('/');
  for (const menu of all(document, '#services-menu, #mobile-menu')) expect(link(menu, name)).toBe(goal);
  const list = main(site.page('/services')).querySelector('#all-services')!;
  expect(link(list, name)).toBe(goal);
  const part = link(list, 'A simple extraction')!;
  expect(part).toMatch(/^\/services\/wisdom-tooth-extraction#/);
  const { hash } = new URL(part, 'https://site.invalid');
  expect(textOf(main(site.page('/services/wisdom-tooth-extraction')).querySelector(hash))).toBe(
    'A simple extraction',
  );
  expect(links(list).map(([label]) => label)).not.toContain('After-care, day by day: Braces');
});

test('the sheet of another treatment on the page has the name of that treatment', () => {
  const page = main(site.page('/services/wisdom-tooth-extraction'));
  const print = link(page, 'Print it for: A simple extraction')!;
  expect(textOf(page.querySelector(`.sheet-title${print}`))).toBe('A simple extraction');
});
