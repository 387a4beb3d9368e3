import { expect, test } from 'vitest';
import { changedFiles } from './merge-files.ts';

const merge = (base: string, theirs: string | undefined, mine: string, file = 'clinic.yaml') =>
  changedFiles(new Map([[file, base]]), new Map([[file, mine]]), () => theirs).get(file);

test('writes only files that the answers change', () => {
  const before = new Map([
    ['a.yaml', 'x: 1\n'],
    ['b.yaml', 'x: 1\n'],
    ['c.yaml', 'x: 1\n'],
  ]);
  const after = new Map([
    ['a.yaml', 'x: 1\n'],
    ['b.yaml', 'x: 2\n'],
    ['d.yaml', 'x: 1\n'],
  ]);
  expect(changedFiles(before, after, (file) => before.get(file))).toEqual(
    new Map([
      ['b.yaml', 'x: 2\n'],
      ['c.yaml', null],
      ['d.yaml', 'x: 1\n'],
    ]),
  );
});

test("keeps the owner's other fields, comments and order", () => {
  expect(
    merge(
      'name: A\nphone: 1\n',
      '# Ours\nname: A # on the sign\nphone: 1\nbanner:\n  text: New\n',
      'name: A\nphone: 2\n',
    ),
  ).toBe('# Ours\nname: A # on the sign\nphone: 2\nbanner:\n  text: New\n');
});

test('a fact that both changed is the one of the desk; a text stays as the owner wrote it', () => {
  expect(merge('phone: 1\n', 'phone: 2\n', 'phone: 3\n')).toBe('phone: 3\n');
  expect(merge('title: A\n', 'title: Own\n', 'title: B\n', 'pages/home.yaml')).toBeUndefined();
});

test('a file that the owner has removed stays away', () => {
  expect(merge('title: A\n', undefined, 'title: B\n', 'faqs.yaml')).toBeUndefined();
});

test('the text below the fields is kept if the owner has changed it', () => {
  const file = 'services/braces.md';
  const text = (title: string, body: string) => `---\ntitle: ${title}\n---\n\n${body}\n`;
  expect(merge(text('A', 'one'), text('A', 'own'), text('B', 'two'), file)).toBe(text('B', 'own'));
  expect(merge(text('A', 'one'), text('Own', 'one'), text('A', 'two'), file)).toBe(text('Own', 'two'));
});

test('a file that cannot be read as YAML stays as it is', () => {
  expect(merge('name: A\n', 'name: "A\n', 'name: B\n')).toBeUndefined();
});

test('texts that are read stay read, and new ones are unread', () => {
  expect(merge('{"a":["1","2"]}', '{"a":["2"]}', '{"a":["1","2","3"],"b":["4"]}', 'general-texts.json')).toBe(
    '{\n "a": [\n  "2",\n  "3"\n ],\n "b": [\n  "4"\n ]\n}\n',
  );
});
