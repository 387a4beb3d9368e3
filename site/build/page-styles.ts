import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';

/** Matches the file name of a built script in pages and scripts. */
const SCRIPT = /(?<![\w-])[\w-]+\.[\w-]+\.js\b/g;

/** Matches a custom property that a page uses outside of its style sheet, such as in an SVG. */
const CUSTOM_PROPERTY = /--[\w-]+/g;

/**
 * Selectors that always count as used: pseudo-classes without an element, such as `:focus-visible`, and
 * attributes that scripts set.
 */
const ALWAYS_USED = [/^:/, /^(?:aria|data)-/];

/** @returns all elements below a node, including those in `template` elements */
function elementsOf(node: Document | DocumentFragment): Element[] {
  return [...node.querySelectorAll('*')].flatMap((element) =>
    element.localName === 'template'
      ? [element, ...elementsOf((element as HTMLTemplateElement).content)]
      : [element],
  );
}

/**
 * Replaces the links to style sheets in each page by the rules that the page uses, so that its first paint
 * needs only one response (docs/decisions/0021-styles-and-fonts.md). A link for one medium, such as print,
 * stays. A rule is used if its elements, classes and ids occur in the page or in a script that the page may
 * fetch. States such as `:hover` do not matter, so no rule is missing later.
 *
 * @param site - folder of the built site
 * @returns `inlineStyles` changes one page; `deleteSheets` deletes the style sheets after the last page
 */
export function pageStyles(site: string) {
  const sheets = new Map<string, string>();
  const scriptWords = new Map<string, string[]>();

  function textOf(sheet: string): string {
    if (!sheets.has(sheet)) sheets.set(sheet, readFileSync(join(site, sheet), 'utf8'));
    return sheets.get(sheet)!;
  }

  /** Adds the words of all scripts that a text refers to, directly or through other scripts. */
  function addScriptWords(text: string, words: Set<string>, seen = new Set<string>()): void {
    for (const [name] of text.matchAll(SCRIPT)) {
      if (seen.has(name)) continue;
      seen.add(name);
      const code = readFileSync(join(site, 'assets', name), 'utf8');
      if (!scriptWords.has(name)) scriptWords.set(name, code.split(/[\s"'`]+/));
      for (const word of scriptWords.get(name)!) words.add(word);
      addScriptWords(code, words, seen);
    }
  }

  async function inlineStyles(document: Document): Promise<void> {
    const html = document.toString();
    const undetermined = new Set<string>();
    addScriptWords(html, undetermined);
    const elements = elementsOf(document);
    const used = {
      attributes: {
        // React writes some names in camel case, such as hrefLang.
        names: elements.flatMap((element) => element.getAttributeNames().map((name) => name.toLowerCase())),
        values: elements.flatMap((element) => Array.from(element.attributes, ({ value }) => value)),
      },
      classes: elements.flatMap((element) => [...element.classList]),
      ids: elements.map(({ id }) => id),
      tags: elements.map(({ localName }) => localName),
      undetermined: [...undetermined],
    };
    for (const link of document.querySelectorAll('link[rel="stylesheet"]:not([media])')) {
      const [purged] = await new PurgeCSS().purge({
        css: [{ raw: textOf(link.getAttribute('href')!) }],
        // `raw` is empty, because `used` replaces PurgeCSS's search in a text.
        content: [{ raw: '', extension: 'html' }],
        defaultExtractor: () => used,
        keyframes: true,
        variables: true,
        safelist: { standard: ALWAYS_USED, variables: html.match(CUSTOM_PROPERTY) ?? [] },
      });
      const style = document.createElement('style');
      style.textContent = purged!.css;
      link.replaceWith(style);
    }
  }

  return {
    inlineStyles,
    deleteSheets: () => [...sheets.keys()].forEach((sheet) => rmSync(join(site, sheet))),
  };
}
