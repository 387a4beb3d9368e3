import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testFolder } from '../../tests/helpers/files.ts';
import { answersWith, TREATMENTS, writeNewClinic } from '../../tests/helpers/new-clinic-answers.ts';
import { ENGLISH, languagesOfWords, readLanguage } from '../../compile/languages.ts';
import { textsOf } from '../../compile/readability.ts';
import { readClinic, type ReadClinic } from '../../compile/read-clinic.ts';
import { versionOf } from '../../compile/merge-translations.ts';
import { schemaOf } from '../../compile/schema-lookup.ts';
import { valueAt } from '../../compile/schema-walk.ts';
import { parseSourceFile } from '../../compile/yaml-file.ts';
import type { WrittenAnswers } from './answer-fields.ts';
import { promisesFor } from './create-clinic.ts';
import { ALSO, readGeneral } from './general.ts';
import { wholeFile } from './translations.ts';

const DOCTORS = [{ name: 'Dr. Asha Rao', qualifications: 'BDS' }];
const OTHERS = languagesOfWords();

/** Writes a clinic in all languages, and reads it in one of them. */
function newClinic(
  answers: Partial<WrittenAnswers>,
  hasPromises: boolean,
  folder = join(testFolder(), 'new'),
) {
  writeNewClinic(
    folder,
    { doctors: DOCTORS, services: TREATMENTS, languages: OTHERS, ...answers },
    hasPromises ? 'all' : [],
  );
  return async (code: string) =>
    readClinic(folder, code === 'en' ? ENGLISH : await readLanguage(code, 'languages'));
}

test.each([
  [[...ALSO], true],
  [[...ALSO], false],
  [[], false],
])('has its general texts in every language: also %j, promises %s', async (also, hasPromises) => {
  const read = newClinic({ also }, hasPromises);
  for (const code of OTHERS) {
    const { files } = await read(code);
    const left = files.flatMap(({ source, data }) =>
      (source.translated?.missing ?? [['no translation']])
        // The owner's own facts.
        .filter(([field]) => field !== 'address')
        .map((steps) => `${source.path}: ${steps.join('.')} ${String(valueAt(data, steps)).slice(0, 40)}`),
    );
    expect(left).toEqual([]);
  }
});

/** What only some clinics have or do, in each language. Texts about help and after-care do not count. */
const ONLY_SOME_CLINICS: Record<string, RegExp> = {
  en: /raise a hand|tested (?:first|before)|we test|x-ray|three-dimensional|scan(?:ner)?\b|\bgauge\b|its own price|(?:costs?|price) in writing|minutes|oral surgeon|we take our time|we explain|we name the|no pressure|at your child's|from the age of three|ease the pain first|order of urgency/i,
  hi: /हाथ उठा|सुन्न हुई|एक्स-रे|3D|स्कैन|लिखकर मिल|\d+ मिनट|ओरल सर्जन|जल्दबाज़ी नहीं|पूरा समय|दबाव नहीं|रफ़्तार|तीन साल की उम्र|बिना सर्जरी के रास्ते/,
  mr: /हात वर|भूल चढली|एक्स-रे|3D|स्कॅन|खर्च लेखी|\d+ मिनिट|ओरल सर्जन|घाई करत नाही|वेळ देत|आग्रह नाही|कलाने|तीन वर्षांपासून|शस्त्रक्रियेशिवायचे/,
  ar: /ارفعوا يدكم|مفعول التخدير|أشعة|ثلاثية الأبعاد|مسح(?!ة)|مكتوب|\d+ دقيقة|\d+ دقائق|جرّاح الفم|لا نستعجل|لا ضغط|وتيرة|من سن الثالثة(?! إلى)|غير الجراحية/,
};
const HELP_AND_CARE = /^(?:afterwards|helpNow|ownSign|hospitalSigns|fees)/;
const CARDS_AND_SERVICES =
  /(?:services\/[\w-]+\.md|categories\.yaml|pages\/(?:home|services|service)\.yaml)$/;

/** The texts of home, of the list of services and of each service. */
function promisingTexts({ files }: ReadClinic): string {
  return files
    .filter(({ source }) => CARDS_AND_SERVICES.test(source.path))
    .flatMap((file) => textsOf(file).filter(({ field }) => !HELP_AND_CARE.test(field)))
    .map(({ text }) => text)
    .join('\n');
}

