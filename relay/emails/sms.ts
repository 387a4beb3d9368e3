// How a text is sent as an SMS (3GPP TS 23.038 and 23.040): in the GSM alphabet, or else in UCS-2, which has
// room for less than half as many letters.

/** The GSM alphabet. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡' +
    'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Characters of its extension, each as long as two others. */
const EXTENSION = new Set('\f^{}\\[~]|€');

const isGsm = (text: string) => Array.from(text).every((sign) => BASIC.has(sign) || EXTENSION.has(sign));

/** Characters in common use outside the GSM alphabet. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚‛′´`]/g, "'"],
  [/[“”„‟″«»]/g, '"'],
  [/\p{Pd}/gu, '-'],
  [/…/g, '...'],
  [/[·•]/g, '-'],
  [/\p{Zs}/gu, ' '],
];

/**
 * Replaces quotation marks, dashes, dots and accents that the GSM alphabet lacks, such as the apostrophe of
 * 'St. Mary’s'. A text that needs other letters, such as Hindi, stays as it is.
 */
export function inGsmAlphabet(text: string): string {
  let plain = text.normalize('NFC');
  for (const [signs, replacement] of PLAIN) plain = plain.replace(signs, replacement);
  plain = Array.from(plain, (sign) =>
    isGsm(sign) ? sign : sign.normalize('NFD').replace(/\p{M}/gu, ''),
  ).join('');
  return isGsm(plain) ? plain : text;
}

/** Returns the number of SMS that a text is sent as. */
export function smsParts(text: string): number {
  const [alone, each] = isGsm(text) ? [160, 153] : [70, 67];
  const sizes = Array.from(text, (sign) => (isGsm(text) ? (EXTENSION.has(sign) ? 2 : 1) : sign.length));
  if (sizes.reduce((sum, size) => sum + size, 0) <= alone) return 1;
  // A character of two units is not divided.
  let [parts, used] = [1, 0];
  for (const size of sizes) {
    if (used + size > each) [parts, used] = [parts + 1, 0];
    used += size;
  }
  return parts;
}
