import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { testFolder } from '../../tests/helpers/files.ts';
import { answersWith, TREATMENTS, writeNewClinic } from '../../tests/helpers/new-clinic-answers.ts';
import { createEdition } from '../../compile/edition.ts';
import { ENGLISH } from '../../compile/languages.ts';
import { textsOf } from '../../compile/readability.ts';
import { nameOf, readClinic, type ReadClinic } from '../../compile/read-clinic.ts';
import { checkRelations } from '../../compile/check-consistency.ts';
import { checkSample, readSample } from '../preflight/sample-leftovers.ts';
import { checkUnreviewedTexts } from '../preflight/unreviewed-texts.ts';
import { checkWording } from '../preflight/wording.ts';
import type { WrittenAnswers } from './answer-fields.ts';
import { promisesFor } from './create-clinic.ts';
import { readGeneral } from './general.ts';

/** Writes a clinic with these answers and reads it like the build. */
function readNewClinic(answers: Partial<WrittenAnswers>, promises: string[] = []): ReadClinic {
  const folder = join(testFolder(), 'new');
  writeNewClinic(folder, answers, promises);
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

test.each([[], TREATMENTS, ...TREATMENTS.map((id) => [id])].map((services) => ({ services })))(
  'builds with the treatments $services only, and makes no promises',
  ({ services }) => {
    const read = readNewClinic({ services });
    expect(read.services.length).toBe(services.length);
    expect(joinedTexts(read)).not.toMatch(
      /orthodontist plans|following morning|kept free|teeth whitening|children's dentist|from three/i,
    );
    expect(joinedTexts(read, /./)).not.toMatch(
      /in writing (before|with the plan)|price in writing|hygienist/i,
    );
  },
);

test('the home page names each treatment in a group', () => {
  const { groups } = readNewClinic({ services: TREATMENTS }).content.categories;
  const named = new Set(groups.flatMap(({ services }) => services));
  expect([...named].toSorted()).toEqual(TREATMENTS.toSorted());
  expect(groups.find(({ services }) => services.includes('dentures'))!.services).toContain('crowns-bridges');
});

test('texts about people suit one doctor and several', () => {
  expect(
    joinedTexts(
      readNewClinic({ services: ['root-canal'], doctors: [{ name: 'Dr. Asha Rao', qualifications: 'BDS' }] }),
    ),
  ).not.toMatch(
    /dentists|each of them|our doctors|whom you would|whom to see|whoever|one team|the people who/i,
  );
});

// tests/fixtures/clinic-alone tests the build.
test('a new language starts with the general translations', () => {
  const folder = join(testFolder(), 'new');
  writeNewClinic(folder, { services: ['root-canal'], languages: ['hi'] });
  const home = parse(readFileSync(join(folder, 'hi/pages/home.yaml'), 'utf8'));
  for (const text of [home.services.title, home.title, home.doctors.title]) expect(text).toMatch(/[ऀ-ॿ]/);
  expect(home.title).not.toContain('{founder.name}');
  const { description } = parse(readFileSync(join(folder, 'hi/pages/sitemap.yaml'), 'utf8'));
  expect(description).toBe('{clinic.area} के {clinic.name} के मुख्य पेज, खोज के साथ।');
});

test('shows each promise with its text', () => {
  const promises = promisesFor(readGeneral(), answersWith({ services: ['dental-implants'] }));
  const title = 'A call on the following morning';
  expect(promises).toContainEqual({ id: 'call-next-morning', title, files: ['categories.yaml'] });
  expect(promises.map(({ id }) => id)).not.toContain('orthodontist');
  for (const { title } of promises) expect(title).toMatch(/\S+ \S+ \S+/);
});

test('says of no text that somebody has checked it', () => {
  const { services } = readNewClinic({ services: ['root-canal', 'braces'] });
  for (const { data } of services) expect(data.reviewed).toBeUndefined();
});

test('keeps the selected promises and removes the others', () => {
  const without = joinedTexts(readNewClinic({ services: ['general-dentistry', 'root-canal'] }));
  expect(without).not.toMatch(/braces|aligner|implant|veneer|wisdom|whiten|child’s|invisalign/i);
  expect(without).toContain('Root canal treatment');
  const output = joinedTexts(
    readNewClinic({ services: ['root-canal', 'braces'], also: ['emergency'] }, ['times-for-pain']),
  );
  expect(output).toContain('Fixed braces');
  expect(output).toContain('Times kept free every day for pain');
  expect(output).not.toContain('Advice by phone');
});

test('writes a page for international patients if selected, without promises', async () => {
  const answers = { services: ['root-canal'], doctors: [{ name: 'Dr. Asha Rao', qualifications: 'BDS' }] };
  const without = readNewClinic(answers);
  expect(without.pageFiles.map(({ source }) => nameOf(source))).not.toContain('international-patients');
  expect(joinedTexts(without, /./)).not.toMatch(/abroad|international/i);
  const read = readNewClinic({ ...answers, also: ['abroad'] });
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
  expect(checkUnreviewedTexts(read, folder)).toContainEqual(
    expect.objectContaining({ kind: 'unread', place: page.source.path }),
  );
});
