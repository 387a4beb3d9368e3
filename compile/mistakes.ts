// What stops a build is told a line each, as compilers tell theirs: `clinic/faqs.yaml:2: what is wrong`, `/about: what is wrong`,
// `environment: what is wrong`. People read it, and so do the host's pages beside the commit.
const MISTAKE = /^(clinic\/[^:\n]+|\/[^:\s]*|environment[^:\n]*):(?:(\d+):)? (.+)$/gm;

/**
 * Ends a command by telling what has to be mended first.
 *
 * @param headline - why it ends, without a mark at its end
 * @param mistakes - a line each
 */
export function stopForMistakes(headline: string, mistakes: string): never {
  console.error(`\n${headline}:\n\n${mistakes}\n`);
  // Beside the line of the file, where GitHub shows the commit.
  if (process.env.GITHUB_ACTIONS) console.log(asAnnotations(mistakes));
  process.exit(1);
}

/** Mistakes with a line as the commands by which GitHub shows each beside it. */
export function asAnnotations(mistakes: string): string {
  return mistakes.replace(MISTAKE, (whole, file: string, line: string | undefined, what: string) =>
    line ? `::error file=${file},line=${line}::${what}` : whole,
  );
}

/** The mistakes among what a command has said, also where git brings it from a machine. */
export function mistakesIn(said: string): string[] {
  return said.replace(/^remote: ?|[ \r]+$/gm, '').match(MISTAKE) ?? [];
}
