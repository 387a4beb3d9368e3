import { visibleLength } from './clean-text.ts';
import { isEmailAddress } from './email-address.ts';
import { firstInvalidField, type FormField, type Rule } from './form-field.ts';

/** The fields of an enquiry from abroad, in the form's order. */
export const ENQUIRY_FIELDS = {
  name: { kind: 'name', required: true },
  email: { kind: 'email', required: true },
  phone: { kind: 'phone', required: false },
  country: { kind: 'country', required: true },
  treatment: { kind: 'choice', required: false },
  message: { kind: 'text', required: true },
} as const satisfies Record<string, FormField>;

/**
 * What a form service is told that an enquiry is: the subject of the clinic's e-mail, on pages of all
 * languages.
 */
export const ENQUIRY_SUBJECT = 'International patient enquiry';

export type EnquiryField = keyof typeof ENQUIRY_FIELDS;

const isGiven = (value: string) => visibleLength(value) > 0;

const RULES: readonly Rule<EnquiryField>[] = [
  ['name', isGiven],
  ['email', isEmailAddress],
  ['country', isGiven],
  ['message', isGiven],
];

/** The first field at fault, or null. */
export function invalidEnquiryField(values: FormData): EnquiryField | null {
  return firstInvalidField(RULES, ENQUIRY_FIELDS, values);
}
