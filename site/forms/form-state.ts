/** Forms of islands, whose code may not be loaded yet (deferred-forms.ts). */
export const DEFERRED_FORM = 'form[data-defer-submit]';

/** Moves the focus from a control of one form to the control at the same position in another. */
export function focusSameControl(focused: Element | null, from: HTMLFormElement, to: HTMLFormElement): void {
  (to.elements[[...from.elements].indexOf(focused!)] as HTMLElement | undefined)?.focus();
}

/** Copies the values and the clicked button from one form to another that has the same controls. */
export function copyFormState(from: HTMLFormElement, to: HTMLFormElement): void {
  const controls = [...to.elements] as HTMLInputElement[];
  for (const [index, control] of controls.entries()) {
    const original = from.elements[index] as HTMLInputElement | undefined;
    if (!original) return;
    if (__HAS_PHOTOS__ && control.type === 'file') control.files = original.files;
    else control.value = original.value;
    if (original.checked) control.checked = true;
    control.toggleAttribute('data-pending-button', original.hasAttribute('data-pending-button'));
  }
}
