/** Shortens a text at a word boundary to at most 160 characters, which is what search engines show. */
export function shortened(text: string): string {
  if (text.length <= 160) return text;
  const words = text.slice(0, text.lastIndexOf(' ', 158));
  return `${words.replace(/[^\p{L}\p{M}\p{N}]{1,3}$/u, '')}…`;
}
