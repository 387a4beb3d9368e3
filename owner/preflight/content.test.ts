import { appendFileSync, cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { edit, type Edit } from '../../tests/helpers/edit-files.ts';
import { testFolder } from '../../tests/helpers/files.ts';
import { prepareClinic } from '../../tests/fixtures/write-clinics.ts';
import { readClinic } from '../../compile/read-clinic.ts';
import { SAMPLE_FOLDER } from '../../compile/clinic-folder.ts';
import { mistakesInBuild } from './collect-mistakes.ts';
import { checkContent } from './content.ts';
import { readSample, type Sample } from './sample-leftovers.ts';
import { report, type Finding } from './findings.ts';
import { markAsRead } from './unreviewed-texts.ts';

const TODAY = '2026-11-22';

const ready = join(testFolder({}, afterAll), 'ready');

/** Adds a sentence to an article. */
const addSentence = (sentence: string): Edit => [
  'articles/plain-advice-1.md',
  'Brush twice',
  `${sentence}\n\nBrush twice`,
];

const practiceFields = (days: string) => `    treats: [braces]\n    days: [${days}]\n    languages: [mr]\n`;

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

/** The edits an owner makes before the site opens. */
const READY_EDITS: Edit[] = [
  [
    'clinic.yaml',
    'closures:\n',
    `${VISIT}closures:\n  - { name: Holi, from: 2027-03-22 }\n  - { name: Maharashtra Day, from: 05-01 }\n`,
  ],
  [
    'clinic.yaml',
    'claims: {}',
    'claims: { happyPatients: { figure: 4000, suffix: + }, share: { figure: 90, suffix: "%" } }',
  ],
  [
    'doctors.yaml',
    'qualifications: BDS\n',
    `qualifications: BDS, MDS (Orthodontics)\n    registration: Maharashtra, A-10001\n${practiceFields('tuesday, friday')}`,
  ],
  [
    'doctors.yaml',
    '(Pedodontics)\n',
    `(Pedodontics)\n    registration: Maharashtra, A-10002\n${practiceFields('tuesday, wednesday, thursday, friday, saturday, sunday')}`,
  ],
];

const FEES = `consultation: { from: 300, to: 300 }
payment: [upi]
insurance: Bring your card.
estimate: [Each step]
`;

/** Creates a copy of the ready clinic with these edits. */
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
  edit(ready, ...READY_EDITS);
  for (const file of globSync('services/*.md', { cwd: ready }))
    edit(ready, [file, 'order:', 'fees: { from: 300, to: 900 }\norder:']);
  appendFileSync(join(ready, 'fees.yaml'), FEES);
  markAsRead(ready, ['all']);
  // The clinic's own photos.
  for (const picture of globSync(`${ready}/images/**/*.{webp,svg}`)) appendFileSync(picture, 'own');
});

const findingsIn = (clinic: string) => checkContent(readClinic(clinic), clinic, TODAY, sample);
const kinds = (findings: Finding[]) => findings.map(({ kind }) => kind).toSorted();

// The base of the tests below: without a change there are no findings.
test('finds nothing in a clinic that is ready', async () => {
  expect(await findingsIn(ready)).toEqual([]);
});

