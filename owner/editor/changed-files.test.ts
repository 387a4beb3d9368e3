import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { MARKDOWN_FOLDERS } from '../../domain/clinic/schemas-by-file.ts';
import type { AnySchema } from '../../compile/schema-walk.ts';
import { FILES } from './config.ts';
import { fileFormat } from './file-format.ts';

// Files that somebody else has changed since the editor read them.

const ENTRY = { isTranslation: false, isUnknown: false };

const CLINIC = `# Who we are.
name: Asha Dental   # on the door
hours:
  # market day
  monday: [{ opens: "09:00", closes: "13:00" }]
  tuesday: []
  wednesday: []
  thursday: []
  friday: []
  saturday: []
  sunday: []
closures:
  - { name: Republic Day, from: 01-26 }
  # the street's own
  - { name: Road works, from: 2027-03-01, to: 2027-03-04 }
`;

const ARTICLE = `---
id: 900
title: Guards
# Who wrote it.
author: dr-asha-rao
excerpt: What guards do.
---
They *keep* teeth apart.
`;

function article() {
  const { schema, uniqueFields } = MARKDOWN_FOLDERS.articles;
  const format = fileFormat(schema as AnySchema, uniqueFields);
  return { format, form: structuredClone(format.fromFile(ARTICLE.trim())) as Record<string, any> };
}

