/**
 * Ends a command by telling what has to be mended first.
 *
 * @param headline - why it ends, without a mark at its end
 * @param mistakes - a line each, as compilers tell theirs: `clinic/faqs.yaml:2: what is wrong`, `/about: what is wrong`,
 *   `environment: what is wrong`; people read it, and so does the code's host (deploy/mistakes.json)
 */
export function stopForMistakes(headline: string, mistakes: string): never {
  console.error(`\n${headline}:\n\n${mistakes}\n`);
  process.exit(1);
}
