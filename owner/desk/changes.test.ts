import { expect, test } from 'vitest';
import { changesBetween } from './changes.ts';

const between = (file: string, before: string | undefined, after: string | undefined) =>
  changesBetween([{ file, before, after }]);

test.each([
  ['a fact', 'phone: "1"\n', 'phone: "2"\n', { kind: 'changed', text: 'Telephone: 2', detail: 'was 1' }],
  [
    'the hours of a day',
    'hours: { monday: [{ opens: "09:00", closes: "13:00" }] }\n',
    'hours: { monday: [] }\n',
    { kind: 'changed', text: 'Hours, Monday: none', detail: 'was 09:00–13:00' },
  ],
  ['a new fact', 'name: A\n', 'name: A\nwhatsapp: "1"\n', { kind: 'new', text: 'WhatsApp: 1', detail: '' }],
  [
    'a fact that is gone',
    'banner: { text: Free scan }\n',
    '{}\n',
    { kind: 'gone', text: 'Banner', detail: 'was Free scan' },
  ],
])('names %s in words', (_, before, after, change) => {
  expect(between('clinic.yaml', before, after)).toEqual([change]);
});

test('names a person, and which of the facts changed', () => {
  const doctors = (...lines: string[]) => `doctors:\n${lines.map((line) => `  - ${line}\n`).join('')}`;
  const before = doctors('{ name: Dr. Asha Rao, experience: 5 }', '{ name: Dr. Ravi Rao }');
  const after = doctors('{ name: Dr. Asha Rao, experience: 6 }', '{ name: Dr. Meera Rao }');
  expect(between('doctors.yaml', before, after)).toEqual([
    { kind: 'changed', text: 'Dr. Asha Rao, Experience: 6', detail: 'was 5' },
    { kind: 'gone', text: 'Dr. Ravi Rao', detail: '' },
    { kind: 'new', text: 'Dr. Meera Rao', detail: '' },
  ]);
});

test('counts texts, pictures and the pages of a language', () => {
  const service = (says: string, body: string) => `---\nshortDescription: ${says}\n---\n\n${body}\n`;
  expect(between('services/root-canal.md', service('one', 'two'), service('three', 'four'))).toEqual([
    { kind: 'changed', text: 'Root canal', detail: '2 texts' },
  ]);
  const isNew = (file: string) => ({ file, before: undefined, after: '' });
  expect(
    changesBetween(['images/a.jpg', 'mr/clinic.yaml', 'mr/faqs.yaml', 'answers.yaml'].map(isNew)),
  ).toEqual([
    { kind: 'new', text: 'Pictures', detail: 'one picture' },
    { kind: 'new', text: 'Marathi', detail: '2 pages' },
  ]);
});
