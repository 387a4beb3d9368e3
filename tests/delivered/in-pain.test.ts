import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { IN_PAIN } from '../fixtures/write-clinics.ts';
import { ALONE, CLINICS, LARGE, SMALL } from '../helpers/clinics.ts';
import {
  all,
  canonical,
  expectInOrder,
  hrefs,
  link,
  links,
  main,
  nameOf,
  readDocument,
  readSite,
  structuredData,
  textOf,
  texts,
} from '../helpers/delivered-pages.ts';
import { urgentWords } from '../../words/en/urgent.ts';

// docs/product.md, In pain: the page for somebody in pain, and the two lines and the link on other pages.

type Help = {
  heading: string;
  hospital: {
    heading: string;
    signs: { sign: string; or?: boolean }[];
    ambulance: { numbers: string[] };
    brief: string;
    onTheWay: { first: string; rest: string };
  };
  cases?: { id: string; name: string; urgency: string; text: string; button: 'call' | 'hospital' | 'book' }[];
  whereToGo: { when: string; where: string }[];
  takeAlong: { text: string }[];
  call: string;
  untilOpen: { when: string; help: string }[];
};

/** Reads the help from a clinic's data. */
const helpIn = (clinic: { content: string }) =>
  (parse(readFileSync(join(clinic.content, 'urgent.yaml'), 'utf8')) as { urgent: Help }).urgent;

/** Reads the cards of services on the home page from a clinic's data. */
const groupsIn = (clinic: { content: string }) =>
  (
    parse(readFileSync(join(clinic.content, 'categories.yaml'), 'utf8')) as {
      groups?: { category?: string; urgent?: boolean }[];
    }
  ).groups ?? [];

/** Returns a text of the data as pages show it: without marks for bold words, and with single spaces. */
const asOnPage = (text: string) => text.replaceAll('**', '').replace(/\s+/g, ' ').trim();

/** Returns the lines of a text, without the numbers of steps. */
const linesOf = (text: string) => text.split('\n').map((line) => line.replace(/^\d+\. /, ''));

const small = readSite(SMALL.site);
const OWN = CLINICS[0]!;

