import { afterPaint } from './after-paint.ts';

/**
 * What the popovers that are dialogs do beyond what the browser does by itself: the page behind them is inert, a press beside one
 * closes it, and a choice in the menus closes them, so that they are closed on the way back.
 */
export function dialogs(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const dialog = target.closest<HTMLElement>('.dialog');
    if (dialog === target) dialog.hidePopover();
    if (target.closest('a')) target.closest<HTMLElement>('header [popover]')?.hidePopover();
  });

  for (const dialog of document.querySelectorAll<HTMLElement>('[popover][role="dialog"]')) {
    dialog.addEventListener('toggle', () => {
      // A press beside it leaves the focus on what it stands in.
      if (!isOpen(dialog) && document.activeElement?.contains(dialog)) openerOf(dialog)?.focus();
      // It is shown first: the whole page is styled again for what is inert.
      afterPaint(() => setBehind(dialog));
    });
    if (isOpen(dialog)) setBehind(dialog);
    // The button beside it gets the focus back as it closes.
    dialog.addEventListener('beforetoggle', () => {
      for (const behind of besides(dialog)) behind.removeAttribute('inert');
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

function setBehind(dialog: HTMLElement) {
  for (let at: Element = dialog; at !== document.body; at = at.parentElement!)
    for (const behind of besides(at)) behind.toggleAttribute('inert', isOpen(dialog));
}

function besides(element: Element): Element[] {
  return Array.from(element.parentElement!.children).filter((each) => each !== element);
}
