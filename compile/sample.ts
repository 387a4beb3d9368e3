import { readFileSync } from 'node:fs';
import { ConfigurationError } from '../domain/configuration-error.ts';

/** What tells the sample clinic; of no use to any other. */
const SAMPLE = {
  siteUrl: 'https://worlibaydental.example',
  marks: ['Worli Bay Dental', 'worlibaydental.example', '98765 43210', '9876543210', 'Sagar Deep'],
};

/**
 * Checks that an owner's own clinic keeps none of the sample's name, addresses and numbers, which patients would write to.
 *
 * @throws {ConfigurationError} with the line of each
 */
export function checkNoSampleIsLeft(paths: string[], siteUrl: string): void {
  if (siteUrl === SAMPLE.siteUrl) return;
  const lines = paths.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const mark = SAMPLE.marks.find((each) => line.includes(each));
        return mark ? [`${path}:${index + 1}: "${mark}" is the sample clinic's; it should be your own.`] : [];
      }),
  );
  if (lines.length > 0) throw new ConfigurationError(lines.join('\n'));
}
