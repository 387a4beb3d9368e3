import * as drawings from 'country-flag-icons/string/3x2';
import { countryOfFlag } from '../../domain/clinic/testimonials.ts';

const DRAWINGS: Partial<Record<string, string>> = drawings;

/**
 * A flag as a picture of its own: Windows, and systems without a font of emoji, show a flag as two letters or boxes.
 *
 * @param emoji - e.g. "🇳🇬"
 * @returns its SVG, three wide to two high; null where no country has these letters
 */
export function flagDrawing(emoji: string): string | null {
  return DRAWINGS[countryOfFlag(emoji)] ?? null;
}
