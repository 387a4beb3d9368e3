import { globSync, readFileSync } from 'node:fs';

// A part of `npm run lint`: styles name the start and the end of a line, not left and right, so that a page can be read
// from right to left without a style sheet of its own.

/** Tailwind's classes for one side; the same with ps, pe, ms, me, start, end. */
const SIDED_CLASS =
  /(?<=[\s"'`:!-])(?:(?:p|m|scroll-p|scroll-m)[lr]-|(?:border|rounded|rounded-[tb])-[lr](?=[-\s"'`])|(?:left|right)-(?:[\d[(]|auto|full|px)|text-(?:left|right)(?=[\s"'`])|(?:float|clear)-(?:left|right))/g;

const SIDED_PROPERTY =
  /(?<=[;{\s])(?:(?:margin|padding|border)-(?:left|right)[\w-]*|(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius)\s*:|text-align\s*:\s*(?:left|right)/g;

const faults: string[] = [];
for (const [pattern, files] of [
  [SIDED_CLASS, globSync('app/**/*.tsx')],
  [SIDED_PROPERTY, globSync(['app/**/*.css', 'clinic/theme.css'])],
] as const) {
  for (const file of files) {
    readFileSync(file, 'utf8')
      .split('\n')
      .forEach((line, index) => {
        for (const [found] of line.matchAll(pattern)) {
          faults.push(
            `${file}:${index + 1}: "${found.trim()}" should name the start or the end of the line.`,
          );
        }
      });
  }
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
