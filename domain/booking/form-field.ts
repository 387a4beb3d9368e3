import { cleanText } from './clean-text.ts';
import { MAX_EMAIL_LENGTH } from './email-address.ts';

/** What a field of a form holds: it decides the field's control, and what the relay takes for it. */
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
  /** the fewest characters of its value, where more than one are asked for */
  minLength?: number;
};

/**
 * The browser's own control of each kind that has one of a single line, and what it may fill in by itself
 * (WCAG 1.3.5).
 */
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

/** What a tick says; one that is not set says nothing. */
export const CHECKED = 'yes';

/** The longest value of each kind that the site's controls take, in UTF-16 units. */
export const MAX_LENGTH: Record<FieldKind, number> = {
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
 * The longest value of a kind that forms and the relay accept, in UTF-16 units as it was sent: twice what the
 * controls take, and more. This is judged before any other rule, so that none of them sees a text of any
 * length.
 */
export function maxAcceptedLength(kind: FieldKind): number {
  if (kind === 'email') return MAX_EMAIL_LENGTH;
  return kind === 'text' ? 10_000 : 200;
}

/**
 * The value of a field as its rule judges it and as it is sent (`cleanText`); only a text keeps its lines.
 */
export function cleanValue(kind: FieldKind, value: string): string {
  return cleanText(value, kind === 'text' ? 'many' : 'one');
}

/** Cleans the values of a form's fields; others stay as they are. */
export function cleanFields(fields: Record<string, FormField>, values: FormData): void {
  for (const [name, { kind }] of Object.entries(fields)) {
    const value = values.get(name);
    if (typeof value === 'string') values.set(name, cleanValue(kind, value));
  }
}

/** A field's rule, which holds for its cleaned value or not. */
export type Rule<Field extends string> = readonly [field: Field, holds: (value: string) => boolean];

/**
 * The first field of a form at fault, in the order of its rules: one that is too long, or whose rule does not
 * hold.
 *
 * @returns the field's name, or null when there is none
 */
export function firstInvalidField<Field extends string>(
  rules: readonly Rule<Field>[],
  fields: Record<Field, FormField>,
  values: FormData,
): Field | null {
  const broken = rules.find(([field, holds]) => {
    const { kind } = fields[field];
    const value = String(values.get(field) ?? '');
    return value.length > maxAcceptedLength(kind) || !holds(cleanValue(kind, value));
  });
  return broken?.[0] ?? null;
}
