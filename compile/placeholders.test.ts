import { expect, test } from 'vitest';
import { fillPlaceholders } from './placeholders.ts';

const values = new Map([
  ['clinic.name', 'Bandra Smiles'],
  ['clinic.address.city', 'Mumbai'],
  ['claims.patients', '1,000'],
  ['promises.answerHours', '24'],
  ['promises.answerHours|hours', '24 hours'],
]);
const fill = (text: string) => fillPlaceholders(text, values, 'a.yaml:7');

test('fills placeholders and keeps other braces', () => {
  expect(fill('{clinic.name} in {clinic.address.city}: {clinic.name} {of the year}, {1}, {}')).toBe(
    'Bandra Smiles in Mumbai: Bandra Smiles {of the year}, {1}, {}',
  );
});

test('a placeholder with a unit gives the number with its unit', () => {
  expect(fill('Within {promises.answerHours|hours}, not {promises.answerHours | hours} later.')).toBe(
    'Within 24 hours, not 24 hours later.',
  );
});

test.each([
  ['{promises.answerHours|days}', '{promises.answerHours}, {promises.answerHours|hours}'],
  ['{clinic.name|hours}', '{clinic.name}'],
  ['{promises.replyHours|hours}', '{promises.answerHours}'],
])('the message for %s suggests known placeholders', (unknown, known) => {
  expect(() => fill(`Within ${unknown}.`)).toThrow(
    `a.yaml:7: ${unknown} stands for nothing; it should be one of ${known}.`,
  );
});
