import * as drawings from 'country-flag-icons/string/3x2';

const DRAWINGS: Partial<Record<string, string>> = drawings;

const REGIONAL_INDICATOR_A = 0x1f1e6;

/**
 * A flag as a picture of its own: Windows, and systems without a font of emoji, show a flag as two letters or boxes.
 *
 * @param emoji - two regional indicator symbols (Unicode, Annex B of UTS 51), e.g. "🇳🇬"
 * @returns its SVG, three wide to two high; null where no country has these letters
 */
export function flagDrawing(emoji: string): string | null {
  const letters = Array.from(emoji, (symbol) =>
    String.fromCharCode(symbol.codePointAt(0)! - REGIONAL_INDICATOR_A + 'A'.charCodeAt(0)),
  );
  return DRAWINGS[letters.join('')] ?? null;
}
