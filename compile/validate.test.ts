import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ConfigurationError } from '../domain/clinic/configuration-error.ts';
import { uniqueBy, fields, listOf, notes, text, wholeNumber } from '../domain/clinic/field-schemas.ts';
import { checkFile } from './validate.ts';
import { checkEach } from './mistakes.ts';
import { messageOf, yamlFile } from '../tests/helpers/files.ts';

const person = fields(
  {
    id: text('an id'),
    name: text('a name'),
    about: listOf(text('a paragraph'), 'paragraphs'),
    since: v.pipe(v.optional(wholeNumber('a year')), notes({ formerly: ['begun', 'from'] })),
  },
  'a person',
);
const People = fields({ people: v.pipe(listOf(person, 'people'), uniqueBy('id')) }, 'the people');

const ASHA = 'people:\n  - id: asha\n    name: Asha\n';
const long = 'word '.repeat(30);

test.each([
  {
    what: 'a missing field, in that field’s own words',
    yaml: 'people:\n  - id: asha',
    message: 'a.yaml:2: people 1 (asha), name is missing; it should be a name.',
  },
  {
    what: 'an entry by its place from 1 and its name',
    yaml: `${ASHA}  - id: leena\n    name: Leena\n    about:\n      - one\n      - 2\n`,
    message: 'a.yaml:8: people 2 (Leena), about 2 is 2; it should be a paragraph, in quotes.',
  },
  {
    what: 'a field there is not',
    yaml: `${ASHA}    nmae: x\n`,
    message:
      'a.yaml:4: people 1 (Asha), nmae is "x"; it should be removed: the site knows no such field (or its name is misspelt).',
  },
  {
    what: 'a field by an earlier name, with the one it has now',
    yaml: `${ASHA}    from: 2008\n`,
    message: 'a.yaml:4: people 1 (Asha), from is 2008; it should be called since, which is its name now.',
  },
  {
    what: 'a blank text',
    yaml: 'people:\n  - id: asha\n    name: "  "\n',
    message: 'a.yaml:3: people 1 (  ), name is "  "; it should be a name.',
  },
  {
    what: 'a long value, shortened',
    yaml: `${ASHA}    since: ${long}\n`,
    message: `a.yaml:4: people 1 (Asha), since is "${long.slice(0, 79)}…; it should be a year.`,
  },
  {
    what: 'fields where a list should be',
    yaml: 'people:\n  one: two\n',
    message:
      'a.yaml:1: people is fields (one); it should be a list: each entry on a line below, behind a hyphen.',
  },
  {
    what: 'once a list where fields should be',
    yaml: 'people:\n  - - id: asha\n    - name: Asha\n',
    message:
      'a.yaml:2: people 1 is a list of 2; it should be fields: each on a line below, "field: value", without a hyphen.',
  },
  {
    what: 'a text where fields should be',
    yaml: 'people:\n  - Asha\n',
    message:
      'a.yaml:2: people 1 is "Asha"; it should be fields: each on a line below, "field: value", without a hyphen.',
  },
  {
    what: 'the second entry with the same id, and which has it',
    yaml: `${ASHA}  - id: asha\n    name: Leena\n`,
    message:
      'a.yaml:4: people 2 (Leena), id is "asha"; it should be one that no other entry has; entry 1 has it already.',
  },
  {
    what: 'all mistakes at once',
    yaml: `people:\n  - id: asha\n  - name: Leena\n`,
    message:
      'a.yaml:2: people 1 (asha), name is missing; it should be a name.\na.yaml:3: people 2 (Leena), id is missing; it should be an id.',
  },
  { what: 'nothing about a right file', yaml: ASHA, message: 'nothing' },
])('reports $what', ({ yaml, message }) => {
  expect(messageOf(() => checkFile(yamlFile(yaml), People))).toBe(message);
});

test('trims texts', () => {
  expect(checkFile(yamlFile('people:\n  - id: " a "\n    name: A'), People)).toEqual({
    people: [{ id: 'a', name: 'A', about: [] }],
  });
});

test.each(['# all gone', 'people:', 'people: []', 'people:\n  # - id: asha'])(
  '"%s" is an empty list',
  (yaml) => {
    expect(checkFile(yamlFile(yaml), People)).toEqual({ people: [] });
  },
);

test('reports the mistakes of several items together, without repetition', () => {
  const check = (item: number) => {
    if (item % 2) throw new ConfigurationError(`${item} is odd.`);
    return item * 10;
  };
  expect(messageOf(() => checkEach([1, 2, 3, 1], check))).toBe('1 is odd.\n3 is odd.');
  expect(checkEach([2, 4], check)).toEqual([20, 40]);
  expect(() =>
    checkEach([1], () => {
      throw new TypeError('a fault of the program');
    }),
  ).toThrow(TypeError);
});
