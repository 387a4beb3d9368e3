const REGIONAL_INDICATOR_A = 0x1f1e6;

/** The country (ISO 3166-1, two letters) whose flag an emoji is: two regional indicator symbols (Unicode, Annex B of UTS 51). */
export function countryOfFlag(emoji: string): string {
  return Array.from(emoji, (symbol) =>
    String.fromCharCode(symbol.codePointAt(0)! - REGIONAL_INDICATOR_A + 'A'.charCodeAt(0)),
  ).join('');
}
