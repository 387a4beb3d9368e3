import { describe, expect, test } from 'vitest';
import { CLINICS } from '../helpers/clinics.ts';
import {
  all,
  hrefs,
  nameOf,
  link,
  links,
  main,
  readSite,
  section,
  textOf,
  texts,
  type Page,
} from '../helpers/delivered-pages.ts';

// docs/product.md, Frame: header, menus and footer of every page.

const MENU = [
  ['Home', '/'],
  ['About', '/about'],
  ['Gallery', '/gallery'],
  ['Blog', '/blog'],
  ['Dental Tourism', '/international-patients'],
  ['Contact', '/contact'],
] as const;

const QUICK_LINKS = '/ /services /about /doctors /gallery /blog /contact /booknow'.split(' ');

describe.each(CLINICS)('the layout of $name', ({ site: folder }) => {
  const site = readSite(folder);
  const { document } = site.page('/privacy-policy');
  const header = document.querySelector('header')!;
  const footer = document.querySelector('footer')!;
  const menu = section(header, 'Main');
  const phoneMenu = header.querySelector('[role="dialog"]')!;
  const services = site.has('/services') ? '/services' : undefined;
  const servicePaths = site.pages.map(({ path }) => path).filter((path) => /^\/services\/./.test(path));

  test('is the same on every page, except the marked current page', () => {
    const frameOf = (page: Page) =>
      all(page.document, 'body > header, body > footer').map((part) => [
        // The targets of language links depend on the page.
        all(part, 'a:not([hreflang])').map((each) => [
          nameOf(each),
          each.getAttribute('href')?.replace(/\?text=.*/, ''),
        ]),
        textOf(part),
      ]);
    const expected = JSON.stringify(frameOf(site.page('/privacy-policy')));
    const others = site.pages.filter((page) => JSON.stringify(frameOf(page)) !== expected);
    expect(others.map(({ path }) => path)).toEqual([]);
    for (const [name, path] of MENU.filter(([, each]) => site.has(each))) {
      const current = all(site.page(path).document, 'header nav[aria-label="Main"] [aria-current]');
      expect(current.map(textOf), path).toEqual([name]);
    }
  });

  test('the menu links to the existing pages, and to services by category', () => {
    // The category for people in pain begins with the link to help.
    const top = links(menu).filter(([, href]) => !/^\/services|^tel:|^\/in-pain$/.test(href!));
    expect(top).toEqual(MENU.filter(([, path]) => site.has(path)));
    const listed = all(menu, 'ul ul a').map((each) => each.getAttribute('href')!);
    expect(listed.filter((href) => !/#|^\/in-pain$/.test(href)).toSorted()).toEqual(servicePaths.toSorted());
    // A link to after-care by day follows the link to its service.
    for (const [at, href] of listed.entries())
      if (href.includes('#')) expect(href).toBe(`${listed[at - 1]}#by-day`);
    for (const list of all(menu, 'ul ul')) {
      expect(textOf(document.getElementById(list.getAttribute('aria-labelledby')!))).not.toBe('');
    }
    expect(link(menu, 'View All Services')).toBe(services);
    expect(link(header, 'Book Appointment')).toBe('/booknow');
    // If there is only one doctor, menus have the doctor's name.
    const doctors = site.has('/doctors') ? texts(main(site.page('/doctors')), 'article h2') : [];
    const name = doctors.length === 1 ? doctors[0]! : 'Doctor Profiles';
    expect(link(header, name)).toBe(site.has('/doctors') ? '/doctors' : undefined);
  });

  test("the phone menu has the same links; 'International Patients' replaces 'Dental Tourism'", () => {
    const places = (part: ParentNode) => new Set(hrefs(part));
    const wide = places(header);
    for (const place of wide) expect(places(phoneMenu)).toContain(place);
    expect(link(phoneMenu, 'International Patients')).toBe(
      site.has('/international-patients') ? '/international-patients' : undefined,
    );
    expect(link(phoneMenu, 'All Services')).toBe(services);
    const categories = texts(menu, 'ul ul').length;
    expect(all(phoneMenu, 'details details')).toHaveLength(categories);
  });

  test('a banner links to booking', () => {
    for (const banner of all(document, 'body > aside:not([lang])')) {
      expect(banner.getAttribute('aria-label')).toBe('Current offer');
      expect(hrefs(banner)).toEqual([expect.stringMatching(/^\/booknow(\?|$)/)]);
    }
  });

  test('the footer has links, the first five services, hours, emergency number and year', () => {
    const addresses = hrefs(footer);
    const expected = [...QUICK_LINKS.filter((path) => site.has(path)), '/sitemap', '/privacy-policy'];
    expect(addresses).toEqual(expect.arrayContaining(expected));
    const listed = addresses.filter((href) => href?.startsWith('/services/'));
    expect(listed).toHaveLength(Math.min(servicePaths.length, 5));
    expect(link(footer, 'View All Services')).toBe(services);
    expect(texts(footer, 'dt').some((text) => /day/.test(text))).toBe(true);
    expect(textOf(footer)).toContain('Emergency contact');
    expect(addresses.some((href) => href?.startsWith('tel:'))).toBe(true);
    expect(textOf(footer)).toMatch(/© 20\d\d/);
    expect(texts(footer, 'button')).toContain('Scroll to top');
  });

  test('links to pages that do not exist have a name but no href', () => {
    for (const name of ['Terms of Service', 'Facebook', 'Instagram', 'Twitter', 'LinkedIn']) {
      const href = link(footer, name);
      expect(!href || href.startsWith('https://'), name).toBe(true);
    }
  });

  test('the floating buttons are in the same place on every page', () => {
    for (const page of site.pages) {
      const bar = links(section(page.document, 'Quick contact')).filter(([name]) => !name.startsWith('Chat'));
      const [place] = bar[1]![1]!.split('#');
      expect(['', '/contact'], page.path).toContain(place);
      const chat = bar.find(([name]) => name.startsWith('WhatsApp'));
      expect(
        bar.filter((each) => each !== chat),
        page.path,
      ).toEqual([
        ['Book', '/booknow'],
        ['Clinic', expect.stringMatching(/#contact$/)],
        // While the clinic is open, it takes the place of Callback.
        ...(page.path === '/in-pain' ? [['Call', expect.stringMatching(/^tel:/)]] : []),
        ['Callback when open', expect.stringMatching(/#contact-form$/)],
      ]);
      if (chat) expect(chat[1]).toMatch(/^https:\/\/wa\.me\/91\d{10}\?text=Hello/);
      expect(link(page.document, 'Chat with us on WhatsApp'), page.path).toBe(chat?.[1]);
    }
  });

  test('a chat begins with the subject of the page', () => {
    const articlePaths = site.pages
      .map(({ path }) => path)
      .filter((path) => /^\/blog\/(?!page\/)./.test(path));
    for (const path of [...servicePaths, ...articlePaths]) {
      const href = link(site.page(path).document, 'Chat with us on WhatsApp');
      const topic = href && /“(.+)”/.exec(new URL(href).searchParams.get('text')!)![1];
      if (href) expect(textOf(main(site.page(path)).querySelector('h1'))).toContain(topic);
    }
  });
});
