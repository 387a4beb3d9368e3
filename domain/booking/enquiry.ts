import { visibleLength } from './clean-text.ts';
import { isEmailAddress } from './email-address.ts';
import { firstInvalidField, type FormField, type Rule } from './form-field.ts';

/** The fields of an enquiry of international patients, in the form's order. */
export const ENQUIRY_FIELDS = {
  name: { kind: 'name', required: true },
  email: { kind: 'email', required: true },
  phone: { kind: 'phone', required: false },
  country: { kind: 'country', required: true },
  treatment: { kind: 'choice', required: false },
  message: { kind: 'text', required: true },
} as const satisfies Record<string, FormField>;

/** The subject that is sent to a form service; the same in all languages, because the clinic reads it. */
export const ENQUIRY_SUBJECT = 'International patient enquiry';

export type EnquiryField = keyof typeof ENQUIRY_FIELDS;

const isFilled = (value: string) => visibleLength(value) > 0;

const RULES: readonly Rule<EnquiryField>[] = [
  ['name', isFilled],
  ['email', isEmailAddress],
  ['country', isFilled],
  ['message', isFilled],
];

/** Returns the first invalid field, or null. */
export function invalidEnquiryField(values: FormData): EnquiryField | null {
  return firstInvalidField(RULES, ENQUIRY_FIELDS, values);
}
