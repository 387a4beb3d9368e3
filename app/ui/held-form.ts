import { useEffect, type RefObject } from 'react';
import { takeTyped } from './typed.ts';

/**
 * Takes over a form that app/early-script.ts holds (`data-held-until-ready`): from now on it is checked by our code
 * instead of the browser, holds what was typed into it in another language, and is sent now if its button was pressed before.
 */
export function useHeldForm(formRef: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const form = formRef.current!;
    if (__SEVERAL_LANGUAGES__) {
      for (const [name, value] of takeTyped()) {
        const control = form.elements.namedItem(name);
        if (control && 'value' in control) control.value = value;
      }
    }
    form.noValidate = true;
    form.setAttribute('data-ready', '');
    if (form.hasAttribute('data-submitted-early')) {
      form.removeAttribute('data-submitted-early');
      form.requestSubmit();
    }
  }, [formRef]);
}
