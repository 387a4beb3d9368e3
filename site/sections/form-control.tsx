import type { ComponentProps } from 'react';
import { MAX_LENGTH, type FieldKind } from '../../domain/form-field.ts';
import { controlLook } from '../ui/field.tsx';

/** Its keyboard, and what the browser may fill in (WCAG 1.3.5). */
const INPUTS = {
  name: { type: 'text', autoComplete: 'name', maxLength: MAX_LENGTH.name },
  email: { type: 'email', autoComplete: 'email', maxLength: MAX_LENGTH.email },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: MAX_LENGTH.phone },
  country: { type: 'text', autoComplete: 'country-name', maxLength: MAX_LENGTH.country },
  date: { type: 'date' },
  time: { type: 'time' },
} satisfies Record<Exclude<FieldKind, 'text' | 'choice'>, ComponentProps<'input'>>;

/** A kind of field that needs no options beside it. */
export type ChoicelessKind = Exclude<FieldKind, 'choice'>;

type Props = ComponentProps<'input'> & { kind: FieldKind; rows?: number };

/** The control of a form's field by the kind of its value; the options of a choice are its children. */
export function FormControl({ kind, rows, ...rest }: Props) {
  switch (kind) {
    case 'text':
      return (
        <textarea
          rows={rows}
          maxLength={MAX_LENGTH.text}
          className={controlLook}
          {...(rest as ComponentProps<'textarea'>)}
        />
      );
    case 'choice':
      return (
        <select
          autoComplete="off"
          className={`${controlLook} select-caret`}
          {...(rest as ComponentProps<'select'>)}
        />
      );
    default:
      return <input {...INPUTS[kind]} className={controlLook} {...rest} />;
  }
}
