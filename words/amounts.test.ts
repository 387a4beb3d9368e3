import { expect, test } from 'vitest';

test.each([
  ['en', 'AED', 'AED 150', 'AED 150 to AED 180,000'],
  ['en', 'INR', '₹150', '₹150 to ₹1,80,000'],
  ['hi', 'AED', 'AED 150', 'AED 150 से AED 1,80,000'],
  ['hi', 'INR', '₹150', '₹150 से ₹1,80,000'],
  ['mr', 'AED', 'AED 150', 'AED 150 ते AED 1,80,000'],
  ['mr', 'INR', '₹150', '₹150 ते ₹1,80,000'],
  ['ar', 'AED', '150 درهم إماراتي', 'من 150 إلى 180,000 درهم إماراتي'],
  ['ar', 'INR', '150 روبية', 'من 150 إلى 180,000 روبية'],
])('in %s, fees in %s are such as %s, and %s', async (code, currency, fixed, range) => {
  const { fees } = (await import(`./${code}/fees.ts`)) as typeof import('./en/fees.ts');
  const textOf = (from: number, to: number) => fees.range({ from, to }, currency).replaceAll('\u00a0', ' ');
  expect([textOf(150, 150), textOf(150, 180_000)]).toEqual([fixed, range]);
});
