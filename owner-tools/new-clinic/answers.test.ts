import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messageOf, testFolder } from '../../tests/helpers/files.ts';
import { ANSWERS } from '../../tests/helpers/new-clinic-answers.ts';
import { createFileDialogue } from './answers.ts';
import { parseAnswers } from './facts.ts';

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

test('writes no clinic if an answer stays invalid', () => {
  expect(runWithAnswers({ postalCode: '12' }).files).toEqual(['new.answers.json']);
});

/** Runs the command with typed lines, again and again in the same folder. */
function openSession(): { into: string; type: (...lines: string[]) => string } {
  const into = join(testFolder(), 'new');
  const type = (...lines: string[]) => {
    const run = spawnSync(process.execPath, ['owner-tools/new-clinic.ts', '--into', into], {
      input: lines.map((line) => `${line}\n`).join(''),
      encoding: 'utf8',
    });
    return run.stdout + run.stderr;
  };
  return { into, type };
}

const LINES = Object.values(ANSWERS);

test('keeps the answers, goes on from there, and removes them once the clinic is written', () => {
  const { into, type } = openSession();
  expect(type(...LINES.slice(0, 5))).toContain('Your 5 answers are kept.');
  expect(type('maybe')).toMatch(
    /You answered 5 questions on \d+ \w+ \d{4}\. Go on from there\? \(yes\/no\): /,
  );
  const output = type('yes', ...LINES.slice(5));
  expect(output).not.toContain("The clinic's name");
  expect(output).toContain("is Kothrud Family Dental's now");
  expect(readFileSync(join(into, 'clinic.yaml'), 'utf8')).toContain('street: 12 Station Road');
  expect(existsSync(`${into}.answers.json`)).toBe(false);
});

test('starts again if the owner does not want the kept answers', () => {
  const { type } = openSession();
  type('Asha Dental');
  expect(type('no')).toContain("The clinic's name");
});

test('"back" asks the previous question again', () => {
  const { into, type } = openSession();
  const output = type('back', 'Asha Dentl', 'https://asha.example', 'Back', 'back', ...LINES, 'back', '', '');
  expect(output).toContain('This is the first question.');
  expect(output).toContain('Your answer was: https://asha.example\n');
  expect(output).toContain('Your answer was: Asha Dentl\n');
  // From the promises, back to the last question about the clinic.
  expect(output.match(/What stands beside the heading/g)).toHaveLength(2);
  expect(readFileSync(join(into, 'clinic.yaml'), 'utf8')).toContain('name: Kothrud Family Dental');
});

test('Ctrl+C says that the answers are kept', async () => {
  const { into, type } = openSession();
  const run = spawn(process.execPath, ['owner-tools/new-clinic.ts', '--into', into]);
  run.stdin.write('Asha Dental\n');
  let output = '';
  for await (const text of run.stdout.setEncoding('utf8')) {
    output += text;
    if (text.includes("The website's address")) run.kill('SIGINT');
  }
  expect(output).toContain('Your answer is kept.');
  expect(type('yes')).toContain('You answered one question on ');
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

test('refuses an answer that is neither yes nor no', () => {
  const whole = Object.entries(ANSWERS).map(([name, answer]) => `${name}: ${JSON.stringify(answer)}\n`);
  const read = (repository: string) => {
    const folder = testFolder({ 'answers.yaml': `${whole.join('')}repository: ${repository}\n` });
    return messageOf(() => createFileDialogue(join(folder, 'answers.yaml')));
  };
  expect(read('https://host.example/clinic.git')).toMatch(
    /answers\.yaml: repository: "https:.*" can't be used; it should be yes or no\.$/,
  );
  for (const answer of ['yes', 'No', '']) expect(read(answer)).toBe('nothing');
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
