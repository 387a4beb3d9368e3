import { readFileSync } from 'node:fs';

/** What tells the sample clinic; of no use to any other. */
const SAMPLE = {
  siteUrl: 'https://worlibaydental.example',
  marks: ['Worli Bay Dental', 'worlibaydental.example', '98765 43210', '9876543210', 'Sagar Deep'],
};

/** A mistake for each line of an owner's own clinic with the sample's name, addresses or numbers, which patients would use. */
export function* sampleIsLeft(paths: string[], siteUrl: string): Generator<string> {
  if (siteUrl === SAMPLE.siteUrl) return;
  for (const path of paths) {
    for (const [at, line] of readFileSync(path, 'utf8').split('\n').entries()) {
      const mark = SAMPLE.marks.find((each) => line.includes(each));
      if (mark) yield `${path}:${at + 1}: "${mark}" is the sample clinic's; it should be your own.`;
    }
  }
}
