import { cleanText } from './clean-text.ts';

/** The fixed beginning of the phone field (docs/product.md, Messages). */
export const PHONE_PREFIX = '+91 ';

/**
 * Returns the value of the phone field after an edit: '+91 ' and what was entered after it. A complete Indian
 * number in another form ('098765 43210', '+91-98765-43210', '9876543210') becomes '+91 ' and its ten digits.
 * Everything else is left for validation, so that a foreign number is not mistaken for an Indian one.
 *
 * @param text - the value after the edit
 * @param deletedAt - the position of the caret, if the edit removed characters
 */
export function withPhonePrefix(text: string, deletedAt?: number): string {
  return PHONE_PREFIX + nationalNumber(deletedAt === undefined ? entered(text) : remaining(text, deletedAt));
}

/** Returns the number as it is sent; empty if there is only the prefix. */
export function normalizeIndianPhone(text: string): string {
  const phone = withPhonePrefix(text);
  return phone === PHONE_PREFIX ? '' : phone;
}

/** Cleans a number and removes the characters that only separate its digits. */
export function withoutSeparators(text: string): string {
  return cleanText(text).replace(/[\s().-]/g, '');
}

/**
 * Whether an Indian number, given as its ten digits, is a mobile number. Landline numbers of a few cities,
 * such as Bengaluru's (80 …), look the same.
 */
export function isIndianMobile(digits: string): boolean {
  return /^[6-9]\d{9}$/.test(digits);
}

function entered(text: string): string {
  return text.startsWith(PHONE_PREFIX) ? text.slice(PHONE_PREFIX.length) : text;
}

/** Returns the entered part after a deletion that may have removed a part of the prefix. */
function remaining(text: string, caret: number): string {
  // The prefix still has its space, or lacks only the space. Otherwise, the rest of the prefix ends at the
  // caret.
  const prefix = /^(\+?9?1? |\+91)/.exec(text);
  return text.slice(prefix ? prefix[0].length : caret);
}

function nationalNumber(text: string): string {
  const compact = withoutSeparators(text);
  const [, digits = ''] = /^(?:(?:\+|00)?91|0)?(\d{10})$/.exec(compact) ?? [];
  return isIndianMobile(digits) ? digits : compact.replace(/^\+91|^\+9?$/, '');
}
