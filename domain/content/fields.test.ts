import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { checkFile } from './configuration-error.ts';
import { eachWithItsOwn, exactly, fields, isRealDay, picture, pictureText, text } from './schema-fields.ts';
import { messageOf } from './test-folder.ts';

const person = fields({ name: text('a name'), city: text('a city') }, 'a person');

test.each([
  ['a missing field in that field’s own words', { name: 'A' }, 'city is missing; it should be a city.'],
  ['an unknown field', { name: 'A', city: 'B', citty: 'C' }, 'citty is "C"; it should be removed'],
  ['no object at all', null, 'the file is null; it should be a person.'],
  ['an empty text', { name: '  ', city: 'B' }, 'name is "  "; it should be a name.'],
])('%s', (_, data, expected) => {
  expect(messageOf(() => checkFile('f', person, data))).toContain(expected);
});

test('text is trimmed', () => {
  expect(v.parse(person, { name: ' A ', city: 'B' }).name).toBe('A');
});

test('a list of the wrong length says how many it should have', () => {
  expect(messageOf(() => checkFile('f', exactly(2, person, 'people'), []))).toBe(
    'f: the file is a list of 0; it should be a list of 2 people.',
  );
});

test('the second entry with the same value is told', () => {
  const list = v.pipe(v.array(person), eachWithItsOwn('name'));
  const data = ['A', 'B', 'A'].map((name) => ({ name, city: 'x' }));
  expect(messageOf(() => checkFile('f', list, data))).toBe(
    'f: 2.name is "A"; it should be one that no other entry has; entry 0 has it already (the first is 0).',
  );
});

test.each(['services/braces.webp', 'hero.webp', 'a/b-2/c.jpg'])('%s may be a picture', (name) => {
  expect(v.is(picture, name)).toBe(true);
});

test.each([
  '/services/braces.webp',
  '../secret.png',
  'Braces.webp',
  'braces',
  'braces.gif',
  'https://x.example/a.png',
])('%s may not be a picture', (name) => expect(v.is(picture, name)).toBe(false));

test('an alternative text does not begin with what screen readers say anyway', () => {
  expect(v.is(pictureText, 'Image of a tooth')).toBe(false);
  expect(v.is(pictureText, 'Illustration: a tooth')).toBe(true);
});

test('every day of the calendar is real, and no other text is', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
  fc.assert(fc.property(days, (day) => isRealDay(day.toISOString().slice(0, 10))));
  for (const text of ['2026-02-30', '2026-2-3', '26-02-03', '2026-02-03 ', 'tomorrow', ''])
    expect(isRealDay(text)).toBe(false);
});
