import { expect, test } from 'vitest';
import { fillPlaceholders } from './placeholders.ts';
import { messageOf } from '../tests/helpers/files.ts';

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

test.each([
  [
    '{clinic.nmae}',
    'a.yaml:7: {clinic.nmae} stands for nothing; it should be one of {clinic.name}, {clinic.address.city}.',
  ],
  [
    '{claim}',
    'a.yaml:7: {claim} stands for nothing; it should be one of {clinic.name}, {clinic.address.city}, {claims.patients}.',
  ],
])('%s is told with its line and those there are', (text, told) => {
  expect(messageOf(() => fill(`Over ${text} people`))).toBe(told);
});
