// A pointer that only crosses the menu does not open it, and one that briefly slips off does not close it.
const OPEN_DELAY_MS = 90;
const CLOSE_DELAY_MS = 220;

/**
 * Opens the header's services menu also on hover and by the down arrow key; closes it when the focus leaves.
 */
export function enhanceServicesMenu(): void {
  const menu = document.querySelector<HTMLElement>('[data-services-menu]');
  if (!menu) return;
  const button = menu.querySelector('button')!;
  const panel = menu.querySelector<HTMLElement>('[popover]')!;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedByHover = false;

  const isOpen = () => panel.matches(':popover-open');

  function close() {
    clearTimeout(timer);
    panel.hidePopover();
  }

  function onEnter({ pointerType }: PointerEvent) {
    if (pointerType !== 'mouse') return;
    clearTimeout(timer);
    if (isOpen()) return;
    timer = setTimeout(() => {
      openedByHover = true;
      panel.showPopover();
    }, OPEN_DELAY_MS);
  }
  menu.addEventListener('pointerenter', onEnter);

  menu.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'mouse') return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A menu that was opened by a click or a key stays open, and so does one that contains the focus.
      if (openedByHover && !panel.contains(document.activeElement)) close();
    }, CLOSE_DELAY_MS);
  });

  button.addEventListener('click', (event) => {
    clearTimeout(timer);
    // A click right after the hover means to open the menu, so it must not close it again.
    if (isOpen() && openedByHover) event.preventDefault();
    openedByHover = false;
  });

  button.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    openedByHover = false;
    if (!isOpen()) panel.showPopover();
    panel.querySelector('a')?.focus();
  });

  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close();
  });

  // The pointer may be on the menu already: its movement may have caused this script to load.
  if (menu.matches(':hover')) onEnter(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
}
