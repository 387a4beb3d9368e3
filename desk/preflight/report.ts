import { inWords, levelOf, LEVELS, words, type Finding } from './findings.ts';

/** What is said of all of it, each once, what is to be mended first, and the status that the command ends with: 1 while there is something. */
export function report(findings: Finding[]): { text: string; status: 0 | 1 } {
  const lines = Map.groupBy(new Map(findings.map((each) => [inWords(each), each])), ([, each]) =>
    levelOf(each),
  );
  const parts = LEVELS.filter((level) => lines.has(level)).map((level) =>
    [words.levels[level], ...lines.get(level)!.map(([line]) => line)].join('\n  '),
  );
  const left = lines.get('mend')?.length ?? 0;
  const verdict = left === 0 ? words.ready : words.notReady(left);
  return { text: [...parts, verdict].join('\n\n'), status: left === 0 ? 0 : 1 };
}
