import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { answersWith } from '../../tests/helpers/new-clinic-answers.ts';
import type { Answers, WrittenAnswers } from './answer-fields.ts';
import { clinicFile, doctorsFile } from './facts.ts';
import { readGeneral } from './general.ts';

/** The fields of clinic.yaml with these answers. */
const fieldsWith = (answers: Partial<WrittenAnswers> = {}) =>
  parse(clinicFile(readGeneral(), answersWith(answers))) as Record<string, unknown>;

/** The same sittings, such as '10:00-13:30 16:30-20:30', on each of these days. */
function weekOf(days: string[], sittings: string): Answers['hours'] {
  const periods = sittings.split(' ').map((sitting) => {
    const [opens, closes] = sitting.split('-') as [string, string];
    return { opens, closes };
  });
  const week = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
  return Object.fromEntries(
    week.map((day) => [day, days.some((each) => day.startsWith(each)) ? periods : []]),
  ) as Answers['hours'];
}

test.each([
  [['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'], '08:00-20:00', 24],
  [['tu', 'we', 'th', 'fr', 'sa'], '10:00-13:30 16:30-20:30', 72],
  [['sa', 'su', 'mo', 'tu', 'we', 'th'], '09:00-12:00 14:00-17:00 18:00-21:00', 36],
])('with the hours %j %s, promises an answer within %d hours', (days, sittings, promised) => {
  const { promises } = fieldsWith({ hours: weekOf(days, sittings) });
  expect(promises).toMatchObject({ answerHours: promised });
});

test.each([
  [
    { answerHours: 6, openHoursOnly: true },
    { answerHours: 6, openHoursOnly: true },
  ],
  [{ answerHours: 24 }, { answerHours: 24 }],
])('promises an answer as the owner says: %j', (answers, expected) => {
  expect(fieldsWith(answers).promises).toMatchObject(expected);
});

test('no appointment of a new clinic begins at closing time', () => {
  expect(fieldsWith()).toMatchObject({ booking: { closingTimeBookable: false } });
});

test.each([
  ['#6b2d5c', '#3f6b3a'],
  ['#1b4f8a', '#a8452a'],
  ['#7a1f1f', '#1f5c5c'],
  ['#8a5a00', '#44518c'],
  ['#333333', '#0b6e4f'],
])('derives six colours with sufficient contrast from %s and %s', (main, accent) => {
  expect(fieldsWith({ colors: { main, accent } })).toMatchObject({ colors: { main, accent } });
});

test('writes what stands beside the heading of the home page, hills unless another is chosen', () => {
  expect(fieldsWith()).toMatchObject({ view: 'hills' });
  expect(fieldsWith({ view: 'photo' })).toMatchObject({ view: 'photo' });
});

test('writes an address as it was given, also without a postal code', () => {
  const address = { street: 'Corniche Street', city: 'Sharjah', region: 'Sharjah', country: 'AE' };
  expect(fieldsWith({ address }).address).toEqual(address);
});

test('names closures and hours of single dates, for the owner to fill in', () => {
  const text = clinicFile(readGeneral(), answersWith());
  expect(text).toMatch(/# Days on which the clinic is closed[^]*\nclosures:/);
  expect(text).toMatch(/# Other hours on a date[^]*\nspecialHours: \[\]\n/);
});

test('does not call patients from abroad tourists', () => {
  expect(clinicFile(readGeneral(), answersWith({ also: ['abroad'] }))).not.toContain('Tourism');
});

test('writes access and doctors into the fields that pages show', () => {
  const access = { parking: { place: 'street' }, entrance: { steps: 3, lift: true } } as const;
  expect(fieldsWith({ access }).access).toEqual(access);
  const doctor = (name: string, qualifications: string) => ({ name, qualifications });
  const text = doctorsFile(
    readGeneral(),
    answersWith({ doctors: [doctor('Dr. Asha Rao', 'BDS'), doctor('Dr. Ráví Nair', 'BDS, MDS')] }),
  );
  expect(parse(text!)).toMatchObject({
    doctors: [
      { id: 'dr-asha-rao', name: 'Dr. Asha Rao', qualifications: 'BDS' },
      { id: 'dr-ravi-nair', name: 'Dr. Ráví Nair', qualifications: 'BDS, MDS' },
    ],
  });
});