describe.each(CLINICS)('/in-pain of $name', (clinic) => {
  const site = readSite(clinic.site);
  const data = helpIn(clinic);
  const page = main(site.page('/in-pain'));
  const cardsForPain = groupsIn(clinic).filter(({ urgent }) => urgent);
  const { signs, ambulance, onTheWay } = data.hospital;

  test('begins with whom to call, what not to do, and five signs with their first words in bold', () => {
    const sheet = page.querySelector('section')!;
    expectInOrder([
      page.querySelector('h1'),
      sheet.querySelector('a[href^="tel:"]'),
      all(sheet, 'p').find((each) => textOf(each) === onTheWay.first),
      sheet.querySelector('h2'),
      sheet.querySelector('ul'),
    ]);
    expect(links(sheet).map(([, href]) => href)).toEqual(ambulance.numbers.map((each) => `tel:${each}`));
    const items = all(sheet, 'li');
    expect(items).toHaveLength(5);
    const first = signs.slice(0, all(sheet, 'li > span').length);
    expect(all(sheet, 'li > span').map(textOf)).toEqual(first.map(({ sign }) => asOnPage(sign)));
    const marked = first.filter(({ sign }) => sign.startsWith('**'));
    expect(all(sheet, 'li strong').map(textOf)).toEqual(marked.map(({ sign }) => sign.split('**')[1]));
  });

  test('has every sentence of the clinic’s data, with all signs visible and in order', () => {
    const sentences = [
      data.hospital.heading,
      ...signs.map(({ sign }) => sign),
      ...linesOf(onTheWay.rest),
      ...(data.cases ?? []).flatMap(({ name, text }) => [name, ...linesOf(text)]),
      ...data.whereToGo.flatMap(({ when, where }) => [when, where]),
      ...data.takeAlong.map(({ text }) => text),
      ...data.untilOpen.flatMap((entry) => [entry.when, entry.help]),
      data.call,
    ].map(asOnPage);
    const text = textOf(page);
    expect(sentences.filter((each) => !text.includes(each))).toEqual([]);
    const listed = all(page, 'ul span').filter((each) =>
      signs.some(({ sign }) => asOnPage(sign) === textOf(each)),
    );
    expect(listed.map(textOf)).toEqual(signs.map(({ sign }) => asOnPage(sign)));
    expect(listed.filter((each) => each.closest('details'))).toEqual([]);
  });

  test('is in the footer, the sitemap and the data for search engines, first in the phone menu, and first among services for pain', () => {
    const delivered = site.page('/in-pain');
    const { document } = delivered;
    expect(canonical(delivered)).toBe(`${site.origin}/in-pain`);
    expect(structuredData(delivered).some(({ url }) => url === `${site.origin}/in-pain`)).toBe(true);
    expect(hrefs(document.querySelector('header [role="dialog"] nav')!)[0]).toBe('/in-pain');
    const headerMenu = hrefs(document.querySelector('header nav[aria-label="Main"]')!);
    const isListed = cardsForPain.some(({ category }) => document.getElementById(`menu-${category}`));
    expect(headerMenu.filter((href) => href === '/in-pain')).toHaveLength(isListed ? 1 : 0);
    expect(hrefs(document.querySelector('footer')!)).toContain('/in-pain');
    expect(hrefs(main(site.page('/sitemap')))).toContain('/in-pain');
  });

  test('has no banner, and the thank-you page has none either', () => {
    for (const path of ['/in-pain', '/thank-you'])
      expect(site.page(path).document.querySelector('body > aside:not([lang])'), path).toBeNull();
  });

  test('is linked beside the gravest signs from home, contact and the thank-you page', () => {
    for (const path of ['/', '/contact', '/thank-you']) {
      const help = main(site.page(path)).querySelector('#emergency')!;
      expect(textOf(help), path).toContain(data.hospital.brief);
      expect(textOf(help), path).toContain(onTheWay.first);
      expect(link(help, urgentWords.all), path).toBe('/in-pain');
      expect(link(help, /^Call now/), path).toEqual(
        path === '/thank-you' ? undefined : expect.stringMatching(/^tel:\+/),
      );
    }
  });

  test('is introduced by the ambulance, before the signs and the clinic’s own number', () => {
    for (const path of ['/', '/contact', '/thank-you']) {
      const help = main(site.page(path)).querySelector('#emergency')!;
      const calls = links(help).flatMap(([, href]) => (href?.startsWith('tel:') ? [href] : []));
      const numbers = ambulance.numbers.map((each) => `tel:${each}`);
      expect(calls, path).toEqual(
        path === '/thank-you' ? numbers : [...numbers, expect.stringMatching(/^tel:\+/)],
      );
      expectInOrder([
        help.querySelector(`a[href="${numbers[0]}"]`),
        all(help, 'p').find((each) => textOf(each) === data.hospital.brief),
      ]);
    }
  });
});

