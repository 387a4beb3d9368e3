import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { takeFormValues } from '../client/next-page-data.ts';
import { copyFormState, focusSameControl, DEFERRED_FORM } from './form-state.ts';

/**
 * Takes over a form with `data-defer-submit` (forms/deferred-forms.ts) when its code is loaded: the site
 * validates it instead of the browser. Keeps what was typed before, on this page or in another language, and
 * submits the form if the visitor already has.
 *
 * @param onReady - called before that, with what was typed in another language
 */
export function useDeferredForm(
  formRef: RefObject<HTMLFormElement | null>,
  onReady?: (typed: ReadonlyMap<string, string>) => void,
): void {
  const prepare = useEffectEvent((typed: ReadonlyMap<string, string>) => onReady?.(typed));
  const [delivered] = useState(findDeliveredForms);

  // React replaces the delivered HTML if it differs from what it expects, for example on a page that the
  // browser has translated. A layout effect, to run before the effects that read the fields.
  useLayoutEffect(() => {
    const form = formRef.current!;
    const replaced = delivered.forms.find(({ isConnected }) => !isConnected);
    if (!replaced) return;
    copyFormState(replaced, form);
    focusSameControl(delivered.focused, replaced, form);
  }, [delivered, formRef]);

  useEffect(() => {
    const form = formRef.current!;
    const typed = new Map(takeFormValues());
    for (const [name, value] of typed) {
      const control = form.elements.namedItem(name);
      if (!control || !('value' in control)) continue;
      if (__HAS_PHOTOS__ && 'type' in control && control.type === 'file') continue;
      // Keep what has been typed on this page: it is newer.
      if (!('defaultValue' in control) || control.value === control.defaultValue) control.value = value;
    }
    prepare(typed);
    form.noValidate = true;
    form.setAttribute('data-ready', '');
    form.removeAttribute('data-submit-pending');
    const button = form.querySelector<HTMLButtonElement>('[data-pending-button]');
    button?.removeAttribute('data-pending-button');
    button?.click();
  }, [formRef]);
}

/** The deferred forms of the page and the focused element; none during the build. */
function findDeliveredForms(): { forms: HTMLFormElement[]; focused: Element | null } {
  if (typeof document === 'undefined') return { forms: [], focused: null };
  return {
    forms: [...document.querySelectorAll<HTMLFormElement>(DEFERRED_FORM)],
    focused: document.activeElement,
  };
}
