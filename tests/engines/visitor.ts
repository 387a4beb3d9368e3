import { readFileSync } from 'node:fs';
import type * as TestingLibrary from '@testing-library/dom';
import { expect, vi } from 'vitest';
import { ENGINE_PORTS } from '../helpers/ports.ts';
import type { Browser, Key, Tab } from './browser.ts';

/**
 * Something that is seen on a page, by what assistive technology knows of it or by its text. A string is a part of what is
 * there, of `href` the whole.
 */
export type Sought = {
  role?: string;
  name?: string | RegExp;
  text?: string | RegExp;
  href?: string | RegExp;
  selected?: boolean;
  within?: Sought;
  /** which of several, from 0; any unless told */
  at?: number;
};

/** What is read of an element. */
export type Seen = {
  text: string;
  value: string;
  /** the text of what is chosen of a list */
  chosen: string;
  /** what a slider says of where it stands */
  valueText: string;
  isFocused: boolean;
  isEnabled: boolean;
};

// What the functions find that are called in the page.
declare const TestingLibraryDom: typeof TestingLibrary;
declare const seek: (sought: Sought) => HTMLElement[];

const SITE = `http://127.0.0.1:${ENGINE_PORTS.site}`;
const LIBRARY = readFileSync(
  'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  'utf8',
);
const NOT_LOADED = /error loading dynamically imported module|Importing a module script failed/;
const NOT_HERE = 'the library is not on this page';
const PATIENCE = { timeout: 10_000, interval: 30 };

const PHONE = { width: 390, height: 844 };
export const WIDE = { width: 1280, height: 900 };

/** Somebody in front of a browser, who looks for things, presses and types. Each waits until it can be done. */
export class Visitor {
  readonly #tab: Tab;

  private constructor(tab: Tab) {
    this.#tab = tab;
  }

  /** A visitor who was never here, with a phone. */
  static async of(browser: Browser): Promise<Visitor> {
    const visitor = new Visitor(await browser.newTab());
    await visitor.resize(PHONE);
    return visitor;
  }

  /** Leaves. No error has gone uncaught, and nothing was asked for that the content security policy forbids. */
  async leave(): Promise<void> {
    // A script that did not come because its page was left is nobody's fault.
    const complaints = this.#tab.errors().filter((text) => !NOT_LOADED.test(text));
    await this.#tab.close();
    expect(complaints).toEqual([]);
  }

  async resize({ width, height }: { width: number; height: number }): Promise<void> {
    await this.#tab.resize(width, height);
  }

  /** @param from - another server of the site's, where it is not the usual one */
  async open(path: string, from = SITE): Promise<void> {
    await this.#tab.open(from + path);
  }

  /** Waits until the address is this one, from its path on. */
  async isAt(address: string): Promise<void> {
    await until(async () => {
      expect(await this.run(() => location.href.slice(location.origin.length))).toBe(address);
    });
  }

