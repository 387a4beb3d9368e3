import { expect, test } from 'vitest';
import { checkNoTwoAlike, readMarkdownFolder } from './markdown-file.server.ts';
import { messageOf, testFolder } from './test-folder.ts';

test('fields and text are read, in the order of the names', () => {
  const folder = testFolder({
    'b.md': '---\ntitle: B\n---\nText with --- in it.\n\n---\nMore.\n',
    'a.md': '---\ntitle: A\n---\n',
    'notes.txt': 'left alone',
  });
  expect(readMarkdownFolder(folder)).toEqual([
    { path: `${folder}/a.md`, name: 'a', frontmatter: { title: 'A' }, body: '' },
    {
      path: `${folder}/b.md`,
      name: 'b',
      frontmatter: { title: 'B' },
      body: 'Text with --- in it.\n\n---\nMore.',
    },
  ]);
});

test('files written on Windows are read alike', () => {
  const folder = testFolder({ 'a.md': '\uFEFF---\r\ntitle: A\r\n---\r\nOne\r\n\r\nTwo\r\n' });
  expect(readMarkdownFolder(folder)[0]).toMatchObject({ frontmatter: { title: 'A' }, body: 'One\n\nTwo' });
});

test('dates stay text', () => {
  const folder = testFolder({ 'a.md': '---\ndate: 2026-03-04\n---\n' });
  expect(readMarkdownFolder(folder)[0]!.frontmatter).toEqual({ date: '2026-03-04' });
});

test('a line that is no YAML is told with file and line', () => {
  const folder = testFolder({ 'a.md': '---\ntitle: A\nexcerpt: one: two\n---\n' });
  expect(messageOf(() => readMarkdownFolder(folder))).toMatch(
    /\/a\.md: line 3 cannot be read \(Nested mappings/,
  );
});

test('a field given twice is told', () => {
  const folder = testFolder({ 'a.md': '---\ntitle: A\ntitle: B\n---\n' });
  expect(messageOf(() => readMarkdownFolder(folder))).toContain('/a.md: line 3 cannot be read');
});

test.each([
  ['no fields', 'Only text.', 'the file has no fields; it should begin with a line of three hyphens'],
  ['no second line of hyphens', '---\ntitle: A\nText', 'the file has no fields'],
  [
    'no lines of fields',
    '---\njust words\n---\n',
    'the part between the hyphens is "just words"; it should be lines',
  ],
  ['nothing between the hyphens', '---\n---\nText', 'the part between the hyphens is null'],
])('%s', (_, source, expected) => {
  const folder = testFolder({ 'a.md': source });
  expect(messageOf(() => readMarkdownFolder(folder))).toContain(expected);
});

test('a name that could not be an address is told', () => {
  const folder = testFolder({ 'Über uns.md': '---\ntitle: A\n---\n' });
  expect(messageOf(() => readMarkdownFolder(folder))).toContain(
    'it should be in small letters, digits and hyphens',
  );
});

test('the mistakes of all files are told', () => {
  const folder = testFolder({ 'a.md': 'x', 'b.md': 'y' });
  expect(messageOf(() => readMarkdownFolder(folder)).split('\n')).toHaveLength(2);
});

test('two files with the same value are told, both by name', () => {
  const entries = [1, 2, 1].map((value, index) => ({ path: `${index}.md`, value }));
  expect(messageOf(() => checkNoTwoAlike('order', entries))).toBe(
    '2.md: order is 1; it should be one that no other file has; 0.md has it already.',
  );
});
