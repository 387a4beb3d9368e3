import { cleanText } from './clean-text.ts';

/** What the phone field starts with, and keeps (docs/product.md, Messages). */
export const PHONE_PREFIX = '+91 ';

/**
 * The text a phone field should hold after an edit: '+91 ' and what was entered after it. A whole Indian
 * number in another shape ('098765 43210', '+91-98765-43210', '9876543210') becomes '+91 ' and its ten
 * digits; anything else is kept for the check to judge, so that no foreign number is taken for an Indian one.
 *
 * @param text - what the field holds now
 * @param deletedAt - where the caret stands, when the edit took something away
 */
export function withPhonePrefix(text: string, deletedAt?: number): string {
  return PHONE_PREFIX + nationalNumber(deletedAt === undefined ? entered(text) : remaining(text, deletedAt));
}

/** What is sent: nothing when there is only the prefix. */
export function normalizeIndianPhone(text: string): string {
  const phone = withPhonePrefix(text);
  return phone === PHONE_PREFIX ? '' : phone;
}

/** A cleaned number without what only separates its digits. */
export function withoutSeparators(text: string): string {
  return cleanText(text).replace(/[\s().-]/g, '');
}

function entered(text: string): string {
  return text.startsWith(PHONE_PREFIX) ? text.slice(PHONE_PREFIX.length) : text;
}

/** What stood after the prefix and still stands there, when a part of the prefix may have been deleted. */
function remaining(text: string, caret: number): string {
  // The prefix's space is there, or only the space has gone; else everything up to the caret is left of the
  // prefix.
  const prefix = /^(\+?9?1? |\+91)/.exec(text);
  return text.slice(prefix ? prefix[0].length : caret);
}

function nationalNumber(text: string): string {
  const compact = withoutSeparators(text);
  const whole = /^(?:(?:\+|00)?91|0)?([6-9]\d{9})$/.exec(compact);
  return whole?.[1] ?? compact.replace(/^\+91|^\+9?$/, '');
}
