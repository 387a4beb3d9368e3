import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { messageOf, testFolder } from '../tests/helpers/files.ts';
import { clinicFile, readHours } from './new-clinic.ts';

const ANSWERS = {
  name: 'Kothrud Family Dental',
  siteUrl: 'https://kothrudfamily.example',
  founded: '2016',
  street: '12 Station Road',
  locality: 'Kothrud',
  city: 'Pune',
  region: 'Maharashtra',
  postalCode: '411038',
  phone: '+91 20 2543 1234',
  whatsapp: '',
  email: 'desk@kothrudfamily.example',
  hours: 'Tue-Sat 10-13:30 16:30-20:30',
  map: '',
  badge: '',
};

/** What is said to somebody who types these answers, and what there is afterwards. */
function answering(answers: Partial<typeof ANSWERS>): { said: string; written: string[] } {
  const folder = testFolder();
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['desk/new-clinic.ts', '--into', join(folder, 'new')],
    { input: Object.values({ ...ANSWERS, ...answers }).join('\n'), encoding: 'utf8' },
  );
  return { said: stdout + stderr, written: readdirSync(folder) };
}

test('a wrong answer is told and asked again at once', () => {
  const { said, written } = answering({ postalCode: '12\n411038' });
  expect(said).toMatch(
    /Postal code [^\n]*: \nPostal code: "12" can't be used; it should be a postal code of six digits, such as "400018"\.\n\nPostal code /,
  );
  expect(written).toEqual(['new']);
});

test('when no answer can be used nothing is written', () => {
  const { said, written } = answering({ postalCode: '12' });
  expect(said).toContain('Postal code: "12" can\'t be used;');
  expect(written).toEqual([]);
});

test.each<[Partial<typeof ANSWERS>, RegExp]>([
  [
    { hours: 'Foo 10-11' },
    /^Opening hours, .*: "Foo" names no days; it should be such as "Mon-Sat" or "Sun"\.$/,
  ],
  [
    { hours: 'Mon ten-eleven' },
    /^Opening hours, .*: "Mon ten-eleven" can't be used; it should be a 24-hour time/,
  ],
  [{ hours: '' }, /^Opening hours, .*: "" names no days/],
  [{ badge: 'magic' }, /^A service .*: there is no sample\/services\/magic\.md\.$/],
  [{ map: 'near the station' }, /^Latitude and longitude .*: "near the station" can't be used; /],
  [
    { postalCode: '12', phone: '2543 1234' },
    /^Postal code: "12" can't be used; it should be a postal code of six digits.*\nTelephone, .*: "2543 1234" can't be used; it should be a telephone number with the country's prefix/,
  ],
])('%j is told', (answers, expected) => {
  expect(messageOf(() => clinicFile({ ...ANSWERS, ...answers }))).toMatch(expected);
});

test.each<[string, number]>([
  ['Mon-Sat 8-20, Sun 8-12', 24],
  ['Tue-Sat 10-13:30 16:30-20:30', 72],
])('open %s, an answer is promised within %d hours', (hours, promised) => {
  const { promises } = parse(clinicFile({ ...ANSWERS, hours })) as {
    promises: { answerHours: number };
  };
  expect(promises.answerHours).toBe(promised);
});

test('hours are read as they are spoken', () => {
  const hours = readHours('Tue-Wed 9-13:30 16:30-20:30, Sunday 10:00-14:00');
  const twice = [
    { opens: '09:00', closes: '13:30' },
    { opens: '16:30', closes: '20:30' },
  ];
  expect(hours).toEqual({
    monday: [],
    tuesday: twice,
    wednesday: twice,
    thursday: [],
    friday: [],
    saturday: [],
    sunday: [{ opens: '10:00', closes: '14:00' }],
  });
});

test('the clinic of another copy of the project comes over as it is', () => {
  const from = testFolder();
  const into = join(from, 'new');
  const run = (folder: string) =>
    spawnSync(process.execPath, ['desk/new-clinic.ts', '--from', folder, '--into', into], {
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
