import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messageOf, testFolder } from '../../tests/helpers/files.ts';
import { TREATMENTS } from '../../tests/helpers/new-clinic-answers.ts';
import { edit, type Edit } from '../../tests/helpers/edit-files.ts';
import { checkFile } from '../../compile/validate.ts';
import { readYamlFile } from '../../compile/yaml-file.ts';
import { answersSchema } from './answers.ts';
import { createClinic } from './create-clinic.ts';
import { readGeneral } from './general.ts';

const EXAMPLE = 'general/answers.yaml';

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

const run = (...options: string[]) =>
  spawnSync(process.execPath, ['owner/new-clinic.ts', ...options], { encoding: 'utf8' });

test('the command writes the clinic, and says what it assumes and could promise', () => {
  const into = join(testFolder(), 'new');
  const { stdout } = run('--answers', EXAMPLE, '--into', into);
  expect(stdout).toMatch(/clinic\.yaml:\d+ {2}closed on Republic Day, Gandhi Jayanti only/);
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
