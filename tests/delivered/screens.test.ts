import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CLINICS } from '../helpers/clinics.ts';
import {
  all,
  expectInOrder,
  hrefs,
  link,
  links,
  main,
  nameOf,
  readSite,
  section,
  textOf,
  texts,
  type Site,
} from '../helpers/delivered-pages.ts';

// Order, counts and rules of each screen (docs/product.md), for any clinic's data. forms.test.ts tests the
// forms.

const pagesUnder = (site: Site, folder: string) =>
  site.pages.filter(({ path }) => path.startsWith(`${folder}/`) && !path.startsWith(`${folder}/page/`));

const findLink = (within: ParentNode, name: RegExp) =>
  all(within, 'a').find((each) => name.test(nameOf(each)));

/** The home page's link to the doctors, or to the only doctor. */
const DOCTORS_LINK = /^(Meet the doctors|More about Dr\. .*)$/;

describe.each(CLINICS)('$name', ({ site: folder, content, environment }) => {
  const site = readSite(folder);
  const services = pagesUnder(site, '/services');
  const articles = pagesUnder(site, '/blog');
  const heading = (path: string) => textOf(main(site.page(path)).querySelector('h1'));

  describe('home', () => {
    const home = main(site.page('/'));

    test('has its sections in order', () => {
      const [hero] = all(home, 'section');
      expect(link(hero!, 'Book Appointment')).toBe('/booknow');
      expectInOrder([
        hero,
        findLink(home, /^Learn More & Book/),
        findLink(home, /^Learn More About Us$/),
        findLink(home, DOCTORS_LINK),
        findLink(home, /^See treatment transformations$/),
        home.querySelector('[aria-roledescription="carousel"]'),
        home.querySelector('#contact form'),
      ]);
    });

    test('shows two benefits and three services of each group, and the rest in a fold', () => {
      for (const card of all(home, 'article:has([href^="/booknow"])')) {
        const title = textOf(card.querySelector('h3'));
        for (const [label, limit] of [
          ['benefits', 2],
          ['services', 3],
        ] as const) {
          const items = all(card, `[aria-label="${title}: ${label}"] > li`);
          expect(items.length, title).toBeLessThanOrEqual(limit + 1);
          const rest = items[limit];
          if (!rest) continue;
          expect(textOf(rest.querySelector('details:not([open]) > summary')), title).toMatch(
            new RegExp(`^\\+${all(rest, 'li').length} more `),
          );
        }
        const [page, reason = ''] = link(card, /^Book a Visit/)!.split('?');
        expect(page, title).toBe('/booknow');
        expect(site.page('/book').html, 'reason of the visit').toContain(reason);
      }
    });

    test('without groups, lists services and the latest articles', () => {
      const isGrouped = findLink(home, /^Book a Visit/) !== undefined;
      const listed = hrefs(home).filter((href) => /^\/services\/./.test(href ?? ''));
      if (!isGrouped) expect(new Set(listed).size).toBeGreaterThanOrEqual(Math.min(services.length, 8));
      const latest = all(home, '[aria-labelledby="to-read"] article');
      expect(latest).toHaveLength(isGrouped ? 0 : Math.min(articles.length, 3));
    });
  });

  if (site.has('/services'))
    describe('services', () => {
      const list = main(site.page('/services'));
      const rows = all(section(list, 'All services'), 'article');

      test('the list has a row for each category, with all its services and their number', () => {
        const listed: (string | null)[] = [];
        for (const row of rows) {
          expect(links(row.querySelector('h3')!)[0]![1]).toBe(`/services#${row.id}`);
          // A link with a fragment leads to a part of a service: after-care by day, or another treatment.
          const paths = hrefs(row.querySelector('ul')!).filter((path) => !path!.includes('#'));
          expect(textOf(row)).toContain(paths.length === 1 ? '1 service' : `${paths.length} services`);
          listed.push(...paths);
        }
        expect(listed.toSorted()).toEqual(services.map(({ path }) => path).toSorted());
        expect(all(section(list, 'Featured Treatments'), 'article')).toHaveLength(
          Math.min(services.length, 6),
        );
        expect(link(list, 'Book an Appointment')).toBe('/book');
      });

      test('a service without a picture shows its category’s drawing', () => {
        const lines = (drawing: Element) => all(drawing, 'path').map((path) => path.getAttribute('d'));
        for (const { path } of services) {
          const page = main(site.page(path));
          const category = textOf(page.querySelector('h1')!.previousElementSibling);
          const figure = page.querySelector('figure')!;
          const row = rows.find((each) => textOf(each.querySelector('h3')) === category)!;
          expect(lines(figure), path).toEqual(
            figure.querySelector('img') ? [] : lines(row.querySelector('svg')!),
          );
        }
      });

      test('a service answers its questions in order, and leads to booking and related services', () => {
        for (const { path } of services) {
          const page = main(site.page(path));
          const [home, listLink] = links(section(page, 'Breadcrumb'));
          expect([home?.[1], listLink?.[1]]).toEqual(['/', '/services']);
          const name = texts(section(page, 'Breadcrumb'), 'li').at(-1)!;
          expect(heading(path).startsWith(`${name} in `)).toBe(true);
          const hasCosts = /^(costs|fees):/m.test(readFileSync(join(content, `${path}.md`), 'utf8'));
          const questions = [
            'What is it?',
            'Does it hurt?',
            'How long does it take?',
            'Procedure',
            'And afterwards?',
            ...(hasCosts ? ['What does it cost?'] : []),
            'When to get help now',
          ];
          expect(texts(page, 'h2').slice(0, questions.length)).toEqual(questions);
          // Browsers keep only one of several `details` with the same name open.
          const details = all(page, 'details:has(summary :is(h3, h4))');
          expect(new Set(details.map((each) => each.getAttribute('name'))).size).toBeLessThanOrEqual(1);
          expect(page.querySelector('details[open]')).toBeNull();
          const closing = page.querySelector('[aria-labelledby="closing"]')!;
          expect(link(closing, 'Book Appointment')).toBe(`/booknow?service=${path.split('/').at(-1)}`);
          const related = all(page, 'section[aria-labelledby="related"] article').map(
            (card) => links(card).at(-1)![1],
          );
          expect(related).toHaveLength(Math.min(services.length - 1, 3));
          expect(new Set(related).size).toBe(related.length);
          expect(related).not.toContain(path);
        }
      });
    });

  if (site.has('/blog'))
    describe('blog', () => {
      const list = section(main(site.page('/blog')), 'Articles');
      const categoryOf = (card: Element) => textOf(card.querySelector('p span'));

      test('lists all articles, newest first, with a search if there are more than three', () => {
        expect(texts(list, '[role="status"]')).toEqual([`Showing ${articles.length} blog(s)`]);
        const morePages = site.pages.filter(({ path }) => path.startsWith('/blog/page/'));
        const listed = [site.page('/blog'), ...morePages].flatMap((page) => all(main(page), 'article h2 a'));
        expect(listed.map((each) => each.getAttribute('href')).toSorted()).toEqual(
          articles.map(({ path }) => path).toSorted(),
        );
        const days = all(list, 'time').map((time) => time.getAttribute('datetime')!);
        expect(days).toEqual(days.toSorted().toReversed());
        const search = main(site.page('/blog')).querySelector('[role="search"]');
        expect(search !== null).toBe(articles.length > 3);
        if (!search) return;
        const categories = texts(search, '[aria-pressed]');
        for (const card of all(list, 'article')) expect(categories).toContain(categoryOf(card));
      });

      test('an article ends with up to three articles of its category, else with its treatment or author', () => {
        for (const { path } of articles) {
          const page = main(site.page(path));
          const article = page.querySelector('article')!;
          const category = textOf(article.querySelector('a[href^="/blog?category="]'));
          expect(link(article, category)).toBe(`/blog?${new URLSearchParams({ category })}`);
          const byline = /^By .+, \d{1,2} [A-Z][a-z]+ 20\d\d$/;
          expect(texts(article, 'p').filter((text) => byline.test(text))).toHaveLength(1);
          // An emergency guide has its author after the text.
          const header = article.querySelector('header')!;
          const isGuide = header.querySelector('li a[href^="#"]') !== null;
          expect(texts(header, 'p').some((text) => byline.test(text))).toBe(!isGuide);
          expect(
            texts(header, 'p').filter((text) => text.startsWith('Reviewed on ')).length,
          ).toBeLessThanOrEqual(1);
          expect(
            texts(article, 'p').filter((text) => text.startsWith('Reviewed on ')).length,
          ).toBeLessThanOrEqual(1);
          const related = all(page, 'section article');
          expect(related.length).toBeLessThanOrEqual(3);
          if (related.length === 0) expect(texts(page, 'h2').at(-1)).toMatch(/^The (treatment|author)$/);
          for (const card of related) expect(categoryOf(card)).toBe(category);
          expect(hrefs(page)).not.toContain(path);
        }
      });
    });

  test.runIf(site.has('/doctors'))(
    'doctors: a tab for each, named after the second word of the name, and a panel that leads to booking',
    () => {
      const page = main(site.page('/doctors'));
      const panels = all(page, 'article').map((article) => article.parentElement!);
      const navigation = page.querySelector('[role="navigation"]');
      expect(navigation !== null).toBe(panels.length > 1);
      const tabs = navigation && links(navigation);
      if (tabs) expect(tabs.map(([, href]) => href)).toEqual(panels.map(({ id }) => `#${id}`));
      for (const [at, panel] of panels.entries()) {
        const name = textOf(panel.querySelector('h2'));
        const specialty = textOf(panel.querySelector('h2 + p'));
        if (tabs) {
          expect(tabs[at]![0]).toBe(name.split(' ')[1]);
          expect(textOf(navigation.children[at])).toContain(specialty);
        }
        expect(link(panel, 'Book Consultation')).toBe(`/book?doctor=${panel.id}`);
        const headings = texts(panel, 'h3');
        const order = ['About', `Why Choose ${name}`, 'Career and Expertise', 'Book Your Consultation'];
        expect(headings).toEqual(order.filter((each) => headings.includes(each)));
      }
      // Doctors below the panels are on the sill too.
      for (const { id } of all(page, 'li[id^="dr-"]')) expect(hrefs(page)).toContain(`#${id}`);
      expect(link(page, 'Book an Appointment')).toBe('/book-appointment');
    },
  );

  test.runIf(site.has('/team'))('team: each card opens the dialog of the same person', () => {
    const linking = site.pages.filter(
      ({ path, document }) => path !== '/sitemap' && hrefs(document).includes('/team'),
    );
    expect(linking.map(({ path }) => path)).toContain(site.has('/doctors') ? '/doctors' : '/');
    const cards = all(main(site.page('/team')), 'li > article');
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) {
      const dialog = card.nextElementSibling!;
      expect(card.querySelector('button')!.getAttribute('popoverTarget')).toBe(dialog.id);
      expect(textOf(dialog.querySelector('h2'))).toBe(textOf(card.querySelector('h2')));
      const headings = texts(dialog, 'h3');
      const order = ['About', 'Expertise', 'Languages', 'Connect'];
      expect(headings).toEqual(order.filter((each) => headings.includes(each)));
      expect(hrefs(dialog)).toEqual(hrefs(card));
      expect(headings.includes('Connect')).toBe(hrefs(card).length > 0);
    }
  });

  test.runIf(site.has('/about'))('about: story, mission, then the years in order', () => {
    const page = main(site.page('/about'));
    expectInOrder(
      [/story/, /mission/, /years/].map((name) => all(page, 'h2').find((each) => name.test(textOf(each)))),
    );
    const years = texts(page, 'ol > li > p:first-of-type').map(Number);
    expect(years).toEqual(years.toSorted((first, second) => first - second));
    const founder = link(page, /^More about/);
    if (site.has('/doctors')) expect(founder).toMatch(/^\/doctors#/);
  });

  if (site.has('/gallery'))
    describe('gallery', () => {
      const page = main(site.page('/gallery'));

      test('has a tab with the number of pictures for each part, if there are several', () => {
        const parts = all(page, '[id] > section > h2');
        const tabs = parts.length > 1 ? links(section(page, 'Parts of the gallery')) : [];
        expect(tabs).toHaveLength(parts.length > 1 ? parts.length : 0);
        for (const [name, href] of tabs)
          expect(name).toMatch(new RegExp(` ?${all(page.querySelector(href!)!, 'li').length}$`));
        expect(link(page, 'Book Appointment Now')).toBe('/book');
      });

      test.runIf(site.has('/gallery/before-after'))('each comparison shows before, then after', () => {
        const cases = main(site.page('/gallery/before-after'));
        for (const card of [...all(cases, 'article'), ...all(page, 'li:has(input[type="range"])')]) {
          const title = textOf(card.querySelector('h3, h4'));
          expect(nameOf(card.querySelector('input')!), title).toMatch(/^Before and after: ./);
          expect(texts(card, 'figcaption'), title).toEqual(['Before', 'After']);
        }
      });
    });

  test.runIf(site.has('/international-patients'))(
    'international patients: sections in order, then the enquiry',
    () => {
      const page = main(site.page('/international-patients'));
      expectInOrder([
        ...['dl', 'ol', 'blockquote', 'details'].map((each) => page.querySelector(each)),
        section(page, 'Enquiry'),
      ]);
      expect(hrefs(page).filter((href) => href === '#enquiry').length).toBeGreaterThan(2);
      const chats = links(page).filter(([name]) => name === 'WhatsApp Us');
      expect(new Set(chats.map(([, href]) => href))).toEqual(new Set(['/contact']));
    },
  );

  test('the thank-you page says that a request was received and when the clinic answers', () => {
    const page = main(site.page('/thank-you'));
    expect(textOf(page)).toMatch(/request has been received.*within \d+ hours/);
    expect(link(page, 'View Our Services')).toBe(site.has('/services') ? '/services' : undefined);
    // This sentence is for apps in which a page cannot save a file. EmailJS's e-mails have no files.
    const calendar = textOf(page.querySelector('[data-requested]'));
    expect(calendar).toContain(
      'EMAILJS_SERVICE_ID' in environment ? 'note down the day and time' : 'attached to our e-mail',
    );
  });

  test('the sitemap lists every page once, by category, and counts them', () => {
    const page = main(site.page('/sitemap'));
    const list = section(page, 'All pages');
    const categories = texts(list, 'h2');
    const order = ['Main Pages', 'Resources', 'Media', 'Support', 'Services', 'Legal'];
    expect(categories).toEqual(order.filter((name) => categories.includes(name)));
    const paths = hrefs(list);
    expect(new Set(paths).size).toBe(paths.length);
    const indexed = site.indexed.map(({ path }) => path).filter((path) => !path.startsWith('/book'));
    expect(paths).toEqual(expect.arrayContaining(indexed));
    const counts = Object.fromEntries(
      all(section(page, 'Overview'), 'dl > div').map((each) => [
        textOf(each.querySelector('dt')),
        Number(textOf(each.querySelector('dd'))),
      ]),
    );
    expect(counts).toMatchObject({
      'Total pages': paths.length,
      ...(services.length > 0 && { Services: services.length }),
      Categories: categories.length,
    });
  });
});
