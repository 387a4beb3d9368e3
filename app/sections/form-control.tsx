import type { ComponentProps } from 'react';
import { MAX_LENGTH, type FieldKind } from '../../domain/form-field.ts';
import { controlLook } from '../ui/field.tsx';

type TextKind = Exclude<FieldKind, 'choice'>;

/** Its keyboard, and what the browser may fill in (WCAG 1.3.5). */
const INPUTS = {
  name: { type: 'text', autoComplete: 'name', maxLength: MAX_LENGTH.name },
  email: { type: 'email', autoComplete: 'email', maxLength: MAX_LENGTH.email },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: MAX_LENGTH.phone },
  country: { type: 'text', autoComplete: 'country-name', maxLength: MAX_LENGTH.country },
  date: { type: 'date' },
  time: { type: 'time' },
} satisfies Record<Exclude<TextKind, 'text'>, ComponentProps<'input'>>;

type Props = ComponentProps<'input'> & { kind: TextKind; rows?: number };

/** The control of a form's field by the kind of its value. */
export function FormControl({ kind, rows, ...rest }: Props) {
  if (kind !== 'text') return <input {...INPUTS[kind]} className={controlLook} {...rest} />;
  const textarea = rest as ComponentProps<'textarea'>;
  return <textarea rows={rows} maxLength={MAX_LENGTH.text} className={controlLook} {...textarea} />;
}
