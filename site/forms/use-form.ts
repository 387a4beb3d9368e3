import { useEffect, useEffectEvent, useState, type FormEvent, type RefObject } from 'react';
import type { Checked, Issues } from '../../domain/forms/form-field.ts';
import { useDeferredForm } from './use-deferred-form.ts';

type Options<Field extends string, Values> = {
  form: RefObject<HTMLFormElement | null>;
  /** checks the values of the form's controls by its schema */
  check: (values: FormData) => Checked<Field, Values>;
  /** whether a submit shows all issues, or the first one only */
  shows: 'all' | 'first';
  /** sends the cleaned values, and reports failures; returns the fields that the service refused, if any */
  send: (values: Values, submitter: HTMLElement | null) => Promise<Issues<Field> | undefined | void>;
  focus?: (control: HTMLElement | null) => void;
  /** called before a form is submitted that was submitted early, with what was typed in another language */
  onReady?: (typed: ReadonlyMap<string, string>) => void;
};

/**
 * Validates and sends a form. The controls hold the values, so that nothing is lost that was typed before
 * this code was loaded, or that a program filled in without an event. Issues disappear as soon as they are
 * fixed.
 *
 * @returns the issues to show; whether the form is being sent; handlers for the form; `recheck`, to call
 *   after code has changed a control; and `validate`, which checks one field
 */
export function useForm<Field extends string, Values = Record<Field, string>>(
  options: Options<Field, Values>,
) {
  const { form, check, shows, send, focus, onReady } = options;
  const [shown, setShown] = useState<{ issues: Issues<Field>; isNew?: boolean }>({ issues: {} });
  const { issues } = shown;
  const focusControl = useEffectEvent((control: HTMLElement | null) =>
    focus ? focus(control) : control?.focus(),
  );
  const [isSending, setIsSending] = useState(false);
  useDeferredForm(form, onReady);

  useEffect(() => {
    if (shown.isNew) focusControl(form.current!.querySelector<HTMLElement>('[aria-invalid="true"]'));
  }, [form, shown]);

  const currentIssues = (): Issues<Field> => {
    const checked = check(new FormData(form.current!));
    return 'issues' in checked ? checked.issues : {};
  };

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const checked = check(new FormData(form.current!));
    if ('issues' in checked) {
      const entries = Object.entries(checked.issues);
      const first = shows === 'all' ? entries : entries.slice(0, 1);
      return setShown({ issues: Object.fromEntries(first) as Issues<Field>, isNew: true });
    }
    setShown({ issues: {} });
    setIsSending(true);
    try {
      const refused = await send(checked.values, submitter);
      if (refused) setShown({ issues: refused });
    } finally {
      setIsSending(false);
    }
  }

  function recheck() {
    const names = Object.keys(issues) as Field[];
    if (names.length === 0) return;
    const current = currentIssues();
    const left = names.flatMap((name) => (current[name] ? [[name, current[name]]] : []));
    setShown({ issues: Object.fromEntries(left) as Issues<Field> });
  }

  function validate(field: Field) {
    afterClick(() => {
      const { [field]: code } = currentIssues();
      setShown(({ issues: { [field]: _fixed, ...others } }) => ({
        issues: { ...others, ...(code && { [field]: code }) } as Issues<Field>,
      }));
    });
  }

  return { issues, isSending, handlers: { onSubmit, onInput: recheck }, recheck, validate };
}

/**
 * Runs `action` now, or after the current click if the pointer is down. A message that appears during a click
 * would move the button away from the pointer, and the click would be lost.
 */
function afterClick(action: () => void) {
  if (!document.querySelector(':active')) action();
  else addEventListener('mouseup', () => setTimeout(action), { once: true });
}
