import { unescaped, withoutEscapes, wordsIn } from './page-words.ts';

const STYLE = /<style.*?<\/style>/gs;
const SCRIPT_OR_CLASSES = /<script.*?<\/script>| class="([^"]*)"/gs;
/** What stands before the braces of a rule or of a group of rules. */
const SELECTORS = /[^{};]+\{/g;
const SELECTED_CLASS = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi;

/**
 * Begins as no short name of an element does: with classes such as `p` and `td`, Chromium took a tenth longer for a page's
 * styles. Has no vowel: blockers of advertisements hide what is called `ad`.
 */
const SHORT_NAME = /^[cfj-nv-z][^aeiou]*$/;

/**
 * Gives a page's classes names of a few letters, in its tags and its styles: up to an eighth of its weight, compressed. Those
 * that stand in a script that it may fetch, or anywhere else in it, keep theirs: they may be looked for, or given to elements
 * later.
 *
 * @param html - a page with all of its styles in it
 * @param words - those of its scripts (tools/build/page-words.ts)
 */
export function withShortClassNames(html: string, words: ReadonlySet<string>): string {
  const counts = new Map<string, number>();
  const elsewhere = inClasses(html.replace(STYLE, ''), (name) => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return '';
  });
  const kept = new Set([...words, ...wordsIn(unescaped(elsewhere))]);
  for (const word of kept)
    for (const [, name] of word.matchAll(SELECTED_CLASS)) kept.add(withoutEscapes(name!));
  const isKept = (name: string) => [...wordsIn(name)].every((word) => kept.has(word));

  const names = shortNames(new Set([...counts.keys(), ...kept]));
  const short = new Map(
    [...counts]
      .filter(([name]) => !isKept(name))
      .sort(([, count], [, next]) => next - count)
      .map(([name]) => [name, names.next().value!]),
  );
  return inClasses(html, (name) => short.get(name)).replace(STYLE, (style) =>
    style.replace(SELECTORS, (selectors) =>
      selectors.replace(SELECTED_CLASS, (all, name: string) => {
        const given = short.get(withoutEscapes(name));
        return given ? `.${given}` : all;
      }),
    ),
  );
}

/** Replaces each class of a page's elements; where it is to stay, `replaced` returns nothing. */
function inClasses(html: string, replaced: (name: string) => string | undefined): string {
  return html.replace(SCRIPT_OR_CLASSES, (all, classes?: string) =>
    classes === undefined
      ? all
      : ` class="${classes.replace(/\S+/g, (name) => replaced(unescaped(name)) ?? name)}"`,
  );
}

/** The shortest first, without those that are taken. */
function* shortNames(taken: ReadonlySet<string>): Generator<string, never> {
  for (let n = 10; ; n++) {
    const name = n.toString(36);
    if (SHORT_NAME.test(name) && !taken.has(name)) yield name;
  }
}
