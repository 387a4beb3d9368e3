import type { ReactNode } from 'react';
import { ui } from '#words/ui.ts';
import { WithNumbers } from './with-numbers.tsx';

/** The attributes that connect a control with its label, hint and error. */
export type ControlProps = {
  id: string;
  required: boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

type FieldProps = {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  required?: boolean;
  children: (control: ControlProps) => ReactNode;
};

/** A form field: label, hint, error and control, connected by ids derived from `id`. */
export function Field({ id, label, hint, error, required = false, children }: FieldProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    // Aligns labels at the top and controls at the bottom of a row of fields.
    <div className={`flex h-full flex-col ${error ? 'border-s-4 border-error ps-4' : ''}`}>
      <label htmlFor={id} className="label">
        <span>{label}</span>
        {!required && <span className="optional"> {ui.optional}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-0.5 text-small leading-snug text-ink-soft sm:mb-1">
          <WithNumbers text={hint} />
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error mb-1">
          <span className="sr-only">{ui.error}</span>
          <WithNumbers text={error} />
        </p>
      )}
      {children({
        id,
        required,
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy || undefined,
      })}
    </div>
  );
}

/** Class of a text input, select or text area (field.css). */
export const controlLook = 'control';
