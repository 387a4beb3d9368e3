import { expect, test } from 'vitest';
import { readTheme } from './theme.ts';
import { townWindow } from './town-window.ts';

const own = {
  ground: '#fdfbf8',
  ink: '#1a121c',
  main: '#5d2e63',
  dark: '#2b1730',
  accent: '#4d7a3a',
  soft: '#e9e2ea',
};
const { drawing, still, style } = townWindow(readTheme('sample/theme.css', own).colors);

test('the still drawing of the town has the colours of the theme instead of variables', () => {
  expect(still).not.toContain('var(');
  expect(still).toContain('fill="#5d2e63"');
  // The moon and the lit windows belong to the night.
  expect(still).toContain('opacity="0"');
});

test('the style sheet sets colours that the drawing has', () => {
  const used = new Set(drawing.match(/--w-[a-z\d-]+/g));
  const set = [...style.matchAll(/(--w-[a-z\d-]+):/g)].map(([, name]) => name!);
  // The wall is outside the drawing, and the other two place the sun.
  const otherVariables = ['--w-wall', '--w-sun-x', '--w-sun-y'];
  expect(set.filter((name) => !used.has(name) && !otherVariables.includes(name))).toEqual([]);
});
