import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMParser } from 'linkedom';
import { expect } from 'vitest';

/** A page as it is delivered, read as by a browser without scripts. */
export type Page = {
  path: string;
  /** its file's address on the site */
  file: string;
  html: string;
  document: Document;
};

/** A built site. */
export type Site = ReturnType<typeof readFiles>;

const STYLES = /(<style[^>]*>).*?(?=<\/style>)/gs;

// The pages take longer to read than to look at: each worker reads them once.
const sites = new Map<string, Site>();

/**
 * A built site.
 *
 * @param folder - where its files are
 */
export function readSite(folder: string): Site {
  const site = sites.get(folder) ?? readFiles(folder);
  sites.set(folder, site);
  return site;
}

function readFiles(folder: string) {
  const read = (path: string, file: string): Page => {
    const html = readFileSync(join(folder, file), 'utf8');
    // They take as long to read as the rest of the page, and nobody here asks what they do.
    const withoutStyles = html.replace(STYLES, '$1');
    // The parser knows an attribute as it is written, a browser in small letters; React writes these in both.
    const text = withoutStyles.replaceAll(/ (?:hrefLang|autoComplete)=/g, (name) => name.toLowerCase());
    return { path, file: `/${file}`, html, document: readDocument(text, 'text/html') };
  };
  const codes = globSync('*/404.html', { cwd: folder }).map((file) => file.split('/', 1)[0]!);
  // The owner's editor is no page of the site's.
  const everyPage = globSync('**/index.html', { cwd: folder, exclude: ['admin/**'] })
    .map((file) => read(`/${file.replace(/\/?index\.html$/, '')}`, file))
    // What leads on from an earlier address is no page either.
    .filter(({ document }) => !document.querySelector('[http-equiv="refresh"]'))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  const pages = everyPage.filter(({ path }) => !codes.includes(path.split('/', 2)[1]!));
  const byPath = new Map(everyPage.map((page) => [page.path, page]));
  const page = (path: string) => {
    const found = byPath.get(path);
    if (!found) throw new Error(`${folder} has no page ${path}`);
    return found;
  };
  const notFound = read('/404', '404.html');
  return {
    /** every page in English, in the order of their paths */
    pages,
    /** every page in every language */
    everyPage,
    /** the codes of the other languages, whose pages' paths begin with them */
    codes,
    /** those in English that search engines are to find */
    indexed: pages.filter((each) => canonical(each)?.endsWith(each.path) && !metas(each, 'robots').length),
    /** what is answered where there is no page */
    notFound,
    /** the same in every language */
    everyNotFound: [notFound, ...codes.map((code) => read(`/${code}/404`, `${code}/404.html`))],
    /** `https://…`, as the pages' addresses begin */
    origin: new URL(canonical(page('/'))!).origin,
    page,
    /** whether the site has this page */
    has: (path: string) => byPath.has(path),
    /** where a file is, by its address on the site; null where there is none */
    file(address: string) {
      const place = join(folder, decodeURI(address));
      return existsSync(place) ? place : null;
    },
    /** a file's text, by its address on the site */
    text: (address: string) => readFileSync(join(folder, address), 'utf8'),
  };
}

/** Reads a file as a browser does; much of what a browser adds to its elements is not there, such as a form's default method. */
export function readDocument(text: string, type: 'text/html' | 'text/xml'): Document {
  return new DOMParser().parseFromString(text, type) as unknown as Document;
}

/** A page's own address, as it names it. */
export function canonical({ document }: Page): string | null {
  return document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null;
}

/** The content of each tag of that name or property. */
export function metas({ document }: Page, name: string): string[] {
  const tags = document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`);
  return [...tags].map((tag) => tag.getAttribute('content') ?? '');
}

/** All elements that match, in the order of the page. */
export function all<E extends Element = HTMLElement>(within: ParentNode, selector: string): E[] {
  return [...within.querySelectorAll<E>(selector)];
}

/** What an element says, its white space as a reader sees it; '' for none. */
export function textOf(element: Element | null | undefined): string {
  return element ? rawText(element).replace(/\s+/g, ' ').trim() : '';
}

function rawText(node: Node): string {
  if (/^(script|style)$/i.test(node.nodeName)) return '';
  return node.childNodes.length === 0 ? (node.textContent ?? '') : [...node.childNodes].map(rawText).join('');
}

/** The texts of all elements that match. */
export function texts(within: ParentNode, selector: string): string[] {
  return all(within, selector).map(textOf);
}

/** Where the links of a part lead, by what they are called. */
export function links(within: ParentNode): [name: string, href: string | null][] {
  return all(within, 'a').map((link) => [nameOf(link), link.getAttribute('href')]);
}

/** Where the links of a part lead. */
export function hrefs(within: ParentNode): (string | null)[] {
  return links(within).map(([, href]) => href);
}

/** Where the link of that name leads; undefined where there is none. */
export function link(within: ParentNode, name: string | RegExp): string | null | undefined {
  const matches = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  return links(within).find(([text]) => matches(text))?.[1];
}

/** What a control or picture is called. */
export function nameOf(element: Element): string {
  return (
    element.getAttribute('aria-label') ??
    element.getAttribute('alt') ??
    (textOf(element) || all(element, 'img').map(nameOf).join(' '))
  );
}

/** The section that is called so by its heading or label. */
export function section(within: ParentNode, name: string | RegExp): HTMLElement {
  const found = all(within, 'section, aside, nav, form, [role="navigation"]').find((part) => {
    const label = part.getAttribute('aria-labelledby');
    const text = label
      ? textOf(part.ownerDocument.getElementById(label))
      : (part.getAttribute('aria-label') ?? '');
    return typeof name === 'string' ? text === name : name.test(text);
  });
  if (!found) throw new Error(`there is no section ${String(name)}`);
  return found;
}

/** Fails unless the elements come in this order in the page. Missing elements are skipped. */
export function expectInOrder(elements: (Element | null | undefined)[]) {
  const present = elements.filter((element) => element !== null && element !== undefined);
  const order = all(present[0]!.ownerDocument, '*');
  const excerpts = (of: Element[]) => of.map((element) => textOf(element).slice(0, 60));
  const sorted = present.toSorted(
    (first, second) => order.indexOf(first as HTMLElement) - order.indexOf(second as HTMLElement),
  );
  expect(excerpts(present)).toEqual(excerpts(sorted));
}

/** The main part of a page. */
export function main({ document }: Page): HTMLElement {
  return document.querySelector('main')!;
}

/** One thing that search engines are told of (schema.org). */
export type Told = Record<string, unknown>;

/** What search engines are told on a page. */
export function graphOf({ document }: Page): Told[] {
  const [script] = all(document, 'script[type="application/ld+json"]');
  return (JSON.parse(script!.textContent!) as { '@graph': Told[] })['@graph'];
}
