import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { ClinicFacts } from '../../domain/clinic/clinic.ts';
import { pathInLanguage } from '../../domain/web/language-prefix.ts';
import { SAMPLE_FOLDER } from '../../compile/clinic-folder.ts';
import { CLINICS } from '../helpers/clinics.ts';
import {
  all,
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

// What each screen says and where it leads, as docs/product.md has it, whatever the clinic's data are.

const under = (site: Site, folder: string) =>
  site.pages.filter(({ path }) => path.startsWith(`${folder}/`) && !path.startsWith(`${folder}/page/`));

/** Whether the elements stand in the page in this order. */
function expectInOrder(elements: (Element | null | undefined)[]) {
  const there = elements.filter((element) => element !== null && element !== undefined);
  const order = all(there[0]!.ownerDocument, '*');
  const texts = (of: Element[]) => of.map((element) => textOf(element).slice(0, 60));
  const sorted = there.toSorted(
    (one, other) => order.indexOf(one as HTMLElement) - order.indexOf(other as HTMLElement),
  );
  expect(texts(there)).toEqual(texts(sorted));
}

/** What the fields of a form are called on the wire. */
const namesOf = (form: ParentNode, fields: string) =>
  all<HTMLInputElement>(form, fields).map(({ name }) => name);

/** What leads from home to the doctors, or to the only one. */
const TO_DOCTORS = /^(Meet the doctors|More about Dr\. .*)$/;

function linkElement(within: ParentNode, name: RegExp) {
  return all(within, 'a').find((each) => name.test(nameOf(each)));
}

function headingElement(within: ParentNode, name: RegExp) {
  return all(within, 'h2').find((each) => name.test(textOf(each)));
}

describe.each(CLINICS)('$name', ({ site: folder, environment, content }) => {
  const site = readSite(folder);
  const clinicName = textOf(site.page('/').document.querySelector('header a'));
  const services = under(site, '/services');
  const articles = under(site, '/blog');
  const titleOf = (path: string) => site.page(path).document.title;
  const heading = (path: string) => textOf(main(site.page(path)).querySelector('h1'));

  describe('home', () => {
    const home = main(site.page('/'));

    test('tells its story in order, each section with its next step', () => {
      const [hero] = all(home, 'section');
      expect(link(hero!, 'Book Appointment')).toBe('/booknow');
      expect(hero!.querySelector('h1')).not.toBeNull();
      expectInOrder([
        hero,
        linkElement(home, /^Learn More & Book/),
        linkElement(home, /^Learn More About Us$/),
        linkElement(home, TO_DOCTORS),
        linkElement(home, /^See treatment transformations$/),
        home.querySelector('[aria-roledescription="carousel"]'),
        home.querySelector('#contact form'),
      ]);
      expect(link(home, 'Learn More About Us')).toBe(site.has('/about') ? '/about' : undefined);
      expect(link(home, TO_DOCTORS)?.replace(/#.*/, '')).toBe(site.has('/doctors') ? '/doctors' : undefined);
    });

    test('shows each group of services in short: two benefits, three services, and the others folded away', () => {
      for (const card of all(home, 'article[id^="group-"]')) {
        const title = textOf(card.querySelector('h3'));
        const list = (what: string) => all(card, `[aria-label="${title}: ${what}"]`);
        for (const [what, shown] of [
          ['benefits', 2],
          ['services', 3],
        ] as const) {
          const lines = list(what).flatMap((each) => all(each, ':scope > li'));
          expect(lines.length, title).toBeLessThanOrEqual(shown + 1);
          const others = lines[shown];
          if (!others) continue;
          expect(textOf(others.querySelector('details:not([open]) > summary')), title).toMatch(
            new RegExp(`^\\+${all(others, 'li').length} more `),
          );
        }
        for (const [, href] of list('services').flatMap(links)) expect(href, title).toMatch(/^\/services\/./);
        const landing = link(card, /^Learn More & Book/);
        if (landing) expect(landing, title).toMatch(/^\/services(\/|#|$)/);
        expect(link(section(home, 'Groups of services'), title), title).toBe(`#${card.id}`);
        const [page, reason = ''] = link(card, /^Book a Visit/)!.split('?');
        expect(page, title).toBe('/booknow');
        expect(site.page('/book').html, 'what the visit is for').toContain(reason);
      }
    });

    test('shows the services themselves where there are no groups of them, and what there is to read', () => {
      const shown = links(home).map(([, href]) => href);
      const isGrouped = home.querySelector('#group-1') !== null;
      const listed = shown.filter((href) => /^\/services\/./.test(href ?? ''));
      if (!isGrouped) expect(new Set(listed).size).toBeGreaterThanOrEqual(Math.min(services.length, 8));
      const toRead = all(home, '[aria-labelledby="to-read"] article');
      expect(toRead).toHaveLength(isGrouped ? 0 : Math.min(articles.length, 3));
    });

    test('shows one slide for each testimonial', () => {
      const slides = all(home, '[aria-roledescription="slide"]');
      for (const [at, slide] of slides.entries()) {
        expect(slide.getAttribute('aria-label')).toBe(`${at + 1} of ${slides.length}`);
        expect(textOf(slide)).toMatch(/[1-5] out of 5 stars/);
      }
    });
  });

  if (site.has('/services'))
    describe('services', () => {
      const list = main(site.page('/services'));
      const cards = all(section(list, 'All services'), 'article');

      test('the list leads to every service, by category, and to booking', () => {
        if (content === SAMPLE_FOLDER)
          expect(heading('/services')).toBe('Expert Dental Services for Your Smile');
        expect(link(list, 'Book an Appointment')).toBe('/book');
        expect(link(list, 'View All Services')).toMatch(/#all-services$/);
        const listed: (string | null)[] = [];
        for (const card of cards) {
          expect(links(card.querySelector('h3')!)[0]![1]).toBe(`/services#${card.id}`);
          const paths = links(card.querySelector('ul')!).map(([, href]) => href);
          expect(textOf(card)).toContain(paths.length === 1 ? '1 service' : `${paths.length} services`);
          listed.push(...paths);
        }
        expect(listed.toSorted()).toEqual(services.map(({ path }) => path).toSorted());
        expect(new Set(cards.map((card) => card.querySelector('svg path')?.getAttribute('d'))).size).toBe(
          cards.length,
        );
      });

      test('goes on with six featured, help in choosing, reasons, answers and the way to write', () => {
        const featured = all(section(list, 'Featured Treatments'), 'article');
        expect(featured).toHaveLength(Math.min(services.length, 6));
        for (const card of featured) {
          const title = textOf(card.querySelector('h3'));
          const path = link(card, `Learn more about ${title}`)!;
          expect(heading(path)).toContain(title);
        }
        expect(link(section(list, 'Not sure which service you need?'), 'Book a Consultation')).toBe('/book');
        expect(texts(section(list, `Why Choose ${clinicName}`), 'h3').length).toBeGreaterThan(0);
        expect(link(list, 'Contact Us')).toBe('/contact');
      });

      test('has a drawing of its category where it has no picture', () => {
        const lines = (drawing: Element) => all(drawing, 'path').map((path) => path.getAttribute('d'));
        for (const { path } of services) {
          const page = main(site.page(path));
          const category = textOf(page.querySelector('h1')!.previousElementSibling);
          const figure = page.querySelector('figure')!;
          const card = cards.find((each) => textOf(each.querySelector('h3')) === category)!;
          const drawn = figure.querySelector('img') ? [] : lines(card.querySelector('svg')!);
          expect(lines(figure), path).toEqual(drawn);
        }
      });

      test('each shows all there is to know, and the way to book it', () => {
        for (const { path } of services) {
          const page = main(site.page(path));
          const name = texts(section(page, 'Breadcrumb'), 'li').at(-1)!;
          expect(heading(path)).toMatch(new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} in .+`));
          expect(titleOf(path).startsWith(heading(path))).toBe(true);
          expect(links(section(page, 'Breadcrumb'))).toEqual([
            ['Home', '/'],
            ['Services', '/services'],
          ]);
          expect(texts(page, '[role="status"]')).toEqual(['Loading service details...']);
          expect(texts(section(page, 'What is it?'), 'p').length).toBeGreaterThan(1);
          expect(texts(section(page, 'Benefits'), 'ul > li').length).toBeGreaterThan(0);
          expect(texts(section(page, 'Procedure'), 'ol > li').length).toBeGreaterThan(0);
          const answers = [
            'What is it?',
            'Does it hurt?',
            'How long does it take?',
            'And afterwards?',
            'What does it cost?',
            'When to get help now',
          ];
          const saysCosts = /^(costs|fees):/m.test(readFileSync(join(content, `${path}.md`), 'utf8'));
          const answered = answers.filter((each) => saysCosts || each !== 'What does it cost?');
          expect(texts(page, 'h2').slice(0, answered.length)).toEqual(answered);
          const questions = all(page, 'details:has(summary :is(h3, h4))');
          // Of several with one name the browser keeps one open.
          expect(new Set(questions.map((each) => each.getAttribute('name'))).size).toBeLessThanOrEqual(1);
          expect(page.querySelector('details[open]')).toBeNull();
          const next = page.querySelector('[aria-labelledby="closing"]')!;
          expect(link(next, 'Book Appointment')).toBe(`/booknow?service=${path.split('/').at(-1)}`);
          expect(link(next, 'View All Services')).toBe('/services');
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
      const category = (card: Element) => textOf(card.querySelector('p span'));

      test('lists its articles, the newest first, with what a reader wants to know', () => {
        const cards = all(list, 'article');
        expect(texts(list, '[role="status"]')).toEqual([`Showing ${articles.length} blog(s)`]);
        const further = site.pages.filter(({ path }) => path.startsWith('/blog/page/'));
        const listed = [site.page('/blog'), ...further].flatMap((page) => all(main(page), 'article h2 a'));
        expect(listed.map((each) => each.getAttribute('href')).toSorted()).toEqual(
          articles.map(({ path }) => path).toSorted(),
        );
        // What is seen at a glance needs no search.
        const search = main(site.page('/blog')).querySelector('[role="search"]');
        expect(search !== null).toBe(articles.length > 3);
        const chips = search && texts(search, '[aria-pressed]');
        for (const card of cards) {
          if (chips) expect(chips).toContain(category(card));
          expect(textOf(card)).toMatch(/\d+ min read/);
          expect(textOf(card.querySelector('time'))).toMatch(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/);
        }
        const days = all(list, 'time').map((time) => time.getAttribute('datetime')!);
        expect(days).toEqual(days.toSorted().toReversed());
      });

      test('each can be read from its head to its neighbours', () => {
        for (const { path } of articles) {
          const page = main(site.page(path));
          const article = page.querySelector('article')!;
          const own = textOf(article.querySelector('a[href^="/blog?category="]'));
          expect(link(article, own)).toBe(`/blog?${new URLSearchParams({ category: own })}`);
          expect(textOf(article)).toMatch(/\d+ min read/);
          const byline = /^By .+, \d{1,2} [A-Z][a-z]+ 20\d\d$/;
          expect(texts(article, 'p').filter((text) => byline.test(text))).toHaveLength(1);
          expect(texts(article, 'h2').length).toBeGreaterThan(0);
          expect(link(page, 'Back to Blog')).toBe('/blog');
          const related = all(page, 'section article');
          expect(related.length).toBeLessThanOrEqual(3);
          // Where none of its category is beside it, what it is about or its author has the place.
          if (related.length === 0) expect(texts(page, 'h2').at(-1)).toMatch(/^The (treatment|author)$/);
          else expect(section(page, 'Related Articles').contains(related[0]!)).toBe(true);
          for (const card of related) expect(category(card)).toBe(own);
          expect(hrefs(page)).not.toContain(path);
        }
      });
    });

  test.runIf(site.has('/doctors'))(
    'each doctor has a link named after the second word of the name, and a panel with the ways to book',
    () => {
      const page = main(site.page('/doctors'));
      const panels = all(page, 'article').map((article) => article.parentElement!);
      const navigation = page.querySelector('[role="navigation"]');
      expect(navigation !== null).toBe(panels.length > 1);
      const tabs = navigation && links(navigation);
      if (tabs) expect(tabs.map(([, href]) => href)).toEqual(panels.map(({ id }) => `#${id}`));
      for (const [at, panel] of panels.entries()) {
        const name = textOf(panel.querySelector('h2'));
        if (tabs) expect(tabs[at]![0]).toBe(name.split(' ')[1]);
        const booking = `/book?doctor=${panel.id}`;
        expect(link(panel, 'Book Consultation')).toBe(booking);
        const box = section(panel, `Consultation with ${name}`);
        expect(textOf(box)).toContain('Book Your Consultation');
        expect(hrefs(box)).toEqual([booking, expect.stringMatching(/^tel:/)]);
        const parts = texts(panel, 'h3');
        const known = ['About', `Why Choose ${name}`, 'Career and Expertise', 'Book Your Consultation'];
        expect(parts).toEqual(known.filter((part) => parts.includes(part)));
      }
      expect(link(page, 'Book an Appointment')).toBe('/book-appointment');
    },
  );

  if (site.has('/team'))
    describe('team', () => {
      const page = main(site.page('/team'));

      test('is found from other pages', () => {
        const from = site.pages.filter(
          ({ path, document }) => path !== '/sitemap' && hrefs(document).includes('/team'),
        );
        expect(from.map(({ path }) => path)).toContain(site.has('/doctors') ? '/doctors' : '/');
        const doctors = site.has('/doctors') ? texts(main(site.page('/doctors')), 'article h2') : [];
        if (doctors.length === 1) expect(link(page, doctors[0]!)).toBe('/doctors');
        else expect(link(page, 'our doctors')).toBe(doctors.length > 0 ? '/doctors' : undefined);
      });

      test('each has a card that previews the dialog of the same name', () => {
        const cards = all(page, 'li > article');
        expect(cards.length).toBeGreaterThan(0);
        for (const card of cards) {
          const name = textOf(card.querySelector('h2'));
          const button = card.querySelector('button')!;
          expect(textOf(button)).toBe(`View Profile of ${name}`);
          const dialog = card.nextElementSibling!;
          expect(dialog.getAttribute('role')).toBe('dialog');
          expect(button.getAttribute('popoverTarget')).toBe(dialog.id);
          expect(textOf(dialog.querySelector('h2'))).toBe(name);
          const parts = ['About', 'Expertise', 'Languages', 'Connect'];
          expect(texts(dialog, 'h3')).toEqual(parts.filter((part) => texts(dialog, 'h3').includes(part)));
          expect(texts(dialog, 'button')).toContain('Close');
          // The card's links are those of the dialog; nobody's profile opens in the visitor's own tab.
          const ways = hrefs(card);
          expect(hrefs(dialog)).toEqual(ways);
          expect(texts(dialog, 'h3').includes('Connect')).toBe(ways.length > 0);
          for (const href of ways) expect(href).toMatch(/^(mailto:|https:\/\/)/);
        }
        expect(texts(page, '[role="status"] p')).toEqual(['Loading the team...']);
      });
    });

  test.runIf(site.has('/about'))('about leads from the story to the founder', () => {
    const page = main(site.page('/about'));
    expect(titleOf('/about')).toBe(`About | ${clinicName}`);
    expectInOrder([
      headingElement(page, /story/),
      headingElement(page, /mission/),
      headingElement(page, /years/),
    ]);
    const years = texts(page, 'ol > li > p:first-of-type').map(Number);
    expect(years).toEqual(years.toSorted((one, other) => one - other));
    const more = links(page).find(([name]) => name.startsWith('More about'));
    if (site.has('/doctors')) expect(more?.[1]).toMatch(/^\/doctors#/);
  });

  if (site.has('/gallery'))
    describe('gallery', () => {
      const page = main(site.page('/gallery'));

      test('each part has a link with its number of pictures, and says what they show', () => {
        const parts = all(page, '[id] > section > h2');
        // One part alone needs no tabs.
        const tabs = parts.length > 1 ? links(section(page, 'Parts of the gallery')) : [];
        for (const [name, href] of tabs) {
          const part = page.querySelector(href!)!;
          const things = all(part, 'li').length;
          expect(name).toMatch(new RegExp(` ?${things}$`));
          for (const image of all(part, 'img')) expect(nameOf(image), href!).not.toBe('');
        }
        if (parts.length > 1) expect(tabs).toHaveLength(parts.length);
        expect(link(page, 'Book Appointment Now')).toBe('/book');
      });

      test.runIf(site.has('/gallery/before-after'))('what was done is shown before and after', () => {
        const cases = main(site.page('/gallery/before-after'));
        expect(heading('/gallery/before-after')).toBe('Treatment Transformations');
        expect(texts(cases, '[role="status"]')).toEqual(['Loading transformations...']);
        expect(link(cases, 'Back to Gallery')).toBe('/gallery');
        expect(texts(section(cases, 'Gallery'), '[aria-current="page"]')).toEqual(['Before-after']);
        for (const card of [...all(cases, 'article'), ...all(page, 'li:has(input[type="range"])')]) {
          const title = textOf(card.querySelector('h3, h4'));
          const slider = card.querySelector('input')!;
          expect(nameOf(slider), title).toMatch(/^Before and after: ./);
          expect(texts(card, 'figcaption')).toEqual(['Before', 'After']);
        }
        for (const card of all(cases, 'article'))
          expect(texts(card, 'dt')).toEqual(['Treatment:', 'Duration:']);
      });
    });

  test.runIf(site.has('/international-patients'))('international patients read on to the enquiry', () => {
    const page = main(site.page('/international-patients'));
    expect(heading('/international-patients')).toBe('Global Smiles');
    const enquiry = section(page, 'Enquiry');
    expectInOrder([
      page.querySelector('dl'),
      page.querySelector('ol'),
      page.querySelector('blockquote'),
      page.querySelector('details'),
      enquiry,
    ]);
    const toForm = links(page).filter(([, href]) => href === '#enquiry');
    expect(toForm.length).toBeGreaterThan(2);
    const chats = links(page).filter(([name]) => name === 'WhatsApp Us');
    expect(new Set(chats.map(([, href]) => href))).toEqual(new Set(['/contact']));
    const labels = 'Full Name, Email Address, Phone Number, Country, Treatment Interest, Your Message'.split(
      ', ',
    );
    expect(texts(enquiry, 'label').map((text) => text.replace(' (optional)', ''))).toEqual(labels);
    expect(namesOf(enquiry, '[required]')).toEqual(['name', 'email', 'country', 'message']);
    // Sent in English, whatever the language of the page.
    const treatments = (path: string) =>
      all<HTMLOptionElement>(main(site.page(path)), '[name="treatment"] option:not([value=""])');
    const inEnglish = treatments('/international-patients').map(textOf);
    for (const code of site.codes) {
      const options = treatments(pathInLanguage(code, '/international-patients'));
      expect(
        options.map(({ value }) => value),
        code,
      ).toEqual(inEnglish);
      expect(options.map(textOf), code).not.toEqual(inEnglish);
    }
  });

  test('at home the message form comes before the address and the hours, on /contact behind them', () => {
    for (const [path, order] of [
      ['/', ['form', 'dl']],
      ['/contact', ['dl', 'form']],
    ] as const) {
      const part = main(site.page(path)).querySelector('#contact')!;
      expectInOrder(order.map((selector) => part.querySelector(selector)));
    }
  });

  test.each(['/', '/contact'])('the contact section on %s tells how to reach the clinic', (path) => {
    const part = main(site.page(path)).querySelector('#contact')!;
    const parts = texts(part, 'h2, h3');
    for (const title of ['Contact Information', 'Office Hours', 'Need Emergency Care?'])
      expect(parts).toContain(title);
    expect(link(part, /^Call now/)).toMatch(/^tel:\+91\d{10}$/);
    expect(link(part, 'Get directions')).toMatch(/^https:\/\//);
    expect(links(part).some(([, href]) => href?.startsWith('mailto:'))).toBe(true);
    const form = part.querySelector<HTMLFormElement>('form[aria-label="Message"]')!;
    expect(texts(form, 'label')).toEqual(['Full Name', 'Email', 'Phone Number (optional)', 'Your Message']);
    const field = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
    expect(namesOf(form, '[required]')).toEqual(['name', 'email', 'message']);
    expect([field('email').type, field('phone').type]).toEqual(['email', 'tel']);
    expect(field('phone').value).toBe('+91 ');
    expect(field('phone').placeholder).toMatch(/^\+91 /);
    expect(textOf(form)).toContain('Enter 10-digit mobile number');
    expect(field('message').getAttribute('rows')).toBe('5');
    expect(texts(form, 'button')).toEqual(['Send Message', 'Send via Form']);
    // What is written into a region that was there is read out.
    expect(texts(form, '[role="status"]')).toEqual(['']);
    const plain = form.nextElementSibling as HTMLFormElement;
    expect(plain.hidden).toBe(true);
    expect(namesOf(plain, 'input')).toEqual(['name', 'email', 'phone', 'message']);
    const [method, action] = [plain.getAttribute('method'), plain.getAttribute('action')];
    expect([method, action]).toEqual(['post', form.getAttribute('action')]);
  });

  test.each(['/book', '/book-appointment', '/booknow'])('%s is the booking page', (path) => {
    const page = main(site.page(path));
    expect(titleOf(path)).toBe(`Book an Appointment | ${clinicName}`);
    expect(heading(path)).toBe('Book Your Dental Appointment');
    expect(textOf(page)).toMatch(/confirm via e-mail within \d+ hours/);
    expect(textOf(page)).toMatch(/\d+:\d\d AM - \d+:\d\d [AP]M/);
    const [plain, form] = all<HTMLFormElement>(page, 'form[aria-label="Appointment request"]');
    const labels = [
      'Full Name',
      'Email Address',
      'Phone Number',
      'Appointment Date',
      'Appointment Time',
      'Additional Message / Symptoms (optional)',
    ];
    expect(texts(plain!, 'label')).toEqual(labels);
    expect(texts(form!, 'label')).toEqual(labels);
    expect(plain!.closest('noscript')).not.toBeNull();
    expect(texts(form!, 'option')).toEqual(['Select date first']);
    expect(textOf(form!)).toMatch(/For urgent cases call \+91 /);
    for (const each of [plain!, form!])
      expect(texts(each, 'button[type="submit"]')).toEqual(['Book My Appointment']);
  });

  test('the page of thanks says what happens next, and leads on', () => {
    const page = main(site.page('/thank-you'));
    expect(textOf(page)).toContain('request has been received');
    expect(textOf(page)).toMatch(/within \d+ hours/);
    expect(texts(page, 'ol h3').length).toBeGreaterThan(2);
    expect(link(page, 'Back to Home')).toBe('/');
    expect(link(page, 'View Our Services')).toBe(site.has('/services') ? '/services' : undefined);
    expect(hrefs(page)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^tel:/), expect.stringMatching(/^mailto:/)]),
    );
  });

  test('the sitemap lists every page by category, each once, and counts them', () => {
    const page = main(site.page('/sitemap'));
    const list = section(page, 'All pages');
    expect(list.querySelector('[role="status"]')).not.toBeNull();
    const categories = texts(list, 'h2');
    const specified = ['Main Pages', 'Resources', 'Media', 'Support', 'Services', 'Legal'];
    expect(categories).toEqual(specified.filter((name) => categories.includes(name)));
    const paths = links(list).map(([, href]) => href!);
    expect(new Set(paths).size).toBe(paths.length);
    const listed = site.indexed.map(({ path }) => path).filter((path) => !path.startsWith('/book'));
    expect(paths).toEqual(expect.arrayContaining(listed));
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

  test('the privacy policy names what it must, and its contents lead there', () => {
    const page = main(site.page('/privacy-policy'));
    const topics =
      'Introduction, collect, use, Cookies, Security, keep it, Access, Deletion, Opt-out, Children, Changes';
    for (const topic of topics.split(', ')) expect(textOf(page)).toContain(topic);
    // Whoever carries what is sent is named, and nobody else.
    const throughServices = 'FORMSPREE_FORM_ID' in environment;
    expect(/EmailJS|Formspree/.test(textOf(page))).toBe(throughServices);
    expect(/mail program of our own|buttons/.test(textOf(page))).toBe(!throughServices);
    const contents = links(section(page, 'On this page'));
    expect(contents.map(([name]) => name)).toEqual(
      texts(page, 'section > h2').filter((name) => name !== 'On this page'),
    );
    expect(hrefs(page)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^tel:/), expect.stringMatching(/^mailto:/)]),
    );
  });

  test.each(['/book', '/contact', '/international-patients'].filter((path) => site.has(path)))(
    'the form on %s says what is collected, why, for how long, and how to withdraw or complain',
    (path) => {
      const forms = all(main(site.page(path)), 'form:has(details)');
      expect(forms).toHaveLength(path === '/book' ? 2 : 1);
      for (const form of forms) {
        const notice = form.querySelector('details')!;
        expect(textOf(notice.querySelector('summary'))).toBe('What happens to your details');
        expect(link(form, 'Privacy policy')).toBe('/privacy-policy');
        expect(texts(notice, 'dt')).toEqual([
          'What we ask for, and why',
          'What we use it for',
          'How long we keep it',
          'Who else handles it',
          'Changing your mind, and your rights',
          'Complaints',
        ]);
        const asked = texts(notice, 'li');
        for (const line of asked) expect(line).toMatch(/: (to|so that) .+\.$/);
        const fields = all(form, 'input:not([type="hidden"], [hidden]), select, textarea');
        // The day and the time of an appointment are one line.
        expect(asked).toHaveLength(path === '/book' ? fields.length - 1 : fields.length);
        expect(textOf(notice)).toContain('Data Protection Board of India');
        expect(textOf(notice)).toContain(
          'FORMSPREE_FORM_ID' in environment
            ? 'Formspree, a form service'
            : 'our own mail program, which passes it on and stores nothing',
        );
        const byEmailJs = 'FORMSPREE_FORM_ID' in environment && path === '/book';
        expect(textOf(notice).includes('EmailJS')).toBe(byEmailJs);
        expect(link(notice, 'All your rights')).toBe('/privacy-policy#rights');
        // What browsers fill in by themselves (WCAG 1.3.5), and what programs do alone.
        const further = path === '/international-patients' ? ['country-name'] : [];
        const purposes = all(form, '[autocomplete]:not([autocomplete="off"])');
        expect(purposes.map((field) => field.getAttribute('autocomplete'))).toEqual([
          'name',
          'email',
          'tel',
          ...further,
        ]);
        if (path !== '/book') {
          const trap = form.querySelector<HTMLInputElement>('[name="_gotcha"]')!;
          expect([trap.hidden, trap.tabIndex, trap.getAttribute('autocomplete')]).toEqual([true, -1, 'off']);
        }
      }
    },
  );

  describe('what patients ask before they come', () => {
    const says = parse(readFileSync(join(content, 'clinic.yaml'), 'utf8')) as Pick<
      ClinicFacts,
      'access' | 'visit' | 'reviews' | 'booking'
    >;
    const saying = (text: string | undefined) =>
      text === undefined
        ? []
        : site.everyPage
            .filter(({ document }) => textOf(document.body).includes(text))
            .map(({ path }) => path);

    test('how one gets in stands on contact and on the thanks, as far as the clinic says it', () => {
      const { access } = says;
      expect(saying(access?.landmark)).toEqual(access?.landmark ? ['/contact', '/thank-you'] : []);
      expect(saying('Getting in')).toEqual(access ? ['/contact', '/thank-you'] : []);
    });

    test('what to know stands before the form of a booking, folded, as far as the clinic says it', () => {
      const book = main(site.page('/book'));
      const before = all(book, 'details').find((each) => textOf(each).startsWith('Before you come'));
      if (!says.visit) return expect(before).toBeUndefined();
      for (const thing of says.visit.bring) expect(textOf(before!)).toContain(thing);
      expect(textOf(before!)).toContain(`at least ${says.booking.changeHours} hours before the visit`);
      expectInOrder([before!, book.querySelector('form')]);
    });

    test("the clinic's own page elsewhere is linked beside what patients say and from contact, and never counted", () => {
      for (const path of ['/', '/contact']) {
        const shown = linkElement(main(site.page(path)), /^Reviews of us elsewhere$/);
        const isThere =
          path === '/contact' || all(main(site.page(path)), '[aria-roledescription="slide"]').length > 0;
        if (!says.reviews || !isThere) expect(shown).toBeUndefined();
        else expect(shown!.getAttribute('href')).toBe(says.reviews);
      }
      for (const { html } of site.everyPage) expect(html).not.toMatch(/aggregateRating|reviewCount/);
    });
  });
});
