import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withFieldsTable } from './fields-table.ts';

test('the README tells the fields of clinic.yaml as their schema does', () => {
  const readme = readFileSync('README.md', 'utf8').replace(/[ -]*(?=\|)/g, ' ');
  expect(withFieldsTable(readme).replace(/[ -]*(?=\|)/g, ' ')).toBe(readme);
});
