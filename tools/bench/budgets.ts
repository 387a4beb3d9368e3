import type { Screen } from './screens.ts';

/** What a page may take, in bytes as they travel and in ms; decision 25 says why. */
export const BUDGETS = {
  /** fetched before anybody touches the page */
  scripts: 0,
  home: 105_000,
  /** a page of text, without its pictures */
  text: 60_000,
  /** the second page of a visit, without its pictures */
  next: 25_000,
  nextHome: 35_000,
  /** later than the same page without its scripts, as a ratio */
  paint: 1.05,
  /** from a press to the next page that was rendered ahead, against one that was not */
  prerendered: 0.3,
  /** until a touch is answered, on the bench's phone */
  answer: 100,
};

const TEXT: readonly string[] = ['contact', 'a service', 'an article', 'privacy-policy', 'about'];

export type Figures = {
  bytes: Record<string, number>;
  next: { bytes: number; answer: number };
  /** of the first and of the largest paint */
  paints: Record<'FCP' | 'LCP', number>;
};

/** @returns a line for each figure of a page that is above its budget */
export function overBudget(screen: Screen, { bytes, next, paints }: Figures): string[] {
  // What is fetched ahead is another page's.
  const all = Object.values(bytes).reduce((sum, each) => sum + each, 0) - bytes.ahead!;
  const isHome = screen.path === '/';
  const checks: [what: string, figure: number, most: number][] = [
    ['scripts before a touch', bytes.js!, BUDGETS.scripts],
    ...(isHome ? [['all', all, BUDGETS.home] as [string, number, number]] : []),
    ...(TEXT.includes(screen.name)
      ? [['all but pictures', all - bytes.image!, BUDGETS.text] as [string, number, number]]
      : []),
    ['second page, pictures aside', next.bytes, isHome ? BUDGETS.nextHome : BUDGETS.next],
    ['answer to a touch, ms', next.answer, BUDGETS.answer],
    ['FCP, × without scripts', paints.FCP, BUDGETS.paint],
    ['LCP, × without scripts', paints.LCP, BUDGETS.paint],
  ];
  return checks
    .filter(([, figure, most]) => figure > most)
    .map(
      ([what, figure, most]) =>
        `${screen.name}: ${what} ${Number(figure.toFixed(2))}, should be ${most} at most`,
    );
}
