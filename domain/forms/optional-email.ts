import type { ClinicFacts } from '../clinic/clinic.ts';
import { dialableNumber } from '../web/contact-links.ts';
import { cleanText } from '../text/clean-text.ts';
import { CONTROL_MAX_LENGTH } from './form-field.ts';
import type { Phones } from './message.ts';
import { isDialledLandline, isIndianMobile, withoutSeparators } from '../text/indian-phone.ts';

// Requests without an e-mail address, for clinics with `booking.email: optional` (docs/product.md, Patients
// without e-mail).

/** Whether a clinic accepts requests without an e-mail address. */
export function acceptsNoEmail({ booking }: Pick<ClinicFacts, 'booking'>): boolean {
  return booking.email === 'optional';
}

/** How a patient's number can be reached. */
export type Reach =
  /** an Indian mobile number, or one of another country, whose landlines cannot be told from mobiles */
  | 'messages'
  /** an Indian landline number, which takes no text messages */
  | 'landline'
  /** an Indian number that can be a landline or a mobile */
  | 'landlineOrMobile'
  /** a number of another country, or an Indian mobile number whose country code was forgotten */
  | 'foreignOrIndian';

/** `number` can be called (ITU-T E.164), such as '+919820012345'. */
type PatientNumber = { number: string; reach: Reach };

/**
 * Reads a telephone number that can be called: an Indian mobile number, an Indian landline number with its
 * zero and area code, or a number with its country code (ITU-T E.164).
 *
 * @param phones - whether a number without a country code is Indian
 * @returns null if the text is anything else
 */
export function readPatientNumber(typed: string, phones: Phones): PatientNumber | null {
  // A longer number would be cut in links.
  if (typed.length > CONTROL_MAX_LENGTH.phone || !/^\+?\d+$/.test(withoutSeparators(typed))) return null;
  const number = dialableNumber(typed);
  const [, withoutCode = ''] = /^(?:91|0)?(\d{10})$/.exec(number) ?? [];
  const isIndian = isIndianMobile(withoutCode) || isDialledLandline(number);
  if (phones === 'indian' && isIndian) return indianNumber(withoutCode, typed);
  const [, international] = /^(?:\+|00)(91[1-9]\d{9}|(?!91)[1-9]\d{7,14})$/.exec(number) ?? [];
  if (!international) return null;
  if (international.startsWith('91')) return indianNumber(international.slice('91'.length), typed);
  // '+98200 12345' is an Indian mobile number without its code, or eight digits after the code of Iran.
  const reach = isIndianMobile(international) ? 'foreignOrIndian' : 'messages';
  return { number: `+${international}`, reach };
}

/** Reads a number as `readPatientNumber` does, and returns the number only. */
export function callableNumber(typed: string, phones: Phones): string | null {
  return readPatientNumber(typed, phones)?.number ?? null;
}

/**
 * Area codes that begin like mobile numbers, with the first digits of the landline numbers there. No mobile
 * number begins with these digits (National Numbering Plan; libphonenumber). Four-digit area codes are not
 * included, because some mobile numbers begin with the same digits.
 */
const LANDLINE =
  /^(?:79(?:[1245]|3(?!13))|80(?:[2-4]|6[0-589]|7[19])|761[346]|(?:6(?:12|[2-47]1|5[17]|6[13]|74|80)|7(?:12|3[134]|5[15]|88)|8(?:16|2[014]|3[126]|6[136]|7[078]|83))[2-6]|884[2356]|891[3-6])/;

/** A zero that is dialled before a number within India. */
const TRUNK_ZERO = /^(?:(?:\+|00)?91)?0(?!0)/;

/** Two to four digits that are separate from the rest, as an area code is in '+91 8152 222 222'. */
const AREA_CODE_APART = /^\D*(?:(?:00)?91\D+)?[6-8]\d{1,3}\D+[2-7]/;

/** @param digits - the ten digits of an Indian number */
function indianNumber(digits: string, typed: string): PatientNumber {
  const number = `+91${digits}`;
  if (!isIndianMobile(digits) || LANDLINE.test(digits)) return { number, reach: 'landline' };
  // No area code begins with 9.
  if (digits.startsWith('9')) return { number, reach: 'messages' };
  const isWrittenAsLandline =
    TRUNK_ZERO.test(withoutSeparators(typed)) || AREA_CODE_APART.test(cleanText(typed));
  return { number, reach: isWrittenAsLandline ? 'landlineOrMobile' : 'messages' };
}

/** Whether a typed number belongs to another country. Its owner may be in another time zone. */
export function isFromAbroad(typed: string, phones: Phones): boolean {
  const number = callableNumber(typed, phones);
  return number !== null && !number.startsWith('+91');
}
