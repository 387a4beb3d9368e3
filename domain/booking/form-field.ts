import { cleanText } from './clean-text.ts';
import { MAX_EMAIL_LENGTH } from './email-address.ts';

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
  /** the fewest characters of its value, if more than one */
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

/** Whether nothing is left of a value once it is cleaned. A value that is too long counts as filled. */
export function isEmptyValue(kind: FieldKind, value: string): boolean {
  return value.length <= maxAcceptedLength(kind) && cleanValue(kind, value) === '';
}

/** Cleans the values of the given fields in place; other values stay unchanged. */
export function cleanFields(fields: Record<string, FormField>, values: FormData): void {
  for (const [name, { kind }] of Object.entries(fields)) {
    const value = values.get(name);
    if (typeof value === 'string') values.set(name, cleanValue(kind, value));
  }
}

/** A rule for the cleaned value of a field. */
export type Rule<Field extends string> = readonly [field: Field, isValid: (value: string) => boolean];

/**
 * Finds the first field, in the order of the rules, that is too long or violates its rule.
 *
 * @returns the field's name, or null if all are valid
 */
export function firstInvalidField<Field extends string>(
  rules: readonly Rule<Field>[],
  fields: Record<Field, FormField>,
  values: FormData,
): Field | null {
  const violated = rules.find(([field, isValid]) => {
    const { kind } = fields[field];
    const value = String(values.get(field) ?? '');
    return value.length > maxAcceptedLength(kind) || !isValid(cleanValue(kind, value));
  });
  return violated?.[0] ?? null;
}
