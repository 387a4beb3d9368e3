import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { messageOf, testFolder } from '../../tests/helpers/files.ts';
import { ANSWERS } from '../../tests/helpers/new-clinic-answers.ts';
import { createEdition } from '../../compile/edition.ts';
import { ENGLISH } from '../../compile/languages.ts';
import { textsOf } from '../../compile/readability.ts';
import { nameOf, readClinic, type ReadClinic } from '../../compile/read-clinic.ts';
import { checkRelations } from '../../compile/check-consistency.ts';
import { checkSample, readSample } from '../preflight/sample-leftovers.ts';
import { checkUnreviewedTexts, noteGeneralTexts } from '../preflight/unreviewed-texts.ts';
import { checkWording } from '../preflight/wording.ts';
import { createFileDialogue } from './answers.ts';
import { assumptionsIn } from './assumptions.ts';
import { clinicFile, doctorsFile, parseAnswers } from './facts.ts';
import { treatments } from './questions.ts';
import { writeTranslations } from './translations.ts';
import { resolveClinicPromises, writeClinic } from './write-clinic.ts';

/** Runs the command with typed answers; returns its output and the names of the written files. */
function runWithAnswers(answers: Partial<typeof ANSWERS>): { output: string; files: string[] } {
  const folder = testFolder();
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['owner-tools/new-clinic.ts', '--into', join(folder, 'new')],
    { input: Object.values({ ...ANSWERS, ...answers }).join('\n'), encoding: 'utf8' },
  );
  return { output: stdout + stderr, files: readdirSync(folder) };
}

test('explains an invalid answer and asks again', () => {
  const { output, files } = runWithAnswers({ postalCode: '12\n411038' });
  expect(output).toMatch(
    /Postal code [^\n]*: \nPostal code: "12" can't be used; it should be a postal code of six digits, such as "400018"\.\n\nPostal code /,
  );
  expect(files).toEqual(['new']);
});

test('writes nothing if an answer stays invalid', () => {
  expect(runWithAnswers({ postalCode: '12' }).files).toEqual([]);
});

test.each([
  '022 2493 1234 / 35',
  '022 2493 1234/022 2493 1235',
  '2493 1234 / 35',
  '2493 1234-35',
  '98220 12345, 98220 12346',
  '98220 12345 98220 12346',
  '+44 20 7946 0958 / 59',
])('rejects several phone numbers in one answer: %j', (phone) => {
  expect(messageOf(() => clinicFile(parseAnswers({ ...ANSWERS, phone })))).toMatch(
    /^Telephone, .*can't be used; it should be a telephone number .*no second number, such as "\+91 98765 43210"/,
  );
});

test.each([
  'Dr. Asha Rao, BDS, Dr. Ravi Rao, MDS',
  'Dr Asha Rao BDS and Dr Ravi Rao MDS',
  'Dr. Asha Rao & Dr. Ravi Rao, BDS',
  'Dr. Asha and Ravi Rao, BDS',
  'Drs. Asha Rao, Ravi Rao, BDS',
  'Dr. Asha Rao / Dr. Ravi Rao, BDS',
  'Dr. Meera Shah, BDS; Dr. Asha Rao, BDS Dr. Ravi Rao, MDS',
])('rejects several doctors in one entry: %j', (doctors) => {
  expect(messageOf(() => parseAnswers({ ...ANSWERS, doctors }))).toMatch(
    /^The doctors, .* may be more than one doctor; it should be one, with a semicolon before the next/,
  );
});

