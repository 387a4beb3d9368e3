/** An option: its id in an answer, its title, and what else owners call it. */
export type Choice = { id: string; title: string; otherNames?: readonly string[] };

/** Words that owners add around the name of an option. */
const SMALL_WORDS = new Set(
  'a an and the of for from in to we you i our your treat treats see sees patient people person treatment dental'.split(
    ' ',
  ),
);

/**
 * Finds the option that an owner means, given by number, id, title, or words that only one option has.
 * Plurals and small words do not matter: 'root canals' is root-canal.
 *
 * @returns undefined if no option, or more than one, can be meant
 */
export function findChoice<C extends Choice>(choices: readonly C[], answer: string): C | undefined {
  const named = answer.toLowerCase();
  const exact = choices.find(({ id, title }, at) =>
    [String(at + 1), id, id.replaceAll('-', ' '), title.toLowerCase()].includes(named),
  );
  if (exact) return exact;
  const words = significantWords(answer);
  if (words.length === 0) return undefined;
  const matches = (isMeant: (name: string[]) => boolean) =>
    choices.filter(({ id, title, otherNames = [] }) =>
      [id, title, ...otherNames].some((name) => isMeant(significantWords(name))),
    );
  const same = matches((name) => haveSameWords(words, name));
  const found = same.length > 0 ? same : matches((name) => words.every((word) => name.includes(word)));
  return found.length === 1 ? found[0] : undefined;
}

/** Whether an answer has the words of one of the names, and no others but small ones. */
export function isNamed(names: readonly string[], answer: string): boolean {
  const words = significantWords(answer);
  return names.some((name) => haveSameWords(words, significantWords(name)));
}

function haveSameWords(some: string[], others: string[]): boolean {
  return some.length === others.length && some.every((word) => others.includes(word));
}

/** The words of a name in the singular, without small words. */
function significantWords(name: string): string[] {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !SMALL_WORDS.has(singular(word))).map(singular);
}

function singular(word: string): string {
  if (word === 'teeth') return 'tooth';
  if (word === 'dentistry') return word;
  return word.replace(/ies$/, 'y').replace(/(?<=[^s]{2})s$/, '');
}
