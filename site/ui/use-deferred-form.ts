import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { takeFormValues } from '../client/next-page-data.ts';
import { copyValues, focusSame, HELD } from '../client/held-forms.ts';

/**
 * Takes over a form that client/held-forms.ts holds (`data-held-until-ready`): from now on our code checks it
 * instead of the browser. It keeps what was typed before, here or in another language, and a button that was
 * pressed before is pressed now.
 */
export function useDeferredForm(formRef: RefObject<HTMLFormElement | null>): void {
  const [delivered] = useState(deliveredForms);

  // React draws an island anew where the delivered one is not as it left it, as on a page that the browser
  // has translated. This is done before other effects, which read what the fields hold.
  useLayoutEffect(() => {
    const form = formRef.current!;
    const replaced = delivered.forms.find(({ isConnected }) => !isConnected);
    if (!replaced) return;
    copyValues(replaced, form);
    focusSame(delivered.focused, replaced, form);
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
    form.removeAttribute('data-waiting');
    const pressed = form.querySelector<HTMLButtonElement>('[data-pressed]');
    pressed?.removeAttribute('data-pressed');
    pressed?.click();
  }, [formRef]);
}

/** The forms that the page still holds, and where the focus is; nothing at build. */
function deliveredForms(): { forms: HTMLFormElement[]; focused: Element | null } {
  if (typeof document === 'undefined') return { forms: [], focused: null };
  return { forms: [...document.querySelectorAll<HTMLFormElement>(HELD)], focused: document.activeElement };
}