test('reports each mistake and nothing else', async () => {
  const [ofSample = ''] = [...sample.texts].filter((text) => /^[\w ,.]{40,70}$/.test(text));
  const FAULTS: [Finding['kind'], Edit][] = [
    ['sampleLeft', addSentence('Dr. Kabir Sethna says so.')],
    ['sampleLeft', ['testimonials.yaml', /testimonial: .*/, `testimonial: ${ofSample}`]],
    ['sampleLeft', ['clinic.yaml', /latitude: [^]*longitude: .*/, 'latitude: 19.0144\n  longitude: 72.8174']],
    ['sampleFigure', ['clinic.yaml', 'figure: 4000', 'figure: 10000']],
    ['sampleLeft', ['gallery.yaml', 'gallery/clinic-reception.webp', 'desk.svg']],
    ['pictureWithoutText', ['gallery.yaml', /imageAlt: .*/, 'imageAlt: IMG_2034.JPG']],
    ['registrationMissing', ['doctors.yaml', /registration: .*/, '']],
    ['doctorUnsaid', ['doctors.yaml', 'languages: [mr]', '']],
    ['unsaid', ['fees.yaml', /insurance: .*/, '']],
    ['feesUnsaid', ['services/braces.md', /fees: .*/, '']],
    ['unsaid', ['clinic.yaml', 'bring: [Earlier X-rays], ', '']],
    ['dayWithoutDoctor', ['doctors.yaml', 'saturday, sunday]', 'saturday]']],
    ['doctorDayClosed', ['doctors.yaml', '[tuesday, friday]', '[monday, friday]']],
    [
      'doctorHoursOutside',
      [
        'doctors.yaml',
        'languages: [mr]',
        'languages: [mr]\n    hours: { tuesday: [{ opens: "05:00", closes: "09:00" }] }',
      ],
    ],
    ['emailElsewhere', ['clinic.yaml', 'desk@kothrudfamily.example', 'kothrudfamily@mail.example']],
    ['holidayMissing', ['clinic.yaml', 'from: 08-15', 'from: 08-14']],
    ['noDatedHoliday', ['clinic.yaml', 'from: 2027-03-22', 'from: 2026-11-21']],
    ['closurePast', ['clinic.yaml', 'name: Holi', 'name: Diwali']],
    [
      'specialHoursPast',
      [
        'clinic.yaml',
        'specialHours: []',
        'specialHours:\n  - { date: 2026-11-20, hours: [{ opens: "09:00", closes: "12:00" }] }',
      ],
    ],
    ['superiority', addSentence('We are the best dental clinic in Pune.')],
    ['superiority', addSentence('Our world-class care is here for you.')],
    ['inducement', addSentence('Come for a free check-up, with no strings.')],
    ['inducement', addSentence('Whitening is 20% off this week.')],
    ['inducement', addSentence('A first look costs nothing.')],
    ['inducement', addSentence('Ten per cent off all fillings.')],
    ['superiority', addSentence('We are No. 1 in Pune.')],
    ['falsePromise', addSentence('Painless root canals.')],
    ['falsePromise', addSentence('Your smile is guaranteed.')],
    ['patientCount', addSentence('More than 5000 happy patients came.')],
    ['dateOver', addSentence('New patients pay half until 31 October 2026.')],
    [
      'bannerOver',
      ['clinic.yaml', 'closures:', 'banner: { text: Hello, action: Book, until: 2026-11-21 }\nclosures:'],
    ],
    ['amountByHand', addSentence('A filling costs ₹1,250.')],
    ['amountByHand', addSentence('It is Rs 500 a visit.')],
    ['amountByHand', addSentence('You pay 20,000 rupees in all.')],
    ['dayByHand', addSentence('We are closed on Mondays.')],
    ['overHundred', ['clinic.yaml', 'figure: 90', 'figure: 110']],
    ['promiseTooShort', ['clinic.yaml', 'answerHours: 48', 'answerHours: 24']],
    ['alwaysButClosed', addSentence('We answer 24/7.')],
    [
      'hardText',
      addSentence(
        'Comprehensive periodontal examination necessitates systematic radiographic documentation of all the remaining dentition.',
      ),
    ],
  ];
  const clinic = clinicWith(...FAULTS.map(([, fault]) => fault));
  cpSync(join(SAMPLE_FOLDER, 'images/gallery/clinic-reception.svg'), join(clinic, 'images/desk.svg'));
  const told = await findingsIn(clinic);
  expect(kinds(told)).toEqual(FAULTS.map(([kind]) => kind).toSorted());
});

