import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type AtRule, type Container } from 'postcss';
import { unescaped, withoutEscapes } from './page-words.ts';

/** What a page may leave out: a selector needs its names, a rule one of its selectors, a group something that is left in it. */
type Part =
  | { text: string }
  | { selectors: { text: string; needs: string[] }[]; body: string }
  | { open: string; parts: Part[] };

const GROUPS = ['media', 'supports', 'layer', 'container'];

const SHEET = /<link[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"[^>]*>/g;
/** The head's script reads which fonts these have (site/client/fonts.ts). */
const AFTER_STYLES = /<script data-behaviour|<\/head>/;
const NAMES = /\s(?:class|id)="([^"]*)"|<([a-z][\w-]*)/g;

/** Where colours are mixed: Tailwind writes the mixed one before it, unless it is one of the page's. */
const MIXES = '(color:color-mix(in lab, red, red))';

/** Parts that fields alone have. */
const OF_FIELDS =
  /^:(?::(?:-webkit-(?:search|date|calendar|inner|outer)[\w-]*|file-selector-button|placeholder)|-moz-ui-invalid)$/;

/** Where custom properties and animations are used, and defined. */
const USES = /var\((--[\w-]+)|animat[\w-]+:([^;}]*)/g;
const DEFINITIONS =
  /@property (--[\w-]+)\{[^}]*\}|(?<=[{;])(--[\w-]+):[^;}]*(?:;|(?=\}))|@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;

/** A face that is fetched, its family and its letters; what stands in for it is on the visitor's machine. */
const FONT_FILE = /@font-face\s*\{font-family:([^;]*);src:url\([^}]*unicode-range:([^;}]*)/g;

/** What an attribute can't have. */
const NOT_LETTERS = /[<>&"]/g;

/**
 * Writes into pages the rules of their style sheets that they use, in place of the links to these, which are deleted: a first
 * paint waits for one answer of the server then (docs/decisions/0021-styles-and-fonts.md). A page uses the elements, classes and
 * ids that stand in it and in the scripts that it may fetch, whatever their state, so that nothing is missing later.
 *
 * @param site - the built site's folder
 * @returns what does so with a page, given the words of its scripts (tools/build/page-words.ts)
 */
export function pageStyles(site: string): (html: string, words: ReadonlySet<string>) => string {
  const sheets = new Map<string, Part[]>();

  function partsOf(sheet: string): Part[] {
    if (!sheets.has(sheet)) {
      const file = join(site, sheet);
      sheets.set(sheet, partsIn(parse(readFileSync(file, 'utf8'))));
      rmSync(file);
    }
    return sheets.get(sheet)!;
  }

  return (html, words) => {
    const inPage = Array.from(html.matchAll(NAMES), ([, names, element]) => names ?? element);
    const names = new Set([...words, ...unescaped(inPage.join(' ')).split(/\s+/)]);
    const letters = new Set(html.replaceAll(NOT_LETTERS, ''));
    const styles = Array.from(html.matchAll(SHEET), ([, sheet]) => {
      const used = withoutUnused(textOf(partsOf(sheet!), names), html);
      return `<style${fontsIn(used, letters)}>${used}</style>`;
    });
    return html.replace(SHEET, '').replace(AFTER_STYLES, (next) => styles.join('') + next);
  };
}

/** Tells the head's script (site/client/fonts.ts) which fonts a page needs, and a letter of each file of theirs. */
function fontsIn(styles: string, letters: ReadonlySet<string>): string {
  const needed = Array.from(styles.matchAll(FONT_FILE), ([, family, ranges]) => {
    return { family: family!.replaceAll('"', "'"), letter: firstLetterIn(ranges!, letters) };
  }).filter(({ letter }) => letter);
  if (needed.length === 0) return '';
  const families = new Set(needed.map(({ family }) => family));
  return ` data-families="1em ${[...families].join()}" data-letters="${needed.map(({ letter }) => letter).join('')}"`;
}

function firstLetterIn(ranges: string, letters: ReadonlySet<string>): string | undefined {
  const spans = Array.from(ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi), ([, first, last = first]) => [
    parseInt(first!, 16),
    parseInt(last!, 16),
  ]);
  const isIn = (point: number) => spans.some(([first, last]) => point >= first! && point <= last!);
  return [...letters].find((letter) => isIn(letter.codePointAt(0)!));
}

function partsIn(container: Container): Part[] {
  // Notices stand in licences.txt.
  const nodes = container.nodes?.filter(({ type }) => type !== 'comment') ?? [];
  return nodes.map((node): Part => {
    if (node.type === 'rule')
      return {
        selectors: node.selectors.map((text) => ({ text, needs: namesIn(text) })),
        body: node.toString().slice(node.selector.length),
      };
    if (node.type === 'atrule' && node.nodes && GROUPS.includes(node.name))
      return { open: `@${node.name} ${node.params}`, parts: isMixedBefore(node) ? [] : partsIn(node) };
    return { text: node.type === 'atrule' && !node.nodes ? `${node.toString()};` : node.toString() };
  });
}

function isMixedBefore(node: AtRule): boolean {
  return node.params === MIXES && !/currentcolor/i.test(node.toString());
}

function textOf(parts: readonly Part[], names: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if ('text' in part) return part.text;
      if ('parts' in part) {
        const text = textOf(part.parts, names);
        return text && `${part.open}{${text}}`;
      }
      const used = part.selectors.filter(({ needs }) => needs.every((name) => names.has(name)));
      return used.length > 0 ? used.map(({ text }) => text).join(',') + part.body : '';
    })
    .join('');
}

/** @returns the styles without the custom properties and animations that neither they nor the page use */
function withoutUnused(styles: string, html: string): string {
  const uses = Array.from(
    `${styles}${html}`.matchAll(USES),
    ([, property, animation]) => property ?? animation!,
  );
  const used = new Set(uses.flatMap((use) => use.split(/[\s,()]+/)));
  const left = styles.replace(DEFINITIONS, (all, ...names) => (used.has(names.find(Boolean)) ? all : ''));
  return left === styles ? styles : withoutUnused(left, html);
}

/** @returns the elements, classes and ids that must be there for a selector to match; those in :not() or one of several need not be */
function namesIn(selector: string): string[] {
  if (OF_FIELDS.test(selector)) return ['input'];
  // What is escaped is no syntax: it is a character of Unicode's private use meanwhile.
  let left = withoutEscapes(selector, (letter) => String.fromCharCode(0xe000 + letter.charCodeAt(0)));
  for (let before; before !== left;) {
    before = left;
    left = left.replace(/:(?:is|where|has)\(([^(),]*)\)|\([^()]*\)|\[[^[\]]*\]/g, ' $1');
  }
  return [...left.matchAll(/(?:[.#]|(?<![^\s>+~]))([a-z\w\u00a0-\uffff-]+)/g)].map(([, name]) =>
    name!.replace(/[\ue000-\ue0ff]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xe000)),
  );
}
