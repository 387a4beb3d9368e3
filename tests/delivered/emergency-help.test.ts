import { describe, expect, test } from 'vitest';
import { IN_PAIN } from '../fixtures/write-clinics.ts';
import { LARGE, SMALL } from '../helpers/clinics.ts';
import { all, link, links, main, nameOf, readSite, textOf, texts } from '../helpers/delivered-pages.ts';

// docs/product.md, In pain: which length of the emergency help a page has, and where.

const small = readSite(SMALL.site);

const page = (path: string) => main(small.page(path));
const help = (path: string) => page(path).querySelector('#emergency')!;
const signs = (path: string) => texts(help(path).querySelector('ul')!, 'li');

describe('emergency help', () => {
  const allSigns = signs('/contact');

  test('is complete on the contact page and others: all signs, the call, and first aid', () => {
    expect(allSigns.length).toBeGreaterThan(3);
    for (const path of ['/contact', '/thank-you', `/blog/${IN_PAIN.article.slug}`]) {
      expect(signs(path), path).toEqual(allSigns);
      expect(link(help(path), /^Call now/), path).toMatch(/^tel:/);
      expect(textOf(help(path)), path).toContain('never put it back');
    }
  });

  test('has three signs, the service’s own and one link on a service page', () => {
    const path = `/services/${IN_PAIN.danger.service}`;
    expect(signs(path)).toEqual([...allSigns.slice(0, 3), IN_PAIN.danger.sign]);
    const onward = links(help(path)).filter(([, href]) => !href?.startsWith('tel:'));
    expect(onward).toEqual([[expect.any(String), '/contact#emergency']]);
    expect(links(help(path))).toHaveLength(3);
  });

  test('has only the gravest sign on a low-risk service and on the home page, which keeps the call', () => {
    for (const path of [`/services/${IN_PAIN.safe}`, '/']) expect(signs(path), path).toEqual([allSigns[0]]);
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
