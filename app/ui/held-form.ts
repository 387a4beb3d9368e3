import { useEffect, type RefObject } from 'react';

/**
 * Takes over a form that app/early-script.ts holds (`data-held-until-ready`): from now on it is checked by our code
 * instead of the browser, and sent now if its button was pressed before.
 */
export function useHeldForm(formRef: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const form = formRef.current!;
    form.noValidate = true;
    form.setAttribute('data-ready', '');
    if (form.hasAttribute('data-submitted-early')) {
      form.removeAttribute('data-submitted-early');
      form.requestSubmit();
    }
  }, [formRef]);
}
