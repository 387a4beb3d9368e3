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

test('reports unreviewed texts once for each language, until a doctor is named', () => {
  const medical = globSync('xa/{services/*,articles/*,urgent.yaml,tell-us-first.yaml}', { cwd: clinic });
  expect(found()).toEqual([{ kind: 'translationUnread', language: 'xa', count: medical.length }]);
  for (const file of medical)
    edit(clinic, [file, /^translation: \{/m, 'translation: { reviewedBy: dr-leena-gokhale,']);
  expect(found()).toEqual([]);
});

test('reports untranslated texts with their number, and no up-to-date ones', () => {
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
  expect(findings.map(levelOf)).toEqual(['error', 'error', 'review', 'review']);
});

test('reports nothing for a clinic in English only', () => {
  edit(clinic, ['clinic.yaml', /^languages: .*\n/m, '']);
  expect(found()).toEqual([]);
});
