import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADVISES_MORE, prepareClinic, SIGN } from '../tests/fixtures/write-clinics.ts';
import { compileClinic } from './compile-clinic.ts';
import { edit, type Edit } from '../tests/helpers/edit-files.ts';
import { testFolder } from '../tests/helpers/files.ts';

const fixture = testFolder({}, afterAll);
const compiledFixture = testFolder({}, afterAll);
beforeAll(async () => {
  prepareClinic('small', fixture);
  await compileClinic(fixture, compiledFixture);
});

/** Creates a folder for compiled modules, with the fonts of the fixture, so that they are not made again. */
function targetFolder(): string {
  const target = testFolder();
  cpSync(join(compiledFixture, 'fonts'), join(target, 'fonts'), { recursive: true });
  return target;
}

/** Copies the fixture and changes some of its files. */
function clinicWith(...changes: Edit[]): string {
  const folder = testFolder();
  cpSync(fixture, folder, { recursive: true });
  edit(folder, ...changes);
  return folder;
}

/** Returns the mistakes in a changed copy of the fixture, without the folder; 'nothing' if there are none. */
async function mistakesWith(...changes: Edit[]): Promise<string> {
  const folder = clinicWith(...changes);
  const message = await compileClinic(folder, targetFolder()).then(
    () => 'nothing',
    (error: Error) => error.message,
  );
  return message.replaceAll(`${folder}/`, '');
}

async function compiled(folder = fixture, options?: Parameters<typeof compileClinic>[2]) {
  const target = targetFolder();
  await compileClinic(folder, target, options);
  // oxlint-disable-next-line typescript/no-explicit-any -- modules that the test created
  return (module: string): Promise<any> => import(/* @vite-ignore */ join(target, `${module}.ts`));
}

const ARTICLE = 'articles/plain-advice-1.md';
const BRACES = 'services/braces.md';
const DOCTOR = 'dr-leena-gokhale';
const appended = (file: string, line: string): Edit => [file, /\n*$/, `\n\n${line}\n`];

