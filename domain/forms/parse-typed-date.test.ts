import { expect, test } from 'vitest';
import { dateNames as names } from '../../words/en/date-names.ts';
import { readTypedDate } from './parse-typed-date.ts';

const TODAY = '2026-11-24';

test.each([
  ['4/3/2027', '2027-03-04'],
  ['04-03-27', '2027-03-04'],
  ['4.3.2027', '2027-03-04'],
  ['4 3 2027', '2027-03-04'],
  [' 4 March 2027 ', '2027-03-04'],
  ['4th mar, 2027', '2027-03-04'],
  ['4 of march 2027', '2027-03-04'],
  ['March 4, 2027', '2027-03-04'],
  ['Thursday, March 4, 2027', '2027-03-04'],
  ['thu 4 Mar 2027', '2027-03-04'],
  ['9 sept 2027', '2027-09-09'],
  ['29/2/2028', '2028-02-29'],
  ['2027-03-04', '2027-03-04'],
  ['27 November', '2026-11-27'],
  ['24 nov', '2026-11-24'],
  ['Tue, 23 November', '2027-11-23'],
])('parses %s as %s', (typed, date) => {
  expect(readTypedDate(typed, names, TODAY)).toBe(date);
});

test.each([
  '',
  'tomorrow',
  '31/6/2027',
  '29/2/2027',
  '3/13/2027',
  '4 marchy 2027',
  '4 ma 2027',
  '4/3',
  '12345',
  '0/1/2027',
  '4/3/207',
  '4 March 2027 10:30',
  'march april 4 2027',
  'thursday 2027',
  '31 June',
  '29 February',
  'march',
])('rejects %j', (typed) => expect(readTypedDate(typed, names, TODAY)).toBeNull());

test.each([
  ['4 मे 2027', '2027-05-04'],
  ['4 May 2027', '2027-05-04'],
  ['४ मे २०२७', '2027-05-04'],
  ['٤/٥/٢٠٢٧', '2027-05-04'],
  ['4 me 2027', null],
  ['27 نوفمبر', '2026-11-27'],
  ['27 تشرين الثاني', '2026-11-27'],
  ['4 تشرين الأول 2027', '2027-10-04'],
  // The word is the beginning of two months: October and November.
  ['4 تشرين 2027', null],
])('with names in other scripts besides English, %s is %s', (typed, date) => {
  const others: Record<string, string[]> = {
    may: ['मे'],
    october: ['تشرين الأول'],
    november: ['نوفمبر', 'تشرين الثاني'],
  };
  const months = names.months.map((month) => [...month, ...(others[month[0]!] ?? [])]) as never;
  expect(readTypedDate(typed, { ...names, months }, TODAY)).toBe(date);
});
