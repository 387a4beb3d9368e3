import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as always } from 'vitest';
import { NO_FIXTURES } from '../tests/fixtures/prepare.ts';
import { testFolder } from './compile/test-files.ts';
import { readHours } from './new-clinic.ts';

const test = always.skipIf(NO_FIXTURES);

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

/** What is said to somebody who types these answers, and which files there are afterwards. */
function answering(answers: Partial<typeof ANSWERS>): { said: string; written: string[] } {
  const folder = testFolder();
  const run = () =>
    execFileSync(process.execPath, ['scripts/new-clinic.ts', '--into', join(folder, 'new')], {
      input: Object.values({ ...ANSWERS, ...answers }).join('\n'),
      encoding: 'utf8',
      stdio: 'pipe',
    });
  let said: string;
  try {
    said = run();
  } catch (error) {
    said = (error as { stderr: string }).stderr;
  }
  return { said: said.trim(), written: readdirSync(folder) };
}

test('answers that are typed leave a clinic', () => {
  const { said, written } = answering({});
  expect(said).toContain("new/ is Kothrud Family Dental's now.");
  expect(written).toEqual(['new']);
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
  [{ badge: 'magic' }, /^A service .*: there is no clinic\/services\/magic\.md\.$/],
  [{ map: 'near the station' }, /^Latitude and longitude .*: "near the station" can't be used; /],
  [
    { postalCode: '12', phone: '2543 1234' },
    /^Postal code: "12" can't be used; it should be a postal code of six digits.*\nTelephone, .*: "2543 1234" can't be used; it should be a telephone number with the country's prefix/,
  ],
])('%j is told before anything is written', (answers, expected) => {
  const { said, written } = answering(answers);
  expect(said).toMatch(expected);
  expect(written).toEqual([]);
});

always('hours are read as they are spoken', () => {
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
