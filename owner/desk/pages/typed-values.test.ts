import { expect, test } from 'vitest';
import { readNumber, readPrefixed, readYears } from './typed-values.ts';

test.each([
  ['4500', 4500],
  [' 4,500 ', 4500],
  ['1,50,000', 150_000],
  ['12 000', 12_000],
  ['4,5', '4,5'],
  ['about 500', 'about 500'],
  [' ', null],
])('reads %j as a whole number', (typed, value) => {
  expect(readNumber(typed)).toBe(value);
});

test.each([
  ['18', '18 years of practice'],
  ['1', '1 year of practice'],
  ['12+ years', '12 years of practice'],
  ['about ten', 'about ten'],
  ['1998', '1998'],
])('reads %j as years of practice', (typed, value) => {
  expect(readYears(typed)).toBe(value);
});

const TITLES = ['Dr.', 'Prof. Dr.', 'Prof.', 'Mr.'];

test.each([
  ['Asha Rao', 'Dr. Asha Rao'],
  ['Dr. Asha Rao', 'Dr. Asha Rao'],
  ['dr Asha Rao', 'Dr. Asha Rao'],
  ['Prof. Dr. Asha Rao', 'Prof. Dr. Asha Rao'],
  ['Drew Shah', 'Dr. Drew Shah'],
  ['Dr. ', null],
])('reads %j beside the title Dr.', (typed, value) => {
  expect(readPrefixed(typed, { chosen: 'Dr.', prefixes: TITLES, joiner: ' ' })).toBe(value);
});

test('takes an address with or without https://', () => {
  const beside = { chosen: 'https://', prefixes: ['https://'], joiner: '' };
  expect(readPrefixed('asha.example', beside)).toBe('https://asha.example');
  expect(readPrefixed('https://asha.example', beside)).toBe('https://asha.example');
});
