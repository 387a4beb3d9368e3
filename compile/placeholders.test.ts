import { expect, test } from 'vitest';
import { fillPlaceholders } from './placeholders.ts';

const values = new Map([
  ['clinic.name', 'Bandra Smiles'],
  ['clinic.address.city', 'Mumbai'],
  ['claims.patients', '1,000'],
]);
const fill = (text: string) => fillPlaceholders(text, values, 'a.yaml:7');

test('placeholders are filled; other braces are left alone', () => {
  expect(fill('{clinic.name} in {clinic.address.city}: {clinic.name} {of the year}, {1}, {}')).toBe(
    'Bandra Smiles in Mumbai: Bandra Smiles {of the year}, {1}, {}',
  );
});
