import { appendFileSync, cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { edit, type Edit } from '../../tests/helpers/edit-files.ts';
import { testFolder } from '../../tests/helpers/files.ts';
import { prepareClinic } from '../../tests/fixtures/write-clinics.ts';
import { readClinic } from '../../compile/read-clinic.ts';
import { SAMPLE_FOLDER } from '../../compile/clinic-folder.ts';
import { mistakesInBuild } from './collect-mistakes.ts';
import { checkContent } from './content.ts';
import { readSample, type Sample } from './sample-leftovers.ts';
import type { Finding } from './findings.ts';
import { confirmRead } from './unreviewed-texts.ts';

const TODAY = '2026-11-22';

const ready = join(testFolder({}, afterAll), 'ready');

/** A sentence of the clinic's own, in an article. */
const says = (sentence: string): Edit => [
  'articles/plain-advice-1.md',
  'Brush twice',
  `${sentence}\n\nBrush twice`,
];

const HERE = '    treats: [braces]\n    days: [tuesday, friday]\n    languages: [mr]\n';

const VISIT = `access:
  landmark: Above the bank
  station: None near
  parking: { place: none }
  entrance: { steps: 0, lift: true }
  wheelchair: unaided
  companion: waiting
visit: { bring: [Earlier X-rays], firstMinutes: 40, lateMinutes: 10, accompaniedUnder: 18 }
reviews: https://reviews.example/kothrud
`;

/** What an owner does before the site opens. */
const MENDED: Edit[] = [
  ['clinic.yaml', 'closures:\n', `${VISIT}closures:\n  - { name: Holi, from: 2027-03-22 }\n`],
  [
    'clinic.yaml',
    'claims: {}',
    'claims: { happyPatients: { figure: 4000, suffix: + }, share: { figure: 90, suffix: "%" } }',
  ],
  [
    'doctors.yaml',
    'qualifications: BDS\n',
    `qualifications: BDS, MDS (Orthodontics)\n    registration: Maharashtra, A-10001\n${HERE}`,
  ],
  ['doctors.yaml', '(Pedodontics)\n', `(Pedodontics)\n    registration: Maharashtra, A-10002\n${HERE}`],
];

const FEES = `consultation: { from: 300, to: 300 }
payment: [upi]
insurance: Bring your card.
estimate: [Each step]
`;

/** A clinic that is the ready one but for these changes. */
function clinicWith(...edits: Edit[]): string {
  const clinic = testFolder();
  cpSync(ready, clinic, { recursive: true });
  edit(clinic, ...edits);
  return clinic;
}

let sample: Sample;
beforeAll(() => {
  sample = readSample(SAMPLE_FOLDER);
  prepareClinic('small', ready);
  edit(ready, ...MENDED);
  for (const file of globSync('services/*.md', { cwd: ready }))
    edit(ready, [file, 'order:', 'fees: { from: 300, to: 900 }\norder:']);
  appendFileSync(join(ready, 'fees.yaml'), FEES);
  confirmRead(ready, ['all']);
  // Photographs of one's own.
  for (const picture of globSync(`${ready}/images/**/*.{webp,svg}`)) appendFileSync(picture, 'own');
});

const found = (clinic: string) => checkContent(readClinic(clinic), clinic, TODAY, sample);
const kinds = (findings: Finding[]) => findings.map(({ kind }) => kind).toSorted();

// This makes every finding below go.
test('of a clinic that is ready nothing is found', async () => {
  expect(await found(ready)).toEqual([]);
});

test('each fault is told, and nothing else', async () => {
  const [ofSample = ''] = [...sample.texts].filter((text) => /^[\w ,.]{40,70}$/.test(text));
  const FAULTS: [Finding['kind'], Edit][] = [
    ['sampleLeft', says('Dr. Kabir Sethna says so.')],
    ['sampleLeft', ['testimonials.yaml', /testimonial: .*/, `testimonial: ${ofSample}`]],
    ['sampleLeft', ['clinic.yaml', /latitude: [^]*longitude: .*/, 'latitude: 19.0144\n  longitude: 72.8174']],
    ['sampleFigure', ['clinic.yaml', 'figure: 4000', 'figure: 10000']],
    ['sampleLeft', ['gallery.yaml', 'gallery/clinic-reception.webp', 'desk.webp']],
    ['pictureWithoutText', ['gallery.yaml', /imageAlt: .*/, 'imageAlt: IMG_2034.JPG']],
    ['registrationMissing', ['doctors.yaml', /registration: .*/, '']],
    ['unsaid', ['doctors.yaml', 'languages: [mr]', '']],
    ['unsaid', ['fees.yaml', /insurance: .*/, '']],
    ['unsaid', ['services/braces.md', /fees: .*/, '']],
    ['unsaid', ['clinic.yaml', 'bring: [Earlier X-rays], ', '']],
    ['doctorDayClosed', ['doctors.yaml', '[tuesday, friday]', '[monday, friday]']],
    ['emailElsewhere', ['clinic.yaml', 'desk@kothrudfamily.example', 'kothrudfamily@mail.example']],
    ['holidayMissing', ['clinic.yaml', 'from: 08-15', 'from: 08-14']],
    ['noDatedHoliday', ['clinic.yaml', 'from: 2027-03-22', 'from: 2026-11-21']],
    ['closurePast', ['clinic.yaml', 'name: Holi', 'name: Diwali']],
    ['superiority', says('We are the best dental clinic in Pune.')],
    ['superiority', says('Our world-class care is here for you.')],
    ['inducement', says('Come for a free check-up, with no strings.')],
    ['inducement', says('Whitening is 20% off this week.')],
    ['inducement', says('A first look costs nothing.')],
    ['inducement', says('Ten per cent off all fillings.')],
    ['superiority', says('We are No. 1 in Pune.')],
    ['falsePromise', says('Painless root canals.')],
    ['falsePromise', says('Your smile is guaranteed.')],
    ['patientCount', says('More than 5000 happy patients came.')],
    ['dateOver', says('New patients pay half until 31 October 2026.')],
    [
      'bannerOver',
      ['clinic.yaml', 'closures:', 'banner: { text: Hello, action: Book, until: 2026-11-21 }\nclosures:'],
    ],
    ['fieldNotThere', says('Our oral surgeon is here.')],
    ['dayButClosed', says('Come on any Monday.')],
    ['overHundred', ['clinic.yaml', 'figure: 90', 'figure: 110']],
    ['promiseTooShort', ['clinic.yaml', 'answerHours: 48', 'answerHours: 24']],
    ['alwaysButClosed', says('We answer 24/7.')],
    ['dayButClosed', says('We are open on Mondays.')],
    ['dayButClosed', says('We are open seven days a week.')],
    [
      'hardText',
      says(
        'Comprehensive periodontal examination necessitates systematic radiographic documentation of all the remaining dentition.',
      ),
    ],
  ];
  const clinic = clinicWith(...FAULTS.map(([, fault]) => fault));
  cpSync(join(SAMPLE_FOLDER, 'images/gallery/clinic-reception.webp'), join(clinic, 'images/desk.webp'));
  const told = await found(clinic);
  expect(kinds(told)).toEqual(FAULTS.map(([kind]) => kind).toSorted());
  expect(told).toContainEqual(expect.objectContaining({ what: 'oral surgeon', count: 1 }));
});

test('what only sounds like a fault is left alone', async () => {
  const clinic = clinicWith(
    says('Who is the best dentist in Pune?'),
    says('We are not the best clinic in Pune.'),
    says('We want a pain-free first visit.'),
    says('The best treatment is often none.'),
    says('We do not answer 24/7.'),
    says('At night go to the hospital, which is open 24/7.'),
    says('The best time to brush is at night.'),
    says('A cavity can be painless for a year.'),
    says('An oral surgeon places implants.'),
    says('We do not have an oral surgeon.'),
    says('We send you to an oral surgeon.'),
    says('We are closed on Mondays.'),
    says('We see you within {promises.answerHours} hours, until 31 October 2027.'),
  );
  expect(await found(clinic)).toEqual([]);
});

/** What each is in Hindi, Marathi and Arabic; the last are no fault. */
const SENTENCES: [kind: Finding['kind'] | null, hi: string, mr: string, ar: string][] = [
  ['falsePromise', 'हमारा इलाज दर्दरहित है।', 'आमचे उपचार वेदनारहित आहेत.', 'علاجنا بدون ألم.'],
  ['superiority', 'हम पुणे में नंबर 1 हैं।', 'आम्ही पुण्यात नंबर 1 आहोत.', 'نحن رقم 1 في بونا.'],
  ['inducement', 'पहली जाँच पर कुछ खर्च नहीं।', 'पहिल्या तपासणीला काही खर्च नाही.', 'الفحص الأول لا يكلف شيئًا.'],
  ['inducement', 'फ़िलिंग पर दस प्रतिशत की छूट।', 'फिलिंगवर दहा टक्के सूट.', 'خصم عشرة في المئة على الحشوات.'],
  ['patientCount', '5000 खुश मरीज़ हमारे साथ हैं।', '5000 समाधानी रुग्ण आमच्यासोबत आहेत.', 'أكثر من 5000 مريض سعيد.'],
  ['falsePromise', 'नतीजे की गारंटी।', 'निकालाची हमी.', 'النتيجة مضمونة.'],
  ['dateOver', 'यह ऑफ़र 31 अक्टूबर 2026 तक है।', 'ही ऑफर 31 ऑक्टोबर 2026 पर्यंत आहे.', 'العرض حتى 31 أكتوبر 2026.'],
  ['fieldNotThere', 'ओरल सर्जन हमारे यहाँ हैं।', 'ओरल सर्जन आमच्याकडे आहेत, आमच्या टीममध्ये.', 'لدينا جرّاح الفم.'],
  ['dayButClosed', 'किसी भी सोमवार को आइए।', 'कोणत्याही सोमवारी या.', 'تعالوا في أي يوم اثنين.'],
  [null, 'कैविटी महीनों तक बिना दर्द के रहती है।', 'कीड अनेकदा न दुखता वाढते.', 'قد يكون التسوّس بدون ألم.'],
  [null, 'हम सोमवार को बंद रहते हैं।', 'आम्ही सोमवारी बंद असतो.', 'نغلق يوم الاثنين.'],
  [null, 'क्या हम पुणे में नंबर 1 हैं?', 'आम्ही पुण्यात नंबर 1 आहोत का?', 'هل نحن رقم 1 في بونا؟'],
];

test.each([
  ['hi', 1],
  ['mr', 2],
  ['ar', 3],
] as const)('what is told of English is told in %s', async (code, at) => {
  const clinic = clinicWith(['clinic.yaml', 'closures:', `languages: [en, ${code}]\nclosures:`]);
  mkdirSync(join(clinic, code, 'articles'), { recursive: true });
  const text = SENTENCES.map((each) => each[at]).join('\n\n');
  writeFileSync(join(clinic, code, 'articles/plain-advice-1.md'), `---\ntitle: A\n---\n${text}\n`);
  const told = await found(clinic);
  expect(told.map(({ kind, ...said }) => [kind, 'sentence' in said && said.sentence]).toSorted()).toEqual(
    SENTENCES.flatMap((each) => (each[0] ? [[each[0], each[at]]] : [])).toSorted(),
  );
});

test('nobody in pain is helped: that is told', async () => {
  const clinic = clinicWith(['urgent.yaml', /[^]+/, '']);
  expect(kinds(await found(clinic))).toEqual(['urgentMissing']);
});

test('a clinic without the list of what patients should tell first is told of it', async () => {
  const clinic = clinicWith(['tell-us-first.yaml', /[^]+/, '']);
  expect(kinds(await found(clinic))).toEqual(['tellUsFirstMissing']);
});

test('a clinic without a doctor is told of it', async () => {
  const clinic = clinicWith();
  // Articles name their authors.
  rmSync(join(clinic, 'doctors.yaml'));
  rmSync(join(clinic, 'articles'), { recursive: true });
  expect(kinds(await found(clinic))).toEqual(['noDoctors']);
});

test('the sample itself is told as such, nothing of it is compared, and it says what it has to', async () => {
  const clinic = clinicWith(
    ['clinic.yaml', 'https://kothrudfamily.example', 'https://worlibaydental.example'],
    ['clinic.yaml', 'desk@kothrudfamily.example', 'desk@worlibaydental.example'],
    ['clinic.yaml', 'closures:', 'banner: { text: A free scan, action: Book }\nclosures:'],
  );
  expect(kinds(await found(clinic))).toEqual(['isSample']);
});

test('what cannot be known is said, and not guessed', async () => {
  const clinic = clinicWith(['clinic.yaml', 'country: IN', 'country: NP']);
  expect(kinds(await found(clinic))).toEqual(['holidaysUnknown']);
});

test('what stops the build is told as the build tells it', async () => {
  const clinic = clinicWith(says('Ring +91 98765 43210.'), says('[More](/services/none)'));
  expect(await mistakesInBuild(clinic)).toEqual([
    { kind: 'mistake', line: expect.stringMatching(/plain-advice-1\.md:\d+: .*\/services\/none/) },
    { kind: 'mistake', line: expect.stringMatching(/plain-advice-1\.md:\d+: "98765 43210" is the sample/) },
  ]);
});