test('the site has the parts for which the clinic has data', async () => {
  const { facts } = await (await compiled())('facts');
  expect(facts.parts).toEqual({
    'in-pain': true,
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

test('lists without a file or entry are empty, and their part of the site does not exist', async () => {
  const lists = await compiled(clinicWith(['team.yaml', /[^]*/, '# nobody yet\n']));
  expect(await lists('awards.server')).toMatchObject({ awards: [] });
  expect(await lists('team.server')).toMatchObject({ team: [] });
  expect((await lists('facts')).facts.parts.team).toBe(false);
});

test('reports a missing clinic.yaml in one line', async () => {
  const folder = testFolder();
  await expect(compileClinic(folder, targetFolder())).rejects.toThrow(
    `${folder}/clinic.yaml: there is no such file; it should have the clinic's name, address and hours. To begin with one: npm run new-clinic`,
  );
});

test('warns in each build that there is no help for people in pain', async () => {
  const advice = async (folder: string) =>
    (await compileClinic(folder, targetFolder())).filter((line) => line.includes('urgent.yaml:'));
  expect(await advice(fixture)).toEqual([]);
  const SIGNS = /^hospitalSigns:\n(?: .*\n)+/m;
  const folder = clinicWith(
    ['urgent.yaml', /[^]+/, '# nothing yet\n'],
    ['services/braces.md', SIGNS, ''],
    ['services/wisdom-tooth-extraction.md', SIGNS, ''],
  );
  expect(await advice(folder)).toEqual([
    `${folder}/urgent.yaml: there is no such file, or nothing in it; patients in pain are told nothing of what to do, and of when to go to hospital.`,
  ]);
});

test('reports only that doctors.yaml has no list, although the founder is missing too', async () => {
  expect(
    await mistakesWith(
      ['doctors.yaml', /^doctors:$[^]+/m, 'doctors:\n  one: two\n'],
      ['clinic.yaml', /^phone:/m, 'founder: dr-leena-gokhale\nphone:'],
    ),
  ).toMatch(/^doctors\.yaml:\d+: doctors is fields \(.*\); it should be a list: [^\n]*$/);
});

test('sorts services by order and articles from the newest, as HTML with filled placeholders', async () => {
  const lists = await compiled(clinicWith(appended(ARTICLE, 'See you in {clinic.address.locality}.')));
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
    image: { stem: expect.stringMatching(/^\/pictures\/gallery\/clinic-lounge-/) },
  });
  expect(articles.at(-1).content).toContain('<p>See you in Kothrud.</p>');
  const { doctors } = await lists('doctors.server');
  expect(doctors[0].location).toBe('Kothrud Family Dental, Kothrud');
});

/** A link to a page that the clinic does not have, and a testimonial from a country that does not exist. */
const FAQ = '{ title: FAQ, path: /faq, category: support, nearest: /gallery/before-after }';
const ABROAD = '{ name: A, country: B, flag: 🇿🇿, rating: 5, quote: C, treatment: D }';

test.each<[...Edit, mistake: string]>([
  ['clinic.yaml', /$/, 'forms: pigeon\n', 'forms is "pigeon"; it should be how forms are delivered'],
  [
    'clinic.yaml',
    /$/,
    'reminders: { hours: 5 }\n',
    'reminders.hours is 5; it should be at least 2 hours more',
  ],
  ['clinic.yaml', /^ +longitude: .*/m, '$&\n  sketch: A', 'map.sketch is "A"; it should be left out'],
  [ARTICLE, DOCTOR, 'dr-who', 'author is "dr-who"; it should be one of those in doctors.yaml: dr-'],
  [ARTICLE, /^date: /m, 'procedure: braces\n$&', 'a service with a picture for each of its steps'],
  [BRACES, /^order: /m, 'formerly: [root-canal]\n$&', 'a name that nothing else has or had, and'],
  [BRACES, 'without-a-pause', 'no-id', 'hospitalSigns 1 (no-id), id is "no-id"; it should be one of'],
  ['urgent.yaml', /^( +)signs:\n/m, `$&$1  - ${JSON.stringify(SIGN.own)}\n`, 'one that no other entry has'],
  ['urgent.yaml', /Sit up /, `$&${'up '.repeat(27)}`, 'at most 55 words; it has 56'],
  ['urgent.yaml', '**Swelling**', '**Swelling*', 'with ** before and after its first words only'],
  ['doctors.yaml', '{clinic.name}', '{clinic.nmae}', '{clinic.nmae} stands for nothing; it should be'],
  [...appended(ARTICLE, '{clinic.fonded}'), '{clinic.fonded} stands for nothing; it should be one of {'],
  ['pages/sitemap.yaml', /$/, `links: [${FAQ}]\n`, 'links 1 (FAQ), nearest is "/gallery/before-after"'],
  ['testimonials.yaml', /$/, `international: [${ABROAD}]\n`, 'flag is "🇿🇿"; it should be'],
  ['doctors.yaml', /^( +image:) .*/m, '$1 a.jpg', 'doctors 1 (Dr. Leena Gokhale), image is "a.jpg"'],
  ['doctors.yaml', /^ +imageAlt: .*\n/m, '', 'doctors 1 (Dr. Leena Gokhale), imageAlt is missing; it should'],
])('reports a mistake with file and line: in %s, %s as %j', async (file, from, to, mistake) => {
  const [, place, rest] = /^(\S+):\d+: (.*)/.exec(await mistakesWith([file, from, to]))!;
  expect(place).toBe(file);
  expect(rest).toContain(mistake);
});

test.each<[string, Edit[], RegExp]>([
  [
    'a part that its article has not',
    [ADVISES_MORE, ['urgent.yaml', 'When to come', 'When to go']],
    /^urgent\.yaml:\d+: urgent\.untilOpen 1, more\.heading is "When to go"; it should be a heading of articles\/plain-advice-1\.md, word for word\.$/,
  ],
  [
    'the mistakes of all files at once',
    [
      [ARTICLE, 'title:', 'titel:'],
      ['team.yaml', 'name:', 'nmae:'],
    ],
    /^team\.yaml:2: .*\nteam\.yaml:3: .*nmae is .*\narticles\/plain-advice-1\.md:2: .*\narticles\/plain-advice-1\.md:3: titel is /,
  ],
  [
    'those of clinic.yaml alone, since the others name what is in it',
    [
      ['clinic.yaml', /^name: .*/m, 'name: ""'],
      [ARTICLE, /[^]*/, 'no fields'],
    ],
    /^clinic\.yaml:\d+: name is ""; it should be the clinic's name, [^\n]*$/,
  ],
  [
    'all that still names a service without a file, with the command that mends it,',
    [['services/braces.md', /^related:.*\n(?: .*\n)*|(?=^order: )/m, 'related: [magic, magic]\n']],
    /^services\/braces\.md:(\d+): 2 places name the service magic, which there is not: services\/braces\.md:\d+, .* npm run remove service magic takes it out/m,
  ],
])('reports %s', async (_, changes, expected) => {
  expect(await mistakesWith(...changes)).toMatch(expected);
});

describe('content with dates', () => {
  // In Pune, it is already 2 March.
  const NOW = new Date('2026-03-01T19:00:00Z');
  const dated = (file: string, line: string): Edit => [file, /^date: .*/m, line];
  const advice = (part: number) => `articles/plain-advice-${part}.md`;
  const changes = [
    dated(advice(1), 'date: 2026-03-02\nuntil: 2026-03-02'),
    dated(advice(2), 'date: 2026-03-03'),
    dated(advice(3), 'date: 2026-01-05\nuntil: 2026-03-01'),
    dated(advice(4), 'date: 2026-01-06\ndraft: true'),
    ['clinic.yaml', /$/, 'banner: { text: A check, action: Book, from: 2026-03-02, until: 2026-03-08 }\n'],
  ] satisfies Edit[];
  const titles = (articles: { title: string }[]) => articles.map(({ title }) => title);

  test('is on the site on its days, in the time zone of the clinic', async () => {
    const folder = clinicWith(...changes);
    const on = await compiled(folder, { now: NOW });
    expect(titles((await on('articles.server')).articles)).toEqual(['Plain advice, part 1']);
    expect((await on('articles.server')).articles[0]).not.toHaveProperty('until');
    expect((await on('facts')).facts.articles).toBe(1);
    expect((await on('texts')).texts.banner).toEqual({ text: 'A check', action: 'Book' });

    const before = await compiled(folder, { now: new Date('2026-03-01T18:00:00Z') });
    expect(titles((await before('articles.server')).articles)).toEqual(['Plain advice, part 3']);
    expect((await before('texts')).texts).not.toHaveProperty('banner');
    const after = await compiled(folder, { now: new Date('2026-03-08T18:30:00Z') });
    expect((await after('texts')).texts).not.toHaveProperty('banner');
  });

  test('is shown in development with the reason why it is hidden', async () => {
    const folder = clinicWith(...changes);
    const on = await compiled(folder, { now: NOW, preview: true });
    expect(titles((await on('articles.server')).articles)).toEqual([
      '[from 2026-03-03] Plain advice, part 2',
      'Plain advice, part 1',
      '[a draft] Plain advice, part 4',
      '[ended 2026-03-01] Plain advice, part 3',
    ]);
    const advice = await compileClinic(folder, targetFolder(), { now: new Date('2026-03-01T18:00:00Z') });
    expect(advice.join('\n').replaceAll(`${folder}/`, '')).toMatch(
      /^clinic\.yaml:\d+: not on the site \(from 2026-03-02\)\narticles\/plain-advice-1\.md:3: not on the site \(from 2026-03-02\)$/m,
    );
  });

  test('cannot be linked, so that no date breaks the build', async () => {
    const link = appended(ARTICLE, '[More](/blog/plain-advice-2)');
    expect(await mistakesWith(link)).toBe('nothing');
    const leads =
      /^articles\/plain-advice-1\.md:22: a link leads to "\/blog\/plain-advice-2"; it should be .* \(the blog and an article, once it is out and has no last day\)/;
    for (const line of [
      'date: 2999-01-01',
      'date: 2026-01-01\nuntil: 2999-01-01',
      'date: 2026-01-01\ndraft: true',
    ])
      expect(await mistakesWith(link, dated(advice(2), line))).toMatch(leads);
  });

  test('hides its picture too, which is still checked', async () => {
    const [shared, own] = ['gallery/clinic-lounge.webp', 'services/dental-implants.svg'];
    const delivered = async (...more: Edit[]) => {
      const target = targetFolder();
      await compileClinic(clinicWith([ARTICLE, shared, own], ...more), target);
      return Object.keys(JSON.parse(readFileSync(join(target, 'pictures.json'), 'utf8')));
    };
    expect(await delivered()).toContain(own);
    expect(await delivered(dated(ARTICLE, '$&\ndraft: true'))).not.toContain(own);
    expect(await mistakesWith(dated(ARTICLE, 'date: 2999-01-01'), [ARTICLE, shared, 'nowhere.webp'])).toMatch(
      /image is "nowhere\.webp"; it should be/,
    );
  });

  test('does not count for the blog, so that no date breaks a link to it', async () => {
    const link = [appended(ARTICLE, '[More](/blog)'), dated(ARTICLE, '$&\nuntil: 2999-01-01')];
    const others = [2, 3, 4].map((at) => dated(advice(at), 'date: 2026-01-01\nuntil: 2999-01-01'));
    expect(await mistakesWith(...link)).toBe('nothing');
    expect(await mistakesWith(...link, ...others)).toMatch(
      /a link leads to "\/blog"; it should be .* \(the blog and an article, once it is out/,
    );
  });

  test('must not end before it begins', async () => {
    expect(await mistakesWith(dated(ARTICLE, 'date: 2026-03-02\nuntil: 2026-03-01'))).toMatch(
      /^articles\/plain-advice-1\.md:7: until is "2026-03-01"; it should be a day not before `date`\.$/,
    );
  });
});

test('the editor has no repository in development', async () => {
  const repository = async (preview: boolean) => {
    const target = targetFolder();
    await compileClinic(fixture, target, { preview });
    return JSON.parse(readFileSync(join(target, 'editor.json'), 'utf8')).repository;
  };
  expect(await repository(false)).toMatchObject({ host: 'github' });
  expect(await repository(true)).toBeUndefined();
});

describe('a picture whose name has an accent', () => {
  const COMPOSED = 'café.webp'.normalize('NFC');
  const DECOMPOSED = COMPOSED.normalize('NFD');

  test.each([
    [COMPOSED, DECOMPOSED],
    [DECOMPOSED, COMPOSED],
  ])('is found in either form, and has one address', async (onDisk, inFile) => {
    const folder = clinicWith(['doctors.yaml', /image: .*/, `image: ${inFile}`]);
    const [picture] = globSync('**/*.webp', { cwd: join(folder, 'images') });
    cpSync(join(folder, 'images', picture!), join(folder, 'images', onDisk));
    const target = targetFolder();
    await compileClinic(folder, target);
    const pictures = JSON.parse(readFileSync(join(target, 'pictures.json'), 'utf8')) as Record<
      string,
      { stem: string }
    >;
    expect(Object.keys(pictures)).toContain(onDisk);
    expect(pictures[onDisk]!.stem).toMatch(/^\/pictures\/caf--[\da-f]{8}$/);
  });
});

test('warns once about a comment that may be text, in every language', async () => {
  const folder = clinicWith(['clinic.yaml', /^( +city: \w+)$/m, '$1 # by the sea']);
  expect(await compileClinic(folder, targetFolder())).toEqual([
    expect.stringMatching(/clinic\.yaml:\d+: "# by the sea" is a comment/),
  ]);
});
