import { cleanText } from './clean-text.ts';

/** The fixed beginning of the phone field (docs/product.md, Messages and enquiries). */
export const PHONE_PREFIX = '+91 ';

/**
 * Converts an entered text to a value of the phone field, which begins with '+91 '. A complete Indian number
 * in another form ('098765 43210', '+91-98765-43210', '9876543210') becomes '+91 ' and its ten digits.
 * Other texts are kept for validation, so that a foreign number is not mistaken for an Indian one.
 */
export function withPhonePrefix(text: string): string {
  return PHONE_PREFIX + nationalNumber(text.replace(/\+91 ?/, ''));
}

/**
 * Restores the prefix after an edit of the phone field. Text that was typed before or inside the prefix is
 * moved behind it.
 *
 * @param before - the field's value with its prefix, and where the caret or selection began
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
  // The field was filled in by a program, or an edit was undone.
  if (!isOneEdit) return atEnd(withPhonePrefix(text), behind);
  const outsidePrefix = (at: number) => Math.max(at, PHONE_PREFIX.length);
  const head = before.value.slice(PHONE_PREFIX.length, outsidePrefix(from));
  const tail = before.value.slice(outsidePrefix(to));
  return atEnd(PHONE_PREFIX + nationalNumber(head + text.slice(from, caret) + tail), tail);
}

/** Puts the caret before the text that was behind it. Separators do not count. */
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
 * Whether the ten digits of an Indian number are those of a mobile number. Landline numbers of a few cities,
 * such as Bengaluru (80 …), look the same.
 */
export function isIndianMobile(digits: string): boolean {
  return /^[6-9]\d{9}$/.test(digits);
}

/**
 * Whether a number is an Indian landline number with its zero and area code. Ten digits follow the zero
 * (National Numbering Plan 2003). Area codes that begin with 6 to 8 are not recognised, because mobile
 * numbers begin with the same digits.
 *
 * @param compact - the number without separators
 */
export function isDialledLandline(compact: string): boolean {
  return /^0[1-5]\d{9}$/.test(compact);
}

function nationalNumber(text: string): string {
  const compact = withoutSeparators(text);
  const [, digits = ''] = /^(?:(?:\+|00)?91|0)?(\d{10})$/.exec(compact) ?? [];
  return isIndianMobile(digits) ? digits : compact.replace(/^\+91|^\+9?$/, '');
}