const folder = join(testFolder({}, afterAll), 'new');
const adultsFolder = join(testFolder({}, afterAll), 'new');
let unticked: ReturnType<typeof newClinic>;
let adultsOnly: typeof unticked;
beforeAll(() => {
  const forAdults = TREATMENTS.filter((id) => id !== 'pediatric-dentistry');
  adultsOnly = newClinic({ also: ['abroad'], services: forAdults }, false, adultsFolder);
  unticked = newClinic({ also: ['children', 'emergency'] }, false, folder);
});

test.each(['en', ...OTHERS])('%s: promises nothing that was not ticked', async (code) => {
  const read = await unticked(code);
  expect(read.services.length).toBe(TREATMENTS.length);
  for (const { data } of read.services) {
    expect(data).toMatchObject({ glance: [], procedures: [] });
    expect(data).not.toHaveProperty('hurts');
    expect(data).not.toHaveProperty('takes');
  }
  expect(
    promisingTexts(read).match(new RegExp(`.{0,40}(?:${ONLY_SOME_CLINICS[code]!.source}).{0,40}`, 'gi')),
  ).toBe(null);
});

test.each(OTHERS)('%s: each translation is one of the English text as it is now', (code) => {
  const versions = [...readGeneral()].flatMap(([file, text]) => {
    const schema = schemaOf(file);
    if (!schema) return [];
    const translation = parseSourceFile(file, readGeneral().get(`${code}/${file}`)!);
    expect(translation.body === '').toBe(wholeFile(file, text).body === '');
    const { of } = (translation.data as { translation: { of: string } }).translation;
    return [{ file, of, now: versionOf(wholeFile(file, text), schema) }];
  });
  expect(versions.length).toBeGreaterThan(30);
  expect(versions.filter(({ of, now }) => of !== now)).toEqual([]);
});

/** Treating children. Safety advice about a child, and about jaws that still grow, is for everybody. */
const CHILDREN: Record<string, RegExp> = {
  en: /adults and children|in children\.|eleven and sixteen|should a child|does a milk tooth|right moment|your child|for a child/i,
  hi: /बड़ों और बच्चों|बच्चों में काम|ग्यारह से सोलह|बच्चे को किस उम्र|दूध का दाँत भी|अपने बच्चे|बच्चे के लिए, या/,
  mr: /मोठ्यांसाठी आणि मुलांसाठी|मुलांसाठी उपयोगी|अकरा ते सोळा|मुलाला ऑर्थो|दुधाचा दातही|तुमच्या मुलासाठी|मुलासाठी, किंवा/,
  ar: /البالغين والأطفال|وعند الأطفال|الحادية عشرة والسادسة|السنّ? اللبنية|يزور الطفل|لطفلكم|لطفل أو/,
};

/** Help in pain and what to tell first; both speak of children for safety. */
const SAFETY = /(?:urgent|tell-us-first)\.yaml$/;

test.each(['en', ...OTHERS])('%s: mentions treating children only if that was selected', async (code) => {
  const { files } = await adultsOnly(code);
  const texts = files
    .filter(({ source }) => !SAFETY.test(source.path))
    .flatMap(textsOf)
    .map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter((text) => CHILDREN[code]!.test(text))).toEqual([]);
});

/**
 * What only the owner can know: who works there, what a first visit is, what to bring, of what material
 * something is made, and what a price includes.
 */
