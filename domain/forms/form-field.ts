import * as v from 'valibot';
import { cleanText } from '../text/clean-text.ts';
import { MAX_EMAIL_LENGTH } from '../text/email-address.ts';

/** The kind of a form field. It decides the field's control and the relay's validation. */
export type FieldKind =
  | 'name'
  | 'email'
  | 'phone'
  | 'country'
  | 'choice'
  | 'date'
  | 'time'
  | 'checkbox'
  | 'text';

export type FormField = {
  kind: FieldKind;
  required: boolean;
  /** the minimum length of the value in characters, if more than one */
  minLength?: number;
};

/** The `type` and `autocomplete` (WCAG 1.3.5) of the `<input>` of each kind that has a single line. */
export const INPUTS = {
  name: { type: 'text', autocomplete: 'name' },
  email: { type: 'email', autocomplete: 'email' },
  phone: { type: 'tel', autocomplete: 'tel' },
  country: { type: 'text', autocomplete: 'country-name' },
  date: { type: 'date', autocomplete: undefined },
  time: { type: 'time', autocomplete: undefined },
} as const satisfies Record<
  Exclude<FieldKind, 'text' | 'choice' | 'checkbox'>,
  { type: string; autocomplete: string | undefined }
>;

/** The value of a checked checkbox. */
export const CHECKED = 'yes';

/** The `maxlength` of each kind's control, in UTF-16 code units. */
export const CONTROL_MAX_LENGTH: Record<FieldKind, number> = {
  name: 100,
  email: 254,
  phone: 30,
  country: 100,
  choice: 100,
  date: 100,
  time: 100,
  checkbox: 100,
  text: 5000,
};

/**
 * Returns the longest value of a kind that forms and the relay accept, in UTF-16 code units before cleaning.
 * Except for e-mail addresses, it is at least twice `CONTROL_MAX_LENGTH`. It is checked before all other
 * rules, so that these never process very long texts.
 */
export function maxAcceptedLength(kind: FieldKind): number {
  if (kind === 'email') return MAX_EMAIL_LENGTH;
  return kind === 'text' ? 10_000 : 200;
}

/**
 * Cleans a field's value for validation and sending (`cleanText`). Only the kind `text` keeps line breaks.
 */
export function cleanValue(kind: FieldKind, value: string): string {
  return cleanText(value, kind === 'text' ? 'many' : 'one');
}

/** Why a value is refused. `words/` has the sentences. */
export const ISSUE_CODES = [
  'too-long',
  'too-short',
  'invalid',
  'missing',
  'past',
  'too-soon',
  'too-far',
  'not-callable',
] as const;

export type IssueCode = (typeof ISSUE_CODES)[number];

/** The refused fields, in the order of checking. */
export type Issues<Field extends string> = Partial<Record<Field, IssueCode>>;

/** The values of a form, cleaned, or what is wrong with them. */
export type Checked<Field extends string, Values = Record<Field, string>> =
  | { values: Values }
  | { issues: Issues<Field> };

/** Gives a code its type, because valibot accepts any text as a message. */
export const issue = (code: IssueCode) => code;

/**
 * Builds the first part of a field's schema: the length limit, then the cleaning. No other rule sees a value
 * that is too long, because valibot does not run a transformation after an issue.
 */
export function fieldSchema(kind: FieldKind) {
  return v.pipe(
    v.optional(v.string(issue('invalid')), ''),
    v.maxLength(maxAcceptedLength(kind), issue('too-long')),
    v.transform((value) => cleanValue(kind, value)),
  );
}

/**
 * Checks the values of a form.
 *
 * @param schema - the schema of the form; its messages are issue codes, and its fields are in checking order
 * @param values - the values by field; values of unknown fields are ignored
 */
export function checkForm<Field extends string, Values extends Record<Field, string> = Record<Field, string>>(
  schema: v.GenericSchema<unknown, Values>,
  values: unknown,
): Checked<Field, Values> {
  const result = v.safeParse(schema, values);
  if (result.success) return { values: result.output };
  const found = Object.entries(v.flatten(result.issues).nested ?? {}) as [Field, [IssueCode]][];
  return { issues: Object.fromEntries(found.map(([field, [code]]) => [field, code])) as Issues<Field> };
}
