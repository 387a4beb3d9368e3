import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MORE, prepareClinic, SIGN, withMore } from '../tests/fixtures/prepare.ts';
import { compileClinic } from './compile.ts';
import { testFolder } from '../tests/helpers/files.ts';

const fixture = mkdtempSync(join(tmpdir(), 'clinic-'));
beforeAll(() => prepareClinic('small', fixture));
afterAll(() => rmSync(fixture, { recursive: true }));

/** A copy of the fixture for one test, with some of its files changed. */
function clinicWith(changes: Record<string, (text: string) => string>): string {
  const folder = testFolder();
  cpSync(fixture, folder, { recursive: true });
  for (const [name, change] of Object.entries(changes)) {
    const text = readFileSync(join(folder, name), 'utf8');
    const changed = change(text);
    if (changed === text) throw new Error(`The change of ${name} changes nothing.`);
    writeFileSync(join(folder, name), changed);
  }
  return folder;
}

/** What is told of a copy of the fixture with some of its files changed, the folder left out. */
async function told(changes: Record<string, (text: string) => string>): Promise<string> {
  const folder = clinicWith(changes);
  const message = await compileClinic(folder, testFolder()).then(
    () => 'nothing',
    (error: Error) => error.message,
  );
  return message.replaceAll(`${folder}/`, '');
}

async function compiled(folder = fixture, options?: Parameters<typeof compileClinic>[2]) {
  const target = testFolder();
  await compileClinic(folder, target, options);
  // oxlint-disable-next-line typescript/no-explicit-any -- modules that this test has made
  return (module: string): Promise<any> => import(/* @vite-ignore */ join(target, `${module}.ts`));
}

const ARTICLE = 'articles/plain-advice-1.md';
const appended = (line: string) => (text: string) => `${text.trimEnd()}\n\n${line}\n`;

test.each([
  ['relay', 'mail-program', 'form-services'],
  ['services', 'form-services', 'mail-program'],
])(
  'with forms: %s the privacy policy says who carries them, and nothing of the other way',
  async (way, ...ids) => {
    const on = await compiled(clinicWith({ 'clinic.yaml': (text) => `${text}forms: ${way}\n` }));
    const { page } = await on('pages/privacy-policy');
    const there = page.sections.map(({ id }: { id: string }) => id);
    expect(ids.map((id) => there.includes(id))).toEqual([true, false]);
    expect((await on('facts')).facts).not.toHaveProperty('forms');
  },
);

test('the parts of a site are those that its data have', async () => {
  const { facts } = await (await compiled())('facts');
  expect(facts.parts).toEqual({
    services: true,
    doctors: true,
    team: true,
    about: false,
    blog: true,
    gallery: true,
    transformations: false,
    'international-patients': false,
  });
  expect(facts).toMatchObject({ articles: 4, address: { city: 'Pune' } });
});

test('lists without a file or entry are empty, and their part of the site is not there', async () => {
  const lists = await compiled(clinicWith({ 'team.yaml': () => '# nobody yet\n' }));
  expect(await lists('awards.server')).toMatchObject({ awards: [] });
  expect(await lists('team.server')).toMatchObject({ team: [] });
  expect((await lists('facts')).facts.parts.team).toBe(false);
});

