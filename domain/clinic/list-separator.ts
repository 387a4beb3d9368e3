/** The comma of the script that a text is written in, and the space behind it. */
export function listSeparator(text: string): string {
  return /\p{Script=Arabic}/u.test(text) ? '، ' : ', ';
}

/** What stands on one line, with the commas of its script. */
export function joinList(items: readonly string[]): string {
  return items.join(listSeparator(items.join('')));
}
