import * as drawings from 'country-flag-icons/string/3x2';
import { countryOfFlag } from '../../domain/clinic/testimonials.ts';

const DRAWINGS: Partial<Record<string, string>> = drawings;

/**
 * Returns the flag of an emoji as an SVG, because Windows and systems without an emoji font show flags as
 * letters or boxes.
 *
 * @param emoji - a flag, such as "🇳🇬"
 * @returns SVG markup with the aspect ratio 3:2; null if no country has these letters
 */
export function flagDrawing(emoji: string): string | null {
  return DRAWINGS[countryOfFlag(emoji)] ?? null;
}
