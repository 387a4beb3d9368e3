import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCivilDate } from './civil-date.ts';
import { readTypedDate } from './typed-date.ts';

const names = {
  months: [
    'january',
    'february',
    'march',
    'april',
    'may',
    'june',
    'july',
    'august',
    'september',
    'october',
    'november',
    'december',
  ],
  weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  between: ['st', 'nd', 'rd', 'th', 'of'],
};

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
])('%s is %s', (typed, date) => {
  expect(readTypedDate(typed, names)).toBe(date);
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
])('%j is no date', (typed) => expect(readTypedDate(typed, names)).toBeNull());

const marathi = [
  'जाने',
  'फेब्रु',
  'मार्च',
  'एप्रिल',
  'मे',
  'जून',
  'जुलै',
  'ऑगस्ट',
  'सप्टेंबर',
  'ऑक्टोबर',
  'नोव्हेंबर',
  'डिसेंबर',
];

test.each([
  ['4 मे 2027', '2027-05-04'],
  ['4 सप्टें 2027', '2027-09-04'],
  ['4 May 2027', '2027-05-04'],
  ['४ मे २०२७', '2027-05-04'],
  ['٤/٥/٢٠٢٧', '2027-05-04'],
  ['4 me 2027', null],
])('in Marathi, and in English beside it, %s is %s', (typed, date) => {
  expect(readTypedDate(typed, { ...names, months: [...marathi, ...names.months] })).toBe(date);
});

test('no text breaks the reading', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const date = readTypedDate(text, names);
      expect(date === null || isCivilDate(date)).toBe(true);
    }),
  );
});
