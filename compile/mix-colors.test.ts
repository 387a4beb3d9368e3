import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { OwnColors } from '../domain/clinic/colors.ts';
import { messageOf } from '../tests/helpers/files.ts';
import { SAMPLE_FOLDER } from './clinic-folder.ts';
import { readTheme } from './theme.ts';

function themeOf(own: OwnColors) {
  return readTheme(join(SAMPLE_FOLDER, 'theme.css'), own);
}

const PLUM_AND_GREEN = {
  ground: '#faf7f5',
  ink: '#2a1f2b',
  main: '#6b2d5c',
  dark: '#33142d',
  accent: '#3f6b3a',
  soft: '#ecdde8',
};
const GREYS = { ...PLUM_AND_GREEN, main: '#555555', dark: '#222222', accent: '#666666', soft: '#e4e4e4' };

test.each([
  ['plum and green', PLUM_AND_GREEN],
  ['greys', GREYS],
])('mixes readable colours from six (%s)', (_, own) => {
  const { colors } = themeOf(own);
  expect(colors).toMatchObject({
    plaster: own.ground,
    sea: own.main,
    night: own.dark,
    'mist-deep': own.soft,
  });
});

test('does not mix a colour that the owner names', () => {
  const named = { sill: '#dddddd' };
  expect(themeOf({ ...PLUM_AND_GREEN, named }).colors.sill).toBe('#dddddd');
});

test('reports once, with its name and place, a colour that no mixture makes readable', () => {
  expect(messageOf(() => themeOf({ ...PLUM_AND_GREEN, main: '#c9a3c0' }))).toMatch(
    /^colors in clinic\.yaml: main \(#c9a3c0\) on --color-white \(#\w+\) has a contrast of 2\.\d+:1; it should be 4\.5:1 or more\.$/,
  );
});
