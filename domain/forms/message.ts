import * as v from 'valibot';
import { cleanText, visibleLength } from '../text/clean-text.ts';
import { fieldSchema, issue, type FormField } from './form-field.ts';
import {
  isDialledLandline,
  isIndianMobile,
  normalizeIndianPhone,
  PHONE_PREFIX,
  withoutSeparators,
} from '../text/indian-phone.ts';

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
 * The phone numbers that a message accepts. The language of the page and the clinic decide.
 *
 * - `indian`: Indian mobile numbers; the field begins with the prefix +91.
 * - `international`: all numbers with a country code.
 * - `any`: both of these, Indian mobile numbers without a code, and Indian landline numbers with the zero and
 *   the area code.
 * - `abroad`: the same numbers as `international`, at a clinic outside India.
 */
export type Phones = 'indian' | 'international' | 'any' | 'abroad';

type Clinic = { address: { country: string }; foreignPhones?: boolean | undefined };

/** Returns the rule for phone numbers in messages, from the language's readers and the clinic. */
export function messagePhones(readers: Phones, { address, foreignPhones }: Clinic): Phones {
  if (address.country !== 'IN') return 'abroad';
  return readers === 'indian' && foreignPhones ? 'any' : readers;
}

// ITU-T E.164: at most 15 digits, including the country code.
const WITH_COUNTRY_CODE = /^((\+|00)[1-9]\d{6,14})?$/;

/** Returns the phone number as it is sent; empty if only the prefix was entered. */
function normalizePhone(typed: string, phones: Phones): string {
  const indian = normalizeIndianPhone(typed);
  return phones === 'indian' || (phones === 'any' && isEmptyOrIndian(indian)) ? indian : cleanText(typed);
}

/** Whether a normalized number is empty or an Indian mobile number. */
function isEmptyOrIndian(phone: string): boolean {
  return phone === '' || (phone.startsWith(PHONE_PREFIX) && isIndianMobile(phone.slice(PHONE_PREFIX.length)));
}

/** @param phone - a normalized number */
function isPhone(phone: string, phones: Phones): boolean {
  const compact = withoutSeparators(phone);
  const isIndian = (phones === 'indian' || phones === 'any') && isEmptyOrIndian(phone);
  const isLandline = phones === 'any' && isDialledLandline(compact);
  const hasCode = phones !== 'indian' && WITH_COUNTRY_CODE.test(compact);
  return isIndian || isLandline || hasCode;
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
 * Whether a message accepts a text as an e-mail address. An @ is enough. Only an address that
 * `isEmailAddress` accepts may be put into an e-mail header.
 */
function hasAtSign(email: string): boolean {
  return email.includes('@');
}

/**
 * Builds the schema of a message. Its fields are in the order of checking (docs/product.md, Messages and
 * enquiries).
 */
export function messageSchema(phones: Phones) {
  return v.object({
    name: v.pipe(fieldSchema('name'), v.check(isName, issue('invalid'))),
    phone: v.pipe(
      fieldSchema('phone'),
      v.transform((phone) => normalizePhone(phone, phones)),
      v.check((phone) => isPhone(phone, phones), issue('invalid')),
    ),
    email: v.pipe(fieldSchema('email'), v.check(hasAtSign, issue('invalid'))),
    message: v.pipe(fieldSchema('text'), v.minLength(MIN_MESSAGE_LENGTH, issue('too-short'))),
  } satisfies Record<MessageField, v.GenericSchema>);
}
