import { expect, test } from 'vitest';
import { flagDrawing } from './flags.server.ts';

test('a flag is drawn for every country, and for none that does not exist', () => {
  for (const emoji of ['🇳🇬', '🇬🇧', '🇦🇪', '🇰🇪', '🇪🇺'])
    expect.soft(flagDrawing(emoji), emoji).toMatch(/^<svg .*viewBox=.*<\/svg>$/s);
  expect(flagDrawing('🇬🇧')).not.toBe(flagDrawing('🇦🇪'));
  for (const none of ['🇿🇿', '🏳', 'NG', '']) expect.soft(flagDrawing(none), none).toBeNull();
});
