/** What a field of a form holds: it decides the field's control, and what the relay takes for it. */
export type FieldKind = 'name' | 'email' | 'phone' | 'country' | 'choice' | 'date' | 'time' | 'tick' | 'text';

export type FormField = {
  kind: FieldKind;
  required: boolean;
  /** the fewest characters of its value, where more than one are asked for */
  minLength?: number;
};

/** The browser's own control of each kind that has one of a single line, and what it may fill in by itself (WCAG 1.3.5). */
export const INPUTS = {
  name: { type: 'text', autocomplete: 'name' },
  email: { type: 'email', autocomplete: 'email' },
  phone: { type: 'tel', autocomplete: 'tel' },
  country: { type: 'text', autocomplete: 'country-name' },
  date: { type: 'date', autocomplete: undefined },
  time: { type: 'time', autocomplete: undefined },
} as const satisfies Record<
  Exclude<FieldKind, 'text' | 'choice' | 'tick'>,
  { type: string; autocomplete: string | undefined }
>;

/** What a tick says; one that is not set says nothing. */
export const TICKED = 'yes';

/** The longest value of each kind, in UTF-16 units. */
export const MAX_LENGTH: Record<FieldKind, number> = {
  name: 100,
  email: 254,
  phone: 30,
  country: 100,
  choice: 100,
  date: 100,
  time: 100,
  tick: 100,
  text: 5000,
};

/** A field's rule, which holds for its value or not; the value comes without blanks around it. */
export type Rule<Field extends string> = readonly [field: Field, holds: (value: string) => boolean];

/** The field of the first rule that does not hold, or null. */
export function firstFault<Field extends string>(
  rules: readonly Rule<Field>[],
  values: FormData,
): Field | null {
  const broken = rules.find(([field, holds]) => !holds(String(values.get(field) ?? '').trim()));
  return broken?.[0] ?? null;
}
