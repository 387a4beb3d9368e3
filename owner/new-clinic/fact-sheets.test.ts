import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { testFolder } from '../../tests/helpers/files.ts';
import { checkRelations } from '../../compile/check-consistency.ts';
import { createEdition, untranslatedPaths } from '../../compile/edition.ts';
import { ENGLISH, readLanguage } from '../../compile/languages.ts';
import { readClinic, type ReadClinic } from '../../compile/read-clinic.ts';
import { checkFile } from '../../compile/validate.ts';
import { readYamlFile } from '../../compile/yaml-file.ts';
import { checkSample, readSample } from '../preflight/sample-leftovers.ts';
import { checkTranslations } from '../preflight/translations.ts';
import { checkWording } from '../preflight/wording.ts';
import { writeFiles } from '../new-clinic.ts';
import { answersSchema } from './answers.ts';
import { createClinic } from './create-clinic.ts';
import { readGeneral } from './general.ts';
import { ownTexts } from './translations.ts';

const TODAY = '2026-11-30';

describe.each([
  [
    'pune',
    'mr',
    ['clinic.yaml', 'doctors.yaml', 'fees.yaml', 'team.yaml', 'services/night-guards.md'],
    ['/services/night-guards'],
  ],
  ['sharjah', 'ar', ['fees.yaml'], []],
])('the clinic in %s', (name, code, ownFiles, englishOnly) => {
  const folder = join(testFolder({}, afterAll), 'new');
  let english: ReadClinic;
  let other: ReadClinic;

  beforeAll(async () => {
    const sheet = readYamlFile(`tests/fixtures/answers/${name}.yaml`);
    const answers = checkFile(sheet, answersSchema(readGeneral()));
    writeFiles(folder, createClinic(readGeneral(), answers, TODAY));
    english = readClinic(folder, ENGLISH);
    other = readClinic(folder, await readLanguage(code, 'languages'));
  });

  test('compiles in both languages', async () => {
    for (const [read, language] of [
      [english, ENGLISH],
      [other, await readLanguage(code, 'languages')],
    ] as const)
      checkRelations(createEdition(read, language, { today: TODAY, preview: false }));
  });

  test('has no forbidden claim and nothing of the sample', async () => {
    expect(await checkWording(english, folder, TODAY, false)).toEqual([]);
    expect(checkSample(english, folder, readSample('sample'))).toEqual([]);
  });

  test("leaves only the owner's own words in English", () => {
    const inEnglish = other.files.filter(({ source }) => source.translated?.missing.length !== 0);
    expect(inEnglish.map(({ source }) => source.path.replace(/^.*\/new\/(?:[a-z]{2}\/)?/, ''))).toEqual(
      ownFiles,
    );
  });

  test("has each page but the owner's own treatments in both languages", () => {
    expect(untranslatedPaths(other, folder, code)).toEqual(englishOnly);
  });
});

/** The files of a clinic as data, by path. */
function filesOf(name: string): Record<string, string> {
  const sheet = readYamlFile(`tests/fixtures/answers/${name}.yaml`);
  const answers = checkFile(sheet, answersSchema(readGeneral()));
  return Object.fromEntries(createClinic(readGeneral(), answers, TODAY));
}

