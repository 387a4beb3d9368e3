import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { canonicalOf, everyScreen } from '../domain/screens.ts';

test.each(everyScreen().map(canonicalOf))('the screen %s has its page', (id) => {
  expect(existsSync(`site/screens/${id}/${id}.astro`)).toBe(true);
});
