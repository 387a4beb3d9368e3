import type { ComponentProps } from 'react';
import { INPUTS, CONTROL_MAX_LENGTH, CHECKED, type FieldKind } from '../../domain/forms/form-field.ts';
import { controlLook } from '../ui/field.tsx';

/** Field kinds without options. */
export type ChoicelessKind = Exclude<FieldKind, 'choice' | 'checkbox'>;

type Props = ComponentProps<'input'> & { kind: FieldKind; rows?: number };

/** Form control for a kind of field; the children are the options of a choice. */
export function FormControl({ kind, rows, ...rest }: Props) {
  switch (kind) {
    case 'text':
      return (
        <textarea
          rows={rows}
          maxLength={CONTROL_MAX_LENGTH.text}
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
    case 'checkbox':
      return <input type="checkbox" value={CHECKED} className="m-1 size-6 shrink-0 accent-sea" {...rest} />;
    default: {
      const { type, autocomplete } = INPUTS[kind];
      const maxLength = autocomplete && CONTROL_MAX_LENGTH[kind];
      return (
        <input
          type={type}
          autoComplete={autocomplete}
          maxLength={maxLength}
          className={controlLook}
          {...rest}
        />
      );
    }
  }
}