  /** Calls a function in the page: of what stands outside it, it knows its arguments and `seek` alone. */
  async run<Arguments extends unknown[], Result>(
    work: (...parts: Arguments) => Result,
    ...parts: Arguments
  ): Promise<Awaited<Result>> {
    const argument = JSON.stringify(parts, (_, value: unknown) =>
      value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
    );
    const source = `async (argument) => {
      if (!('seek' in window)) throw new Error('${NOT_HERE}');
      return JSON.stringify((await (${work})(...JSON.parse(argument))) ?? null);
    }`;
    try {
      return JSON.parse(await this.#tab.call(source, argument));
    } catch (error) {
      if (!String(error).includes(NOT_HERE)) throw error;
      const library = `function () { ${LIBRARY}; window.seek = ${seekInPage}; return ''; }`;
      await this.#tab.call(`async () => (${library}).call(window)`, '');
      return JSON.parse(await this.#tab.call(source, argument));
    }
  }

  /** Waits until it is there and `is` (if given) holds of the first; returns what is read of it. */
  async see(sought: Sought, is: Partial<{ [Fact in keyof Seen]: Seen[Fact] | RegExp }> = {}): Promise<Seen> {
    return until(async () => {
      const [first] = await this.seeAll(sought);
      expect(first, `see ${described(sought)}`).toBeDefined();
      for (const [fact, wanted] of Object.entries(is)) {
        const message = `${fact} of ${described(sought)}`;
        if (wanted instanceof RegExp) expect(first![fact as keyof Seen], message).toMatch(wanted);
        else expect(first![fact as keyof Seen], message).toBe(wanted);
      }
      return first!;
    });
  }

  /** All of them that are there now. */
  async seeAll(sought: Sought): Promise<Seen[]> {
    return this.run(
      (wanted) =>
        seek(wanted).map((element) => ({
          text: element.innerText.trim(),
          value: (element as HTMLInputElement).value ?? '',
          chosen: (element as HTMLSelectElement).selectedOptions?.[0]?.text ?? '',
          valueText: element.getAttribute('aria-valuetext') ?? '',
          isFocused: element === document.activeElement,
          isEnabled: !element.matches(':disabled'),
        })),
      sought,
    );
  }

  async seeNo(sought: Sought): Promise<void> {
    await until(async () => expect(await this.seeAll(sought), `no ${described(sought)}`).toEqual([]));
  }

  /** Presses in its middle, once it stands still and nothing covers it. */
  async press(sought: Sought): Promise<void> {
    const point = await until(async () => {
      const found = await this.run(pointInPage, sought);
      expect(found, `reach ${described(sought)}`).not.toBeNull();
      return found!;
    });
    await this.#tab.click(point.x, point.y);
  }

  async focus(sought: Sought): Promise<void> {
    await this.see(sought);
    await this.run((wanted) => seek(wanted)[0]!.focus(), sought);
  }

  /** Presses keys one after another, or types a text. */
  async type(keys: string | readonly Key[]): Promise<void> {
    if (typeof keys === 'string') return this.#tab.type(keys);
    for (const key of keys) await this.#tab.press(key);
  }

  /** Types into a field, at the end of what is there. */
  async enter(sought: Sought, text: string): Promise<void> {
    await this.press(sought);
    await this.see(sought, { isFocused: true });
    await this.type(text);
  }
}

/** Waits until it no longer throws; a failure tells of the line that has waited. */
export async function until<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const { stack } = new Error();
  try {
    return await vi.waitFor(attempt, PATIENCE);
  } catch (error) {
    throw Object.assign(error as Error, { stack });
  }
}

function described(sought: Sought): string {
  return JSON.stringify(sought, (_, value: unknown) => (value instanceof RegExp ? String(value) : value));
}

function seekInPage({ role, name, text, href, selected, within, at }: Sought): HTMLElement[] {
  const says =
    (wanted: string | RegExp | undefined) =>
    (content: string | null): boolean =>
      wanted === undefined ||
      // Patterns come as JSON.
      (typeof wanted === 'string'
        ? Boolean(content?.includes(wanted))
        : new RegExp(wanted.source, wanted.flags).test(content ?? ''));
  const found = (within ? seek(within) : [document.body]).flatMap((root) =>
    role
      ? TestingLibraryDom.queryAllByRole(root, role, { name: says(name), selected })
      : TestingLibraryDom.queryAllByText(root, says(text)),
  );
  const shown = found.filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      says(text)(element.textContent) &&
      (typeof href === 'string'
        ? element.getAttribute('href') === href
        : says(href)(element.getAttribute('href'))),
  );
  return at === undefined ? shown : shown.slice(at, at + 1);
}

/** Where something is pressed; null while it moves or something covers it. */
async function pointInPage(sought: Sought): Promise<{ x: number; y: number } | null> {
  const [element] = seek(sought);
  if (!element) return null;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { x, y, width, height } = element.getBoundingClientRect();
  const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const top = document.elementFromPoint(point.x, point.y);
  const label = top?.closest('label');
  const isReached = element.contains(top) || (label && label.control === element);
  return x === before.x && y === before.y && isReached ? point : null;
}
