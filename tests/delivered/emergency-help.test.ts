import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { IN_PAIN } from '../fixtures/write-clinics.ts';
import { CLINICS, LARGE, SMALL } from '../helpers/clinics.ts';
import {
  all,
  link,
  links,
  main,
  nameOf,
  readDocument,
  readSite,
  textOf,
  texts,
} from '../helpers/delivered-pages.ts';
import { urgentWords } from '../../words/en/urgent.ts';

// docs/product.md, In pain: which length of the emergency help a page has, and where.

type Help = {
  hospital: { heading: string; signs: { sign: string; short?: string }[] };
  cases: { id: string; name: string; text: string; button: 'call' | 'hospital' | 'book' }[];
  call: string;
  untilOpen: { when: string; help: string; card?: string }[];
};

/** The help in a clinic's data. */
const helpIn = (clinic: { content: string }) =>
  (parse(readFileSync(join(clinic.content, 'urgent.yaml'), 'utf8')) as { urgent: Help }).urgent;

/** A text of the data as it is on a page, where line breaks are spaces. */
const unwrapped = (text: string) => text.replace(/\s+/g, ' ');

const small = readSite(SMALL.site);
const written = helpIn(SMALL);
const OWN = CLINICS[0]!;

const page = (path: string) => main(small.page(path));
const help = (path: string) => page(path).querySelector('#emergency')!;
const signs = (path: string) => texts(help(path).querySelector('ul')!, 'li');

/**
 * The pages with the whole help, each with its help and the data behind it. `/emergency` is a part of the own
 * clinic's not-found page.
 */
const withWholeHelp = () => {
  const ofSmall = ['/contact', '/thank-you', `/blog/${IN_PAIN.article.slug}`].map((path) => ({
    path,
    element: help(path),
    data: written,
  }));
  const template = readSite(OWN.site).notFound.document.querySelector('template[data-view="urgent"]');
  if (!template) return ofSmall;
  const { body } = readDocument(`<html><body>${template.innerHTML}</body></html>`, 'text/html');
  const element = body.querySelector('#emergency')!;
  return [...ofSmall, { path: '/emergency', element, data: helpIn(OWN) }];
};

describe('emergency help', () => {
  const allSigns = written.hospital.signs.map(({ sign }) => sign);

  test('begins with all signs that mean a hospital, in a few words, and has the call', () => {
    for (const { path, element, data } of withWholeHelp()) {
      const short = data.hospital.signs.map((each) => each.short ?? each.sign);
      const list = element.querySelector('ul')!;
      expect(texts(list, 'li'), path).toEqual(short);
      expect(list.closest('details'), path).toBeNull();
      expect(link(element, /^Call now/), path).toMatch(/^tel:/);
    }
  });

  test('has every sentence of the clinic’s data on each page with the whole help', () => {
    for (const { path, element, data } of withWholeHelp()) {
      const sentences = [
        data.hospital.heading,
        ...data.hospital.signs.map(({ sign }) => sign),
        ...data.cases.flatMap(({ name, text }) => [name, text]),
        data.call,
        ...data.untilOpen.flatMap((entry) => [entry.when, entry.help]),
      ].map(unwrapped);
      const text = textOf(element);
      const missing = sentences.filter((each) => !text.includes(each));
      expect(missing, path).toEqual([]);
    }
  });

  test('shows each case with its urgency in words, its text, one button, and its first aid below', () => {
    const urgencies = Object.values(urgentWords.urgency);
    const targets = { call: /^tel:\+/, hospital: /^tel:\d{3}$/, book: /^\/booknow$/ };
    for (const { path, element, data } of withWholeHelp()) {
      expect(data.cases.length, path).toBeGreaterThan(0);
      // A copy, because other tests read the same document.
      const cards = all(element.cloneNode(true) as Element, 'details[name="help"]');
      expect(
        cards.map((card) => textOf(card.querySelector('summary'))),
        path,
      ).toEqual(data.cases.map(({ name }) => name));
      for (const [at, { id, text, button }] of data.cases.entries()) {
        const card = cards[at]!;
        const inFull = card.querySelector('details');
        const firstAid = data.untilOpen.filter((entry) => entry.card === id).map(({ when }) => when);
        expect(inFull ? texts(inFull, 'strong') : [], id).toEqual(firstAid);
        inFull?.remove();
        expect(texts(card, 'p'), id).toContain(unwrapped(text));
        expect(
          texts(card, 'p').filter((each) => urgencies.includes(each)),
          id,
        ).toHaveLength(1);
        expect(
          links(card).map(([, href]) => href),
          id,
        ).toEqual([expect.stringMatching(targets[button])]);
      }
    }
  });

  test('lists signs and first aid without cards, if the clinic describes no cases', () => {
    const large = main(readSite(LARGE.site).page('/contact')).querySelector('#emergency')!;
    const { hospital, untilOpen } = helpIn(LARGE);
    expect(all(large, 'details')).toEqual([]);
    expect(texts(large.querySelector('ul')!, 'li')).toEqual(hospital.signs.map(({ sign }) => sign));
    expect(texts(large, 'strong')).toEqual(untilOpen.map(({ when }) => when));
  });

  test('has five signs, the service’s own and one link on a service page', () => {
    const path = `/services/${IN_PAIN.danger.service}`;
    expect(signs(path)).toEqual([...allSigns.slice(0, 5), IN_PAIN.danger.sign]);
    expect(texts(help(path), 'p')).toContain(urgentWords.moreSigns(allSigns.length - 5));
    const onward = links(help(path)).filter(([, href]) => !href?.startsWith('tel:'));
    expect(onward).toEqual([[expect.any(String), '/contact#emergency']]);
    expect(links(help(path))).toHaveLength(3);
  });

  test('has the three gravest signs on a low-risk service and on the home page, which counts the others', () => {
    for (const path of [`/services/${IN_PAIN.safe}`, '/']) {
      expect(signs(path), path).toEqual(allSigns.slice(0, 3));
    }
    const left = allSigns.length - 3;
    expect(texts(help('/'), 'p')).toContain(urgentWords.moreSigns(left));
    expect(link(help('/'), /^Call now/)).toMatch(/^tel:/);
    expect(link(help('/'), /^All signs/)).toBe('/contact#emergency');
  });

  test('lists hospitals with a dentist at night, if the clinic names some', () => {
    const { name, phone, way } = IN_PAIN.hospital;
    for (const text of [name, phone, way]) expect(textOf(help('/contact'))).toContain(text);
    expect(textOf(help(`/services/${IN_PAIN.danger.service}`))).not.toContain(name);
    const large = main(readSite(LARGE.site).page('/contact')).querySelector('#emergency');
    expect(textOf(large)).not.toContain('at night');
  });

  test('follows address, telephone and hours on the contact page', () => {
    const parts = all(page('/contact'), '#contact dl, [data-open-now], #emergency');
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.at(-1)!.id).toBe('emergency');
  });
});

test('an article on pain begins with links to first aid', () => {
  const { slug, jumps } = IN_PAIN.article;
  const article = page(`/blog/${slug}`);
  const jumpsTo = all<HTMLAnchorElement>(article.querySelector('header')!, 'a[href^="#"]');
  expect(jumpsTo.map(nameOf)).toEqual(jumps);
  for (const jump of jumpsTo) {
    const goal = article.querySelector(jump.getAttribute('href')!)!;
    expect(textOf(goal)).toBe(textOf(jump));
  }
});