test('keeps its changes and comments beside those of the form', () => {
  const format = fileFormat(FILES.clinic!);
  const form = structuredClone(format.fromFile(CLINIC.trim())) as Record<string, any>;
  form.hours.monday[0].closes = '12:00';
  form.closures.push({ name: 'Leave', from: '2027-05-01' });
  const file = CLINIC.replace('tuesday: []', 'tuesday: [{ opens: "10:00", closes: "11:00" }] # new').replace(
    'Road works',
    'Drains',
  );
  const taken = format.takeOver(form, file, ENTRY);
  expect(taken.conflicts).toEqual([]);
  const written = format.toFile(taken.form);
  expect(written).toMatch(/tuesday: \[ ?\{ opens: "10:00", closes: "11:00" \} ?\] # new/);
  expect(written).toMatch(/# market day\n {2}monday: \[ ?\{ opens: "09:00", closes: "12:00" \}/);
  expect(written).toMatch(/street's own\n {2}- \{ name: Drains,[\s\S]*- (\{ )?name: Leave/);
  expect(written).toContain('from: 01-26');
});

test('asks about fields that have changed in both, and keeps the value that is preferred', () => {
  const { format, form } = article();
  Object.assign(form, { excerpt: 'Mine.', title: 'Night guards' });
  const file = ARTICLE.replace('What guards do.', 'Theirs.').replace('*keep*', '*hold*');
  const { conflicts } = format.takeOver(form, file, ENTRY);
  expect(conflicts).toEqual([{ steps: ['excerpt'], theirs: 'Theirs.', mine: 'Mine.' }]);
  const mine = format.toFile(format.takeOver(form, file, ENTRY, 'mine').form);
  expect(mine).toMatch(/title: Night guards[\s\S]*excerpt: Mine\.[\s\S]*They \*hold\* teeth apart\./);
  const theirs = format.toFile(format.takeOver(form, file, ENTRY, 'theirs').form);
  expect(theirs).toMatch(/title: Night guards[\s\S]*excerpt: Theirs\.[\s\S]*They \*hold\* teeth apart\./);
});

test('asks about a text that has changed in both, but not about emphasis that the editor rewrites', () => {
  const { format, form } = article();
  form.body = 'They _keep_ teeth apart.';
  expect(format.takeOver(form, ARTICLE.replace('apart', 'safe'), ENTRY).conflicts).toEqual([]);
  form.body = 'They keep teeth.';
  const { conflicts } = format.takeOver(form, ARTICLE.replace('apart', 'safe'), ENTRY);
  expect(conflicts.map(({ steps }) => steps)).toEqual([['body']]);
});

test.each([
  ['was removed', undefined, ENTRY],
  ['cannot be read', ARTICLE.replace('id: 900', 'id: [900'), ENTRY],
  ['is not the file that was read', ARTICLE.replace('teeth', 'jaws'), { ...ENTRY, isUnknown: true }],
])('asks about the whole file if it %s', (_, file, kind) => {
  const { format, form } = article();
  expect(format.takeOver(form, file, kind).conflicts).toMatchObject([{ steps: [], theirs: file }]);
});

test.each([undefined, ARTICLE])('does not ask about a new entry without another file', (file) => {
  const { format, form } = article();
  expect(format.takeOver(form, file, { ...ENTRY, isUnknown: true })).toEqual({ form, conflicts: [] });
});

test('compares with what was read until the form is saved', () => {
  const { format, form } = article();
  form.excerpt = 'Mine.';
  // Saving fails after the text is written, and again later.
  format.toFile(form);
  const again = format.takeOver(form, ARTICLE, ENTRY);
  expect(again).toEqual({ form, conflicts: [] });
  const written = format.toFile(again.form);
  format.noteSaved(again.form, false);
  form.title = 'Night guards';
  const file = written.replace('Mine.', 'Theirs.');
  expect(format.toFile(format.takeOver(form, file, ENTRY).form)).toMatch(/title: Night guards[^]*Theirs\./);
});

const DOCTORS = { doctors: ['asha', 'nila', 'uma'].map((id) => ({ id, title: '' })) };
const [IN_HINDI, IN_MARATHI] = [
  ['संस्थापक', 'सर्जन'],
  ['संस्थापिका', 'शल्यचिकित्सक'],
].map(
  ([asha, nila]) => `translation: { of: 0123abcd }
doctors:
  - { id: asha, title: ${asha} }
  # with her own words
  - { id: nila, title: ${nila} }
`,
) as [string, string];
const TRANSLATION = { ...ENTRY, isTranslation: true };

test('keeps changes of a translation, also if its form is of an earlier visit', () => {
  const format = fileFormat(FILES.doctors!, undefined, () => DOCTORS);
  const forms = [IN_HINDI, IN_MARATHI].map((file) => structuredClone(format.fromFile(file.trim())));
  const form = forms[0] as Record<string, any>;
  form.doctors[0].title = 'मुख्य';
  form.translation = { ...form.translation, language: 'hi' };
  const file = IN_HINDI.replace('सर्जन', 'दंत सर्जन').replace('0123abcd', '89abcdef');
  const { conflicts, form: merged } = format.takeOver(form, file, TRANSLATION);
  expect(conflicts).toEqual([]);
  const written = format.toFile(merged);
  expect(written).toContain('# with her own words');
  expect(parse(written)).toEqual({
    translation: { of: '89abcdef' },
    doctors: [
      { id: 'asha', title: 'मुख्य' },
      { id: 'nila', title: 'दंत सर्जन' },
    ],
  });

  const restored = { ...forms[1]!, translation: { of: '0123abcd', language: 'mr', index: 0 } };
  expect(format.takeOver(restored, IN_MARATHI, TRANSLATION)).toMatchObject({
    conflicts: [],
    form: { translation: { index: 1 } },
  });
});

test('does not ask again about a translation that it has written itself', () => {
  const format = fileFormat(FILES.doctors!, undefined, () => DOCTORS);
  const form = { translation: { language: 'hi' }, doctors: [{ id: 'asha', title: 'संस्थापक' }] };
  expect(format.takeOver(form, undefined, TRANSLATION).conflicts).toEqual([]);
  const written = format.toFile(form);
  const changed = { ...form, doctors: [{ id: 'asha', title: 'मुख्य' }] };
  const { conflicts, form: merged } = format.takeOver(changed, written, TRANSLATION);
  expect(conflicts).toEqual([]);
  expect(format.toFile(merged)).toContain('मुख्य');
  expect(format.takeOver(form, IN_HINDI, { ...TRANSLATION, isUnknown: true }).conflicts).toHaveLength(1);
});
