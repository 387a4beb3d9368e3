import { expect, test } from 'vitest';
import { ALONE, LARGE, SMALL } from '../helpers/clinics.ts';
import { all, main, readSite, structuredData, textOf, texts, type Page } from '../helpers/delivered-pages.ts';

// All pages state the same price, age and duration of a treatment and the same days of a doctor: in lists,
// questions, sentences and structured data.

const LARGE_SITE = readSite(LARGE.site);

/** For each fact, the stated values with the places that state them. */
type Statements = Map<string, Map<string, string[]>>;

function state(statements: Statements, fact: string, value: string, place: string): void {
  const values = statements.get(fact) ?? new Map<string, string[]>();
  statements.set(fact, values.set(value, [...(values.get(value) ?? []), place]));
}

/** Returns the facts with more than one stated value. */
function contradictions(statements: Statements) {
  return [...statements].filter(([, values]) => values.size > 1).map(([fact, values]) => [fact, [...values]]);
}

/** Returns the places that state a fact. */
function placesOf(statements: Statements, fact: string): string[] {
  return [...(statements.get(fact)?.values() ?? [])].flat();
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const terms = (list: ParentNode | null) =>
  list
    ? all(list, 'div:has(> dt)').map((each) => [plain(textOf(each.querySelector('dt'))), each] as const)
    : [];

const valueOf = (row: Element) => plain(textOf(row.querySelector('dd')));

const JSON_LD = 'script[type="application/ld+json"]';

const nodesOf = (page: Page) => (page.document.querySelector(JSON_LD) ? structuredData(page) : []);

/** Lists services with their names in structured data, longest first, because some names contain others. */
function servicesOf(pages: readonly Page[]) {
  return pages
    .filter(({ path }) => /^\/services\/./.test(path))
    .flatMap((page) => {
      const node = nodesOf(page).find((each) => each['@type'] === 'Service');
      return node ? [{ page, path: page.path, title: node.name as string }] : [];
    })
    .toSorted((one, other) => other.title.length - one.title.length);
}

const SENTENCE = /[^.!?]+[.!?]?/g;
const PRICE = /AED [\d,]+(?: to AED [\d,]+)?/g;
const AGES_AND_DURATIONS = /(?:\d+ to )?\d+ (?:minutes|weeks|months)|\bage of \d+/g;

const sentencesOf = (page: Page) =>
  texts(main(page), 'p, li, dd').flatMap((text) => plain(text).match(SENTENCE) ?? []);

/** Finds the sentences of all pages that name a service. */
function sentencesAbout(pages: readonly Page[]) {
  const services = servicesOf(pages).map((each) => ({
    ...each,
    name: new RegExp(`\\b${each.title}(?!\\d)`, 'i'),
  }));
  return pages.flatMap((page) =>
    sentencesOf(page).flatMap((sentence) => {
      const named = services.find(({ name }) => name.test(sentence));
      return named ? [{ ...named, sentence, on: page.path }] : [];
    }),
  );
}

/** Collects the prices of services that pages state. */
function pricesOf(pages: readonly Page[]): Statements {
  const statements: Statements = new Map();
  const titles = new Set(servicesOf(pages).map(({ title }) => title));
  for (const { path, title, page } of servicesOf(pages)) {
    for (const [term, row] of terms(main(page).querySelector('dl[aria-label="At a glance"]')))
      if (term === 'Fee') state(statements, title, valueOf(row).match(PRICE)![0], `${path} sheet`);
  }
  for (const { on, sentence, title } of sentencesAbout(pages))
    for (const price of sentence.match(PRICE) ?? []) state(statements, title, price, `${on} sentence`);
  for (const page of pages) {
    for (const [term, row] of terms(main(page).querySelector('#fees')))
      if (titles.has(term)) state(statements, term, valueOf(row).match(PRICE)![0], `${page.path} fees`);
    for (const node of nodesOf(page)) {
      const { offers, name } = node as {
        name: string;
        offers?: { priceSpecification: Record<string, number> };
      };
      if (node['@type'] !== 'Service' || !offers) continue;
      const { minPrice, maxPrice } = offers.priceSpecification;
      const amounts = [...new Set([minPrice!, maxPrice!])].map((each) => `AED ${each.toLocaleString('en')}`);
      state(statements, name, amounts.join(' to '), `${page.path} structured data`);
    }
  }
  return statements;
}

const SITES = [
  ['large', LARGE_SITE],
  ['small', readSite(SMALL.site)],
  ['alone', readSite(ALONE.site)],
] as const;

test.each(SITES)('the pages of the %s clinic state one price of a treatment', (_, site) => {
  expect(contradictions(pricesOf(site.pages))).toEqual([]);
});

test.each(SITES)(
  'the pages of the %s clinic state ages and durations as the treatment’s page does',
  (_, site) => {
    const other = sentencesAbout(site.pages).flatMap(({ on, sentence, page }) => {
      const own = new Set(sentencesOf(page).flatMap((each) => each.match(AGES_AND_DURATIONS) ?? []));
      // The page of a service may state no figures. Then there is nothing to compare.
      const stated = own.size > 0 ? (sentence.match(AGES_AND_DURATIONS) ?? []) : [];
      return stated.filter((each) => !own.has(each)).map((each) => [each, on, sentence]);
    });
    expect(other).toEqual([]);
  },
);

test('every price on a page is in the clinic’s data', () => {
  const known = new Set([
    'AED 400',
    'AED 1,000 to AED 2,000',
    'AED 40,000 to AED 180,000',
    'AED 41,000 to AED 182,000',
    'AED 900 to AED 1,500',
  ]);
  const other = LARGE_SITE.pages.flatMap((page) =>
    (plain(textOf(page.document.body)).match(PRICE) ?? []).filter((price) => !known.has(price)),
  );
  expect(other).toEqual([]);
});

/** Collects the days of a doctor that pages state, in words. */
function daysOf(doctor: { name: string; id: string; service: string }): Statements {
  const statements: Statements = new Map();
  const { name, id, service } = doctor;
  for (const page of LARGE_SITE.pages) {
    const { path } = page;
    for (const [term, row] of terms(main(page)))
      if (term.replace(/ ?:$/, '') === name) state(statements, name, valueOf(row), `${path} list`);
    for (const [term, row] of terms(main(page).querySelector(`#${id} dl`)))
      if (term === 'Days') state(statements, name, valueOf(row), `${path} panel`);
    for (const [, days] of page.html.matchAll(new RegExp(`Days of ${name}: (.*?)\\.`, 'g')))
      state(statements, name, plain(days!), `${path} form`);
    if (path !== service) continue;
    for (const [term, row] of terms(main(page).querySelector('dl[aria-label="At a glance"]')))
      if (term === 'Treated by')
        state(statements, name, plain(textOf(row.querySelector('dd .text-small'))), path);
  }
  return statements;
}

const FIRST = { name: 'Dr. Aanta Numberwala', id: 'dr-number-a', service: '/services/treatment-40' };

test('all pages state the same days and hours of a doctor', () => {
  const statements = daysOf(FIRST);
  expect(contradictions(statements)).toEqual([]);
  const days = 'Monday and Tuesday; Wednesday 10 AM-2 PM; Friday 9 AM-1 PM';
  expect([...statements.get(FIRST.name)!.keys()]).toEqual([days]);
  expect(placesOf(statements, FIRST.name)).toEqual(
    expect.arrayContaining([
      '/book list',
      '/contact list',
      '/doctors list',
      '/doctors panel',
      '/book form',
      FIRST.service,
    ]),
  );
});

test('pages list coming special hours, and mark no date as today’s before a script runs', () => {
  for (const path of ['/book', '/contact', '/doctors']) {
    const list = main(LARGE_SITE.page(path)).querySelector('[data-unusual-dates]')!;
    expect(texts(list, '[data-from$="-12-30"]').join(), path).toMatch(/, 30 December \d{4} ?: 9 AM-12 PM/);
  }
  for (const { document } of LARGE_SITE.pages) {
    for (const line of all(document, '[data-unusual-today]')) {
      expect(line.hasAttribute('hidden')).toBe(true);
      expect(textOf(line)).toBe('');
    }
  }
});
