import { inWords, levelOf, LEVELS, words, type Finding } from './findings.ts';

/** What is said of all of it, what is to be mended first, and the status that the command ends with: 1 while there is something. */
export function report(findings: Finding[]): { text: string; status: 0 | 1 } {
  const parts = LEVELS.flatMap((level) => {
    const lines = findings.filter((finding) => levelOf(finding) === level).map(inWords);
    return lines.length > 0 ? [`${words.levels[level]}\n${lines.map((line) => `  ${line}`).join('\n')}`] : [];
  });
  const left = findings.filter((finding) => levelOf(finding) === 'mend').length;
  const verdict = left === 0 ? words.ready : words.notReady(left);
  return { text: [...parts, verdict].join('\n\n'), status: left === 0 ? 0 : 1 };
}
