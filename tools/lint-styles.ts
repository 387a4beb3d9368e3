import { globSync, readFileSync } from 'node:fs';

// A step of `npm run lint`. Styles use the start and end of a line, not left and right, so that right-to-left
// pages need no style sheet of their own. Sibling selectors must name elements or classes: with `+ *`,
// browsers recompute all styles on every change (docs/decisions/0025-pages-are-documents.md).

/** Tailwind classes for left or right. Use ps, pe, ms, me, start and end instead. */
const SIDED_CLASS =
  /(?<=[\s"'`:!-])(?:(?:p|m|scroll-p|scroll-m)[lr]-|(?:border|rounded|rounded-[tb])-[lr](?=[-\s"'`])|(?:left|right)-(?:[\d[(]|auto|full|px)|text-(?:left|right)(?=[\s"'`])|(?:float|clear)-(?:left|right))/g;

const SIDED_PROPERTY =
  /(?<=[;{\s])(?:(?:margin|padding|border)-(?:left|right)[\w-]*|(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius)\s*:|text-align\s*:\s*(?:left|right)/g;

const ANY_SIBLING = /(?<!:has\()[+~][\s_]*\*/g;

const parts = globSync('site/**/*.tsx');
const sheets = globSync(['site/**/*.css', 'compile/scripts/*.css', '{clinic,sample}/theme.css']);

const RULES = [
  [SIDED_CLASS, parts, 'should name the start or the end of the line'],
  [SIDED_PROPERTY, sheets, 'should name the start or the end of the line'],
  [ANY_SIBLING, [...parts, ...sheets], 'should say which elements, as in `+ :is(p, ul)`'],
] as const;

for (const [pattern, files, should] of RULES)
  for (const file of files)
    for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries())
      for (const [found] of line.matchAll(pattern)) {
        console.error(`${file}:${index + 1}: "${found.trim()}" ${should}.`);
        process.exitCode = 1;
      }
