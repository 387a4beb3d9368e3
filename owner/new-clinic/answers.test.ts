import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { messageOf, testFolder } from '../../tests/helpers/files.ts';
import { answersWith, TREATMENTS } from '../../tests/helpers/new-clinic-answers.ts';
import { edit, type Edit } from '../../tests/helpers/edit-files.ts';
import { checkFile } from '../../compile/validate.ts';
import { readYamlFile } from '../../compile/yaml-file.ts';
import type { WrittenAnswers } from './answer-fields.ts';
import { answersSchema } from './answers.ts';
import { createClinic } from './create-clinic.ts';
import { readGeneral } from './general.ts';

const EXAMPLE = 'general/answers.yaml';
const DOCTOR = { name: 'Dr. Asha Rao', qualifications: 'BDS' };

/** Creates a clinic from the example with these edits. */
function createWith(...edits: [from: string | RegExp, to: string][]) {
  const folder = testFolder({ 'answers.yaml': readFileSync(EXAMPLE, 'utf8') });
  edit(folder, ...edits.map(([from, to]): Edit => ['answers.yaml', from, to]));
  const answers = checkFile(readYamlFile(join(folder, 'answers.yaml')), answersSchema(readGeneral()));
  return createClinic(readGeneral(), answers);
}

test('the example names all treatments, and a clinic is made of it', () => {
  const { services } = readYamlFile(EXAMPLE).data as { services: string[] };
  expect(services.toSorted()).toEqual(TREATMENTS.toSorted());
  expect([...createWith().keys()]).toEqual(expect.arrayContaining(['clinic.yaml', 'hi/services/braces.md']));
});

