import { cleanText, visibleLength } from './clean-text.ts';
import { firstInvalidField, type FormField, type Rule } from './form-field.ts';
import { isIndianMobile, normalizeIndianPhone, PHONE_PREFIX, withoutSeparators } from './indian-phone.ts';

/** The fields of a message to the clinic, in the form's order. */
export const MESSAGE_FIELDS = {
  name: { kind: 'name', required: true },
  email: { kind: 'email', required: true },
  phone: { kind: 'phone', required: false },
  message: { kind: 'text', required: true },
} as const satisfies Record<string, FormField>;

export type MessageField = keyof typeof MESSAGE_FIELDS;

export const MIN_MESSAGE_LENGTH = 10;

/**
 * The phone numbers that a message accepts, by the language of the page and by the clinic. `indian`: Indian
 * mobile numbers, with the prefix +91 preset. `international`: all numbers with a country code. `any`: both,
 * Indian numbers also without a code.
 */
export type Phones = 'indian' | 'international' | 'any';

// ITU-T E.164: at most 15 digits, including the country code.
const WITH_COUNTRY_CODE = /^((\+|00)[1-9]\d{6,14})?$/;

/** Returns the phone number as it is sent; empty if only the prefix was entered. */
export function normalizePhone(typed: string, phones: Phones): string {
  const indian = normalizeIndianPhone(typed);
  return phones === 'indian' || (phones === 'any' && isEmptyOrIndian(indian)) ? indian : cleanText(typed);
}

/** Whether a normalized number is empty or an Indian mobile number. */
function isEmptyOrIndian(phone: string): boolean {
  return phone === '' || (phone.startsWith(PHONE_PREFIX) && isIndianMobile(phone.slice(PHONE_PREFIX.length)));
}

function isPhone(typed: string, phones: Phones): boolean {
  const phone = normalizePhone(typed, phones);
  const isIndian = phones !== 'international' && isEmptyOrIndian(phone);
  const hasCode = phones !== 'indian' && WITH_COUNTRY_CODE.test(withoutSeparators(phone));
  return isIndian || hasCode;
}

/**
 * Whether a name has 2 to 50 characters, all of them letters of any script, with marks and joiners, or
 * spaces.
 */
function isName(name: string): boolean {
  const length = visibleLength(name);
  return length >= 2 && length <= 50 && /^(?:[\p{L}\p{M} ]|\u200c|\u200d)+$/u.test(name);
}

/**
 * Whether a text passes as the address of a message: an @ is enough, whatever is around it. Such an address
 * must not get into a header; `isEmailAddress` decides that.
 */
export function hasAtSign(email: string): boolean {
  return email.includes('@');
}

/** The rules in the order of checking (docs/product.md, Messages). */
const rulesFor = (phones: Phones): readonly Rule<MessageField>[] => [
  ['name', isName],
  ['phone', (phone) => isPhone(phone, phones)],
  ['email', hasAtSign],
  ['message', (message) => message.length >= MIN_MESSAGE_LENGTH],
];

/** Returns the first invalid field, or null. */
export function invalidMessageField(values: FormData, phones: Phones): MessageField | null {
  return firstInvalidField(rulesFor(phones), MESSAGE_FIELDS, values);
}
