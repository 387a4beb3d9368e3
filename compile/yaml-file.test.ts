import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messageOf, testFolder, yamlFile } from '../tests/helpers/files.ts';
import { readSourceFile, readYamlFile } from './yaml-file.ts';

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
])('$steps is on line $line', ({ steps, line }) => {
  expect(yamlFile(DOCTORS).lineOf(steps)).toBe(line);
});

test('reads the fields and the text of a Markdown file with their lines', () => {
  const folder = testFolder({
    'a.md': '---\ntitle: A\ndate: 2026-03-04\n---\n\nText --- here.\n\n---\nMore.\n',
  });
  const file = readSourceFile(`${folder}/a.md`);
  expect(file).toMatchObject({
    data: { title: 'A', date: '2026-03-04' },
    body: 'Text --- here.\n\n---\nMore.',
    bodyLine: 6,
  });
  expect(file.lineOf(['date'])).toBe(3);
});

test('reads files written on Windows in the same way', () => {
  const folder = testFolder({ 'a.md': '\uFEFF---\r\ntitle: A\r\n---\r\nOne\r\n\r\nTwo\r\n' });
  expect(readSourceFile(`${folder}/a.md`)).toMatchObject({ data: { title: 'A' }, body: 'One\n\nTwo' });
});

test.each([
  ['what editors on Windows call Unicode', Buffer.from('\uFEFFtitle: A\r\n', 'utf16le')],
  ['the same with its bytes changed about', Buffer.from('\uFEFFtitle: A\r\n', 'utf16le').swap16()],
  ['the same without its mark', Buffer.from('title: A\r\n', 'utf16le')],
])('reports %s by its name', (_, content) => {
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
])('reports an unclosed quote once, on the line where it begins: %s', (_, yaml, line) => {
  expect(messageOf(() => yamlFile(yaml))).toMatch(
    new RegExp(`^\\S*a.yaml:${line}: a quote is opened here and not closed; .*$`),
  );
});

test('reports only the first line of the errors that a tab causes', () => {
  expect(messageOf(() => yamlFile('address:\n\tstreet: x\n\tcity: y\nphone\n'))).toMatch(
    /^\S*a.yaml:2: the line begins with a tab; it should begin with blanks, two for each step\.$/,
  );
});

test.each([
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
])('reports %s', (_, name, text, message) => {
  const path = `${testFolder({ [name]: text })}/${name}`;
  const read = readSourceFile;
  expect(messageOf(() => read(path))).toContain(message);
});

test.each([
  ['as it is', 'title: A\u000Bb'],
  ['as an escape', 'title: "A\\x0Bb"'],
  ['of the second set', 'title: A\u0085b'],
  ['a delete', 'title: "A\\x7f"'],
  ['a zero behind the first letters', 'title: A\0b'],
  ['a line end of old Macs', 'title: A\rb'],
  ['what XML does not allow', 'title: A\uFFFEb'],
  ['half of a character', 'title: "A\\uD800b"'],
  ['in a name of a field', '"ti\\x01tle": A'],
  ['in a comment', '# A\u0007b'],
  ['in a text over several lines', 'title: >-\n  A\n  b\u001B', 4],
])('rejects a control character, %s', (_, yaml, line = 2) => {
  const message = `:${line}: there is an invisible control character (U+`;
  expect(messageOf(() => yamlFile(`# first\n${yaml}\n`))).toContain(message);
  const markdown = testFolder({ 'a.md': `---\n${yaml}\n---\nText\n` });
  expect(messageOf(() => readSourceFile(`${markdown}/a.md`))).toContain(message);
});

test.each(['One\n\ntwo\u000Bthree', 'One\n\ntwo&#11;three', 'One\n\ntwo&#xB;three'])(
  'rejects a control character in the text of a Markdown file: %j',
  (body) => {
    const folder = testFolder({ 'a.md': `---\ntitle: A\n---\n${body}\n` });
    expect(messageOf(() => readSourceFile(`${folder}/a.md`))).toBe(
      `${folder}/a.md:6: there is an invisible control character (U+000B) behind "two"; it should be deleted.`,
    );
  },
);

test('accepts tabs, accents, joiners and emoji', () => {
  expect(yamlFile('title: "क्\u200dष é 👩\u200d⚕️\\ta\\nb \\ud83d\\ude00"\n').data).toEqual({
    title: 'क्\u200dष é 👩\u200d⚕️\ta\nb 😀',
  });
});

test.each([
  ['street: Shop #4, Sagar Deep', '"Shop #4, Sagar Deep"'],
  ['street: Shop # 4, Sagar Deep', '"Shop # 4, Sagar Deep"'],
  ['street: Unit  #B-12', '"Unit  #B-12"'],
  ['answer: We are #1 in Pune  # our claim', '"We are #1 in Pune  # our claim"'],
  ['street: #4, Sagar Deep', '"#4, Sagar Deep"'],
  ['rooms:\n  - Room #3', '"Room #3"', 3],
  ['a: {b: 1}\nc:\n  d: टूथ #दाँत', '"टूथ #दाँत"', 4],
])('rejects a text that a hash cuts off: %s', (yaml, quoted, line = 2) => {
  const message = messageOf(() => yamlFile(`name: A\n${yaml}\n`));
  expect(message).toContain(`a.yaml:${line}: the text ends before "#`);
  expect(message).toContain(`it should be in quotes: ${quoted}`);
});

test('reports a hash in a list on one line', () => {
  expect(messageOf(() => yamlFile('list: [One, Two #2]\n'))).toMatch(
    /:\d+: .*quotes around a value that has .* a hash/,
  );
});

test('warns about a comment after a text, unless two spaces precede it', () => {
  expect(yamlFile('name: A\nphone: +91 1 # shown everywhere\n').remarks).toEqual([
    expect.stringMatching(/a\.yaml:2: "# shown everywhere" is a comment, which no page shows; /),
  ]);
});

test.each([
  'phone: +91 1  # shown everywhere',
  'phone: "Shop" #4',
  'phone: "Shop #4"',
  'phone: C#4',
  'phone: >- # a comment\n  Shop #4',
  'order: 4 # the fourth',
  'doctors: # all of them\n  - one',
  '# a line #4\nphone: A',
])('accepts the hash in %j', (yaml) => {
  expect(yamlFile(`${yaml}\n`).remarks).toEqual([]);
});
