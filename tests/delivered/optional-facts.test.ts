import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { ClinicFacts } from '../../domain/clinic/clinic.ts';
import { CLINICS, LARGE, SMALL } from '../helpers/clinics.ts';
import {
  all,
  expectInOrder,
  structuredData,
  link,
  links,
  main,
  readSite,
  section,
  textOf,
  texts,
} from '../helpers/delivered-pages.ts';

// Optional facts about fees, doctors and a visit. The large clinic has them
// (tests/fixtures/write-clinics.ts), the small one does not.

const large = readSite(LARGE.site);
const treatment = main(large.page('/services/treatment-40'));
const list = main(large.page('/services'));
const doctors = main(large.page('/doctors'));

const glanceOf = (page: ParentNode) => page.querySelector('dl[aria-label="At a glance"]')!;
const factsOf = (terms: ParentNode) =>
  all(terms, 'div:has(> dt)').map((each) => [
    textOf(each.querySelector('dt')),
    ...texts(each, 'dd').map((text) => text.replaceAll('\u00a0', ' ')),
  ]);

const structuredItem = (path: string, type: string) =>
  structuredData(large.page(path)).find((node) => node['@type'] === type);

test('shows a fee as a range at the top, beside its question, and in the list of fees', () => {
  const total = 'With a cover AED 41,000 to AED 182,000 per tooth';
  expect(factsOf(glanceOf(treatment))).toContainEqual(['Fee', 'AED 40,000 to AED 180,000 per tooth', total]);
  expect(texts(section(treatment, 'What does it cost?'), 'p')).toContain(total);
  expect(link(glanceOf(treatment), 'AED 40,000 to AED 180,000')).toBe('/services#fees');
  expect(texts(section(treatment, 'What does it cost?'), 'p')[0]).toBe('AED 40,000 to AED 180,000 per tooth');
  expect(texts(section(treatment, 'What does it cost?'), 'p')).toContain(
    'A plainer treatment AED 900 to AED 1,500 per tooth',
  );
  const fees = list.querySelector('#fees')!;
  expect(factsOf(fees)).toEqual([
    ['Consultation', 'AED 400'],
    ['Treatment number 39', 'AED 1,000 to AED 2,000 per tooth'],
    ['Treatment number 40', 'AED 40,000 to AED 180,000 per tooth', total],
    ['A plainer treatment', 'AED 900 to AED 1,500 per tooth'],
  ]);
  expect(link(fees, 'Treatment number 40')).toBe('/services/treatment-40');
  expect(link(fees, 'A plainer treatment')).toBe('/services/treatment-40');
  expect(texts(fees, 'h3')).toEqual(['Ways to pay', 'Insurance', 'What your estimate holds']);
  expect(texts(fees, '[aria-label="Ways to pay"] li')).toEqual(['UPI', 'Cash']);
  expect(textOf(fees)).toContain('You have your price in writing first.');
  expect(link(main(large.page('/')), 'What does it cost?')).toBe('/services#fees');
});

test('shows each doctor’s treatments, days and languages', () => {
  const [first, second] = [
    ['Dr. Aanta Numberwala', '/doctors#dr-number-a'],
    ['Dr. Banta Numberwala', '/doctors#dr-number-b'],
  ];
  expect(links(glanceOf(treatment)).slice(1)).toEqual([first, second]);
  expect(textOf(glanceOf(treatment))).toContain('Monday and Tuesday; Wednesday 10 AM-2 PM; Friday 9 AM-1 PM');
  const rows = all(section(doctors, 'Who treats what'), 'dl > div').map((row) => links(row));
  expect(rows).toEqual([
    [['Treatment number 39', '/services/treatment-39'], first],
    [['Treatment number 40', '/services/treatment-40'], first, second],
  ]);
  const facts = factsOf(doctors.querySelector('#dr-number-a dl')!);
  expect(facts).toContainEqual(['Days', 'Monday and Tuesday; Wednesday 10 AM-2 PM; Friday 9 AM-1 PM']);
  expect(facts).toContainEqual(['Languages', 'Marathi, English']);
});

test('declares fees, payment, days and languages as structured data', () => {
  expect(structuredItem('/services/treatment-40', 'Service')).toMatchObject({
    offers: { priceSpecification: { minPrice: 40_000, maxPrice: 180_000, priceCurrency: 'AED' } },
  });
  expect(structuredItem('/', 'Dentist')).toMatchObject({
    priceRange: 'AED\u00a0400 to AED\u00a0180,000',
    currenciesAccepted: 'AED',
    paymentAccepted: 'UPI, Cash',
    makesOffer: { priceSpecification: { minPrice: 400, maxPrice: 400, priceCurrency: 'AED' } },
  });
  const first = structuredItem('/doctors', 'Physician');
  expect(first).toMatchObject({ knowsLanguage: ['mr', 'en'] });
  expect(first!.openingHoursSpecification).toHaveLength(4);
});

test('a clinic without these facts shows none of them', () => {
  const { everyPage } = readSite(SMALL.site);
  for (const { path, html } of everyPage) {
    expect(html, path).not.toMatch(/₹|id="fees"|id="who-treats"|priceRange|knowsLanguage|makesOffer/);
  }
});

describe.each(CLINICS)('$name', ({ site: folder, content }) => {
  const site = readSite(folder);
  const { access, visit, reviews, booking } = parse(
    readFileSync(join(content, 'clinic.yaml'), 'utf8'),
  ) as Pick<ClinicFacts, 'access' | 'visit' | 'reviews' | 'booking'>;
  const pathsWith = (text: string) =>
    site.everyPage.filter(({ document }) => textOf(document.body).includes(text)).map(({ path }) => path);

  test('access information is only on the contact and thank-you pages', () => {
    expect(pathsWith('Getting in')).toEqual(access ? ['/contact', '/thank-you'] : []);
    if (access?.landmark) expect(pathsWith(access.landmark)).toEqual(['/contact', '/thank-you']);
  });

  test('advice before a visit is in a fold below the booking form', () => {
    const book = main(site.page('/book'));
    const folded = all(book, 'details').find((each) => textOf(each).startsWith('Before you come'));
    if (!visit) return expect(folded).toBeUndefined();
    for (const thing of visit.bring) expect(textOf(folded!)).toContain(thing);
    expect(textOf(folded!)).toContain(`at least ${booking.changeHours} hours before the visit`);
    expectInOrder([book.querySelector('form'), folded!]);
  });

  test('the clinic’s reviews elsewhere are linked, and never counted', () => {
    for (const path of ['/', '/contact']) {
      const page = main(site.page(path));
      const isShown = path === '/contact' || page.querySelector('[aria-roledescription="slide"]') !== null;
      expect(link(page, /^Reviews of us elsewhere$/)).toBe((isShown && reviews) || undefined);
    }
    for (const { html } of site.everyPage) expect(html).not.toMatch(/aggregateRating|reviewCount/);
  });
});
