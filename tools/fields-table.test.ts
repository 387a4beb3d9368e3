import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withFieldsTable } from './fields-table.ts';

/** The formatter sets a table's columns. */
function withoutColumns(text: string): string {
  return text.replace(/ *\| */g, '|').replace(/-{3,}/g, '---');
}

test('the README tells the fields of clinic.yaml as their schema does', () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(withoutColumns(withFieldsTable(readme))).toBe(withoutColumns(readme));
});
