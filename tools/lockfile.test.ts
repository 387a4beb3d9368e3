import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Locked = { link?: true; inBundle?: true; integrity?: string };

test('package-lock.json has a hash for every package, for all platforms', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>;
  };
  // The entry with the empty path is the project. A bundled package is part of another package's archive.
  const withoutHash = Object.entries(packages)
    .filter(([path, { link, inBundle }]) => path !== '' && !link && !inBundle)
    .filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
    .map(([path]) => path);
  expect(withoutHash).toEqual([]);
});
