/** The delay after scrolling to the contact section (docs/product.md, Frame). */
const MAP_DELAY_MS = 500;

/**
 * Handles the links and buttons that scroll within the page: to the contact section (instead of the contact
 * page, where this page has that section), to the enquiry form and to the top. The focus moves along. Also
 * lets Escape dismiss the chat button's tooltip.
 */
export function addSectionLinks(): void {
  addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const control = event.target.closest<HTMLElement>('[data-scroll-target]');
    switch (control?.dataset.scrollTarget) {
      case 'callback':
        goTo('contact-form', event);
        return;
      case 'clinic':
        if (goTo('contact', event)) setTimeout(() => showMap(), MAP_DELAY_MS);
        return;
      case 'enquiry':
        goTo('enquiry', event, 'enquiry-heading');
        return;
      case 'top':
        scrollTo(document.body);
        document.getElementById('main')?.focus({ preventScroll: true });
    }
  });

  // A tooltip may cover content, so it can be dismissed without moving the pointer (WCAG 1.4.13).
  const tooltip = document.querySelector<HTMLElement>('[data-tooltip]');
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tooltip?.setAttribute('data-dismissed', '');
  });
  for (const type of ['pointerenter', 'focus'])
    tooltip?.addEventListener(type, () => tooltip.removeAttribute('data-dismissed'));
}

/**
 * Scrolls to a section and focuses it, or the element with the id `focusId` in it.
 *
 * @returns false if the page has no such section
 */
function goTo(id: string, event: Event, focusId = id): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  event.preventDefault();
  scrollTo(section);
  const target = document.getElementById(focusId)!;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
}

function showMap(): void {
  const map = document.getElementById('clinic-map');
  if (map) scrollTo(map);
}

/** Scrolls to an element: smoothly, or at once under `prefers-reduced-motion`. */
function scrollTo(target: Element): void {
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: reducesMotion ? 'auto' : 'smooth' });
}
