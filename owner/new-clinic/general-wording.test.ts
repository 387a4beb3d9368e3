import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../tests/helpers/files.ts';
import { TREATMENTS, writeNewClinic } from '../../tests/helpers/new-clinic-answers.ts';
import { languagesOfWords } from '../../compile/languages.ts';
import { readClinic } from '../../compile/read-clinic.ts';
import { checkWording } from '../preflight/wording.ts';
import { ALSO } from './general.ts';

test('preflight finds no forbidden claim in the general texts, in any language', async () => {
  const folder = join(testFolder(), 'new');
  const languages = languagesOfWords();
  const doctors = [{ name: 'Dr. Asha Rao', qualifications: 'BDS, MDS (Orthodontics)' }];
  writeNewClinic(folder, { doctors, services: TREATMENTS, also: [...ALSO], languages });
  const findings = await checkWording(readClinic(folder), folder, '2026-01-05', false);
  expect(findings).toEqual([]);
}, 60_000);
