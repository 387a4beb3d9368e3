/** Returns the comma of a text's script, followed by a space. */
export function listSeparator(text: string): string {
  return /\p{Script=Arabic}/u.test(text) ? '، ' : ', ';
}

/** Joins items with the commas of their script. */
export function joinList(items: readonly string[]): string {
  return items.join(listSeparator(items.join('')));
}
