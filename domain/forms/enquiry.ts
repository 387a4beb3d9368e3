import * as v from 'valibot';
import { visibleLength } from '../text/clean-text.ts';
import { isEmailAddress } from '../text/email-address.ts';
import { fieldSchema, issue, type FieldKind, type FormField } from './form-field.ts';

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

const filled = (kind: FieldKind) =>
  v.pipe(
    fieldSchema(kind),
    v.check((value) => visibleLength(value) > 0, issue('missing')),
  );

/** The schema of an enquiry. */
export const enquirySchema = v.object({
  name: filled('name'),
  email: v.pipe(fieldSchema('email'), v.check(isEmailAddress, issue('invalid'))),
  phone: fieldSchema('phone'),
  country: filled('country'),
  treatment: fieldSchema('choice'),
  message: filled('text'),
} satisfies Record<EnquiryField, v.GenericSchema>);
