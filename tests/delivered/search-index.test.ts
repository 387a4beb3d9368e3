import { describe, expect, test } from 'vitest';
import type { SearchEntry } from '../../site/content/search-index.server.ts';
import { CLINICS, SEVERAL_LANGUAGES } from '../helpers/clinics.ts';
import { readSite, texts } from '../helpers/delivered-pages.ts';

// The index of what the blog's search finds on the rest of the site. Each language has a file.

const SITES = [...CLINICS, SEVERAL_LANGUAGES];

describe.each(SITES)('$name', ({ site: folder }) => {
  const site = readSite(folder);
  const prefixes = ['', ...site.codes.map((code) => `/${code}`)].filter((prefix) =>
    site.everyPage.some(({ path }) => path === `${prefix}/blog`),
  );

  test.each(prefixes)('the index of "%s/blog" leads to pages and their parts', (prefix) => {
    const index = JSON.parse(site.text(`${prefix}/blog/search.json`)) as SearchEntry[];
    expect(index.length).toBeGreaterThan(0);
    for (const { to, title } of index) {
      const [path, hash] = to.split('#');
      const page = site.page(prefix + path);
      expect(title).not.toBe('');
      if (hash) expect(page.document.getElementById(hash), to).not.toBeNull();
    }
  });

  test.runIf(prefixes.includes(''))('the index has each service, question and after-care by day', () => {
    const index = JSON.parse(site.text('/blog/search.json')) as SearchEntry[];
    const goals = (kind: SearchEntry['kind']) => index.filter((each) => each.kind === kind);
    for (const page of site.pages.filter(({ path }) => /^\/services\/./.test(path))) {
      expect(goals('service').map(({ to }) => to)).toContain(page.path);
      const hasDays = page.document.getElementById('by-day') !== null;
      expect(goals('afterCare').some(({ to }) => to === `${page.path}#by-day`)).toBe(hasDays);
      const questions = page.document.getElementById('questions')?.closest('section');
      const own = questions ? texts(questions, ':scope > div > [data-accordion] h3') : [];
      const known = goals('question').filter(({ to }) => to === `${page.path}#questions`);
      expect(known.map(({ title }) => title)).toEqual(own);
    }
  });
});
