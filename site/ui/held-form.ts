import { useEffect, type RefObject } from 'react';
import { takeTyped } from '../client/carried.ts';

/**
 * Takes over a form that client/early.ts holds (`data-held-until-ready`): from now on it is checked by our code instead of the
 * browser, holds what was typed into it in another language, and a button of it that was pressed before is pressed now.
 */
export function useHeldForm(formRef: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const form = formRef.current!;
    if (__SEVERAL_LANGUAGES__) {
      for (const [name, value] of takeTyped()) {
        const control = form.elements.namedItem(name);
        if (!control || !('value' in control)) continue;
        // What has been typed here meanwhile is newer.
        if (!('defaultValue' in control) || control.value === control.defaultValue) control.value = value;
      }
    }
    form.noValidate = true;
    form.setAttribute('data-ready', '');
    const pressed = form.querySelector<HTMLButtonElement>('[data-pressed]');
    pressed?.removeAttribute('data-pressed');
    pressed?.click();
  }, [formRef]);
}
