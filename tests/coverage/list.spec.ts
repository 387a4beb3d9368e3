import { expect, test } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';

test('the list of the specification’s statements names files and tests that exist', () => {
  test.skip(test.info().project.name === 'phone', 'reads no screen');
  const rows = readFileSync('docs/spec-coverage.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replace(/\\([|_*])/g, '$1')));
  const statements = rows.filter(([, , , shownBy]) => /^`|^= |decisions|specification/.test(shownBy ?? ''));
  expect(statements.length).toBeGreaterThan(300);
  const gone: string[] = [];
  for (const [, , builtIn = '', shownBy = ''] of statements) {
    for (const file of builtIn.match(/(app|clinic|relay)\/[\w./-]*\w/g) ?? []) {
      if (!existsSync(file)) gone.push(file);
    }
    for (const [, file, title] of shownBy.matchAll(
      /`([^`]+\.test\.tsx?|[^`]+\.spec\.ts)` › (.+?)(?=<br>|$)/g,
    )) {
      const source = existsSync(file!) ? readFileSync(file!, 'utf8').replaceAll("\\'", "'") : '';
      if (!source.includes(title!)) gone.push(`${file} › ${title}`);
    }
  }
  expect(gone).toEqual([]);
});
