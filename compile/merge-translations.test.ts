import { expect, test } from 'vitest';
import * as v from 'valibot';
import {
  fields,
  id,
  listOf,
  name,
  notes,
  properName,
  reference,
  text,
} from '../domain/clinic/field-schemas.ts';
import { messageOf, testFolder, yamlFile } from '../tests/helpers/files.ts';
import { withVersion, mergeTranslation, listUnfinished, versionOf } from './merge-translations.ts';

const schema = fields(
  {
    title: text('a title'),
    eyebrow: v.pipe(v.optional(text('a line')), notes({ formerly: ['kicker'] })),
    people: listOf(
      fields(
        {
          id: id('an id'),
          name: name('a name'),
          role: text('a role'),
          points: listOf(text('a point'), 'points'),
          doctor: v.optional(properName('a doctor')),
        },
        'a person',
      ),
      'people',
    ),
    service: v.optional(reference('service', 'a service')),
  },
  'a page',
);

const ORIGINAL = `
title: People
people:
  - { id: a, name: Asha, role: Dentist, points: [one, two] }
  - { id: b, name: Bela, role: Nurse }
service: braces
`;

const translated = (translation: string, original = ORIGINAL) =>
  mergeTranslation(yamlFile(original), schema, { ...yamlFile(translation), path: 'xa/a.yaml' });

test('puts translated texts into the structure of the original, entry by entry of the same id', () => {
  const { data, translated: about } = translated(`
title: Leute
people:
  - { id: b, role: Schwester }
  - { id: a, role: Zahnarzt, points: [eins, zwei] }
`);
  expect(data).toEqual({
    title: 'Leute',
    people: [
      { id: 'a', name: 'Asha', role: 'Zahnarzt', points: ['eins', 'zwei'] },
      { id: 'b', name: 'Bela', role: 'Schwester' },
    ],
    service: 'braces',
  });
  expect(about).toMatchObject({ missing: [], outdated: true });
});

test('keeps a text without a translation, and lists it as missing', () => {
  const { data, translated: about } = translated('people: [{ id: a, points: [eins] }]');
  expect(data).toMatchObject({ title: 'People', people: [{ points: ['eins', 'two'] }, { role: 'Nurse' }] });
  expect(about!.missing).toEqual([
    ['title'],
    ['people', 0, 'role'],
    ['people', 0, 'points', 1],
    ['people', 1, 'role'],
  ]);
});

test('keeps a name without a translation, and does not list it as missing', () => {
  const original = ORIGINAL.replace('role: Nurse', 'role: Nurse, doctor: Dr. Rao');
  const whole = `
title: Leute
people: [{ id: a, role: Zahnarzt, points: [eins, zwei] }, { id: b, role: Schwester }]
`;
  const { data, translated: about } = translated(whole, original);
  expect(data).toMatchObject({ people: [{}, { doctor: 'Dr. Rao' }] });
  expect(about!.missing).toEqual([]);
  const written = translated(whole.replace('Schwester', 'Schwester, doctor: डॉ. राव'), original);
  expect(written.data).toMatchObject({ people: [{}, { doctor: 'डॉ. राव' }] });
});

test.each([
  ['a fact', 'service: crowns', 'service is "crowns"; it should be left out, as it is no text of a.yaml.'],
  ['a name', 'people: [{ id: a, name: Asya }]', 'people 1 (Asya), name is "Asya"; it should be left out'],
  ['a text that the original has not', 'eyebrow: Oben', 'eyebrow is "Oben"; it should be left out'],
  ['a text by an earlier name', 'kicker: Oben', 'kicker is "Oben"; it should be called eyebrow, which is'],
  ['a misspelt field', 'titel: Leute', 'titel is "Leute"; it should be left out'],
])('reports %s in a translation', (_, translation, expected) => {
  expect(messageOf(() => translated(translation))).toContain(`xa/a.yaml:1: ${expected}`);
});

test('the version of an original changes only if its texts change', () => {
  const version = (original: string) => versionOf(yamlFile(original), schema);
  expect(version(ORIGINAL.replace('braces', 'crowns').replace('Asha', 'Usha'))).toBe(version(ORIGINAL));
  expect(version(ORIGINAL.replace('Nurse', 'Hygienist'))).not.toBe(version(ORIGINAL));
});

test('ignores an entry that the original no longer has, until the translation is marked as current', () => {
  const translation = 'people: [{ id: c, role: Koch }]';
  expect(messageOf(() => translated(translation))).toBe('nothing');
  const now = versionOf(yamlFile(ORIGINAL), schema);
  expect(messageOf(() => translated(withVersion(translation, now)))).toContain(
    'people 1 (c), role is "Koch"',
  );
});

test.each([
  ['title: a\n', 'translation: { of: "12345678" }\ntitle: a\n'],
  ['# note\n\ntitle: a\n', '# note\n\ntranslation: { of: "12345678" }\ntitle: a\n'],
  ['---\ntitle: a\n---\nText: yes\n', '---\ntranslation: { of: "12345678" }\ntitle: a\n---\nText: yes\n'],
  ['translation: { reviewedBy: dr-a }\n', 'translation: { of: "12345678", reviewedBy: dr-a }\n'],
  ['translation: { reviewedBy: dr-a, of: "0" }\n', 'translation: { reviewedBy: dr-a, of: "12345678" }\n'],
  [
    'translation:\n  reviewedBy: dr-a\ntitle: a\n',
    'translation:\n  of: "12345678"\n  reviewedBy: dr-a\ntitle: a\n',
  ],
  ['translation:\n  reviewedBy: dr-a\n  of: abc\n', 'translation:\n  reviewedBy: dr-a\n  of: "12345678"\n'],
])('writes the version into %j', (text, expected) => {
  expect(withVersion(text, '12345678')).toBe(expected);
});

test('lists translations that are incomplete, outdated or without an original', () => {
  const current = `translation: { of: "${versionOf(yamlFile(ORIGINAL), schema)}" }\n`;
  const whole =
    'title: Leute\npeople: [{ id: a, role: Zahnarzt, points: [eins, zwei] }, { id: b, role: Schwester }]\n';
  const advice = (translation: string) =>
    listUnfinished(testFolder(), 'xa', [{ source: translated(translation), schema, data: {} }]);
  expect(advice(current + whole)).toEqual([]);
  expect(advice(whole)).toEqual([expect.stringMatching(/^xa\/a\.yaml: its original has changed since/)]);
  const lacking = (count: number) =>
    `xa/a.yaml: texts still in English: ${count}; npm run translated xa/a.yaml says which.`;
  expect(advice(`${current}title: Leute`)).toEqual([lacking(4)]);
  expect(advice(current + whole.replace('title: Leute\n', ''))).toEqual([lacking(1)]);
  const folder = testFolder({ 'xa/b.yaml': '' });
  expect(listUnfinished(folder, 'xa', [])).toEqual([
    `${folder}/xa/b.yaml: there is no original of this name; it can go.`,
  ]);
});
