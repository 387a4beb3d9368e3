/** Long enough that a pointer on its way elsewhere opens nothing, and that a slip off the edge closes nothing. */
const OPEN_AFTER = 90;
const CLOSE_AFTER = 220;

/** Opens the header's services by hover and by the down arrow too, and closes them when the focus leaves. */
export function servicesMenu(): void {
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
    }, OPEN_AFTER);
  }
  menu.addEventListener('pointerenter', onEnter);

  menu.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'mouse') return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Opened by a click or a key it stays until dismissed, and never closes under the keyboard's focus.
      if (openedByHover && !panel.contains(document.activeElement)) close();
    }, CLOSE_AFTER);
  });

  button.addEventListener('click', (event) => {
    clearTimeout(timer);
    // The click that follows the hover is meant to open, not to shut what the hover has just opened.
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

  // The pointer may rest on it already: its coming is what this script was fetched for.
  if (menu.matches(':hover')) onEnter(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
}
