// Reads what an owner types or pastes. What cannot be read stays as it is, so that its message can say what
// it should be.

/** Digits, perhaps in groups: '4500', '4,500', '1 50 000'. */
const NUMBER = /^\d+$|^\d{1,3}([, ]\d{2,3})*[, ]\d{3}$/;

/** Reads a whole number; null if nothing is typed. */
export function readNumber(typed: string): number | string | null {
  const text = typed.trim();
  return NUMBER.test(text) ? Number(text.replaceAll(/[, ]/g, '')) : text || null;
}

/** Reads years of practice, such as '18' or '18+ years'. */
export function readYears(typed: string): string | null {
  const [, years] = /^\s*(\d{1,2})(?!\d)/.exec(typed) ?? [];
  return years ? `${years} ${years === '1' ? 'year' : 'years'} of practice` : typed.trim() || null;
}

/**
 * Reads a text behind a prefix. A prefix that is typed too replaces the chosen one: 'Dr Asha Rao' beside
 * 'Mr.' is 'Dr. Asha Rao'.
 *
 * @returns null if nothing stands behind the prefix
 */
export function readPrefixed(
  typed: string,
  { chosen, prefixes, joiner }: { chosen: string; prefixes: readonly string[]; joiner: string },
): string | null {
  const longestFirst = prefixes.toSorted((a, b) => b.length - a.length);
  for (const prefix of longestFirst) {
    const pattern = prefix.replaceAll(' ', '').replaceAll('.', '\\.?\\s*');
    const [found] = new RegExp(`^\\s*${pattern}(?<![a-z])`, 'i').exec(typed) ?? [];
    if (found) return typed.slice(found.length) ? prefix + joiner + typed.slice(found.length) : null;
  }
  return typed.trim() ? chosen + joiner + typed : null;
}