test('says nothing of India of a clinic elsewhere', () => {
  const files = filesOf('sharjah');
  const indian =
    /.*(?:\bIndia|\{india|Maharashtra|rupee|\b108\b|\b112\b|\b1800\b|Nomination|Acitrom|Ecosprin|الهند|التسمية:).*/gi;
  expect(
    Object.entries(files).flatMap(([file, text]) => text.match(indian)?.map((line) => [file, line])),
  ).toEqual(Object.keys(files).map(() => undefined));
  expect(files['categories.yaml']).toContain('People in pain are seen the same day');
  expect(files['ar/urgent.yaml']).toContain('الإسعاف (الإمارات العربية المتحدة):');
  expect(parse(files['urgent.yaml']!)).toMatchObject({
    urgent: { hospital: { ambulance: { label: 'Ambulance (United Arab Emirates):', numbers: ['998'] } } },
  });
  expect(files['pages/privacy-policy.yaml']).toContain(`updated: ${TODAY}`);
  expect(parse(files['clinic.yaml']!)).toMatchObject({
    timeZone: 'Asia/Dubai',
    currency: 'AED',
    foreignPhones: true,
  });
});

test('says of a clinic in India what holds there', () => {
  const files = filesOf('pune');
  expect(files['pages/privacy-policy.yaml']).toMatch(
    /India's Digital Personal Data Protection Act[^]*Nomination:/,
  );
  expect(files['pages/privacy-policy.yaml']).not.toContain('registration');
  expect(files['tell-us-first.yaml']).toMatch(/Aspirin \(Ecosprin\)[^]*acenocoumarol \(Acitrom\)/);
  expect(files['services/dental-implants.md']).toContain('Free help to stop in India: 1800 11 2356');
});

test('writes names in the letters of a language, and what was chosen from lists', () => {
  const files = filesOf('pune');
  expect(parse(files['mr/clinic.yaml']!)).toMatchObject({
    name: 'एरंडवणे डेंटल प्रॅक्टिस',
    address: { street: '७ लॉ कॉलेज रोड', locality: 'एरंडवणे', city: 'पुणे', region: 'महाराष्ट्र' },
    closures: [{ name: 'प्रजासत्ताक दिन' }, { name: 'महाराष्ट्र दिन' }, { name: 'दिवाळी' }],
    promises: { keptFor: 'सहा महिन्यांच्या आत' },
    badge: { title: 'रूट कॅनल उपचार (Root canal)' },
  });
  expect(parse(files['mr/doctors.yaml']!)).toMatchObject({
    doctors: [{ id: 'dr-asha-kelkar', name: 'डॉ. आशा केळकर', title: 'एंडोडॉन्टिस्ट' }, {}, {}],
  });
  expect(parse(files['mr/team.yaml']!)).toMatchObject({ team: [{ id: 'meena-pawar', name: 'मीना पवार' }] });
});

test("writes the translations of the owner's own texts", () => {
  const general = readGeneral();
  const sheet = readYamlFile('tests/fixtures/answers/pune.yaml');
  const answers = checkFile(sheet, answersSchema(general));
  const texts = ownTexts(general, 'mr', answers);
  expect(texts).toEqual(expect.arrayContaining(['Night guards', 'Receptionist']));
  const withoutNames = ownTexts(general, 'mr', { ...answers, names: {} });
  expect(withoutNames).toEqual(texts);
  // Names stand above, and degrees and registrations stay in Latin letters.
  expect(texts.filter((text) => /Kelkar|BDS|Dental Council/.test(text))).toEqual([]);
  const mr = Object.fromEntries(texts.map((text) => [text, `मराठी: ${text}`]));
  const files = createClinic(general, { ...answers, translations: { mr } }, TODAY);
  expect(files.get('mr/services/night-guards.md')).toContain('title: "मराठी: Night guards"');
  const folder = join(testFolder(), 'new');
  writeFiles(folder, files);
  const clinic = readClinic(folder, ENGLISH);
  const missing = checkTranslations(clinic, folder).filter(({ kind }) => kind === 'textsUntranslated');
  expect(missing).toEqual([]);
});

test("puts a treatment of the clinic's own on a page, with its fee and on the home page", () => {
  const files = filesOf('pune');
  expect(files['services/night-guards.md']).toMatch(
    /title: Night guards\ncategory: general[^]*fees: \{ from: 3500, to: 3500 \}/,
  );
  expect(parse(files['categories.yaml']!)).toMatchObject({
    groups: [{ category: 'general', services: expect.arrayContaining(['night-guards']) }, {}, {}, {}],
  });
  expect(JSON.parse(files['general-texts.json']!)).not.toHaveProperty('services/night-guards.md');
});
