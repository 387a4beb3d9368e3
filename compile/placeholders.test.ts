import { expect, test } from 'vitest';
import { CLINIC } from '../tests/helpers/test-relay.ts';
import { ENGLISH } from './languages.ts';
import { clinicPlaceholders, fillPlaceholders } from './placeholders.ts';

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

test('replaces a placeholder with a unit by the number and its unit', () => {
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

test('calls the hours until an answer opening hours if only these count', () => {
  const promises = { answerHours: 6, keptFor: 'six months', answeredWithin: 'ten days' };
  const filled = (openHoursOnly?: boolean) => {
    const facts = { founded: 2008, currency: 'INR', claims: {} };
    const clinic = { ...CLINIC, ...facts, promises: { ...promises, openHoursOnly } };
    const placeholders = clinicPlaceholders(clinic, ENGLISH);
    return fillPlaceholders('{promises.answerHours|withinHours}', placeholders, 'a.yaml:7');
  };
  expect([filled(), filled(true)]).toEqual(['within 6 hours', 'within 6 opening hours']);
});

test('replaces placeholders of fees, and of the numbers of a visit with their unit', () => {
  const visit = { bring: [], firstMinutes: 45 };
  const promises = { answerHours: 6, keptFor: 'six months', answeredWithin: 'ten days' };
  const clinic = { ...CLINIC, founded: 2008, claims: {}, promises, visit, currency: 'AED' };
  const prices = {
    consultation: { from: 500, to: 500 },
    'root-canal': { from: 4500, to: 9000, per: 'tooth' },
  } as const;
  const placeholders = clinicPlaceholders(clinic, ENGLISH, prices);
  const text =
    '{fees.consultation}, {fees.root-canal}, {visit.firstMinutes|minutes}, {booking.changeHours|hours}';
  expect(fillPlaceholders(text, placeholders, 'a.yaml:7')).toBe(
    `AED\u00a0500, AED\u00a04,500 to AED\u00a09,000 per tooth, 45 minutes, ${CLINIC.booking.changeHours} hours`,
  );
});