test.each<[Partial<typeof ANSWERS>, RegExp]>([
  [
    { hours: 'Foo 10-11' },
    /^Opening hours, .*: "Foo" names neither days nor hours; it should be such as "Mon-Sat 9-1, 5-8"\.$/,
  ],
  [
    { colors: 'plum and green' },
    /^Two colours .*: "plum and green" can't be used; it should be such as "#5d2e63, #4d7a3a"\.$/,
  ],
  [{ colors: '#ffd1e8, #4d7a3a' }, /^Two colours .*; it should be two colours that can be read on white/],
  [{ hours: 'Mon ten-eleven' }, /^Opening hours, .*: "ten-eleven" names neither days nor hours/],
  [{ hours: '' }, /^Opening hours, .*: "" names neither/],
  [
    { badge: 'braces' },
    /^One of them .*: "braces" is none of your treatments; it should be one of: root-canal, /,
  ],
  [
    { services: 'root-canal, magic, spells' },
    /^services: there is no "magic", "spells"; it should be some of: general-dentistry, /,
  ],
  [{ services: '' }, /^The treatments .*: nothing is named; it should be "none", "all", or a list of: /],
  [
    { parking: 'cellar' },
    /^Where patients park .*: "cellar" can't be used; it should be where patients park: /,
  ],
  [
    { entrance: 'narrow' },
    /^How many steps .*: "narrow" says no number of steps; it should be such as "3 steps, no lift"/,
  ],
  [{ slotMinutes: 'many' }, /^Minutes from one .*: "many" can't be used; it should be the minutes from one/],
  [
    { view: 'hills, sea' },
    /^What stands beside .*: "hills, sea" can't be used; it should be hills, for example/,
  ],
  [{ map: 'near the station' }, /^Latitude and longitude .*: "near the station" can't be used; /],
  [
    { postalCode: '12', phone: '2543 1234' },
    /^Postal code: "12" can't be used; it should be a postal code of six digits.*\nTelephone, .*: "2543 1234" can't be used; it should be a telephone number with the country's prefix/,
  ],
])('rejects %j', (answers, expected) => {
  expect(messageOf(() => clinicFile(parseAnswers({ ...ANSWERS, ...answers })))).toMatch(expected);
});

test.each<[string, number]>([
  ['Mon-Sat 8-20, Sun 8-12', 24],
  ['Tue-Sat 10-13:30 16:30-20:30', 72],
])('with the hours %s, promises an answer within %d hours', (hours, promised) => {
  const { promises } = parse(clinicFile(parseAnswers({ ...ANSWERS, hours }))) as {
    promises: { answerHours: number };
  };
  expect(promises.answerHours).toBe(promised);
});

test.each([
  ['Mon-Sat 9-1, 5-8', 'Mon-Sat 09:00-13:00 17:00-20:00'],
  ['Mon to Fri 9.30 - 1 and 4 - 8.30; Sun 10am-1pm', 'Mon-Fri 09:30-13:00 16:00-20:30, Sun 10:00-13:00'],
  ['Mon, Wed, Fri 10-6, Sunday closed', 'Mon 10:00-18:00, Wed 10:00-18:00, Fri 10:00-18:00'],
  ['daily 8-20', 'Mon-Sun 08:00-20:00'],
  ['Tue-Wed 9-13:30 16:30-20:30, Sunday 10:00-14:00', 'Tue-Wed 09:00-13:30 16:30-20:30, Sun 10:00-14:00'],
  ['9-1, 5-8', 'Mon-Sun 09:00-13:00 17:00-20:00'],
  ['9-1, 5-8, closed on Thursdays', 'Mon-Wed 09:00-13:00 17:00-20:00, Fri-Sun 09:00-13:00 17:00-20:00'],
])('reads the hours %s as %s', (hours, expected) => {
  expect(parseAnswers({ ...ANSWERS, hours }).hours).toBe(expected);
});

test.each<[keyof typeof ANSWERS, string, string]>([
  ['postalCode', '415 612', '415612'],
  ['siteUrl', 'kothrudfamily.example', 'https://kothrudfamily.example'],
  ['whatsapp', 'no', ''],
  ['phone', '02167-220114', '+91 2167 220114'],
  ['phone', '98220 12345', '+91 98220 12345'],
  ['phone', '+91 (0)20 2543-1234', '+91 20 2543 1234'],
  ['phone', '020/2543 1234', '+91 20 2543 1234'],
  ['phone', '+44 (0)20 7946 0958', '+44 20 7946 0958'],
  ['services', '1, Root Canal Treatment, dental fillings', 'general-dentistry, root-canal, dental-fillings'],
  ['doctors', 'Dr. Asha Rao BDS; Dr. R. Rao, BDS', 'Dr. Asha Rao, BDS; Dr. R. Rao, BDS'],
  ['doctors', 'Prof. Dr. Asha Rao, BDS (Dr. NTRUHS)', 'Prof. Dr. Asha Rao, BDS (Dr. NTRUHS)'],
  ['doctors', 'Dr. Anand Rao, BDS and MDS', 'Dr. Anand Rao, BDS and MDS'],
  ['colors', '#5D2E63 #4d7a3a', '#5d2e63, #4d7a3a'],
  ['also', 'none', ''],
  ['also', '3, children', 'abroad, children'],
  ['whatsapp', 'same', '+91 20 2543 1234'],
  ['services', 'check-up, cleaning, fillings', 'general-dentistry, teeth-cleaning, dental-fillings'],
  ['services', 'crowns, implants', 'crowns-bridges, dental-implants'],
  ['services', 'Dentures, crowns', 'dentures, crowns-bridges'],
  ['services', 'false teeth', 'dentures'],
  ['slotMinutes', '20 minutes', '20'],
  ['parking', 'no', 'none'],
  ['parking', 'behind the building', 'premises'],
  ['parking', 'on the road', 'street'],
  ['entrance', 'lift', 'lift'],
  ['entrance', 'no steps, no lift', '0 steps, no lift'],
  ['entrance', 'One step, no lift', '1 step, no lift'],
  ['entrance', 'lift, 3 steps', '3 steps, lift'],
  ['languages', 'Marathi', 'mr'],
  ['view', 'Photo', 'photo'],
  ['view', '2', 'sea'],
  ['view', 'none', 'none'],
])('%s: reads %s as %s', (question, answer, expected) => {
  expect(parseAnswers({ ...ANSWERS, [question]: answer })[question]).toBe(expected);
});

test('shows how an answer was understood', () => {
  const { output } = runWithAnswers({ hours: 'Mon-Sat 9-1, 5-8', services: '1', whatsapp: 'no' });
  for (const each of ['Mon-Sat 09:00-13:00 17:00-20:00', 'general-dentistry', 'nothing'])
    expect(output).toContain(`  → ${each}\n`);
  const folder = testFolder({
    'answers.yaml': Object.entries({ ...ANSWERS, whatsapp: 'no', entrance: 'one step' })
      .map((line) => line.join(': '))
      .join('\n'),
  });
  const { stdout } = spawnSync(
    process.execPath,
    ['owner-tools/new-clinic.ts', '--answers', join(folder, 'answers.yaml'), '--into', join(folder, 'new')],
    { encoding: 'utf8' },
  );
  expect(stdout).toContain('whatsapp: no  → nothing\n');
  expect(stdout).toContain('entrance: one step  → 1 step, no lift\n');
});

test('lists what was not asked, each with the line that changes it', () => {
  const folder = join(testFolder(), 'new');
  writeClinic(folder, parseAnswers({ ...ANSWERS, slotMinutes: '20', noticeHours: '2' }));
  const text = assumptionsIn(folder);
  const lines = readFileSync(join(folder, 'clinic.yaml'), 'utf8').split('\n');
  for (const [field, says] of [
    ['slotMinutes', 'every 20 minutes'],
    ['noticeHours', 'until 2 hours before'],
    ['booking', 'a visit takes 20 minutes; with visitMinutes: 45'],
    ['closures', 'Republic Day, Independence Day'],
    ['answerHours', 'within 72 hours'],
    ['view', 'the home page shows a drawn window on hills; with view: photo'],
  ] as const) {
    const [, line] = new RegExp(`clinic\\.yaml:(\\d+) .*${says}`).exec(text)!;
    expect(lines[Number(line) - 1]).toContain(`${field}:`);
  }
});

test.each([
  '#6b2d5c, #3f6b3a',
  '#1b4f8a, #a8452a',
  '#7a1f1f, #1f5c5c',
  '#8a5a00, #44518c',
  '#333333, #0b6e4f',
])('derives six colours with sufficient contrast from %s', (colors) => {
  const [main, accent] = colors.split(', ');
  expect(parse(clinicFile(parseAnswers({ ...ANSWERS, colors })))).toMatchObject({ colors: { main, accent } });
});

test('writes what stands beside the heading of the home page, hills unless another is chosen', () => {
  expect(parse(clinicFile(parseAnswers(ANSWERS)))).toMatchObject({ view: 'hills' });
  const file = clinicFile(parseAnswers({ ...ANSWERS, view: 'photo' }));
  expect(parse(file)).toMatchObject({ view: 'photo' });
  expect(file).toMatch(/# .*home page: hills or sea .*\n.*\nview: photo\n/);
  expect(file).not.toContain('The view from the window');
});

test('writes access and doctors into the fields that pages show', () => {
  const { access } = parse(
    clinicFile(parseAnswers({ ...ANSWERS, parking: 'street', entrance: '3 steps, lift' })),
  );
  expect(access).toEqual({ parking: { place: 'street' }, entrance: { steps: 3, lift: true } });
  const { doctors } = parse(doctorsFile('Dr. Asha Rao, BDS; Dr. Ravi Nair, BDS, MDS')!);
  expect(doctors).toMatchObject([
    { id: 'dr-asha-rao', name: 'Dr. Asha Rao', qualifications: 'BDS' },
    { id: 'dr-ravi-nair', name: 'Dr. Ravi Nair', qualifications: 'BDS, MDS' },
  ]);
  expect(() => doctorsFile('Dr. Rao')).toThrow('"Dr. Rao" can\'t be used');
});

/** Writes a clinic with these answers and reads it like the build. */
function createClinic(answers: Partial<typeof ANSWERS>, promises: string[] = []): ReadClinic {
  const folder = join(testFolder(), 'new');
  writeClinic(folder, parseAnswers({ ...ANSWERS, ...answers }));
  resolveClinicPromises(folder, promises);
  const read = readClinic(folder);
  const edition = createEdition(read, ENGLISH, { today: '2026-01-05', preview: false });
  checkRelations(edition);
  return read;
}

const joinedTexts = ({ files }: ReadClinic, where = /^(?!.*[/]services[/])/) =>
  files
    .filter(({ source }) => where.test(source.path))
    .flatMap((file) => textsOf(file).map(({ text }) => text))
    .join('\n');

test.each(['none', 'all', ...treatments().map(({ id }) => id)])(
  'builds with the treatments %s only, and makes no promises',
  (services) => {
    const read = createClinic({ services });
    expect(read.services.length).toBe(services === 'none' ? 0 : services === 'all' ? treatments().length : 1);
    expect(joinedTexts(read)).not.toMatch(
      /orthodontist plans|following morning|kept free|teeth whitening|children's dentist|from three/i,
    );
    expect(joinedTexts(read, /./)).not.toMatch(
      /in writing (before|with the plan)|price in writing|hygienist/i,
    );
  },
);

test('texts about people suit one doctor and several', () => {
  expect(joinedTexts(createClinic({ services: 'root-canal', doctors: 'Dr. Asha Rao, BDS' }))).not.toMatch(
    /dentists|each of them|our doctors|whom you would|whom to see|whoever|one team|the people who/i,
  );
});

// tests/fixtures/clinic-alone tests the build.
test('a new language starts with the sample’s translations', async () => {
  const folder = join(testFolder(), 'new');
  writeClinic(folder, parseAnswers({ ...ANSWERS, services: 'root-canal', languages: 'hi' }));
  resolveClinicPromises(folder, []);
  await writeTranslations(folder, 'hi');
  const home = parse(readFileSync(join(folder, 'hi/pages/home.yaml'), 'utf8'));
  for (const text of [home.services.title, home.title, home.doctors.title]) expect(text).toMatch(/[ऀ-ॿ]/);
  expect(home.title).not.toContain('{founder.name}');
  // Texts about the sample itself are replaced.
  const { description } = parse(readFileSync(join(folder, 'hi/pages/sitemap.yaml'), 'utf8'));
  expect(description).toBe('{clinic.area} के {clinic.name} के मुख्य पेज, खोज के साथ।');
});

test('shows each promise with its text', () => {
  const promises = writeClinic(
    join(testFolder(), 'new'),
    parseAnswers({ ...ANSWERS, services: 'dental-implants' }),
  );
  expect(promises).toContainEqual({ id: 'call-next-morning', title: 'A call on the following morning' });
  expect(promises.map(({ id }) => id)).not.toContain('orthodontist');
  for (const { title } of promises) expect(title).toMatch(/\S+ \S+ \S+/);
});

test('keeps the selected promises and removes the others', () => {
  const without = joinedTexts(createClinic({ services: 'general-dentistry, root-canal' }));
  expect(without).not.toMatch(/braces|aligner|implant|veneer|wisdom|whiten|child’s|invisalign/i);
  expect(without).toContain('Root canal treatment');
  const output = joinedTexts(
    createClinic({ services: 'root-canal, braces', also: 'emergency' }, ['times-for-pain']),
  );
  expect(output).toContain('tooth-coloured braces');
  expect(output).toContain('Times kept free every day for pain');
  expect(output).not.toContain('Advice by phone');
});

test('writes a page for international patients if selected, without promises', async () => {
  const answers = { services: 'root-canal', doctors: 'Dr. Asha Rao, BDS' };
  const without = createClinic(answers);
  expect(without.pageFiles.map(({ source }) => nameOf(source))).not.toContain('international-patients');
  expect(joinedTexts(without, /./)).not.toMatch(/abroad|international/i);
  const read = createClinic({ ...answers, also: 'abroad' });
  expect(read.clinic.data.foreignPhones).toBe(true);
  expect(without.clinic.data.foreignPhones).toBeUndefined();
  const output = joinedTexts(read, /(international-patients|faqs)\.yaml$/);
  expect(output).not.toMatch(/saving|discount|24\/7|48 hours|coordinator|hotel|airport|within|implant/i);
  expect(output).toContain('Which visa do I need?');
  const page = read.pageFiles.find(({ source }) => nameOf(source) === 'international-patients')!;
  expect(page.data).toMatchObject({
    figures: [],
    journey: { steps: [{}, {}, {}, {}] },
    travel: { points: [] },
  });
  for (const file of ['home', 'privacy-policy'])
    expect(joinedTexts(read, new RegExp(`${file}\\.yaml$`))).toMatch(/from abroad/i);
  const folder = dirname(read.clinic.source.path);
  expect(await checkWording(read, folder, '2026-01-05', false)).toEqual([]);
  expect(checkSample(read, folder, readSample('sample'))).toEqual([]);
  noteGeneralTexts(folder);
  expect(checkUnreviewedTexts(read, folder)).toContainEqual(
    expect.objectContaining({ kind: 'unread', place: page.source.path }),
  );
});

test('keeps only the selected promises about travel', () => {
  const output = joinedTexts(createClinic({ also: 'abroad' }, ['visa-letters']), /international-patients/);
  expect(output).toContain('letter of invitation');
  expect(output).not.toMatch(/driver|one person/i);
});

test('--from copies a clinic unchanged', () => {
  const from = testFolder();
  const into = join(from, 'new');
  const run = (folder: string) =>
    spawnSync(process.execPath, ['owner-tools/new-clinic.ts', '--from', folder, '--into', into], {
      encoding: 'utf8',
    });
  expect(run(from).stderr).toContain('it has no clinic.yaml');
  mkdirSync(join(from, 'clinic/hi'), { recursive: true });
  writeFileSync(join(from, 'clinic/clinic.yaml'), 'name: Asha Dental # ours\n');
  writeFileSync(join(from, 'clinic/hi/clinic.yaml'), 'name: आशा\n');
  expect(run(join(from, 'clinic')).stdout).toContain("is Asha Dental's now");
  expect(readFileSync(join(into, 'clinic.yaml'), 'utf8')).toBe('name: Asha Dental # ours\n');
  expect(readFileSync(join(into, 'hi/clinic.yaml'), 'utf8')).toBe('name: आशा\n');
});

test('names missing and unknown answers of a file', async () => {
  const answers = (text: string) => {
    const folder = testFolder({ 'answers.yaml': text });
    return messageOf(() => createFileDialogue(join(folder, 'answers.yaml')));
  };
  const whole = Object.entries(ANSWERS).map(([name, answer]) => `${name}: ${JSON.stringify(answer)}\n`);
  expect(answers(whole.join(''))).toBe('nothing');
  expect(answers('')).toContain('it does not say name');
  expect(answers(`${whole.join('')}# Ours\n- not an answer\n`)).toMatch(
    /answers\.yaml:\d+: "- not an answer" should be such as "city: Pune"/,
  );
  const folder = testFolder({ 'answers.yaml': `${whole.join('')}promises: none\n` });
  expect(await createFileDialogue(join(folder, 'answers.yaml')).facts()).toEqual(parseAnswers(ANSWERS));
  expect(answers(whole.join('').replace('city:', 'town:'))).toContain(
    'nothing is asked by the name of town;',
  );
  expect(answers(whole.filter((line) => !line.startsWith('hours')).join(''))).toMatch(
    /answers\.yaml: it does not say hours \(Opening hours, .*\), such as "hours: Tue-Sat 10-1\.30/,
  );
});
