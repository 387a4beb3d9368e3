import { appendFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { edit } from '../../tests/helpers/edit-files.ts';
import { testFolder } from '../../tests/helpers/files.ts';
import { prepareClinic } from '../../tests/fixtures/write-clinics.ts';
import { readClinic } from '../../compile/read-clinic.ts';
import type { Finding } from './findings.ts';
import { checkWording } from './wording.ts';

const base = join(testFolder({}, afterAll), 'clinic');

// Both dentists are in on Tuesdays, the one who does braces on Fridays too; the other one sees children.
beforeAll(() => {
  prepareClinic('small', base);
  const practice = (id: string, fields: string) =>
    edit(base, ['doctors.yaml', `id: ${id}\n`, `id: ${id}\n${fields}`]);
  practice('dr-leena-gokhale', '    days: [tuesday, friday]\n    treats: [braces]\n');
  practice('dr-omkar-bhide', '    days: [tuesday]\n    treats: [pediatric-dentistry, teeth-cleaning]\n');
  edit(
    base,
    [
      'clinic.yaml',
      'closures:',
      'visit: { firstMinutes: 40, lateMinutes: 10, accompaniedUnder: 18 }\nclosures:',
    ],
    ['services/braces.md', /^order: /m, 'fees: { from: 30000, to: 60000 }\norder: '],
    ['services/teeth-cleaning.md', /^order: /m, 'fees: { from: 1000, to: 1500 }\norder: '],
  );
  appendFileSync(join(base, 'fees.yaml'), 'consultation: { from: 300, to: 300 }\n');
});

const KINDS = ['dayWithoutDoctor', 'figureDiffers', 'priceDiffers', 'treatmentDiffers'];

/** The service's own file, in each language. */
const OWN = {
  en: ['Braces', 'They take 12 to 24 months.'],
  hi: ['ब्रेसेस', 'इलाज 12 से 24 महीने चलता है।'],
  mr: ['ब्रेसेस', 'उपचार 12 ते 24 महिने चालतात.'],
  ar: ['التقويم الثابت', 'يستغرق العلاج من 12 إلى 24 شهرًا.'],
} as const;

type Code = keyof typeof OWN;

/** Checks a clinic with sentences above its fees (`general`), and in the file of the service braces. */
async function findingsFor(code: Code, general: string[], braces: string[]): Promise<Finding[]> {
  const clinic = testFolder();
  cpSync(base, clinic, { recursive: true });
  const [title, takes] = OWN[code];
  const intro = `intro: ${JSON.stringify(general.join(' '))}\n`;
  const body = `\n${[takes, ...braces].join('\n\n')}\n`;
  if (code === 'en') {
    appendFileSync(join(clinic, 'services/braces.md'), body);
    appendFileSync(join(clinic, 'fees.yaml'), intro);
  } else {
    edit(clinic, ['clinic.yaml', 'closures:', `languages: [en, ${code}]\nclosures:`]);
    mkdirSync(join(clinic, code, 'services'), { recursive: true });
    writeFileSync(join(clinic, code, 'services/braces.md'), `---\ntitle: ${title}\n---\n${body}`);
    writeFileSync(join(clinic, code, 'fees.yaml'), intro);
  }
  const all = await checkWording(readClinic(clinic), clinic, '2026-11-22', false);
  return all.filter(({ kind }) => KINDS.includes(kind));
}

/** The sentences of one language and place, with the kinds of their findings. */
function sentencesOf(cases: Case[], code: Code, place: 'general' | 'braces') {
  const at = codes.indexOf(code) + 2;
  return cases
    .filter(([, where]) => where === place)
    .map((each) => ({ kind: each[0], sentence: each[at] as string }));
}

const codes = Object.keys(OWN) as Code[];

type Case = [kind: string, where: 'general' | 'braces', en: string, hi: string, mr: string, ar: string];

const CONTRADICTIONS: Case[] = [
  [
    'dayWithoutDoctor',
    'general',
    'We see patients on Sundays.',
    'हम रविवार को भी मिलते हैं।',
    'आम्ही रविवारी उपचार करतो.',
    'نعالج المرضى يوم الأحد.',
  ],
  [
    'dayWithoutDoctor',
    'general',
    'Times are kept free every day for pain.',
    'दर्द के लिए हर दिन समय खाली रखते हैं।',
    'दुखण्यासाठी रोज काही वेळा राखीव.',
    'أوقات محجوزة كل يوم لمن يتألم.',
  ],
  [
    'dayWithoutDoctor',
    'general',
    'We treat children on Fridays.',
    'हम शुक्रवार को भी बच्चों को देखते हैं।',
    'आम्ही मुलांवर शुक्रवारी उपचार करतो.',
    'نعالج الأطفال يوم الجمعة.',
  ],
  [
    'dayWithoutDoctor',
    'braces',
    'Come on any Wednesday.',
    'किसी भी बुधवार को आइए।',
    'कोणत्याही बुधवारी या.',
    'تعالوا يوم الأربعاء.',
  ],
  [
    'figureDiffers',
    'general',
    'Anyone under 16 comes with a parent.',
    '16 साल से कम उम्र वालों के साथ अभिभावक आएँ।',
    '16 वर्षांखालील मुलांसोबत पालक हवेत.',
    'يأتي من هم دون 16 مع ولي الأمر.',
  ],
  [
    'figureDiffers',
    'general',
    'A first visit takes 20 to 25 minutes.',
    'पहली मुलाक़ात में 20 से 25 मिनट लगते हैं।',
    'पहिल्या भेटीला 20 ते 25 मिनिटे लागतात.',
    'تستغرق الزيارة الأولى 25 دقيقة.',
  ],
  [
    'figureDiffers',
    'general',
    'If you are 30 minutes late, ring us.',
    'अगर आप 30 मिनट देर से आएँ, तो फ़ोन करें।',
    '30 मिनिटे उशीर झाला तर फोन करा.',
    'إذا تأخرتم 30 دقيقة فاتصلوا بنا.',
  ],
  [
    'figureDiffers',
    'general',
    'You can cancel up to 2 hours before the visit.',
    'आप 2 घंटे पहले तक रद्द कर सकते हैं।',
    'भेट 2 तास आधीपर्यंत रद्द करता येते.',
    'يمكنكم الإلغاء قبل 2 ساعة.',
  ],
  [
    'figureDiffers',
    'general',
    'We answer within 12 hours.',
    'हम 12 घंटे के भीतर जवाब देते हैं।',
    'आम्ही 12 तासांत उत्तर देतो.',
    'نرد خلال 12 ساعة.',
  ],
  ['priceDiffers', 'general', 'It costs ₹1,250.', 'खर्च ₹1,250 है।', 'खर्च ₹1,250 आहे.', 'التكلفة ₹1,250.'],
  [
    'priceDiffers',
    'braces',
    'They cost 20,000 rupees.',
    'खर्च 20,000 रुपये है।',
    'खर्च 20,000 रुपये आहे.',
    'التكلفة 20,000 روبية.',
  ],
  [
    'treatmentDiffers',
    'general',
    'Braces take 6 months.',
    'ब्रेसेस में 6 महीने लगते हैं।',
    'ब्रेसेस 6 महिने चालतात.',
    'يستغرق التقويم الثابت 6 أشهر.',
  ],
];

const AGREEING: Case[] = [
  [
    '',
    'general',
    'We see patients on Fridays.',
    'हम शुक्रवार को भी मिलते हैं।',
    'आम्ही शुक्रवारी उपचार करतो.',
    'نعالج المرضى يوم الجمعة.',
  ],
  ['', 'braces', 'Brush every day.', 'हर दिन ब्रश करें।', 'रोज ब्रश करा.', 'نظّفوا الأسنان كل يوم.'],
  [
    '',
    'general',
    'A first visit takes 40 minutes, and costs ₹300.',
    'पहली मुलाक़ात में 40 मिनट लगते हैं और खर्च ₹300 है।',
    'पहिल्या भेटीला 40 मिनिटे लागतात आणि खर्च ₹300 आहे.',
    'تستغرق الزيارة الأولى 40 دقيقة وتكلف ₹300.',
  ],
  [
    '',
    'braces',
    'With a cleaning they cost ₹31,000 to ₹61,500.',
    'सफ़ाई के साथ खर्च ₹31,000 से ₹61,500 है।',
    'सफाईसह खर्च ₹31,000 ते ₹61,500 आहे.',
    'مع التنظيف ₹31,000 إلى ₹61,500.',
  ],
  [
    '',
    'general',
    'Braces take 12 to 24 months.',
    'ब्रेसेस में 12 से 24 महीने लगते हैं।',
    'ब्रेसेस 12 ते 24 महिने चालतात.',
    'يستغرق التقويم الثابت 24 شهرًا.',
  ],
];

test.each(codes)('reports each contradiction in %s', async (code) => {
  const general = sentencesOf(CONTRADICTIONS, code, 'general');
  const braces = sentencesOf(CONTRADICTIONS, code, 'braces');
  const found = await findingsFor(
    code,
    general.map(({ sentence }) => sentence),
    braces.map(({ sentence }) => sentence),
  );
  const bySentence = (list: { kind: string; sentence: string }[]) =>
    list.map(({ kind, sentence }) => `${kind}: ${sentence}`).toSorted();
  expect(bySentence(found as { kind: string; sentence: string }[])).toEqual(
    bySentence([...general, ...braces]),
  );
});

test.each(codes)('accepts what agrees with the data in %s', async (code) => {
  const [general, braces] = (['general', 'braces'] as const).map((place) =>
    sentencesOf(AGREEING, code, place).map(({ sentence }) => sentence),
  );
  expect(await findingsFor(code, general!, braces!)).toEqual([]);
});

test('reports no days if a doctor’s days are unknown', async () => {
  const sentence = 'We see patients on Sundays.';
  expect(await findingsFor('en', [sentence], [])).toHaveLength(1);
  edit(base, ['doctors.yaml', 'days: [tuesday, friday]\n', 'days: []\n']);
  expect(await findingsFor('en', [sentence], [])).toEqual([]);
});