test("finds amounts in the clinic's currency", async () => {
  const amounts = ['AED 150', '150 AED', '150 dirhams', '1 UAE dirham'];
  const sentences = [...amounts.map((amount) => `A filling costs ${amount}.`), 'It is 150 metres away.'];
  const clinic = clinicWith(
    ['clinic.yaml', 'currency: INR', 'currency: AED\nlanguages: [en, ar]'],
    addSentence(sentences.join('\n\n')),
  );
  mkdirSync(join(clinic, 'ar/articles'), { recursive: true });
  const arabic = ['السعر 150 درهم.', 'السعر 150 د.إ.'];
  const text = `---\ntitle: A\n---\n${arabic.join('\n\n')}\n`;
  writeFileSync(join(clinic, 'ar/articles/plain-advice-1.md'), text);
  const found = await findingsIn(clinic);
  expect(found.map(({ kind, ...said }) => [kind, 'sentence' in said && said.sentence])).toEqual(
    [...sentences.slice(0, -1), ...arabic].map((sentence) => ['amountByHand', sentence]),
  );
});

test("a doctor's own name may be that of a sample's doctor, unless the whole entry is the sample's", async () => {
  const text = addSentence('Dr. Kabir Sethna says so.');
  const own = clinicWith(text, ['doctors.yaml', /name: Dr\. .*/, 'name: Dr. Kabir Sethna']);
  expect(await findingsIn(own)).toEqual([]);
  const copied = clinicWith(text);
  const { people } = sample;
  const kabir = people.find(({ name }) => name === 'Dr. Kabir Sethna');
  const { doctors } = parse(readFileSync(join(copied, 'doctors.yaml'), 'utf8'));
  writeFileSync(join(copied, 'doctors.yaml'), stringify({ doctors: [...doctors, kabir] }));
  cpSync(join(SAMPLE_FOLDER, 'images/doctors'), join(copied, 'images/doctors'), { recursive: true });
  const places = (await findingsIn(copied)).flatMap((each) => (each.kind === 'sampleLeft' ? each.place : []));
  expect(places.toSorted()).toEqual([
    expect.stringContaining('plain-advice-1.md'),
    expect.stringContaining('doctors.yaml'),
  ]);
});

test('names a photograph for the home page that is missing or too small, and the size needed', async () => {
  const chosen: Edit = ['clinic.yaml', 'view: hills', 'view: photo'];
  const withPhoto = async (width: number, height: number) => {
    const image = 'image: front.jpg\nimageAlt: Two people at the desk';
    const clinic = clinicWith(chosen, ['pages/home.yaml', /^services:/m, `${image}\n$&`]);
    const picture = sharp({ create: { width, height, channels: 3, background: '#888' } });
    await picture.toFile(join(clinic, 'images/front.jpg'));
    return findingsIn(clinic);
  };
  const needed = { width: 1200, height: 1250 };
  expect(await findingsIn(clinicWith(chosen))).toEqual([
    expect.objectContaining({ kind: 'photoMissing', ...needed }),
  ]);
  expect(await withPhoto(1400, 1100)).toEqual([
    expect.objectContaining({ kind: 'photoTooSmall', size: '1400 × 1100', ...needed }),
  ]);
  expect(await withPhoto(1200, 1250)).toEqual([]);
});

test.each<[visitMinutes: number, isBookableAtClosing: boolean, expected: object[]]>([
  [30, true, [{ kind: 'firstVisitLonger', first: 40, minutes: 30 }]],
  [45, false, []],
  [480, true, []],
  [480, false, [{ kind: 'visitTooLong', minutes: 480, days: expect.stringContaining('saturday') }]],
])(
  'compares visits of %i minutes with the hours and the first visit',
  async (minutes, atClosing, expected) => {
    const rules = `closingTimeBookable: ${atClosing}\n  visitMinutes: ${minutes}`;
    const clinic = clinicWith(['clinic.yaml', /closingTimeBookable: .*/, rules]);
    expect(await findingsIn(clinic)).toEqual(expected.map((each) => expect.objectContaining(each)));
  },
);

test('accepts a short promise of an answer if only opening hours count, and says so', async () => {
  const short = await findingsIn(clinicWith(['clinic.yaml', 'answerHours: 48', 'answerHours: 6']));
  expect(report(short).text).toMatch(/promises\.answerHours is 6, .* add openHoursOnly: true/);
  const promise = 'answerHours: 6\n  openHoursOnly: true';
  expect(await findingsIn(clinicWith(['clinic.yaml', 'answerHours: 48', promise]))).toEqual([]);
});

