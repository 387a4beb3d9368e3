import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { takeFormValues } from '../client/next-page-data.ts';
import { copyFormState, focusSameControl, DEFERRED_FORM } from '../client/deferred-forms.ts';

/**
 * Takes over a form that client/deferred-forms.ts holds (`data-defer-submit`): from now on our code checks it
 * instead of the browser. It keeps what was typed before, here or in another language, and a button that was
 * pressed before is pressed now.
 */
export function useDeferredForm(formRef: RefObject<HTMLFormElement | null>): void {
  const [delivered] = useState(findDeliveredForms);

  // React draws an island anew where the delivered one is not as it left it, as on a page that the browser
  // has translated. This is done before other effects, which read what the fields hold.
  useLayoutEffect(() => {
    const form = formRef.current!;
    const replaced = delivered.forms.find(({ isConnected }) => !isConnected);
    if (!replaced) return;
    copyFormState(replaced, form);
    focusSameControl(delivered.focused, replaced, form);
  }, [delivered, formRef]);

  useEffect(() => {
    const form = formRef.current!;
    if (__SEVERAL_LANGUAGES__) {
      for (const [name, value] of takeFormValues()) {
        const control = form.elements.namedItem(name);
        if (!control || !('value' in control)) continue;
        // What has been typed here meanwhile is newer.
        if (!('defaultValue' in control) || control.value === control.defaultValue) control.value = value;
      }
    }
    form.noValidate = true;
    form.setAttribute('data-ready', '');
    form.removeAttribute('data-submit-pending');
    const pressed = form.querySelector<HTMLButtonElement>('[data-pending-button]');
    pressed?.removeAttribute('data-pending-button');
    pressed?.click();
  }, [formRef]);
}

/** The forms that the page still holds, and where the focus is; nothing at build. */
function findDeliveredForms(): { forms: HTMLFormElement[]; focused: Element | null } {
  if (typeof document === 'undefined') return { forms: [], focused: null };
  return { forms: [...document.querySelectorAll<HTMLFormElement>(DEFERRED_FORM)], focused: document.activeElement };
}
