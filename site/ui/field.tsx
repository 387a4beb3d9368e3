import type { ReactNode } from 'react';
import { ui } from '#words/ui.ts';

/** The attributes that tie a control to its label, hint and message. */
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

/** A form field: label, hint, message and control, tied together by ids derived from `id`. */
export function Field({ id, label, hint, error, required = false, children }: FieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    // In a row of fields the labels stand on one line, and so do the controls.
    <div className={`flex h-full flex-col ${error ? 'border-s-4 border-error ps-4' : ''}`}>
      <label htmlFor={id} className="mb-auto pb-1 font-semibold text-sea-deep">
        <span>{label}</span>
        {!required && <span className="font-normal text-ink-soft"> {ui.optional}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-1 text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mb-1 font-semibold text-error">
          <span className="sr-only">{ui.error}</span>
          {error}
        </p>
      )}
      {children({ id, required, 'aria-invalid': Boolean(error), 'aria-describedby': described || undefined })}
    </div>
  );
}

/** The look of a text input, select or text area. */
export const controlLook =
  'w-full min-h-12 scroll-mt-44 scroll-mb-28 rounded-md border-2 border-sea-line bg-white px-4 py-2.5 text-ink placeholder:text-ink-soft hover:border-sea focus:border-sea aria-invalid:border-error disabled:border-sand disabled:bg-plaster-deep disabled:text-ink-soft';
