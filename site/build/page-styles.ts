import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';

/** The name of a built script, as pages and other scripts write it. */
const SCRIPT = /(?<![\w-])[\w-]+\.[\w-]+\.js\b/g;

/** A custom property that a page uses outside of its style sheet, such as in a drawing. */
const CUSTOM_PROPERTY = /--[\w-]+/g;

/** What makes no selector unused: states (`:focus-visible` alone), and attributes that scripts set. */
const ALWAYS_USED = [/^:/, /^(?:aria|data)-/];

/** Returns all elements below a node, those inside of `template` elements too. */
function elementsOf(node: Document | DocumentFragment): Element[] {
  return [...node.querySelectorAll('*')].flatMap((element) =>
    element.localName === 'template'
      ? [element, ...elementsOf((element as HTMLTemplateElement).content)]
      : [element],
  );
}

/**
 * Replaces the links to style sheets in a page by the rules that the page uses, so that its first paint waits
 * for one answer of the server (docs/decisions/0021-styles-and-fonts.md). A rule is used if its elements,
 * classes and ids stand in the page or in a script that the page may fetch, whatever the state of the
 * element: nothing is missing later.
 *
 * @param site - the folder of the built site
 * @returns what does so with a page, and what deletes the style sheets once all pages have their rules
 */
export function pageStyles(site: string) {
  const sheets = new Map<string, string>();
  const scriptWords = new Map<string, string[]>();

  function textOf(sheet: string): string {
    if (!sheets.has(sheet)) sheets.set(sheet, readFileSync(join(site, sheet), 'utf8'));
    return sheets.get(sheet)!;
  }

  /** Adds the words of the scripts that a text names, and of those that they name. */
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
        // React writes some in camel case, such as hrefLang.
        names: elements.flatMap((element) => element.getAttributeNames().map((name) => name.toLowerCase())),
        values: elements.flatMap((element) => Array.from(element.attributes, ({ value }) => value)),
      },
      classes: elements.flatMap((element) => [...element.classList]),
      ids: elements.map(({ id }) => id),
      tags: elements.map(({ localName }) => localName),
      undetermined: [...undetermined],
    };
    for (const link of document.querySelectorAll('link[rel="stylesheet"]')) {
      const [purged] = await new PurgeCSS().purge({
        css: [{ raw: textOf(link.getAttribute('href')!) }],
        // What the page uses is known from its document: there is no text to search.
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
