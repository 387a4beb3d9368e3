import * as v from 'valibot';
import { expect, test } from 'vitest';
import { checkEach, checkFile, ConfigurationError, mistake } from './configuration-error.ts';
import { messageOf } from './test-folder.ts';

test('a mistake names file, field, value and what it should be', () => {
  expect(mistake('clinic/team.ts', '0.name', '', 'the name')).toBe(
    'clinic/team.ts: 0.name is ""; it should be the name.',
  );
});

test('a missing value, a list and a long text are told briefly', () => {
  expect(mistake('f', 'a', undefined, 'x')).toContain('a is missing;');
  expect(mistake('f', 'a', ['one', 'two'], 'x')).toContain('a is a list of 2;');
  expect(mistake('f', 'a', 'x'.repeat(500), 'x').length).toBeLessThan(120);
});

test('every wrong field of a file is told', () => {
  const schema = v.object({ a: v.string('a text'), b: v.number('a number') });
  expect(messageOf(() => checkFile('f.ts', schema, { a: 1, b: 'x' }))).toBe(
    'f.ts: a is 1; it should be a text.\nf.ts: b is "x"; it should be a number.',
  );
});

test('checking each item gives all results, or all mistakes once', () => {
  expect(checkEach([1, 2], (n) => n * 2)).toEqual([2, 4]);
  const message = messageOf(() =>
    checkEach(['a', 'b', 'a', 'fine'], (item) => {
      if (item !== 'fine') throw new ConfigurationError(`${item} is wrong`);
    }),
  );
  expect(message).toBe('a is wrong\nb is wrong');
});

test('an error of another kind is not taken for a mistake of the owner', () => {
  const broken = () => {
    throw new TypeError('a bug');
  };
  expect(() => checkEach([1], broken)).toThrow(TypeError);
});
