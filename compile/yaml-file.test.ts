import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messageOf, testFolder, yamlFile } from '../tests/helpers/files.ts';
import { readMarkdownFile, readYamlFile } from './yaml-file.ts';

const DOCTORS = `# a comment

doctors:
  - id: one
    about:
      - first
      - second
  - { id: two, about: [third] }
`;

test.each([
  { steps: ['doctors'], line: 3 },
  { steps: ['doctors', 0, 'id'], line: 4 },
  { steps: ['doctors', 0, 'about', 1], line: 7 },
  { steps: ['doctors', 1], line: 8 },
  { steps: ['doctors', 1, 'about', 0], line: 8 },
  { steps: ['doctors', 0, 'title'], line: 4, of: 'a missing field stands where its entry begins' },
  { steps: ['nobody'], line: 1, of: 'a missing list at the head of the file' },
])('$steps stands on line $line', ({ steps, line }) => {
  expect(yamlFile(DOCTORS).lineOf(steps)).toBe(line);
});

test('a Markdown file has its fields and its text, each with its lines', () => {
  const folder = testFolder({
    'a.md': '---\ntitle: A\ndate: 2026-03-04\n---\n\nText --- here.\n\n---\nMore.\n',
  });
  const file = readMarkdownFile(`${folder}/a.md`);
  expect(file).toMatchObject({
    data: { title: 'A', date: '2026-03-04' },
    body: 'Text --- here.\n\n---\nMore.',
    bodyLine: 6,
  });
  expect(file.lineOf(['date'])).toBe(3);
});

test('files written on Windows are read alike', () => {
  const folder = testFolder({ 'a.md': '\uFEFF---\r\ntitle: A\r\n---\r\nOne\r\n\r\nTwo\r\n' });
  expect(readMarkdownFile(`${folder}/a.md`)).toMatchObject({ data: { title: 'A' }, body: 'One\n\nTwo' });
});

test.each([
  ['what editors on Windows call Unicode', Buffer.from('\uFEFFtitle: A\r\n', 'utf16le')],
  ['the same with its bytes changed about', Buffer.from('\uFEFFtitle: A\r\n', 'utf16le').swap16()],
  ['the same without its mark', Buffer.from('title: A\r\n', 'utf16le')],
])('%s is told by its name', (_, content) => {
  const path = `${testFolder({})}/a.yaml`;
  writeFileSync(path, content);
  expect(messageOf(() => readYamlFile(path))).toBe(
    `${path}:1: it is written in UTF-16; the file should be saved again with the encoding UTF-8 (in Notepad: File, Save as, Encoding).`,
  );
});

test.each([
  ['at the end of a file', 'name: A\nmotto: "Teeth\nphone: 1\nemail: b\n', 2],
  ['before another text in quotes', 'name: A\nmotto: "Teeth\nphone: "1"\nemail: b\n', 2],
  ['in a list', 'faqs:\n  - question: "Why\n    answer: "We do"\n  - question: x\n    answer: y\n', 2],
  ['of the other kind', "name: A\nmotto: 'Teeth\nphone: 1\n", 2],
])('a quote that is not closed is told once, where it is opened: %s', (_, yaml, line) => {
  expect(messageOf(() => yamlFile(yaml))).toMatch(
    new RegExp(`^\\S*a.yaml:${line}: a quote is opened here and not closed; .*$`),
  );
});

test('of all that a tab makes wrong the first line is told', () => {
  expect(messageOf(() => yamlFile('address:\n\tstreet: x\n\tcity: y\nphone\n'))).toMatch(
    /^\S*a.yaml:2: the line begins with a tab; it should begin with blanks, two for each step\.$/,
  );
});

test.each([
  ['two colons', 'a.yaml', 'title: A\nlead: one: two\n', 'a.yaml:2: this cannot be read (Nested mappings'],
  [
    'a field twice',
    'a.yaml',
    'title: A\ntitle: B\n',
    'a.yaml:2: this field stands here for the second time; it should stand once.',
  ],
  ['no fields', 'a.yaml', 'just words', 'a.yaml: the file holds no fields; it should have lines such as'],
  ['an open quote', 'a.md', '---\ntitle: "A\n---\n', 'a.md:2: a quote is opened here'],
  ['just text', 'a.md', 'Text', 'a.md: the file has no fields; it should begin with a line of three hyphens'],
  ['no second line of hyphens', 'a.md', '---\ntitle: A\nText', 'a.md: the file has no fields'],
])('%s is told', (_, name, text, told) => {
  const path = `${testFolder({ [name]: text })}/${name}`;
  const read = name.endsWith('.md') ? readMarkdownFile : readYamlFile;
  expect(messageOf(() => read(path))).toContain(told);
});
