import { afterPaint } from '../client/timing.ts';

/**
 * Adds to the dialogs (popovers with `role="dialog"`) what the browser does not do automatically: the page
 * behind them is inert, and a click outside closes them. A link in one of the header's popovers closes it, so
 * that it is closed when the visitor comes back to the page.
 */
export function enhanceDialogs(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const dialog = target.closest<HTMLElement>('.dialog');
    if (dialog === target) dialog.hidePopover();
    if (target.closest('a')) target.closest<HTMLElement>('header [popover]')?.hidePopover();
  });

  for (const dialog of document.querySelectorAll<HTMLElement>('[popover][role="dialog"]')) {
    dialog.addEventListener('toggle', () => {
      // A click outside leaves the focus on an element that contains the dialog.
      if (!isOpen(dialog) && document.activeElement?.contains(dialog)) openerOf(dialog)?.focus();
      // After the paint, because `inert` makes the browser restyle the whole page.
      afterPaint(() => updateInert(dialog));
    });
    if (isOpen(dialog)) updateInert(dialog);
    // The browser returns the focus to the button that opened it, which must not be inert then.
    dialog.addEventListener('beforetoggle', () => {
      for (const sibling of siblingsOf(dialog)) sibling.removeAttribute('inert');
    });
  }
}

function isOpen(dialog: HTMLElement): boolean {
  return dialog.matches(':popover-open');
}

function openerOf(dialog: HTMLElement): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>(`[popovertarget="${dialog.id}"]`);
  return Array.from(buttons).find((button) => !dialog.contains(button));
}

/** Makes everything outside of an open dialog inert, and nothing once it is closed. */
function updateInert(dialog: HTMLElement) {
  for (let element: Element = dialog; element !== document.body; element = element.parentElement!)
    for (const sibling of siblingsOf(element)) sibling.toggleAttribute('inert', isOpen(dialog));
}

function siblingsOf(element: Element): Element[] {
  return Array.from(element.parentElement!.children).filter((child) => child !== element);
}