test('accepts texts that only resemble mistakes', async () => {
  const clinic = clinicWith(
    addSentence('Who is the best dentist in Pune?'),
    addSentence('We are not the best clinic in Pune.'),
    addSentence('We want a pain-free first visit.'),
    addSentence('The best treatment is often none.'),
    addSentence('We do not answer 24/7.'),
    addSentence('At night go to the hospital, which is open 24/7.'),
    addSentence('The best time to brush is at night.'),
    addSentence('A cavity can be painless for a year.'),
    addSentence('A first visit costs {fees.consultation}, and braces {fees.braces}.'),
    addSentence('We are open {clinic.hours}.'),
    addSentence('We see you within {promises.answerHours} hours, until 31 October 2027.'),
  );
  expect(await findingsIn(clinic)).toEqual([]);
});

/** Sentences for each finding in Hindi, Marathi and Arabic; the last ones are correct. */
const SENTENCES: [kind: Finding['kind'] | null, hi: string, mr: string, ar: string][] = [
  ['falsePromise', 'हमारा इलाज दर्दरहित है।', 'आमचे उपचार वेदनारहित आहेत.', 'علاجنا بدون ألم.'],
  ['superiority', 'हम पुणे में नंबर 1 हैं।', 'आम्ही पुण्यात नंबर 1 आहोत.', 'نحن رقم 1 في بونا.'],
  ['inducement', 'पहली जाँच पर कुछ खर्च नहीं।', 'पहिल्या तपासणीला काही खर्च नाही.', 'الفحص الأول لا يكلف شيئًا.'],
  ['inducement', 'फ़िलिंग पर दस प्रतिशत की छूट।', 'फिलिंगवर दहा टक्के सूट.', 'خصم عشرة في المئة على الحشوات.'],
  ['patientCount', '5000 खुश मरीज़ हमारे साथ हैं।', '5000 समाधानी रुग्ण आमच्यासोबत आहेत.', 'أكثر من 5000 مريض سعيد.'],
  ['falsePromise', 'नतीजे की गारंटी।', 'निकालाची हमी.', 'النتيجة مضمونة.'],
  ['dateOver', 'यह ऑफ़र 31 अक्टूबर 2026 तक है।', 'ही ऑफर 31 ऑक्टोबर 2026 पर्यंत आहे.', 'العرض حتى 31 أكتوبر 2026.'],
  ['amountByHand', 'खर्च ₹1,250 है।', 'खर्च ₹1,250 आहे.', 'التكلفة ₹1,250.'],
  ['amountByHand', 'फ़ीस 500 रुपये है।', 'फी 500 रुपये आहे.', 'الرسوم 500 روبية.'],
  ['inducement', 'पहली जाँच मुफ़्त है।', 'पहिली तपासणी मोफत आहे.', 'الفحص الأول مجاني.'],
  ['alwaysButClosed', 'हम 24 घंटे उपलब्ध हैं।', 'आम्ही 24 तास उपलब्ध आहोत.', 'نعمل 24 ساعة.'],
  ['dayByHand', 'किसी भी सोमवार को आइए।', 'कोणत्याही सोमवारी या.', 'تعالوا في أي يوم اثنين.'],
  [null, 'कैविटी महीनों तक बिना दर्द के रहती है।', 'कीड अनेकदा न दुखता वाढते.', 'قد يكون التسوّس بدون ألم.'],
  [null, '24 घंटे पहले की रिपोर्ट लाएँ।', 'निदान 24 तास थांबा.', 'أحضروا نتيجة من آخر 24 ساعة.'],
  [null, 'मुफ़्त मदद: 1800 11 2356।', 'मोफत मदत: 1800 11 2356.', 'مساعدة مجانية: 1800 11 2356.'],
  ['dayByHand', 'हम सोमवार को बंद रहते हैं।', 'आम्ही सोमवारी बंद असतो.', 'نغلق يوم الاثنين.'],
  [null, 'क्या हम पुणे में नंबर 1 हैं?', 'आम्ही पुण्यात नंबर 1 आहोत का?', 'هل نحن رقم 1 في بونا؟'],
];

