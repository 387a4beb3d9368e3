import { inWords, levelOf, words, type Finding, type Level } from './words.ts';

/** In this order. */
const LEVELS: Level[] = ['mend', 'look', 'unasked', 'done'];
/** As wide as 'To look at'. */
const FIRST = 10;

/** What is said of all of it, and the status that the command ends with: 1 while something is left to mend. */
export function report(findings: Finding[], columns: number): { text: string; status: 0 | 1 } {
  const left = findings.filter((finding) => levelOf(finding) === 'mend').length;
  const verdict = left === 0 ? words.ready : words.notReady(left);
  const text = findings.length === 0 ? verdict : `${findingsTable(findings, columns)}\n\n${verdict}`;
  return { text, status: left === 0 ? 0 : 1 };
}

/** The findings as a table that is no wider than the terminal, what is to be mended first. */
function findingsTable(findings: Finding[], columns: number): string {
  const each = Math.max(Math.floor((columns - FIRST - 4) / 2), 30);
  const widths = [FIRST, each, each];
  const sorted = LEVELS.flatMap((level) => findings.filter((finding) => levelOf(finding) === level));
  const told = sorted.map((finding) => [words.levels[levelOf(finding)], ...inWords(finding)] as const);
  const rows = told.map(([level, found, todo], at) => {
    const isSaid = todo !== '' && todo === told[at - 1]?.[2];
    return [level, found, isSaid ? words.asAbove : todo];
  });
  return [words.head, widths.map((width) => '─'.repeat(width)), ...rows]
    .map((cells) => {
      const lines = cells.map((cell, column) => wrapped(cell, widths[column]!));
      const height = Math.max(...lines.map(({ length }) => length));
      return Array.from({ length: height }, (_, at) =>
        lines
          .map((cell, column) => (cell[at] ?? '').padEnd(widths[column]!))
          .join('  ')
          .trimEnd(),
      ).join('\n');
    })
    .join('\n');
}

/** Words stay whole, unless one is longer than the line. */
function wrapped(text: string, width: number): string[] {
  return text.match(new RegExp(`\\S.{0,${width - 1}}(?=\\s|$)|\\S{${width}}`, 'g')) ?? [''];
}
