import { globSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clinicFolder, SAMPLE_FOLDER } from '../../compile/clinic-folder.ts';
import { facts } from '#clinic/facts.ts';
import { booking } from '../../words/en/booking.ts';
import { message } from '../../words/en/message.ts';
import { words as frame } from '../../words/en/layout.ts';
import { formStatus } from '../../words/en/form-status.ts';
import { CLINICS } from '../helpers/clinics.ts';
import { pathsUnder } from '../helpers/page-paths.ts';
import { ENGINE_PORTS } from '../helpers/ports.ts';
import { newPatient } from '../helpers/unique-patients.ts';
import type { Browser } from './browser.ts';
import { until, Visitor, WIDE } from './visitor.ts';

const [OWN] = CLINICS;
/** One language per script, because browsers treat languages of one script in the same way. */
const LANGUAGES = Array.from(
  new Map(
    globSync('*/404.html', { cwd: OWN.site })
      .map((file) => file.split('/', 1)[0]!)
      .map((code) => [new Intl.Locale(code).maximize().script, code]),
  ).values(),
);

const HEADING = { role: 'heading', at: 0, within: { role: 'main' } } as const;

/** The fields of an e-mail in the local inbox that the tests use. */
type Email = { text: string; to: { address: string }[] };

/** Waits for `count` e-mails that contain a text that only one test uses. */
async function received(text: string, count: number): Promise<Email[]> {
  return until(async () => {
    const all = (await (await fetch(`http://127.0.0.1:${ENGINE_PORTS.inbox}/api/email`)).json()) as Email[];
    const emails = all.filter((email) => JSON.stringify(email).includes(text));
    expect(emails).toHaveLength(count);
    return emails;
  });
}

/**
 * Lists fonts that failed to load, and elements that are not rendered in their font.
 *
 * @param parts - element names, such as 'h1'; the first visible element of each is checked
 */
