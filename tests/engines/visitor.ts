import { readFileSync } from 'node:fs';
import type * as TestingLibrary from '@testing-library/dom';
import { expect, vi } from 'vitest';
import { ENGINE_PORTS } from '../helpers/ports.ts';
import type { Browser, Key, Tab } from './browser.ts';

/** Finds an element by its role or text. A string matches a part of a name or text, or the whole `href`. */
export type Query = {
  role?: string;
  name?: string | RegExp;
  text?: string | RegExp;
  href?: string | RegExp;
  within?: Query;
  /** the index among several matches; by default the first match is used */
  at?: number;
};

/** The state of an element. */
export type ElementState = {
  text: string;
  value: string;
  /** the text of the selected option */
  selectedText: string;
  isFocused: boolean;
  isEnabled: boolean;
};

// The functions that run in the page use these globals.
declare const TestingLibraryDom: typeof TestingLibrary;
declare const seek: (query: Query) => HTMLElement[];

const SITE = `http://127.0.0.1:${ENGINE_PORTS.site}`;
const LIBRARY = readFileSync(
  'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  'utf8',
);
const NOT_LOADED = /error loading dynamically imported module|Importing a module script failed/;
const LIBRARY_MISSING = 'the library is not on this page';
const WAIT_OPTIONS = { timeout: 10_000, interval: 30 };

const PHONE = { width: 390, height: 844 };
export const WIDE = { width: 1280, height: 900 };

/** A visitor with a browser. Each action waits until it is possible. */
export class Visitor {
  readonly #tab: Tab;

  private constructor(tab: Tab) {
    this.#tab = tab;
  }

  /** Creates a new visitor with a phone. */
  static async of(browser: Browser): Promise<Visitor> {
    const visitor = new Visitor(await browser.newTab());
    await visitor.resize(PHONE);
    return visitor;
  }

  /** Closes the tab. Fails on uncaught errors and violations of the content security policy. */
  async leave(): Promise<void> {
    // Scripts that were still loading when the visitor left are not errors.
    const errors = this.#tab.errors().filter((text) => !NOT_LOADED.test(text));
    await this.#tab.close();
    expect(errors).toEqual([]);
  }

  async resize({ width, height }: { width: number; height: number }): Promise<void> {
    await this.#tab.resize(width, height);
  }

  async open(path: string): Promise<void> {
    await this.#tab.open(SITE + path);
  }

  /** Waits for an address. `address` begins with the path. */
  async isAt(address: string): Promise<void> {
    await until(async () => {
      expect(await this.run(() => location.href.slice(location.origin.length))).toBe(address);
    });
  }

  /** Calls a function in the page. It can use only its arguments and `seek`. */
  async run<Arguments extends unknown[], Result>(
    work: (...parts: Arguments) => Result,
    ...parts: Arguments
  ): Promise<Awaited<Result>> {
    const argument = JSON.stringify(parts, (_, value: unknown) =>
      value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
    );
    const source = `async (argument) => {
      if (!('seek' in window)) throw new Error('${LIBRARY_MISSING}');
      return JSON.stringify((await (${work})(...JSON.parse(argument))) ?? null);
    }`;
    try {
      return JSON.parse(await this.#tab.call(source, argument));
    } catch (error) {
      if (!String(error).includes(LIBRARY_MISSING)) throw error;
      const library = `function () { ${LIBRARY}; window.seek = ${seekInPage}; return ''; }`;
      await this.#tab.call(`async () => (${library}).call(window)`, '');
      return JSON.parse(await this.#tab.call(source, argument));
    }
  }

  /** Waits until the first match exists and has the state `expected`. Returns its state. */
  async see(
    query: Query,
    expected: Partial<{ [Fact in keyof ElementState]: ElementState[Fact] | RegExp }> = {},
  ): Promise<ElementState> {
    return until(async () => {
      const [first] = await this.seeAll(query);
      expect(first, `see ${describeQuery(query)}`).toBeDefined();
      for (const [fact, wanted] of Object.entries(expected)) {
        const message = `${fact} of ${describeQuery(query)}`;
        if (wanted instanceof RegExp) expect(first![fact as keyof ElementState], message).toMatch(wanted);
        else expect(first![fact as keyof ElementState], message).toBe(wanted);
      }
      return first!;
    });
  }

  /** Returns the current state of all matches. */
  async seeAll(query: Query): Promise<ElementState[]> {
    return this.run(
      (wanted) =>
        seek(wanted).map((element) => ({
          text: element.innerText.trim(),
          value: (element as HTMLInputElement).value ?? '',
          selectedText: (element as HTMLSelectElement).selectedOptions?.[0]?.text ?? '',
          isFocused: element === document.activeElement,
          isEnabled: !element.matches(':disabled'),
        })),
      query,
    );
  }

  async seeNo(query: Query): Promise<void> {
    await until(async () => expect(await this.seeAll(query), `no ${describeQuery(query)}`).toEqual([]));
  }

  /** Clicks the middle of an element, once it does not move and nothing covers it. */
  async click(query: Query): Promise<void> {
    const point = await until(async () => {
      const matching = await this.run(pointInPage, query);
      expect(matching, `click ${describeQuery(query)}`).not.toBeNull();
      return matching!;
    });
    await this.#tab.click(point.x, point.y);
  }

  async focus(query: Query): Promise<void> {
    await this.see(query);
    await this.run((wanted) => seek(wanted)[0]!.focus(), query);
  }

  /** Presses keys one after another, or types a text. */
  async type(keys: string | readonly Key[]): Promise<void> {
    if (typeof keys === 'string') return this.#tab.type(keys);
    for (const key of keys) await this.#tab.press(key);
  }

  /** Clicks a field, and types into it. */
  async enter(query: Query, text: string): Promise<void> {
    await this.click(query);
    await this.see(query, { isFocused: true });
    await this.type(text);
  }
}

/** Repeats `attempt` until it does not throw. An error gets the stack of the caller. */
export async function until<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const { stack } = new Error();
  try {
    return await vi.waitFor(attempt, WAIT_OPTIONS);
  } catch (error) {
    throw Object.assign(error as Error, { stack });
  }
}

function describeQuery(query: Query): string {
  return JSON.stringify(query, (_, value: unknown) => (value instanceof RegExp ? String(value) : value));
}

function seekInPage({ role, name, text, href, within, at }: Query): HTMLElement[] {
  const matches =
    (wanted: string | RegExp | undefined) =>
    (content: string | null): boolean =>
      wanted === undefined ||
      // A pattern arrives as an object, because the query is sent as JSON.
      (typeof wanted === 'string'
        ? Boolean(content?.includes(wanted))
        : new RegExp(wanted.source, wanted.flags).test(content ?? ''));
  const matching = (within ? seek(within) : [document.body]).flatMap((root) =>
    role
      ? TestingLibraryDom.queryAllByRole(root, role, { name: matches(name) })
      : TestingLibraryDom.queryAllByText(root, matches(text)),
  );
  const shown = matching.filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      matches(text)(element.textContent) &&
      (typeof href === 'string'
        ? element.getAttribute('href') === href
        : matches(href)(element.getAttribute('href'))),
  );
  return at === undefined ? shown : shown.slice(at, at + 1);
}

/** Returns the middle of an element; null while the element moves or is covered. */
async function pointInPage(query: Query): Promise<{ x: number; y: number } | null> {
  const [element] = seek(query);
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
