import { cleanText, visibleLength } from './clean-text.ts';
import { isEmailAddress } from './email-address.ts';
import { firstInvalidField, type FormField, type Rule } from './form-field.ts';
import { normalizeIndianPhone, withoutSeparators } from './indian-phone.ts';

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
 * What telephone numbers a language's readers are expected to have, and a message takes: an Indian mobile's
 * alone, with its prefix assumed, or any with its country's code.
 */
export type Phones = 'indian' | 'international';

/** The phone as it is sent: nothing for a prefix alone. */
export function normalizePhone(typed: string, phones: Phones): string {
  return phones === 'indian' ? normalizeIndianPhone(typed) : cleanText(typed);
}

const PHONES: Record<Phones, RegExp> = {
  indian: /^(\+91 [6-9]\d{9})?$/,
  // ITU-T E.164: 15 digits at most, the country's code among them.
  international: /^((\+|00)[1-9]\d{6,14})?$/,
};

function isPhone(typed: string, phones: Phones): boolean {
  const phone = normalizePhone(typed, phones);
  return PHONES[phones].test(phones === 'indian' ? phone : withoutSeparators(phone));
}

/** Letters of every script, with their marks and joiners, and spaces. */
function isName(name: string): boolean {
  const length = visibleLength(name);
  return length >= 2 && length <= 50 && /^(?:[\p{L}\p{M} ]|\u200c|\u200d)+$/u.test(name);
}

/** In the order of checking (docs/product.md, Messages). */
const rulesFor = (phones: Phones): readonly Rule<MessageField>[] => [
  ['name', isName],
  ['phone', (phone) => isPhone(phone, phones)],
  ['email', isEmailAddress],
  ['message', (message) => message.length >= MIN_MESSAGE_LENGTH],
];

/** The first field at fault, or null. */
export function invalidMessageField(values: FormData, phones: Phones): MessageField | null {
  return firstInvalidField(rulesFor(phones), MESSAGE_FIELDS, values);
}
