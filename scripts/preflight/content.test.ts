import { appendFileSync, cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test as always } from 'vitest';
import { NO_FIXTURES, prepareClinic } from '../../tests/fixtures/prepare.ts';
import { readClinic } from '../compile/compile.ts';
import { sampleFolder } from '../compile/sample.ts';
import { checkContent, mistakesOf, readSample } from './content.ts';
import type { Finding } from './words.ts';

const test = always.skipIf(NO_FIXTURES);
const TODAY = '2026-11-01';

const clinic = mkdtempSync(join(tmpdir(), 'preflight-'));
afterAll(() => rmSync(clinic, { recursive: true }));

/** A change to a file: what stands there, and what then stands there. */
type Edit = [file: string, from: string | RegExp, to: string];

/** @returns what undoes it */
function edit([file, from, to]: Edit): () => void {
  const path = join(clinic, file);
  const text = readFileSync(path, 'utf8');
  const edited = text.replace(from, to);
  if (edited === text) throw new Error(`${file} has no ${String(from)}`);
  writeFileSync(path, edited);
  return () => writeFileSync(path, text);
}

/** What an owner has mended before the site opens: each of these makes a finding go. */
const MENDED: Edit[] = [
  [
    'clinic.yaml',
    'closures:\n',
    'closures:\n  - { name: Diwali, from: 2026-11-08 }\n  - { name: Independence Day, from: 08-15 }\n  - { name: Gandhi Jayanti, from: 10-02 }\n',
  ],
  ['clinic.yaml', 'answerHours: 24', 'answerHours: 48'],
  [
    'clinic.yaml',
    'claims: {}',
    'claims: { happyPatients: { figure: 4000, suffix: + }, share: { figure: 90, suffix: "%" } }',
  ],
  [
    'doctors.yaml',
    'qualifications: BDS\n',
    'qualifications: BDS\n    registration: Maharashtra State Dental Council, A-10001\n',
  ],
  [
    'doctors.yaml',
    '(Pedodontics)',
    '(Pedodontics)\n    registration: Maharashtra State Dental Council, A-10001',
  ],
  [
    'pages/home.yaml',
    /"\{clinic.name\} has looked after teeth[^"]*"/,
    'We look after teeth. We tell you each step before it begins.',
  ],
];

let sample: ReturnType<typeof readSample>;
beforeAll(() => {
  if (NO_FIXTURES) return;
  sample = readSample(sampleFolder()!);
  prepareClinic('small', clinic);
  MENDED.forEach(edit);
  // Photographs of one's own.
  for (const picture of globSync(`${clinic}/images/**/*.{webp,svg}`)) appendFileSync(picture, 'own');
});

function found(edits: Edit[] = []): Finding[] {
  const undo = edits.map(edit).toReversed();
  onTestFinished(() => undo.forEach((each) => each()));
  return checkContent(readClinic(clinic), clinic, TODAY, sample);
}

test('of a clinic that is ready nothing is found', () => {
  expect(found()).toEqual([]);
});

/** A question of the clinic, answered so. */
const says = (sentence: string): Edit => [
  'articles/plain-advice-1.md',
  'Brush twice',
  `${sentence} Brush twice`,
];

test.each<[Finding['kind'], Edit[]]>([
  [
    'isSample',
    [
      ['clinic.yaml', 'https://kothrudfamily.example', 'https://worlibaydental.example'],
      ['clinic.yaml', 'desk@kothrudfamily.example', 'desk@worlibaydental.example'],
    ],
  ],
  ['mistake', [says('Ring +91 98765 43210.')]],
  ['samplePerson', [says('Dr. Kabir Sethna says so.')]],
  ['sampleText', [['testimonials.yaml', /testimonial: .*/, 'testimonial: PLACE']]],
  ['pictureWithoutText', [['gallery.yaml', /imageAlt: .*/, 'imageAlt: IMG_2034.JPG']]],
  ['registrationMissing', [['doctors.yaml', /registration: .*/, '']]],
  ['emailElsewhere', [['clinic.yaml', 'desk@kothrudfamily.example', 'kothrudfamily@mail.example']]],
  ['closurePast', [['clinic.yaml', '2026-11-08', '2026-10-21']]],
  ['holidayMissing', [['clinic.yaml', 'from: 08-15', 'from: 08-14']]],
  ['noDatedHoliday', [['clinic.yaml', 'from: 2026-11-08', 'from: 2027-10-29']]],
  ['holidaysUnknown', [['clinic.yaml', 'country: IN', 'country: NP']]],
  ['superiority', [says('We are the best dental clinic in Pune.')]],
  ['superiority', [says('Our world-class care is here for you.')]],
  ['inducement', [says('Come for a free check-up, with no strings.')]],
  ['inducement', [says('Whitening is 20% off this week.')]],
  ['figureContradicts', [says('More than 5,000 happy patients know us.')]],
  ['overHundred', [['clinic.yaml', 'figure: 90', 'figure: 110']]],
  ['foundedContradicts', [says('Our clinic was founded in 2012.')]],
  ['promiseTooShort', [['clinic.yaml', 'answerHours: 48', 'answerHours: 24']]],
  ['alwaysButClosed', [says('We answer 24/7.')]],
  ['dayButClosed', [says('We are open on Mondays.')]],
  ['dayButClosed', [says('We are open seven days a week.')]],
  [
    'hardText',
    [
      [
        'pages/home.yaml',
        'We look after teeth.',
        'Comprehensive periodontal examination necessitates systematic radiographic documentation of the remaining dentition.',
      ],
    ],
  ],
])('%s', (kind, edits) => {
  const [own = ''] = [...sample.texts].filter((text) => /^[\w ,.]{40,70}$/.test(text));
  const placed = edits.map(([file, from, to]): Edit => [file, from, to.replace('PLACE', own)]);
  expect(found(placed).map((finding) => finding.kind)).toEqual([kind]);
});

test.each([
  'Who is the best dentist in Pune?',
  'We are not the best clinic in Pune.',
  'No treatment is free.',
  'Feel free to visit us.',
  'We want a pain-free first visit.',
  'The best treatment is often none.',
  'We do not answer 24/7.',
  'At night go to the hospital, which is open 24/7.',
  'The best time to brush is at night.',
  'We have 4,000 happy patients.',
])('“%s” is left alone', (sentence) => {
  expect(found([says(sentence)])).toEqual([]);
});

test('a picture of the sample is told', () => {
  const name = 'gallery/clinic-reception.webp';
  const own = readFileSync(`${clinic}/images/${name}`);
  onTestFinished(() => writeFileSync(`${clinic}/images/${name}`, own));
  cpSync(`${sampleFolder()!}/images/${name}`, `${clinic}/images/${name}`);
  expect(found().map(({ kind }) => kind)).toEqual(['samplePicture']);
});

test('without the sample it is said that it could not be compared', () => {
  expect(checkContent(readClinic(clinic), clinic, TODAY, null)).toEqual([{ kind: 'sampleGone' }]);
});

test('a value that stops the build is told as the build tells it', () => {
  onTestFinished(edit(['clinic.yaml', 'postalCode: "411038"', 'postalCode: "12"']));
  expect(mistakesOf(() => void readClinic(clinic))).toEqual([
    { kind: 'mistake', line: expect.stringContaining('address.postalCode is "12"') },
  ]);
});