function missingFonts(visitor: Visitor, parts: string[]): Promise<string[]> {
  return visitor.run(async (names) => {
    // Waits until all parts of the page have their fonts, or loading has failed.
    while (document.documentElement.hasAttribute('data-fallback-fonts'))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
    const unquoted = (family: string) => family.trim().replaceAll(/["']/g, '');
    // Fallback fonts are local fonts with adjusted metrics.
    const faces = [...document.fonts].filter(({ family }) => !family.includes('fallback'));
    const loaded = faces.filter(({ status }) => status === 'loaded').map(({ family }) => unquoted(family));
    const inOthers = names.filter((name) => {
      const all = [...document.querySelectorAll<HTMLElement>(`main ${name}`)];
      const { fontFamily, fontWeight } = getComputedStyle(all.find((each) => each.checkVisibility())!);
      const families = fontFamily.split(',').filter((family) => loaded.includes(unquoted(family)));
      const text = all[0]!.textContent.slice(0, 200);
      return !families.some((family) => document.fonts.check(`${fontWeight} 16px ${family}`, text));
    });
    return [...faces.filter(({ status }) => status === 'error').map(({ family }) => family), ...inOthers];
  }, parts);
}

/** Returns the distance of the open panel from the header in px; null if no panel is open. */
function belowHeaderInPage(): number | null {
  const panel = document.querySelector(':popover-open')?.getBoundingClientRect();
  const header = document.querySelector('header')!.getBoundingClientRect();
  return panel ? Math.round(panel.top - header.bottom) : null;
}

/** Defines the tests of main journeys in a browser other than Chromium. tests/browser/ has more tests. */
export function testJourneys(name: string, start: () => Promise<Browser>): void {
  // The tests need the sample's content, which an owner's clinic may lack.
  describe.skipIf(clinicFolder() !== SAMPLE_FOLDER)(name, () => {
    let browser: Browser;
    let visitor: Visitor;
    beforeAll(async () => {
      browser = await start();
    });
    afterAll(() => browser?.close());
    beforeEach(async () => {
      visitor = await Visitor.of(browser);
    });
    afterEach(() => visitor?.leave());

    test.each(['', ...LANGUAGES.map((code) => `/${code}`)])(
      'the first page of a visit is rendered in its fonts: %s/',
      async (path) => {
        await visitor.open(path || '/');
        await visitor.see(HEADING);
        // In other scripts, only headings have web fonts.
        expect(await missingFonts(visitor, path ? ['h1'] : ['h1', 'p'])).toEqual([]);
      },
    );

    const menu = { role: 'dialog', name: frame.menu.open };
    const openMenu = { role: 'button', name: frame.menu.open, within: { role: 'banner' } };

    test('books from the home page, and both e-mails arrive', async () => {
      const { name: patient, email, phone } = newPatient();
      await visitor.open('/');
      await visitor.click(openMenu);
      await visitor.click({ role: 'link', name: frame.pages.booknow, within: menu });
      await visitor.isAt('/booknow');
      await visitor.click({ role: 'button', name: booking.submit });
      await visitor.see({ text: booking.issues(facts.booking).email.invalid });
      await visitor.enter({ role: 'textbox', name: booking.labels.name }, patient);
      await visitor.enter({ role: 'textbox', name: booking.labels.email }, email);
      await visitor.enter({ role: 'textbox', name: booking.labels.phone }, phone);
      const first = await chooseDay();
      await visitor.click({ role: 'button', name: booking.calendar.open });
      await visitor.see({ role: 'button', name: first, within: calendar }, { isFocused: true });
      await visitor.type(['ArrowDown', 'Enter']);
      await visitor.seeNo(calendar);
      const day = (await visitor.see(date)).value;
      expect(day).not.toBe(first);
      const time = await chooseTime();
      await visitor.click({ role: 'button', name: booking.submit });
      await visitor.isAt('/thank-you');
      await visitor.see({ text: booking.booked });
      await visitor.see({ text: `Your appointment is confirmed for ${day} at ${time}.` });
      const { text } = await visitor.see({ role: 'region', text: /DENT-/ });
      const [id] = /DENT-[A-Z0-9]{6}/.exec(text)!;
      const emails = await received(id, 2);
      const toPatient = emails.find(({ to }) => to[0]!.address === email)!;
      const toClinic = emails.find((each) => each !== toPatient)!;
      for (const fact of [patient, day, time]) expect(toPatient.text).toContain(fact);
      for (const fact of [patient, email, phone, day, time]) expect(toClinic.text).toContain(fact);
    });

    const calendar = { role: 'dialog', name: booking.calendar.title };
    const date = { role: 'combobox', name: booking.labels.date };
    const time = { role: 'combobox', name: booking.labels.time };

    /** Chooses the first open day of next month. Returns it as the field shows it. */
    async function chooseDay(): Promise<string> {
      await visitor.click({ role: 'button', name: booking.calendar.open });
      await visitor.see(calendar);
      await visitor.click({ role: 'button', name: booking.calendar.next, within: calendar });
      const days = {
        role: 'button',
        name: /^\w+, \w+ \d+, \d+$/,
        within: { role: 'grid', within: calendar },
      };
      await visitor.click({ ...days, at: 0 });
      await visitor.seeNo(calendar);
      return (await visitor.see(date, { value: /^\w+, \w+ \d+, \d+$/ })).value;
    }

    /** Chooses the first time of the day with the arrow key. Returns it. */
    async function chooseTime(): Promise<string> {
      await visitor.see(time, { isEnabled: true });
      await visitor.focus(time);
      await visitor.type(['ArrowDown']);
      return (await visitor.see(time, { selectedText: /^\d\d:\d\d [AP]M$/ })).selectedText;
    }

    test('the services menu opens below the header, closes with Escape, and links to services', async () => {
      const [path] = pathsUnder('services');
      const button = { role: 'button', name: frame.pages.services, within: { role: 'banner' } };
      const isBelowHeader = () =>
        until(async () => {
          const distance = await visitor.run(belowHeaderInPage);
          expect(distance).toBeGreaterThanOrEqual(0);
          // Without anchor positioning, the panel is at the usual bottom of the header.
          expect(distance).toBeLessThan(16);
        });
      const isClosed = () => until(async () => expect(await visitor.run(belowHeaderInPage)).toBeNull());
      await visitor.resize(WIDE);
      await visitor.open('/about');
      await visitor.click(button);
      await isBelowHeader();
      await visitor.type(['Escape']);
      await isClosed();
      await visitor.see(button, { isFocused: true });
      await visitor.click(button);
      await visitor.click({ role: 'link', href: path, within: { role: 'banner' } });
      await visitor.isAt(path);
      await isClosed();
    });

    test('a submission before the code loads shows what is missing, and the corrected message is sent', async () => {
      const { name: sender, email } = newPatient();
      const field = (of: keyof typeof message.labels) => ({
        role: 'textbox',
        name: message.labels[of],
        within: { role: 'form', name: message.form },
      });
      await visitor.open('/contact');
      await visitor.click({ role: 'button', name: message.submit });
      await visitor.see({ role: 'status', text: message.issues.name });
      await visitor.see(field('name'), { isFocused: true });
      await visitor.enter(field('name'), sender);
      await visitor.enter(field('email'), email);
      await visitor.enter(field('message'), 'Do you treat children?');
      await visitor.click({ role: 'button', name: message.submit });
      await visitor.see({ role: 'status', text: formStatus.sent });
      await received(email, 1);
    });
  });
}
