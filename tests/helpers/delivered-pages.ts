import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMParser } from 'linkedom';
import { expect } from 'vitest';

/** A page of a built site, parsed as a browser without JavaScript does. */
export type Page = {
  path: string;
  /** the address of its file on the site */
  file: string;
  html: string;
  document: Document;
};

/** All pages and files of a built site. */
export type Site = ReturnType<typeof readFiles>;

const STYLES = /(<style[^>]*>).*?(?=<\/style>)/gs;

// Parsing takes longer than the tests, so each worker parses a site once.
const sites = new Map<string, Site>();

/** Reads a built site from its folder. */
export function readSite(folder: string): Site {
  const site = sites.get(folder) ?? readFiles(folder);
  sites.set(folder, site);
  return site;
}

function readFiles(folder: string) {
  const read = (path: string, file: string): Page => {
    const html = readFileSync(join(folder, file), 'utf8');
    // Parsing styles would take as long as everything else, and no test needs them.
    const withoutStyles = html.replace(STYLES, '$1');
    // React writes these attributes in mixed case, which browsers ignore but this parser does not.
    const text = withoutStyles.replaceAll(/ (?:hrefLang|autoComplete)=/g, (name) => name.toLowerCase());
    return { path, file: `/${file}`, html, document: readDocument(text, 'text/html') };
  };
  const codes = globSync('*/404.html', { cwd: folder }).map((file) => file.split('/', 1)[0]!);
  // The owner's editor is not a page of the site.
  const everyPage = globSync('**/index.html', { cwd: folder, exclude: ['admin/**'] })
    .map((file) => read(`/${file.replace(/\/?index\.html$/, '')}`, file))
    // Pages that redirect from earlier addresses are left out.
    .filter(({ document }) => !document.querySelector('[http-equiv="refresh"]'))
    .sort((first, second) => (first.path < second.path ? -1 : 1));
  const pages = everyPage.filter(({ path }) => !codes.includes(path.split('/', 2)[1]!));
  const byPath = new Map(everyPage.map((page) => [page.path, page]));
  const page = (path: string) => {
    const match = byPath.get(path);
    if (!match) throw new Error(`${folder} has no page ${path}`);
    return match;
  };
  const notFound = read('/404', '404.html');
  return {
    /** all pages in English, sorted by path */
    pages,
    /** all pages in all languages */
    everyPage,
    /** the codes of the other languages, which begin the paths of their pages */
    codes,
    /** the English pages that search engines index */
    indexed: pages.filter((each) => canonical(each)?.endsWith(each.path) && !metas(each, 'robots').length),
    /** the not-found page */
    notFound,
    /** the not-found pages of all languages */
    everyNotFound: [notFound, ...codes.map((code) => read(`/${code}/404`, `${code}/404.html`))],
    /** the origin of the canonical addresses */
    origin: new URL(canonical(page('/'))!).origin,
    page,
    /** whether the site has a page */
    has: (path: string) => byPath.has(path),
    /** returns the path on disk of an address of the site; null if there is no file */
    file(address: string) {
      const file = join(folder, decodeURI(address));
      return existsSync(file) ? file : null;
    },
    /** returns the text of a file by its address on the site */
    text: (address: string) => readFileSync(join(folder, address), 'utf8'),
  };
}

/** Parses HTML or XML. Default values of DOM properties, such as a form's method, are missing. */
export function readDocument(text: string, type: 'text/html' | 'text/xml'): Document {
  return new DOMParser().parseFromString(text, type) as unknown as Document;
}

/** Returns the page's canonical address. */
export function canonical({ document }: Page): string | null {
  return document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null;
}

/** Returns the contents of all `meta` elements with a name or property. */
export function metas({ document }: Page, name: string): string[] {
  const tags = document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`);
  return [...tags].map((tag) => tag.getAttribute('content') ?? '');
}

/** Returns all matching elements in document order. */
export function all<E extends Element = HTMLElement>(within: ParentNode, selector: string): E[] {
  return [...within.querySelectorAll<E>(selector)];
}

/** Returns the text of an element with single spaces; '' for null. */
export function textOf(element: Element | null | undefined): string {
  return element ? rawText(element).replace(/\s+/g, ' ').trim() : '';
}

function rawText(node: Node): string {
  if (/^(script|style)$/i.test(node.nodeName)) return '';
  return node.childNodes.length === 0 ? (node.textContent ?? '') : [...node.childNodes].map(rawText).join('');
}

/** Returns the texts of all matching elements. */
export function texts(within: ParentNode, selector: string): string[] {
  return all(within, selector).map(textOf);
}

/** Returns the names and hrefs of all links. */
export function links(within: ParentNode): [name: string, href: string | null][] {
  return all(within, 'a').map((link) => [nameOf(link), link.getAttribute('href')]);
}

/** Returns the hrefs of all links. */
export function hrefs(within: ParentNode): (string | null)[] {
  return links(within).map(([, href]) => href);
}

/** Returns the href of the first link with a name; undefined if there is none. */
export function link(within: ParentNode, name: string | RegExp): string | null | undefined {
  const matches = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  return links(within).find(([text]) => matches(text))?.[1];
}

/** Returns the accessible name of a control or picture, as far as the tests need it. */
export function nameOf(element: Element): string {
  return (
    element.getAttribute('aria-label') ??
    element.getAttribute('alt') ??
    (textOf(element) || all(element, 'img').map(nameOf).join(' '))
  );
}

/**
 * Returns the section with a heading or label.
 *
 * @throws {Error} if there is none
 */
export function section(within: ParentNode, name: string | RegExp): HTMLElement {
  const match = all(within, 'section, aside, nav, form, [role="navigation"]').find((part) => {
    const label = part.getAttribute('aria-labelledby');
    const text = label
      ? textOf(part.ownerDocument.getElementById(label))
      : (part.getAttribute('aria-label') ?? '');
    return typeof name === 'string' ? text === name : name.test(text);
  });
  if (!match) throw new Error(`there is no section ${String(name)}`);
  return match;
}

/** Expects that the page has the elements in this order. Missing elements are skipped. */
export function expectInOrder(elements: (Element | null | undefined)[]) {
  const present = elements.filter((element) => element !== null && element !== undefined);
  const order = all(present[0]!.ownerDocument, '*');
  const excerpts = (of: Element[]) => of.map((element) => textOf(element).slice(0, 60));
  const sorted = present.toSorted(
    (first, second) => order.indexOf(first as HTMLElement) - order.indexOf(second as HTMLElement),
  );
  expect(excerpts(present)).toEqual(excerpts(sorted));
}

/** Returns the `main` element of a page. */
export function main({ document }: Page): HTMLElement {
  return document.querySelector('main')!;
}

/** An item of structured data (schema.org). */
export type StructuredItem = Record<string, unknown>;

/** Returns the structured data of a page. */
export function structuredData({ document }: Page): StructuredItem[] {
  const [script] = all(document, 'script[type="application/ld+json"]');
  return (JSON.parse(script!.textContent!) as { '@graph': StructuredItem[] })['@graph'];
}
