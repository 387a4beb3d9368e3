/**
 * What dialogs and popovers do beyond what the browser does by itself: a choice in the menus closes them, so that they are closed
 * on the way back; the page behind the narrow screen's menu is inert; a press beside a dialog closes it where the browser does
 * not know `closedby`.
 */
export function dialogs(): void {
  const knowsClosedBy = 'closedBy' in HTMLDialogElement.prototype;
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target instanceof HTMLDialogElement && !knowsClosedBy) target.close();
    if (!target.closest('a')) return;
    target.closest<HTMLElement>('header [popover]')?.hidePopover();
  });

  const menu = document.getElementById('mobile-menu');
  const bar = menu?.previousElementSibling;
  function setBehind() {
    for (const behind of [bar, ...document.querySelectorAll('body > :not(header, script)')])
      behind?.toggleAttribute('inert', menu!.matches(':popover-open'));
  }
  // The menu is shown first: the whole page is styled again for what is inert.
  menu?.addEventListener('toggle', () => requestAnimationFrame(() => setTimeout(setBehind)));
  // The button in the bar gets the focus back as the menu closes.
  menu?.addEventListener('beforetoggle', () => bar?.removeAttribute('inert'));
}
