import { expect, test } from 'vitest';
import { counts as ar } from './ar/counts.ts';
import { words as arTransformations } from './ar/transformations.ts';
import { counts as en } from './en/counts.ts';
import { counts as hi } from './hi/counts.ts';
import { counts as mr } from './mr/counts.ts';

const arMonths = (count: number) =>
  arTransformations.months({ figure: (text: string) => text }, count).join('');

test.each<[name: string, format: (count: number) => string, texts: Record<number, string>]>([
  ['English hours', en.hours, { 1: '1 hour', 2: '2 hours', 48: '48 hours' }],
  ['English hours within', en.withinHours, { 1: 'within 1 hour', 24: 'within 24 hours' }],
  ['English opening hours', en.withinOpenHours, { 1: 'within 1 opening hour', 6: 'within 6 opening hours' }],
  ['English years', en.years, { 1: '1 year', 2: '2 years', 15: '15 years' }],
  ['Hindi hours', hi.hours, { 1: '1 घंटे', 48: '48 घंटे' }],
  ['Hindi hours within', hi.withinHours, { 1: '1 घंटे के भीतर', 48: '48 घंटे के भीतर' }],
  ['Hindi opening hours', hi.withinOpenHours, { 1: '1 कामकाजी घंटे के भीतर', 6: '6 कामकाजी घंटों के भीतर' }],
  ['Hindi years', hi.years, { 1: '1 साल', 11: '11 साल' }],
  ['Marathi hours', mr.hours, { 1: '1 तास', 48: '48 तास' }],
  ['Marathi hours within', mr.withinHours, { 1: '1 तासात', 2: '2 तासांत', 48: '48 तासांत' }],
  ['Marathi opening hours', mr.withinOpenHours, { 1: 'कामकाजाच्या 1 तासात', 6: 'कामकाजाच्या 6 तासांत' }],
  ['Marathi years', mr.years, { 1: '1 वर्ष', 2: '2 वर्षे', 15: '15 वर्षे' }],
  ['Arabic hours', ar.hours, { 1: 'ساعة واحدة', 2: 'ساعتين', 8: '8 ساعات', 11: '11 ساعة', 100: '100 ساعة' }],
  ['Arabic hours within', ar.withinHours, { 1: 'خلال ساعة واحدة', 2: 'خلال ساعتين', 48: 'خلال 48 ساعة' }],
  [
    'Arabic opening hours',
    ar.withinOpenHours,
    { 1: 'خلال ساعة عمل واحدة', 2: 'خلال ساعتي عمل', 6: 'خلال 6 ساعات عمل', 24: 'خلال 24 ساعة عمل' },
  ],
  ['Arabic years', ar.years, { 1: 'سنة واحدة', 2: 'سنتين', 8: '8 سنوات', 11: '11 سنة', 100: '100 سنة' }],
  ['Arabic months', arMonths, { 1: 'شهر واحد', 2: 'شهران', 3: '3 أشهر', 18: '18 شهرًا' }],
])('%s have the form that their number needs, and keep both in one line', (name, format, texts) => {
  // The English texts are specified, with common spaces.
  // The figure of months is larger than its unit.
  const space = /^English|months$/.test(name) ? ' ' : '\u00a0';
  for (const [count, text] of Object.entries(texts))
    expect(format(Number(count))).toBe(text.replace(/(?<=\d) /, space));
});
