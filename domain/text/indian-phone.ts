import { cleanText } from './clean-text.ts';

/** The fixed beginning of the phone field (docs/product.md, Messages and enquiries). */
export const PHONE_PREFIX = '+91 ';

/**
 * Returns a text as a value of the phone field: '+91 ' and what else was entered. A complete Indian number in
 * another form ('098765 43210', '+91-98765-43210', '9876543210') becomes '+91 ' and its ten digits.
 * Everything else is left for validation, so that a foreign number is not mistaken for an Indian one.
 */
export function withPhonePrefix(text: string): string {
  return PHONE_PREFIX + nationalNumber(text.replace(/\+91 ?/, ''));
}

/**
 * Restores the prefix after an edit of the phone field. What was typed before or inside the prefix goes
 * behind it.
 *
 * @param before - the field's value, with its prefix, and where its caret or selection began
 * @param text - the value after the edit
 * @param caret - the position of the caret after the edit
 */
export function editPhone(
  before: { value: string; start: number },
  text: string,
  caret: number,
): { value: string; caret: number } {
  const behind = text.slice(caret);
  const from = Math.min(before.start, caret);
  const to = before.value.length - behind.length;
  const isOneEdit =
    from <= to &&
    before.value.startsWith(PHONE_PREFIX) &&
    before.value.endsWith(behind) &&
    before.value.startsWith(text.slice(0, from));
  // A program has filled in the field, or an edit was undone.
  if (!isOneEdit) return atEnd(withPhonePrefix(text), behind);
  const outsidePrefix = (at: number) => Math.max(at, PHONE_PREFIX.length);
  const head = before.value.slice(PHONE_PREFIX.length, outsidePrefix(from));
  const tail = before.value.slice(outsidePrefix(to));
  return atEnd(PHONE_PREFIX + nationalNumber(head + text.slice(from, caret) + tail), tail);
}

/** Puts the caret before what stood behind it, without its separators. */
function atEnd(value: string, behind: string): { value: string; caret: number } {
  return { value, caret: Math.max(PHONE_PREFIX.length, value.length - withoutSeparators(behind).length) };
}

/** Returns the number as it is sent; empty if there is only the prefix. */
export function normalizeIndianPhone(text: string): string {
  const phone = withPhonePrefix(text);
  return phone === PHONE_PREFIX ? '' : phone;
}

/** Cleans a number and removes the characters that only separate its digits. */
export function withoutSeparators(text: string): string {
  return cleanText(text).replace(/[\s()[\].-]/g, '');
}

/**
 * Whether an Indian number, given as its ten digits, is a mobile number. Landline numbers of a few cities,
 * such as Bengaluru's (80 …), look the same.
 */
export function isIndianMobile(digits: string): boolean {
  return /^[6-9]\d{9}$/.test(digits);
}

/**
 * Whether a number is an Indian landline's as it is dialled within India: zero, area code and number. After
 * the zero it has ten digits (National Numbering Plan 2003). Area codes that begin with 6 to 8 are not told
 * from mobile numbers here.
 *
 * @param compact - without separators
 */
export function isDialledLandline(compact: string): boolean {
  return /^0[1-5]\d{9}$/.test(compact);
}

function nationalNumber(text: string): string {
  const compact = withoutSeparators(text);
  const [, digits = ''] = /^(?:(?:\+|00)?91|0)?(\d{10})$/.exec(compact) ?? [];
  return isIndianMobile(digits) ? digits : compact.replace(/^\+91|^\+9?$/, '');
}
