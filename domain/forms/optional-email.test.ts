import { expect, test } from 'vitest';
import { callableNumber, readPatientNumber, type Reach } from './optional-email.ts';

test.each([
  ['98200 12345', '+919820012345', null],
  ['098200-12345', '+919820012345', null],
  ['+91 98200 12345', '+919820012345', '+919820012345'],
  ['0091 (0)98200 12345', '+919820012345', '+919820012345'],
  ['+971 50 123 4567', '+971501234567', '+971501234567'],
  ['0044 20 7946 0958', '+442079460958', '+442079460958'],
  ['050 123 4567', null, null],
  ['+44 (0)20 7946 0958', '+442079460958', '+442079460958'],
  ['0091 (0)22 6666-1234', '+912266661234', '+912266661234'],
  ['022 6666 1234', '+912266661234', null],
  ['0484 235 1234', '+914842351234', null],
  ['22 6666 1234', null, null],
  ['022 6666 123', null, null],
  ['+91 22 6666', null, null],
  ['58200 12345', null, null],
  ['+1 234', null, null],
  ['+9715012345678901', null, null],
  ['98200 12345, 98200 12346', null, null],
  ['98200 12345 <b>', null, null],
  ['98200 - - - - - - - - - - - - - 12345', null, null],
  ['', null, null],
])('%j can be called as %s from an Indian page, as %s from others', (typed, indian, international) => {
  expect(callableNumber(typed, 'indian')).toBe(indian);
  expect(callableNumber(typed, 'international')).toBe(international);
});

test.each<[string, Reach]>([
  ['98200 12345', 'messages'],
  ['+91 98200 12345', 'messages'],
  ['0091 (0)9820 012345', 'messages'],
  ['982 001 2345', 'messages'],
  ['70201 23456', 'messages'],
  ['+91 70201 23456', 'messages'],
  ['91 81520 22222', 'messages'],
  ['+971 50 123 4567', 'messages'],
  ['+44 20 7946 0958', 'messages'],
  ['＋971 50 123 4567', 'messages'],
  // Landlines.
  ['+91 22 6666 1234', 'landline'],
  ['+91 (0)11 2345 6789', 'landline'],
  ['0091 484 235 1234', 'landline'],
  ['080 4123 4567', 'landline'],
  ['+91 80 4123 4567', 'landline'],
  ['8071234567', 'landline'],
  ['+918079234567', 'landline'],
  ['022 6666 1234', 'landline'],
  ['0832 242 1234', 'landline'],
  ['+91 891 345 6789', 'landline'],
  // Some mobile numbers begin with the same digits.
  ['8050234567', 'messages'],
  ['080 5023 4567', 'landlineOrMobile'],
  // The number is written as a landline, but some mobile numbers begin with the same digits.
  ['07262 242 322', 'landlineOrMobile'],
  ['+91 8152 222 222', 'landlineOrMobile'],
  ['070201 23456', 'landlineOrMobile'],
  ['+91 0 70201 23456', 'landlineOrMobile'],
  // A number of another country, or an Indian one without the code 91.
  ['+98200 12345', 'foreignOrIndian'],
  ['0098200 12345', 'foreignOrIndian'],
  ['+ 70201 23456', 'foreignOrIndian'],
  ['+65 9123 4567', 'foreignOrIndian'],
])('%s can be reached by: %s', (typed, reach) => {
  expect(readPatientNumber(typed, 'indian')?.reach).toBe(reach);
});