test.each<[from: string | RegExp, to: string, expected: RegExp]>([
  ['"411038"', '"12"', /answers\.yaml:\d+: address\.postalCode is "12"; it should be a postal code/],
  [
    '- braces',
    '- magic',
    /:\d+: services 6 is "magic"; it should be a treatment: general-dentistry, .*, orth/,
  ],
  ['badge: root-canal', 'badge: magic', /:\d+: badge is "magic"; it should be one of `services`/],
  ['  - root-canal\n', '', /:\d+: badge is "root-canal"; it should be one of `services`\.$/],
  ['[children,', '[martians,', /:\d+: also 1 is "martians"; it should be .*: children, emergency, abroad\.$/],
  [
    '[costs-in-writing,',
    '[costs,',
    /promises 1 is "costs"; it should be a promise in the texts: .*costs-in-writing/,
  ],
  [
    'place: street',
    'place: cellar',
    /access\.parking\.place is "cellar"; it should be where patients park: /,
  ],
  ['latitude: 18.5074', 'latitude: here', /map\.latitude is "here"; it should be the latitude in degrees/],
  [
    '  slotMinutes: 20',
    '  slotMinutes: many',
    /booking\.slotMinutes is "many"; it should be the minutes from one/,
  ],
  ['opens: "10:00"', 'opens: "ten"', /hours\.tuesday 1, opens is "ten"; it should be /],
  [/^name: .*$/m, '', /name is missing; it should be the clinic's name/],
  [
    /^phone: .*$/m,
    'phone: 020 2543 1234 / 35',
    /phone is "020 .*; it should be a telephone number with the coun/,
  ],
])('says what is wrong when %s is %s', (from, to, expected) => {
  expect(messageOf(() => createWith([from, to]))).toMatch(expected);
});

/** What the schema says of these answers, by the path of each. */
function faultsOf(answers: object) {
  const { issues = [] } = v.safeParse(answersSchema(readGeneral()), answers);
  return Object.fromEntries(
    issues.map(({ path = [], message }) => [path.map(({ key }) => key).join('.'), message]),
  );
}

test('a rule between fields is checked before all fields are there', () => {
  const address = { ...answersWith().address, country: 'AE' };
  expect(faultsOf({ address, phone: '12' }).phone).toMatch(/^a telephone number/);
  expect(faultsOf({ address, phone: '06 555 0142' })).not.toHaveProperty('phone');
});

test.each<[path: string, answers: Partial<WrittenAnswers>, expected: RegExp]>([
  ['colors', { colors: { main: '#ffd1e8', accent: '#4d7a3a' } }, /^darker colours/],
  ['booking.visitMinutes', { booking: { visitMinutes: 10 } }, /^at least booking\.slotMinutes/],
  ['reminders.hours', { reminders: { hours: 5 } }, /^at least 2 hours more/],
  ['fees.magic', { fees: { magic: { from: 1, to: 2 } } }, /^a treatment of the clinic: general-dentistry/],
  ['doctors.0.treats.0', { doctors: [{ ...DOCTOR, treats: ['magic'] }] }, /^a treatment of the clinic/],
  ['doctors.1.name', { doctors: [DOCTOR, DOCTOR] }, /^a name in Latin letters that no other entry has/],
  ['doctors.0.name', { doctors: [{ ...DOCTOR, name: 'डॉ. आशा राव' }] }, /^a name in Latin letters/],
  [
    'doctors.1.founder',
    {
      doctors: [
        { ...DOCTOR, founder: true },
        { ...DOCTOR, name: 'Dr. B C', founder: true },
      ],
    },
    /^true of one doctor only/,
  ],
  [
    'ownServices.0.title',
    { ownServices: [{ title: 'Braces', category: 'general', says: 'Wires.' }] },
    /^a name in Latin letters that no other/,
  ],
  ['specialHours.0.hours', { specialHours: [{ date: '12-31', hours: [] }] }, /^at least one sitting/],
])('says at %s what is wrong', (path, answers, expected) => {
  expect(faultsOf({ ...answersWith(), ...answers })[path]).toMatch(expected);
});

test('asks for the currency of fees where the country does not tell it', () => {
  const address = { ...answersWith().address, country: 'IS' };
  const consultation = { from: 10, to: 10 };
  expect(faultsOf({ ...answersWith(), address, consultation }).currency).toMatch(
    /^the currency of your fees/,
  );
  expect(faultsOf({ ...answersWith(), consultation })).toEqual({});
});

const run = (...options: string[]) =>
  spawnSync(process.execPath, ['owner/new-clinic.ts', ...options], { encoding: 'utf8' });

test('the command writes the clinic, and says what it assumes and could promise', () => {
  const into = join(testFolder(), 'new');
  const { stdout } = run('--answers', EXAMPLE, '--into', into);
  expect(stdout).toContain('\n  booking.slotMinutes: A visit can begin every 20 minutes.\n');
  expect(stdout).toContain('\n  call-next-morning: A call on the following morning\n');
  expect(stdout).not.toContain('\n  costs-in-writing: ');
  expect(stdout).toContain("is Sunrise Dental Care's now");
  expect(existsSync(join(into, 'clinic.yaml'))).toBe(true);
  expect(run().stderr).toContain('Copy general/answers.yaml');
});

test('a mistake leaves the clinic as it was', () => {
  const folder = testFolder({ 'new/clinic.yaml': 'name: Asha\n', 'answers.yaml': 'name: Asha\n' });
  const { status } = run('--answers', join(folder, 'answers.yaml'), '--into', join(folder, 'new'));
  expect(status).toBe(1);
  expect(readFileSync(join(folder, 'new/clinic.yaml'), 'utf8')).toBe('name: Asha\n');
});

test('--from copies a clinic unchanged', () => {
  const from = testFolder();
  const into = join(from, 'new');
  expect(run('--from', from, '--into', into).stderr).toContain('it has no clinic.yaml');
  mkdirSync(join(from, 'clinic/hi'), { recursive: true });
  writeFileSync(join(from, 'clinic/clinic.yaml'), 'name: Asha Dental # ours\n');
  writeFileSync(join(from, 'clinic/hi/clinic.yaml'), 'name: आशा\n');
  expect(run('--from', join(from, 'clinic'), '--into', into).stdout).toContain("is Asha Dental's now");
  expect(readFileSync(join(into, 'clinic.yaml'), 'utf8')).toBe('name: Asha Dental # ours\n');
  expect(readFileSync(join(into, 'hi/clinic.yaml'), 'utf8')).toBe('name: आशा\n');
});
