import { expect, test } from 'vitest';
import { checkFile } from '../../compile/validate.ts';
import { readYamlFile } from '../../compile/yaml-file.ts';
import * as v from 'valibot';
import { readFileSync } from 'node:fs';
import { answersSchema } from './answers.ts';
import { createClinic } from './create-clinic.ts';
import { readGeneral } from './general.ts';
import { readAnswers } from './read-answers.ts';

const general = readGeneral();
const SHEETS = ['pune', 'sharjah'].map((name) => `tests/fixtures/answers/${name}.yaml`);

test.each(SHEETS)('answers read from the files of %s make the same files again', (path) => {
  const files = createClinic(general, checkFile(readYamlFile(path), answersSchema(general)));
  const read = v.parse(answersSchema(general), readAnswers(general, files));
  expect(Object.fromEntries(createClinic(general, read))).toEqual(Object.fromEntries(files));
});

test.each(SHEETS)('with the stored answers of %s, only what was changed in the files differs', (path) => {
  const stored = readYamlFile(path).data as object;
  const files = new Map([
    ...createClinic(general, checkFile(readYamlFile(path), answersSchema(general))),
    ['answers.yaml', readFileSync(path, 'utf8')],
  ]);
  expect(readAnswers(general, files)).toEqual(stored);
  files.set('clinic.yaml', files.get('clinic.yaml')!.replace(/^founded: .*/m, 'founded: 2003'));
  expect(readAnswers(general, files)).toEqual({ ...stored, founded: 2003 });
});

test('reads nothing from files of which one is no valid YAML', () => {
  const files = new Map([
    ['answers.yaml', 'name: Asha Dental'],
    ['clinic.yaml', 'name: "Asha'],
  ]);
  expect(readAnswers(general, files)).toEqual({ name: 'Asha Dental' });
});

test('leaves out what the files do not tell', () => {
  const files = new Map([['clinic.yaml', 'name: Asha Dental\nphone:\n']]);
  const read = readAnswers(general, files);
  expect(read).toMatchObject({ name: 'Asha Dental', services: [], doctors: [] });
  expect(read).not.toHaveProperty('phone');
});
