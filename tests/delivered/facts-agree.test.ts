import { expect, test } from 'vitest';
import { ALONE, LARGE, SMALL } from '../helpers/clinics.ts';
import { all, main, readSite, structuredData, textOf, texts, type Page } from '../helpers/delivered-pages.ts';

// Price, age and duration of each treatment, and each doctor's days, are the same wherever pages state them:
// in sheets, lists, questions, sentences and structured data.

const LARGE_SITE = readSite(LARGE.site);

/** The values that pages state of a fact, each with the places where they do. */
type Statements = Map<string, Map<string, string[]>>;

function state(statements: Statements, fact: string, value: string, place: string): void {
  const values = statements.get(fact) ?? new Map<string, string[]>();
  statements.set(fact, values.set(value, [...(values.get(value) ?? []), place]));
}

/** The facts of which pages state more than one value. */
function contradictions(statements: Statements) {
  return [...statements].filter(([, values]) => values.size > 1).map(([fact, values]) => [fact, [...values]]);
}

/** The places where a fact is stated. */
function placesOf(statements: Statements, fact: string): string[] {
  return [...(statements.get(fact)?.values() ?? [])].flat();
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const terms = (list: ParentNode | null) =>
  list
    ? all(list, 'div:has(> dt)').map((each) => [plain(textOf(each.querySelector('dt'))), each] as const)
    : [];

const valueOf = (row: Element) => plain(textOf(row.querySelector('dd')));

type Title = { title: string; path: string };

/** Services with their titles; longer titles first, because a shorter one may be part of a longer one. */
function serviceTitles(pages: readonly Page[]): Title[] {
  return pages
    .filter(({ path }) => /^\/services\/./.test(path))
    .map(({ path, document }) => ({ path, title: textOf(main({ document } as Page).querySelector('h1')) }))
    .toSorted((one, other) => other.title.length - one.title.length);
}

const SENTENCE = /[^.!?]+[.!?]?/g;
const PRICE = /₹[\d,]+(?: to ₹[\d,]+)?/g;
const MEASURE = /(?:\d+ to )?\d+ (?:minutes|weeks|months)/g;
const AGE = /\bage of \d+/g;

const MEASURES = { price: PRICE, duration: MEASURE, age: AGE };

/** Collects what all pages state of services. */
function serviceStatements(pages: readonly Page[]): Statements {
  const statements: Statements = new Map();
  const titles = serviceTitles(pages);
  const titleOf = (text: string) =>
    titles.find(({ title }) => new RegExp(`\\b${title}(?!\\d)`, 'i').test(text));
  for (const page of pages) {
    const { path } = page;
    const own = titles.find((each) => each.path === path);
    if (own) {
      for (const [term, row] of terms(main(page).querySelector('dl[aria-label="At a glance"]')))
        if (term !== 'Treated by')
          for (const [kind, measure] of Object.entries(MEASURES))
            for (const value of valueOf(row).match(measure) ?? [])
              state(statements, `${own.title}: ${kind}`, value, `${path} sheet`);
    }
    for (const [term, row] of terms(main(page).querySelector('#fees')))
      if (titles.some(({ title }) => title === term))
        state(statements, `${term}: price`, valueOf(row).match(PRICE)![0], `${path} fees`);
    for (const text of texts(main(page), 'p, li, dd, summary'))
      for (const sentence of plain(text).match(SENTENCE) ?? []) {
        const named = titleOf(sentence);
        if (named)
          for (const [kind, measure] of Object.entries(MEASURES))
            for (const value of sentence.match(measure) ?? [])
              state(statements, `${named.title}: ${kind}`, value, `${path} sentence`);
      }
    for (const node of structuredData(page)) {
      const { offers, name } = node as {
        name: string;
        offers?: { priceSpecification: Record<string, number> };
      };
      if (node['@type'] !== 'Service' || !offers) continue;
      const { minPrice, maxPrice } = offers.priceSpecification;
      const amounts = [...new Set([minPrice!, maxPrice!])].map((each) => `₹${each.toLocaleString('en-IN')}`);
      state(statements, `${name}: price`, amounts.join(' to '), `${path} structured data`);
    }
  }
  return statements;
}

test.each([
  ['large', LARGE_SITE],
  ['small', readSite(SMALL.site)],
  ['alone', readSite(ALONE.site)],
])('the %s clinic’s pages state one price, one age and one duration of a treatment', (_, site) => {
  expect(contradictions(serviceStatements(site.pages))).toEqual([]);
});

test('price, age and duration are read in each place where a page states them', () => {
  const statements = serviceStatements(LARGE_SITE.pages);
  const service = '/services/treatment-40';
  expect(placesOf(statements, 'Treatment number 40: price').toSorted()).toEqual(
    expect.arrayContaining([
      `${service} sheet`,
      `${service} structured data`,
      '/services fees',
      '/services sentence',
    ]),
  );
  for (const kind of ['age', 'duration'])
    expect(placesOf(statements, `Treatment number 40: ${kind}`)).toEqual(
      expect.arrayContaining([`${service} sheet`, '/services sentence']),
    );
});

test('no page names a price that the clinic’s data have not', () => {
  const known = new Set(['₹400', '₹40,000 to ₹1,80,000', '₹900 to ₹1,500']);
  const other = LARGE_SITE.pages.flatMap((page) =>
    (plain(textOf(page.document.body)).match(PRICE) ?? []).filter((price) => !known.has(price)),
  );
  expect(other).toEqual([]);
});

/** Collects the days that all pages state of a doctor, in words. */
function daysOf(doctor: { name: string; id: string; service: string }): Statements {
  const statements: Statements = new Map();
  const { name, id, service } = doctor;
  for (const page of LARGE_SITE.pages) {
    const { path } = page;
    for (const [term, row] of terms(main(page)))
      if (term === `${name}:`) state(statements, name, valueOf(row), `${path} list`);
    for (const [term, row] of terms(main(page).querySelector(`#${id} dl`)))
      if (term === 'Days') state(statements, name, valueOf(row), `${path} panel`);
    for (const [, days] of page.html.matchAll(new RegExp(`Days of ${name}: (.*?)\\.`, 'g')))
      state(statements, name, plain(days!), `${path} form`);
    if (path === service)
      state(
        statements,
        name,
        plain(texts(main(page), 'dl[aria-label="At a glance"] dd .text-small')[0]!),
        path,
      );
  }
  return statements;
}

const FIRST = { name: 'Dr. Aanta Numberwala', id: 'dr-number-a', service: '/services/treatment-40' };

test('all pages state the same days and hours of a doctor', () => {
  const statements = daysOf(FIRST);
  expect(contradictions(statements)).toEqual([]);
  const days = 'Monday and Tuesday, Wednesday 10 AM-2 PM, Friday 9 AM-1 PM';
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

test('structured data give a doctor’s hours, and the special hours of two years', () => {
  const nodes = structuredData(LARGE_SITE.page('/doctors'));
  const doctor = nodes.find((node) => node['@type'] === 'Physician')!;
  const hours = doctor.openingHoursSpecification as { dayOfWeek: string; opens: string; closes: string }[];
  expect(hours.map(({ dayOfWeek, opens, closes }) => [dayOfWeek.split('/').at(-1), opens, closes])).toEqual([
    ['Monday', '08:00', '20:00'],
    ['Tuesday', '08:00', '20:00'],
    ['Wednesday', '10:00', '14:00'],
    ['Friday', '09:00', '13:00'],
  ]);
  const clinic = structuredData(LARGE_SITE.page('/')).find((node) => node['@type'] === 'Dentist')!;
  const special = clinic.specialOpeningHoursSpecification as { validFrom: string; closes: string }[];
  const dates = special.filter(({ closes }) => closes === '12:00').map(({ validFrom }) => validFrom.slice(5));
  expect(dates).toEqual(['12-30', '12-30']);
});

test('pages list coming special hours, and mark no date before a script knows today’s', () => {
  for (const path of ['/book', '/contact', '/doctors']) {
    const list = main(LARGE_SITE.page(path)).querySelector('[data-unusual-dates]')!;
    expect(texts(list, '[data-from$="-12-30"]').join(), path).toMatch(
      /, December 30, \d{4}: 9:00 AM - 12:00 PM/,
    );
  }
  for (const { document } of LARGE_SITE.pages) {
    for (const line of all(document, '[data-unusual-today]')) {
      expect(line.hasAttribute('hidden')).toBe(true);
      expect(textOf(line)).toBe('');
    }
  }
});
