import { expect, test } from 'vitest';
import { counts as ar } from './ar/counts.ts';
import { words as arTransformations } from './ar/transformations.ts';
import { counts as en } from './en/counts.ts';
import { counts as hi } from './hi/counts.ts';
import { counts as mr } from './mr/counts.ts';

const COUNTS = [1, 2, 3, 8, 11, 24, 48, 100];

test('English formats hours and years', () => {
  expect(COUNTS.map(en.hours)).toEqual([
    '1 hour',
    ...['2', '3', '8', '11', '24', '48', '100'].map((count) => `${count} hours`),
  ]);
  expect([1, 24].map(en.withinHours)).toEqual(['within 1 hour', 'within 24 hours']);
  expect([1, 2, 15].map(en.years)).toEqual(['1 year', '2 years', '15 years']);
});

test('opening hours have the form of their language', () => {
  expect([1, 6].map(en.withinOpenHours)).toEqual(['within 1 opening hour', 'within 6 opening hours']);
  expect([1, 6].map(hi.withinOpenHours)).toEqual(['1 कामकाजी घंटे के भीतर', '6 कामकाजी घंटों के भीतर']);
  expect([1, 6].map(mr.withinOpenHours)).toEqual(['कामकाजाच्या 1 तासात', 'कामकाजाच्या 6 तासांत']);
  expect([1, 2, 6, 24].map(ar.withinOpenHours)).toEqual([
    'خلال ساعة عمل واحدة',
    'خلال ساعتي عمل',
    'خلال 6 ساعات عمل',
    'خلال 24 ساعة عمل',
  ]);
});

test('Hindi formats hours and years', () => {
  expect(COUNTS.map(hi.hours)).toEqual(COUNTS.map((count) => `${count} घंटे`));
  expect(COUNTS.map(hi.withinHours)).toEqual(COUNTS.map((count) => `${count} घंटे के भीतर`));
  expect(COUNTS.map(hi.years)).toEqual(COUNTS.map((count) => `${count} साल`));
});

test('Marathi formats hours and years, and inflects one hour differently from several', () => {
  expect(COUNTS.map(mr.hours)).toEqual(COUNTS.map((count) => `${count} तास`));
  expect(COUNTS.map(mr.withinHours)).toEqual([
    '1 तासात',
    ...['2', '3', '8', '11', '24', '48', '100'].map((count) => `${count} तासांत`),
  ]);
  expect([1, 2, 15].map(mr.years)).toEqual(['1 वर्ष', '2 वर्षे', '15 वर्षे']);
});

test('Arabic has different forms for one, two, few and many', () => {
  const hours = ['ساعة واحدة', 'ساعتين', '3 ساعات', '8 ساعات', '11 ساعة', '24 ساعة', '48 ساعة', '100 ساعة'];
  expect(COUNTS.map(ar.hours)).toEqual(hours);
  expect(COUNTS.map(ar.withinHours)).toEqual(hours.map((text) => `خلال ${text}`));
  expect(COUNTS.map(ar.years)).toEqual([
    'سنة واحدة',
    'سنتين',
    '3 سنوات',
    '8 سنوات',
    '11 سنة',
    '24 سنة',
    '48 سنة',
    '100 سنة',
  ]);
});

test('Arabic names one month and two months without a figure', () => {
  const months = (count: number) =>
    arTransformations.months({ figure: (text: string) => text }, count).join('');
  expect([1, 2, 3, 18].map(months)).toEqual(['شهر واحد', 'شهران', '3 أشهر', '18 شهرًا']);
});
