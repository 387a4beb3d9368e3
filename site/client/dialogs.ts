/**
 * What dialogs and popovers do beyond what the browser does by itself: a choice in the menus closes them, so that they are closed
 * on the way back; a press beside a dialog closes it where the browser does not know `closedby`.
 */
export function dialogs(): void {
  const knowsClosedBy = 'closedBy' in HTMLDialogElement.prototype;
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target instanceof HTMLDialogElement && !knowsClosedBy) target.close();
    if (!target.closest('a')) return;
    target.closest<HTMLDialogElement>('header dialog')?.close();
    target.closest<HTMLElement>('header [popover]')?.hidePopover();
  });
}