test.each([
  ['hi', 1],
  ['mr', 2],
  ['ar', 3],
] as const)('reports the same mistakes in %s', async (code, at) => {
  const clinic = clinicWith(['clinic.yaml', 'closures:', `languages: [en, ${code}]\nclosures:`]);
  mkdirSync(join(clinic, code, 'articles'), { recursive: true });
  const text = SENTENCES.map((each) => each[at]).join('\n\n');
  writeFileSync(join(clinic, code, 'articles/plain-advice-1.md'), `---\ntitle: A\n---\n${text}\n`);
  const told = await findingsIn(clinic);
  expect(told.map(({ kind, ...said }) => [kind, 'sentence' in said && said.sentence]).toSorted()).toEqual(
    SENTENCES.flatMap((each) => (each[0] ? [[each[0], each[at]]] : [])).toSorted(),
  );
});

test('names a service that no group of the home page names, and what to write', async () => {
  const clinic = clinicWith();
  const group = (title: string, services: string[], category?: string) => ({
    title,
    ...(category && { category }),
    description: 'What we do.',
    benefits: [],
    procedures: [],
    services,
  });
  const others = globSync('*.md', { cwd: join(clinic, 'services') })
    .map((file) => file.replace('.md', ''))
    .filter((id) => id !== 'braces');
  const groups = [group('Everyday care', others), group('Straight teeth', [], 'orthodontics')];
  appendFileSync(join(clinic, 'categories.yaml'), stringify({ groups }));
  const file = join(clinic, 'categories.yaml');
  const lines = readFileSync(file, 'utf8').split('\n');
  const line = lines.findIndex((each) => each.includes('title: Straight teeth')) + 6;
  expect(lines[line - 1]).toBe('    services: []');
  expect(await findingsIn(clinic)).toEqual([
    {
      kind: 'serviceNotOnHome',
      place: join(clinic, 'services/braces.md'),
      title: 'Braces',
      file,
      id: 'braces',
      group: 'Straight teeth',
      line,
    },
  ]);
});

test('reports missing emergency help', async () => {
  const clinic = clinicWith(['urgent.yaml', /[^]+/, '']);
  expect(kinds(await findingsIn(clinic))).toEqual(['urgentMissing']);
});

test('reports a missing list of what patients should tell first', async () => {
  const clinic = clinicWith(['tell-us-first.yaml', /[^]+/, '']);
  expect(kinds(await findingsIn(clinic))).toEqual(['tellUsFirstMissing']);
});

test('reports a clinic without doctors', async () => {
  const clinic = clinicWith();
  // Articles name their authors.
  rmSync(join(clinic, 'doctors.yaml'));
  rmSync(join(clinic, 'articles'), { recursive: true });
  expect(kinds(await findingsIn(clinic))).toEqual(['noDoctors']);
});

test('reports the sample as such, and only that', async () => {
  const clinic = clinicWith(
    ['clinic.yaml', 'https://kothrudfamily.example', 'https://worlibaydental.example'],
    ['clinic.yaml', 'desk@kothrudfamily.example', 'desk@worlibaydental.example'],
    ['clinic.yaml', 'closures:', 'banner: { text: A free scan, action: Book }\nclosures:'],
  );
  expect(kinds(await findingsIn(clinic))).toEqual(['isSample']);
});

test('reports what it cannot check', async () => {
  const clinic = clinicWith(['clinic.yaml', 'country: IN', 'country: MY']);
  expect(kinds(await findingsIn(clinic))).toEqual(['holidaysUnknown']);
});

test('reports build mistakes with the same text as the build', async () => {
  const clinic = clinicWith(addSentence('Ring +91 98765 43210.'), addSentence('[More](/services/none)'));
  expect(await mistakesInBuild(clinic)).toEqual([
    { kind: 'mistake', line: expect.stringMatching(/plain-advice-1\.md:\d+: .*\/services\/none/) },
    { kind: 'mistake', line: expect.stringMatching(/plain-advice-1\.md:\d+: "98765 43210" is the sample/) },
  ]);
});
