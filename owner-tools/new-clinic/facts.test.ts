import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { messageOf } from '../../tests/helpers/files.ts';
import { ANSWERS } from '../../tests/helpers/new-clinic-answers.ts';
import { clinicFile, doctorsFile, parseAnswers } from './facts.ts';
import { readGeneral } from './general.ts';

const GENERAL = readGeneral();

test.each([
  '022 2493 1234 / 35',
  '022 2493 1234/022 2493 1235',
  '2493 1234 / 35',
  '2493 1234-35',
  '98220 12345, 98220 12346',
  '98220 12345 98220 12346',
  '+44 20 7946 0958 / 59',
])('rejects several phone numbers in one answer: %j', (phone) => {
  expect(messageOf(() => clinicFile(GENERAL, parseAnswers({ ...ANSWERS, phone })))).toMatch(
    /^Telephone, .*can't be used; it should be a telephone number .*no second number, such as "\+91 98765 43210"/,
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
    /^The treatments .*: there is no "magic", "spells"; it should be some of: general-dentistry, /,
  ],
  [
    { badge: 'magic' },
    /^One of them .*: there is no "magic"; it should be some of: general-dentistry, .*, dentures\.$/,
  ],
  [
    { also: 'martians' },
    /^Which of these .*: there is no "martians"; it should be some of: children, emergency, abroad\.$/,
  ],
  [{ answer: 'soon' }, /^How soon .*: "soon" can't be used; it should be such as "24 hours" or "6 opening/],
  [{ answer: '0 hours' }, /^How soon .*: "0 hours" can't be used/],
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
  expect(messageOf(() => clinicFile(GENERAL, parseAnswers({ ...ANSWERS, ...answers })))).toMatch(expected);
});

test.each<[string, number]>([
  ['Mon-Sat 8-20, Sun 8-12', 24],
  ['Tue-Sat 10-13:30 16:30-20:30', 72],
  ['Sat-Thu 9-12, 14-17, 18-21', 36],
])('with the hours %s, promises an answer within %d hours', (hours, promised) => {
  const { promises } = parse(clinicFile(GENERAL, parseAnswers({ ...ANSWERS, hours }))) as {
    promises: { answerHours: number };
  };
  expect(promises.answerHours).toBe(promised);
});

test.each([
  ['6 opening hours', { answerHours: 6, openHoursOnly: true }],
  ['within a day', { answerHours: 24, openHoursOnly: undefined }],
])('promises an answer within %s', (answer, expected) => {
  const { answerHours, openHoursOnly } = (
    parse(clinicFile(GENERAL, parseAnswers({ ...ANSWERS, answer }))) as { promises: Record<string, unknown> }
  ).promises;
  expect({ answerHours, openHoursOnly }).toEqual(expected);
});

test('no appointment of a new clinic begins at closing time', () => {
  expect(parse(clinicFile(GENERAL, parseAnswers(ANSWERS)))).toMatchObject({
    booking: { closingTimeBookable: false },
  });
});

test.each([
  '#6b2d5c, #3f6b3a',
  '#1b4f8a, #a8452a',
  '#7a1f1f, #1f5c5c',
  '#8a5a00, #44518c',
  '#333333, #0b6e4f',
])('derives six colours with sufficient contrast from %s', (colors) => {
  const [main, accent] = colors.split(', ');
  expect(parse(clinicFile(GENERAL, parseAnswers({ ...ANSWERS, colors })))).toMatchObject({
    colors: { main, accent },
  });
});

test('writes what stands beside the heading of the home page, hills unless another is chosen', () => {
  expect(parse(clinicFile(GENERAL, parseAnswers(ANSWERS)))).toMatchObject({ view: 'hills' });
  const file = clinicFile(GENERAL, parseAnswers({ ...ANSWERS, view: 'photo' }));
  expect(parse(file)).toMatchObject({ view: 'photo' });
});

test('does not call patients from abroad tourists', () => {
  expect(clinicFile(GENERAL, parseAnswers({ ...ANSWERS, also: 'abroad' }))).not.toContain('Tourism');
});

test('writes access and doctors into the fields that pages show', () => {
  const { access } = parse(
    clinicFile(GENERAL, parseAnswers({ ...ANSWERS, parking: 'street', entrance: '3 steps, lift' })),
  );
  expect(access).toEqual({ parking: { place: 'street' }, entrance: { steps: 3, lift: true } });
  const { doctors } = parse(doctorsFile(GENERAL, 'Dr. Asha Rao, BDS; Dr. Ravi Nair, BDS, MDS')!);
  expect(doctors).toMatchObject([
    { id: 'dr-asha-rao', name: 'Dr. Asha Rao', qualifications: 'BDS' },
    { id: 'dr-ravi-nair', name: 'Dr. Ravi Nair', qualifications: 'BDS, MDS' },
  ]);
  expect(() => doctorsFile(GENERAL, 'Dr. Rao')).toThrow('"Dr. Rao" can\'t be used');
});
