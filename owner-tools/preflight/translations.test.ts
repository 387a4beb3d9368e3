import { appendFileSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { edit } from '../../tests/helpers/edit-files.ts';
import { testFolder } from '../../tests/helpers/files.ts';
import { prepareClinic } from '../../tests/fixtures/write-clinics.ts';
import { addPseudoLanguage } from '../../tests/fixtures/pseudo-language.ts';
import { readClinic } from '../../compile/read-clinic.ts';
import { checkTranslations } from './translations.ts';
import { levelOf } from './findings.ts';

const checkout = testFolder({}, afterAll);
const clinic = join(checkout, 'clinic');

const found = () => checkTranslations(readClinic(clinic), clinic);

beforeAll(async () => {
  prepareClinic('small', clinic);
  await addPseudoLanguage('xa', checkout);
});

test('what nobody has read is one line a language, and goes once a doctor is named', () => {
  const medical = globSync('xa/{services/*,articles/*,urgent.yaml,tell-us-first.yaml}', { cwd: clinic });
  expect(found()).toEqual([{ kind: 'translationUnread', language: 'xa', count: medical.length }]);
  for (const file of medical)
    edit(clinic, [file, /^translation: \{/m, 'translation: { reviewedBy: dr-leena-gokhale,']);
  expect(found()).toEqual([]);
});

test('what a language lacks is told with the number of texts; what is as its original is not', () => {
  appendFileSync(join(clinic, 'services/braces.md'), '\nWear them at night too.\n');
  edit(clinic, ['xa/services/root-canal.md', /^title: .*\n/m, '']);
  rmSync(join(clinic, 'xa/services/dental-veneers.md'));
  writeFileSync(join(clinic, 'xa/services/bonding.md'), '---\ntitle: Bóndíng\n---\n');
  const place = (name: string) => join(clinic, 'xa/services', name);
  const findings = found();
  expect(findings).toEqual([
    { kind: 'translationOutdated', place: place('braces.md'), original: join(clinic, 'services/braces.md') },
    { kind: 'textsUntranslated', place: place('root-canal.md'), missing: 1, count: expect.any(Number) },
    { kind: 'translationLeftOver', place: place('bonding.md') },
    {
      kind: 'translationMissing',
      language: 'xa',
      files: expect.stringMatching(/^services\/dental-veneers\.md \(\d+\)$/),
    },
  ]);
  expect(findings.map(levelOf)).toEqual(['mend', 'mend', 'look', 'look']);
});

test('nothing is said of a clinic in English alone', () => {
  edit(clinic, ['clinic.yaml', /^languages: .*\n/m, '']);
  expect(found()).toEqual([]);
});