describe('the cases', () => {
  const data = helpIn(OWN);
  const cards = all(main(readSite(OWN.site).page('/in-pain')), 'details[name="help"]');

  test('are cards of at most 75 words, in every language', () => {
    const paths = readSite(OWN.site).everyPage.filter(({ path }) => path.endsWith('/in-pain'));
    for (const page of paths)
      for (const card of all(main(page), '.help-card')) {
        const words = texts(card, 'p, li, a').flatMap((text) => text.split(' '));
        expect(words.length, `${page.path} ${textOf(card)}`).toBeLessThanOrEqual(75);
      }
  });

  test('have a row for each line, in bold its first words, and numbered steps', () => {
    for (const [at, { id, text }] of data.cases!.entries()) {
      const rows = linesOf(text);
      expect(texts(cards[at]!, 'li'), id).toEqual(rows.map(asOnPage));
      const bold = rows.flatMap((row) => row.split('**').filter((_, part) => part % 2 === 1));
      expect(texts(cards[at]!, 'li strong'), id).toEqual(bold);
      const steps = text.split('\n').filter((line) => /^\d+\. /.test(line));
      expect(texts(cards[at]!, 'ol > li'), id).toHaveLength(steps.length);
    }
    expect(cards.filter((card) => card.querySelector('ol'))).toHaveLength(1);
  });

  test('say how soon the patient needs care, and have the right button', () => {
    const targets = {
      hospital: [/^tel:\d{3}$/],
      book: [/^\/booknow$/],
      now: [/^#where-to-go$/, /^tel:\+/],
      act: [/^tel:\+/],
      today: [/^#until-open$/, /^tel:\+/],
    };
    expect(cards.map((card) => textOf(card.querySelector('summary')))).toEqual(
      data.cases!.map(({ name }) => name),
    );
    for (const [at, { id, button, urgency }] of data.cases!.entries()) {
      const action = button === 'call' ? urgency : button;
      const expected = targets[action in targets ? (action as keyof typeof targets) : 'today'];
      expect(hrefs(cards[at]!), id).toEqual(expected.map((target) => expect.stringMatching(target)));
      const urgencies = Object.values(urgentWords.urgency);
      expect(
        texts(cards[at]!, 'p').filter((each) => urgencies.includes(each)),
        id,
      ).toHaveLength(1);
    }
  });

  test('are left out by a clinic that describes none', () => {
    expect(all(main(readSite(LARGE.site).page('/in-pain')), 'details[name="help"]')).toEqual([]);
    expect(all(main(readSite(ALONE.site).page('/in-pain')), 'details[name="help"]')).not.toEqual([]);
  });
});

test('the not-found page of /emergency shows the same help', () => {
  const site = readSite(OWN.site);
  const template = site.notFound.document.querySelector('template[data-view="urgent"]')!;
  const { body } = readDocument(`<html><body>${template.innerHTML}</body></html>`, 'text/html');
  const content = (within: ParentNode) => textOf(within.querySelector('.help-page'));
  expect(content(body)).toBe(content(main(site.page('/in-pain'))));
});

test('a service for people in pain has its own signs, its own lines and the link, and no banner', () => {
  const help = main(small.page(`/services/${IN_PAIN.danger.service}`)).querySelector('#emergency')!;
  expect(texts(help, 'li')).toEqual([IN_PAIN.danger.sign]);
  expect(link(help, urgentWords.all)).toBe('/in-pain');
  const { lamp } = helpIn(OWN) as Help & { lamp: { title: string } };
  const urgent = readSite(OWN.site).pages.filter(
    (page) => page.path.startsWith('/services/') && textOf(main(page)).includes(lamp.title),
  );
  expect(urgent).not.toEqual([]);
  for (const { path, document } of urgent)
    expect(document.querySelector('body > aside:not([lang])'), path).toBeNull();
});

test('a service read in pain says below its facts whom to call, and later only what is its own', () => {
  const { brief } = helpIn(OWN).hospital;
  const { lamp } = helpIn(OWN) as Help & { lamp: { title: string } };
  const pages = readSite(OWN.site).pages.filter(
    (page) => page.path.startsWith('/services/') && textOf(main(page)).includes(lamp.title),
  );
  for (const page of pages) {
    const help = main(page).querySelector('#emergency')!;
    expect(textOf(help), page.path).toContain(brief);
    expect(link(help, urgentWords.all), page.path).toBe('/in-pain');
    const { innerHTML } = main(page);
    expect(innerHTML.indexOf('id="emergency"'), page.path).toBeLessThan(innerHTML.indexOf('<h2'));
    expect(textOf(main(page)).split(brief), page.path).toHaveLength(2);
  }
});

test('on the list of services, the answer about emergencies ends with the link', () => {
  const answer = main(small.page('/services')).querySelector('section[aria-labelledby="questions"]')!;
  expect(link(answer, urgentWords.all)).toBe('/in-pain');
});

test('lists hospitals with a dentist at night, if the clinic names some', () => {
  const { name, phone, way } = IN_PAIN.hospital;
  const where = (site: typeof small) =>
    textOf(main(site.page('/in-pain')).querySelector('#where-to-go')?.parentElement);
  for (const text of [name, phone, way]) expect(where(small)).toContain(text);
  expect(where(readSite(LARGE.site))).not.toContain(urgentWords.openAtNight);
});

test('an article on pain begins with links to first aid, and ends with the link', () => {
  const { slug, jumps } = IN_PAIN.article;
  const article = main(small.page(`/blog/${slug}`));
  const jumpsTo = all<HTMLAnchorElement>(article.querySelector('header')!, 'a[href^="#"]');
  expect(jumpsTo.map(nameOf)).toEqual(jumps);
  for (const jump of jumpsTo) {
    const goal = article.querySelector(jump.getAttribute('href')!)!;
    expect(textOf(goal)).toBe(textOf(jump));
  }
  expect(link(article.querySelector('#emergency')!, urgentWords.all)).toBe('/in-pain');
});
