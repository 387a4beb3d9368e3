import { expect, test } from 'vitest';
import { flagDrawing } from './flags.server.ts';

test('returns an SVG for every country, and null for codes of no country', () => {
  for (const emoji of ['🇳🇬', '🇬🇧', '🇦🇪', '🇰🇪', '🇪🇺'])
    expect.soft(flagDrawing(emoji), emoji).toMatch(/^<svg .*viewBox=.*<\/svg>$/s);
  expect(flagDrawing('🇬🇧')).not.toBe(flagDrawing('🇦🇪'));
  for (const none of ['🇿🇿', '🏳', 'NG', '']) expect.soft(flagDrawing(none), none).toBeNull();
});
