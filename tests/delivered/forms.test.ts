import { describe, expect, test } from 'vitest';
import { pathInLanguage } from '../../domain/web/language-prefix.ts';
import { CLINICS } from '../helpers/clinics.ts';
import {
  all,
  expectInOrder,
  link,
  links,
  main,
  readSite,
  section,
  textOf,
  texts,
} from '../helpers/delivered-pages.ts';

// The forms, and what their notices and the privacy policy say (docs/product.md).

/** The `name` attributes of the matching form fields. */
const fieldNames = (form: ParentNode, selector: string) =>
  all<HTMLInputElement>(form, selector).map(({ name }) => name);

describe.each(CLINICS)('forms of $name', ({ site: folder, environment }) => {
  const site = readSite(folder);

  test.each([
    ['/', ['form', '#emergency', '[data-weekdays]', '#clinic-map']],
    ['/contact', ['[data-weekdays]', '#emergency', '#clinic-map', 'form']],
  ] as const)(
    'the contact section on %s has its parts in order, and a form without scripts',
    (path, order) => {
      const part = main(site.page(path)).querySelector('#contact')!;
      expectInOrder(order.map((selector) => part.querySelector(selector)));
      expect(texts(part, 'h2, h3')).toEqual(
        expect.arrayContaining(['Contact Information', 'Office Hours', 'Need Emergency Care?']),
      );
      expect(link(part, 'Get directions')).toMatch(/^https:\/\//);
      const form = part.querySelector<HTMLFormElement>('form[aria-label="Message"]')!;
      expect(fieldNames(form, '[required]')).toEqual(['name', 'email', 'message']);
      expect(form.querySelector<HTMLInputElement>('[name="phone"]')!.value).toBe('+91 ');
      expect(texts(form, 'button')).toEqual(['Send Message', 'Send via Form']);
      // Screen readers announce only texts that are written into an existing status region.
      expect(texts(form, '[role="status"]')).toEqual(['']);
      const plain = form.nextElementSibling as HTMLFormElement;
      expect(fieldNames(plain, 'input')).toEqual(['name', 'email', 'phone', 'message']);
      const attributes = ['method', 'action'].map((name) => plain.getAttribute(name));
      expect([plain.hidden, ...attributes]).toEqual([true, 'post', form.getAttribute('action')]);
    },
  );

  test.each(['/book', '/book-appointment', '/booknow'])(
    '%s is the booking page, and asks the same without JavaScript',
    (path) => {
      const page = main(site.page(path));
      expect(textOf(page)).toMatch(/confirm (via e-mail )?within \d+ hours/);
      const [plain, form] = all<HTMLFormElement>(page, 'form[aria-label="Appointment request"]');
      expect(plain!.closest('noscript')).not.toBeNull();
      expect(texts(plain!, 'label')).toEqual([
        'Full Name',
        'Email Address',
        'Phone Number',
        'Appointment Date',
        'Appointment Time',
        'Additional Message / Symptoms (optional)',
      ]);
      expect(texts(form!, 'label')).toEqual(texts(plain!, 'label'));
      expect(texts(form!, 'option')).toEqual(['Select date first']);
    },
  );

  test.runIf(site.has('/international-patients'))(
    'the enquiry sends treatments in English in all languages',
    () => {
      const enquiry = section(main(site.page('/international-patients')), 'Enquiry');
      expect(fieldNames(enquiry, '[required]')).toEqual(['name', 'email', 'country', 'message']);
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
    },
  );

  test.runIf(site.has('/international-patients'))('a quote is promised at the enquiry, once', () => {
    const enquiry = main(site.page('/international-patients')).querySelector('#enquiry')!;
    expect(textOf(enquiry).match(/your quote within \d+ hours\./g)).toHaveLength(1);
  });

  const usesServices = 'FORMSPREE_FORM_ID' in environment;

  test('the privacy policy covers each topic, and names only services that receive the forms', () => {
    const page = main(site.page('/privacy-policy'));
    const topics =
      'Introduction, collect, use, Cookies, Security, keep it, Access, Deletion, Opt-out, Children, Changes';
    for (const topic of topics.split(', ')) expect(textOf(page)).toContain(topic);
    expect(/EmailJS|Formspree/.test(textOf(page))).toBe(usesServices);
    expect(/mail program of our own|buttons/.test(textOf(page))).toBe(!usesServices);
    const contents = links(section(page, 'On this page'));
    expect(contents.map(([name]) => name)).toEqual(
      texts(page, 'section > h2').filter((name) => name !== 'On this page'),
    );
  });

  test.each(['/book', '/contact', '/international-patients'].filter((path) => site.has(path)))(
    'the form on %s says what is collected, why, for how long, and how to withdraw or complain',
    (path) => {
      const forms = all(main(site.page(path)), 'form:has(details)');
      expect(forms).toHaveLength(path === '/book' ? 2 : 1);
      for (const form of forms) {
        const notice = form.querySelector('details')!;
        expect(link(form, 'Privacy policy')).toBe('/privacy-policy');
        expect(texts(notice, 'dt')).toEqual([
          'What we ask for, and why',
          'What we use it for',
          'How long we keep it',
          'Who else handles it',
          'Changing your mind, and your rights',
          'Complaints',
        ]);
        const purposes = texts(notice, 'li');
        for (const purpose of purposes) expect(purpose).toMatch(/: (to|so that) .+\.$/);
        const fields = all(form, 'input:not([type="hidden"], [hidden]), select, textarea');
        // The date and the time of an appointment are in one line.
        expect(purposes).toHaveLength(path === '/book' ? fields.length - 1 : fields.length);
        expect(textOf(notice)).toContain('Data Protection Board of India');
        expect(textOf(notice)).toContain(
          usesServices
            ? 'Formspree, a form service'
            : 'our own mail program, which passes it on and stores nothing',
        );
        expect(textOf(notice).includes('EmailJS')).toBe(usesServices && path === '/book');
        // Browsers can fill in these fields (WCAG 1.3.5).
        const autocomplete = all(form, '[autocomplete]:not([autocomplete="off"])');
        expect(autocomplete.map((field) => field.getAttribute('autocomplete'))).toEqual([
          'name',
          'email',
          'tel',
          ...(path === '/international-patients' ? ['country-name'] : []),
        ]);
        if (path === '/book') continue;
        const trap = form.querySelector<HTMLInputElement>('[name="_gotcha"]')!;
        expect([trap.hidden, trap.tabIndex, trap.getAttribute('autocomplete')]).toEqual([true, -1, 'off']);
      }
    },
  );
});
