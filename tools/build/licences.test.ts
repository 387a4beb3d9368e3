import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licencesNotice, shippedLicences } from './licences.ts';

/** Licences that only require a website to deliver their notice. */
const ACCEPTED = 'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 OFL-1.1'.split(' ');

const licences = shippedLicences();

test('lists every dependency, transitive dependency and font', () => {
  const names = licences.map(({ name }) => name);
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  // scheduler is a dependency of react-dom; Eczar is a font.
  expect(names).toEqual(expect.arrayContaining(['scheduler', '@fontsource-variable/eczar']));
  expect(names).not.toContain('vitest');
  const notice = licencesNotice(licences);
  for (const { name, version } of licences) expect(notice).toContain(`\n${name} ${version} (`);
});

test('every licence requires only its notice', () => {
  const others = licences.filter(({ id }) => !ACCEPTED.includes(id));
  expect(others.map(({ name, id }) => `${name}: ${id}`)).toEqual([]);
});
