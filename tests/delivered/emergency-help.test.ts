import { describe, expect, test } from 'vitest';
import { IN_PAIN } from '../fixtures/write-clinics.ts';
import { LARGE, SMALL } from '../helpers/clinics.ts';
import { all, link, links, main, nameOf, readSite, textOf, texts } from '../helpers/delivered-pages.ts';

// docs/product.md, In pain: how much of the emergency help a page has, and in which order.

const small = readSite(SMALL.site);

const page = (path: string) => main(small.page(path));
const help = (path: string) => page(path).querySelector('#emergency')!;
const signs = (path: string) => texts(help(path).querySelector('ul')!, 'li');

describe('help in an emergency', () => {
  const whole = signs('/contact');

  test('is whole where one looks for it: all signs, the call, and what to do at once', () => {
    expect(whole.length).toBeGreaterThan(3);
    for (const path of ['/contact', '/thank-you', `/blog/${IN_PAIN.article.slug}`]) {
      expect(signs(path), path).toEqual(whole);
      expect(link(help(path), /^Call now/), path).toMatch(/^tel:/);
      expect(textOf(help(path)), path).toContain('never put it back');
    }
  });

  test('has three signs and its own on a service, and one link beside the ambulance', () => {
    const path = `/services/${IN_PAIN.danger.service}`;
    expect(signs(path)).toEqual([...whole.slice(0, 3), IN_PAIN.danger.sign]);
    const onward = links(help(path)).filter(([, href]) => !href?.startsWith('tel:'));
    expect(onward).toEqual([[expect.any(String), '/contact#emergency']]);
    expect(links(help(path))).toHaveLength(3);
  });

  test('has the gravest sign alone on a service of low risk and on the home page, where the call stays', () => {
    for (const path of [`/services/${IN_PAIN.safe}`, '/']) expect(signs(path), path).toEqual([whole[0]]);
    expect(link(help('/'), /^Call now/)).toMatch(/^tel:/);
    expect(link(help('/'), /^All signs/)).toBe('/contact#emergency');
  });

  test('names hospitals with a dentist at night where the clinic does', () => {
    const { name, phone, way } = IN_PAIN.hospital;
    for (const told of [name, phone, way]) expect(textOf(help('/contact'))).toContain(told);
    expect(textOf(help(`/services/${IN_PAIN.danger.service}`))).not.toContain(name);
    const large = main(readSite(LARGE.site).page('/contact')).querySelector('#emergency');
    expect(textOf(large)).not.toContain('at night');
  });

  test('comes behind address, telephone and hours on the page of contact', () => {
    const parts = all(page('/contact'), '#contact dl, [data-open-now], #emergency');
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.at(-1)!.id).toBe('emergency');
  });
});

test('an article that is read in pain begins with links to what is needed first', () => {
  const { slug, jumps } = IN_PAIN.article;
  const article = page(`/blog/${slug}`);
  const jumpsTo = all<HTMLAnchorElement>(article.querySelector('header')!, 'a[href^="#"]');
  expect(jumpsTo.map(nameOf)).toEqual(jumps);
  for (const jump of jumpsTo) {
    const goal = article.querySelector(jump.getAttribute('href')!)!;
    expect(textOf(goal)).toBe(textOf(jump));
  }
});