test('services come in their order, articles newest first, both as HTML with placeholders filled', async () => {
  const lists = await compiled(clinicWith({ [ARTICLE]: appended('See you in {clinic.address.locality}.') }));
  const { services } = await lists('services.server');
  const { articles } = await lists('articles.server');
  const orders = services.map(({ order }: { order: number }) => order);
  expect(orders).toEqual(orders.toSorted((a: number, b: number) => a - b));
  expect(services[0].content).toMatch(/^<p>/);
  const dates = articles.map(({ date }: { date: string }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(articles.at(-1)).toMatchObject({
    slug: 'plain-advice-1',
    authorName: 'Dr. Leena Gokhale',
    date: '2026-01-11',
    minutes: 1,
    content: expect.stringContaining('<h2 id="when-to-come">When to come</h2>'),
    image: { stem: expect.stringMatching(/^\/pictures\/articles\/how-to-brush-properly-/) },
  });
  expect(articles.at(-1).content).toContain('<p>See you in Kothrud.</p>');
  const { doctors } = await lists('doctors.server');
  expect(doctors[0].location).toBe('Kothrud Family Dental, Kothrud');
});

test.each<[string, Record<string, (text: string) => string>, RegExp]>([
  [
    'a way that forms cannot go',
    { 'clinic.yaml': (text) => `${text}forms: pigeon\n` },
    /^clinic\.yaml:\d+: forms is "pigeon"; it should be what carries what visitors send/,
  ],
  [
    'an author who is nobody',
    { [ARTICLE]: (text) => text.replace('dr-leena-gokhale', 'dr-who') },
    /^articles\/plain-advice-1\.md:5: author is "dr-who"; it should be one of those in doctors\.yaml: dr-leena-gokhale, dr-omkar-bhide\.$/,
  ],
  [
    'a sign said anew that is not among the shared ones',
    { 'services/braces.md': (text) => text.replace('"id":"without-a-pause"', '"id":"without-pause"') },
    /^services\/braces\.md:\d+: hospitalSigns 1 \(without-pause\), id is "without-pause"; it should be one of those in urgent\.yaml: without-a-pause, /,
  ],
  [
    'two signs of the emergency help with one id',
    { 'urgent.yaml': (text) => text.replace(/^( +)signs:\n/m, `$&$1  - ${JSON.stringify(SIGN.own)}\n`) },
    /^urgent\.yaml:\d+: urgent\.hospital\.signs 2 \(without-a-pause\), id is "without-a-pause"; it should be one that no other entry has/,
  ],
  [
    'a part that its article has not',
    { 'urgent.yaml': (text) => withMore(text).replace('When to come', 'When to go') },
    /^urgent\.yaml:\d+: urgent\.untilOpen 1, more\.heading is "When to go"; it should be a heading of articles\/plain-advice-1\.md, word for word\.$/,
  ],
  [
    'a category there is not',
    { 'services/braces.md': (text) => text.replace(/^category: .*/m, 'category: magic') },
    /^services\/braces\.md:\d+: category is "magic"; it should be one of those in categories\.yaml: general,/,
  ],
  [
    'a placeholder that stands for nothing, in a field',
    { 'doctors.yaml': (text) => text.replace('{clinic.name}', '{clinic.nmae}') },
    /^doctors\.yaml:11: \{clinic\.nmae\} stands for nothing; it should be one of \{clinic\.name\}, /,
  ],
  [
    'a placeholder that stands for nothing, in a text',
    { [ARTICLE]: appended('Since {clinic.fonded}.') },
    /^articles\/plain-advice-1\.md:22: \{clinic\.fonded\} stands for nothing; it should be one of \{clinic\.name\}, /,
  ],
  [
    'a screen there is not, offered for a link without a page',
    {
      'pages/sitemap.yaml': (text) =>
        `${text}links: [{ title: FAQ, path: /faq, category: support, nearest: /gallery/before-after }]\n`,
    },
    /^pages\/sitemap\.yaml:\d+: links 1 \(FAQ\), nearest is "\/gallery\/before-after"; it should be one of those in the list of screens: \/, /,
  ],
  [
    'the flag of no country',
    {
      'testimonials.yaml': (text) =>
        `${text}international: [{ name: A, country: B, flag: 🇿🇿, rating: 5, quote: C, treatment: D }]\n`,
    },
    /^testimonials\.yaml:\d+: international 1 \(A\), flag is "🇿🇿"; it should be a country's flag as an emoji\.$/,
  ],
  [
    'a sketch of the map there is not',
    { 'clinic.yaml': (text) => text.replace(/^ +longitude: .*/m, '$&\n  sketch: A street') },
    /^clinic\.yaml:\d+: map\.sketch is "A street"; it should be left out, as there is no images\/map-sketch\.svg\.$/,
  ],
  [
    'a picture there is not',
    { 'doctors.yaml': (text) => text.replace(/^( +image:) .*/m, '$1 IMG_1.jpg') },
    /^doctors\.yaml:9: doctors 1 \(Dr\. Leena Gokhale\), image is "IMG_1\.jpg"; it should be the name of a file in images, and there is no images\/IMG_1\.jpg\.$/,
  ],
  [
    'a picture without a description',
    { 'doctors.yaml': (text) => text.replace(/^ +imageAlt: .*\n/m, '') },
    /^doctors\.yaml:\d+: doctors 1 \(Dr\. Leena Gokhale\), imageAlt is missing; it should be a sentence/,
  ],
  [
    'the mistakes of all files at once',
    {
      [ARTICLE]: (text) => text.replace('title:', 'titel:'),
      'team.yaml': (text) => text.replace('name:', 'nmae:'),
    },
    /^team\.yaml:2: .*\nteam\.yaml:3: .*nmae is .*\narticles\/plain-advice-1\.md:2: .*\narticles\/plain-advice-1\.md:3: titel is /,
  ],
  [
    'those of clinic.yaml alone, since the others name what is in it',
    { 'clinic.yaml': (text) => text.replace(/^name: .*/m, 'name: ""'), [ARTICLE]: () => 'no fields' },
    /^clinic\.yaml:\d+: name is ""; it should be the clinic's name, [^\n]*$/,
  ],
])('%s is told', async (_, changes, expected) => {
  expect(await told(changes)).toMatch(expected);
});

test('the emergency help leads to the part of an article that says more, and a service says a sign of it anew', async () => {
  const lists = await compiled(clinicWith({ 'urgent.yaml': withMore }));
  const { urgent } = await lists('urgent');
  expect(urgent.untilOpen[0]).toEqual({ ...MORE, more: { ...MORE.more, part: 'when-to-come' } });
  expect(urgent.hospital.signs[0]).toEqual(SIGN.shared);
  const { services } = await lists('services.server');
  const signsOf = (service: string) =>
    services.find(({ id }: { id: string }) => id === service).hospitalSigns;
  expect([signsOf(SIGN.service), signsOf('root-canal')]).toEqual([[SIGN.own], []]);
});

describe('what is on the site for a time', () => {
  // In Pune it is the second of March already.
  const NOW = new Date('2026-03-01T19:00:00Z');
  const dated = (line: string) => (text: string) => text.replace(/^date: .*/m, line);
  const changes = {
    'articles/plain-advice-1.md': dated('date: 2026-03-02\nuntil: 2026-03-02'),
    'articles/plain-advice-2.md': dated('date: 2026-03-03'),
    'articles/plain-advice-3.md': dated('date: 2026-01-05\nuntil: 2026-03-01'),
    'articles/plain-advice-4.md': dated('date: 2026-01-06\ndraft: true'),
    'clinic.yaml': (text: string) =>
      `${text}banner: { text: A free check, action: Book, from: 2026-03-02, until: 2026-03-08 }\n`,
  };
  const titles = (articles: { title: string }[]) => articles.map(({ title }) => title);

  test("is there on its days, by the build's clock in the clinic's zone", async () => {
    const folder = clinicWith(changes);
    const on = await compiled(folder, { now: NOW });
    expect(titles((await on('articles.server')).articles)).toEqual(['Plain advice, part 1']);
    expect((await on('articles.server')).articles[0]).not.toHaveProperty('until');
    expect((await on('facts')).facts.articles).toBe(1);
    expect((await on('texts')).texts.banner).toEqual({ text: 'A free check', action: 'Book' });

    const before = await compiled(folder, { now: new Date('2026-03-01T18:00:00Z') });
    expect(titles((await before('articles.server')).articles)).toEqual(['Plain advice, part 3']);
    expect((await before('texts')).texts).not.toHaveProperty('banner');
    expect(
      (await (await compiled(folder, { now: new Date('2026-03-08T18:30:00Z') }))('texts')).texts,
    ).not.toHaveProperty('banner');
  });

  test('stands in development with the reason why it is not there', async () => {
    const folder = clinicWith(changes);
    const on = await compiled(folder, { now: NOW, preview: true });
    expect(titles((await on('articles.server')).articles)).toEqual([
      '[from 2026-03-03] Plain advice, part 2',
      'Plain advice, part 1',
      '[a draft] Plain advice, part 4',
      '[ended 2026-03-01] Plain advice, part 3',
    ]);
    const said = await compileClinic(folder, testFolder(), { now: new Date('2026-03-01T18:00:00Z') });
    expect(said.join('\n').replaceAll(`${folder}/`, '')).toMatch(
      /^clinic\.yaml:\d+: not on the site \(from 2026-03-02\)\narticles\/plain-advice-1\.md:3: not on the site \(from 2026-03-02\)$/m,
    );
  });

  test('is linked to from nowhere, so that no day breaks the build', async () => {
    const link = appended('[More](/blog/plain-advice-2)');
    expect(await told({ [ARTICLE]: link })).toBe('nothing');
    const leads =
      /^articles\/plain-advice-1\.md:22: a link leads to "\/blog\/plain-advice-2"; it should be .* \(the blog and an article, once it is out and has no last day\)/;
    for (const line of [
      'date: 2999-01-01',
      'date: 2026-01-01\nuntil: 2999-01-01',
      'date: 2026-01-01\ndraft: true',
    ])
      expect(await told({ [ARTICLE]: link, 'articles/plain-advice-2.md': dated(line) })).toMatch(leads);
  });

  test('takes its picture with it, which is checked all the same', async () => {
    const [shared, own] = ['articles/how-to-brush-properly.webp', 'services/dental-implants.svg'];
    const picturing = (line: string, picture: string) => (text: string) =>
      dated(line)(text).replace(shared, picture);
    const delivered = async (line: string) => {
      const target = testFolder();
      await compileClinic(clinicWith({ [ARTICLE]: picturing(line, own) }), target);
      return Object.keys(JSON.parse(readFileSync(join(target, 'pictures.json'), 'utf8')));
    };
    expect(await delivered('date: 2026-01-11')).toContain(own);
    expect(await delivered('date: 2026-01-11\ndraft: true')).not.toContain(own);
    expect(await told({ [ARTICLE]: picturing('date: 2999-01-01', 'nowhere.webp') })).toMatch(
      /image is "nowhere\.webp"; it should be/,
    );
  });

  test('takes the blog with it, so that no day breaks a link to that either', async () => {
    const link = (text: string) =>
      appended('[More](/blog)')(text).replace(/^date: .*/m, '$&\nuntil: 2999-01-01');
    const others = (line: string) =>
      Object.fromEntries([2, 3, 4].map((at) => [`articles/plain-advice-${at}.md`, dated(line)]));
    expect(await told({ [ARTICLE]: link })).toBe('nothing');
    expect(await told({ [ARTICLE]: link, ...others('date: 2026-01-01\nuntil: 2999-01-01') })).toMatch(
      /a link leads to "\/blog"; it should be .* \(the blog and an article, once it is out/,
    );
  });

  test('does not end before it begins', async () => {
    expect(await told({ [ARTICLE]: dated('date: 2026-03-02\nuntil: 2026-03-01') })).toMatch(
      /^articles\/plain-advice-1\.md:7: until is "2026-03-01"; it should be a day not before `date`\.$/,
    );
  });
});

test('that the site serves an editor changes nothing that pages are made of; on one’s own machine it has no repository', async () => {
  const outputs = async (folder: string, preview = false) => {
    const target = testFolder();
    await compileClinic(folder, target, { preview });
    return new Map(
      globSync('**/*.*', { cwd: target }).map((file) => [file, readFileSync(join(target, file), 'utf8')]),
    );
  };
  const editors = ['editor.json', 'admin.ts', 'folder.ts'];
  const pages = (all: Map<string, string>) => [...all].filter(([file]) => !editors.includes(file)).toSorted();
  const published = await outputs(fixture);
  const without = clinicWith({ 'clinic.yaml': (text) => text.replace(/^editor: .*\n/m, '') });
  expect(pages(await outputs(without))).toEqual(pages(published));
  expect(JSON.parse(published.get('editor.json')!)).toMatchObject({ repository: { host: 'github' } });
  expect(JSON.parse((await outputs(fixture, true)).get('editor.json')!)).not.toHaveProperty('repository');
});