const ONLY_THE_OWNER_KNOWS: Record<string, RegExp> = {
  en: /our team|\bstaff\b|bring earlier|emergency number|first visit is|way of working|explain every day|tooth-coloured (?:material|filling|brace)|usual choice|bone graft(?:ing)?$|ceramic veneers$|music|are extra|is in it|not in it|has its own price|over the telephone|dentures, full|we watch|we like|we avoid|we advise/im,
  hi: /हमारी टीम|कर्मचारी|रिपोर्ट, और आप जो|इमरजेंसी नंबर|पहली बार आने|काम करने का तरीका|रोज़ समझाते|दाँत के रंग की फ़िलिंग|दाँत के रंग का मसाला|आमतौर पर कंपोज़िट|बोन ग्राफ़्टिंग|सिरेमिक वीनियर$|संगीत|अलग से लगता है।|शामिल नहीं|दाम अलग होता|फ़ोन पर नहीं|डेंचर \(नकली दाँत\) भी|नज़र रखते|हम चाहते हैं कि पहले|हम इनसे बचते/m,
  mr: /आमची टीम|आमच्या टीम|कर्मचारी|यादी आणा|तातडीचा नंबर|पहिल्या भेटीत|पहिली भेट पाह|कामाची पद्धत|रोज जे|दातांच्या रंगाचे फिलिंग|दाताच्या रंगाचे फिलिंग|नेहमीचे साहित्य|बोन ग्राफ्टिंग|सिरॅमिक व्हेनिअर$|गाणी|खर्च वेगळा\.|धरलेली नसते|धरलेला असतो|दर वेगळा असतो|फोनवर सांगू|कवळीची \(डेंचरची\) माहितीही|आम्ही लक्ष ठेवतो|आम्हाला वाटते|आम्ही ती टाळतो/m,
  ar: /فريقنا|الموظفون|أحضروا صور|رقم الطوارئ|الزيارة الأولى فحص|الزيارة الأولى للنظر|الزيارة الأولى نظرة|طريقة العمل|نشرحه كل يوم|حشوات بلون|مادة بلون الأسنان تنسجم|الاختيار المعتاد|ترقيع العظم$|قشور الفينير الخزفية \(|الموسيقى|وتُضاف إلى السعر|ولا يشمل|سعر خاص|بالهاتف\. فهو|هنا أيضًا أطقم|نراقب كل|ونفضّل|ونتجنبها/m,
};

test.each(['en', ...OTHERS])('%s: says nothing that only the owner knows', async (code) => {
  const folder = join(testFolder(), 'new');
  const answers = { services: TREATMENTS, languages: OTHERS, doctors: DOCTORS };
  writeNewClinic(folder, answers, ['costs-in-writing']);
  const { files } = readClinic(folder, code === 'en' ? ENGLISH : await readLanguage(code, 'languages'));
  const texts = files
    // There is no page of the team without one.
    .filter(({ source }) => !source.path.endsWith('/team.yaml'))
    .flatMap(textsOf)
    .map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter((text) => ONLY_THE_OWNER_KNOWS[code]!.test(text))).toEqual([]);
});

test.each(['en', ...OTHERS])('%s: a treatment that is done as described keeps its steps', async (code) => {
  const folder = join(testFolder(), 'new');
  const services = ['root-canal', 'braces'];
  writeNewClinic(folder, { services, languages: OTHERS }, ['root-canal-as-described']);
  const language = code === 'en' ? ENGLISH : await readLanguage(code, 'languages');
  const [braces, rootCanal] = readClinic(folder, language).services.map(({ data }) => data);
  expect(rootCanal).toMatchObject({ hurts: expect.any(String), takes: expect.any(String) });
  expect(rootCanal!.procedures.length).toBeGreaterThan(3);
  expect(braces!.procedures).toEqual([]);
});

test('shows what is done as described with the texts that say it', () => {
  const promises = promisesFor(readGeneral(), answersWith({ services: ['root-canal', 'general-dentistry'] }));
  const { title } = promises.find(({ id }) => id === 'general-dentistry-as-described')!;
  expect(title).toMatch(/^General Dentistry: .*Raise a hand and we stop\..*About 45 minutes/s);
  // A benefit of a treatment that the clinic does not offer is no promise of its own.
  expect(promises.map(({ id }) => id)).not.toContain('cosmetic-dentistry-as-described');
});

test('a treatment is only in the groups that it belongs to', async () => {
  const { content } = await unticked('en');
  const groupsWith = (id: string) =>
    content.categories.groups.filter(({ services }) => services.includes(id)).map(({ title }) => title);
  expect(groupsWith('crowns-bridges')).toEqual(['Dental Care', 'Emergency']);
  expect(groupsWith('full-mouth-rehabilitation')).toEqual(['Dental Care']);
});
