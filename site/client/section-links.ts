/** In milliseconds, after the scroll to the contact section (docs/product.md, Frame). */
const MAP_DELAY = 500;

/**
 * The ways down and up a page: to the contact section, instead of to the contact page, where this page has one; to the enquiry;
 * to the top. The keyboard goes on from there. And the tooltip of the chat, which can be sent away.
 */
export function addSectionLinks(): void {
  addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const control = event.target.closest<HTMLElement>('[data-goes-to]');
    switch (control?.dataset.goesTo) {
      case 'callback':
        goTo('contact-form', event);
        return;
      case 'clinic':
        if (goTo('contact', event)) setTimeout(() => showMap(), MAP_DELAY);
        return;
      case 'enquiry':
        goTo('enquiry', event, 'enquiry-heading');
        return;
      case 'top':
        scrollTo(document.body);
        document.getElementById('main')?.focus({ preventScroll: true });
    }
  });

  // A tooltip that covers something can be sent away without moving the pointer (WCAG 1.4.13).
  const tooltip = document.querySelector<HTMLElement>('[data-tooltip]');
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tooltip?.setAttribute('data-dismissed', '');
  });
  for (const type of ['pointerenter', 'focus'])
    tooltip?.addEventListener(type, () => tooltip.removeAttribute('data-dismissed'));
}

function goTo(id: string, event: Event, focused = id): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  event.preventDefault();
  scrollTo(section);
  const goal = document.getElementById(focused)!;
  if (!goal.hasAttribute('tabindex')) goal.tabIndex = -1;
  goal.focus({ preventScroll: true });
  return true;
}

function showMap(): void {
  const map = document.getElementById('clinic-map');
  if (map) scrollTo(map);
}

/** Scrolls there smoothly, or at once for those who asked for less motion. */
function scrollTo(target: Element): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
}
