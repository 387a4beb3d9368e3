import { countUp } from '../../parts/achievements/counters.ts';

// An inline script of the home page: fades its sections in, and starts its counters. It runs once the page is
// parsed and visible.

const OFFSET_PX = 100;

/**
 * Fades in each `.scroll-in` element once it is 100 px inside the window, and starts the counters. Elements
 * that are in or above the window at first stay visible (docs/product.md, Accessibility and motion).
 */
function start() {
  const seen = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) {
          target.removeAttribute('data-fade-pending');
          observer.unobserve(target);
        } else if (!seen.has(target)) target.setAttribute('data-fade-pending', '');
        seen.add(target);
      }
    },
    // The large top margin also counts elements that were scrolled past between two checks of the observer.
    { rootMargin: `1000000px 0px -${OFFSET_PX}px` },
  );
  for (const element of document.querySelectorAll('.scroll-in')) observer.observe(element);
  const counters = document.querySelector<HTMLElement>('.counter');
  if (counters) countUp(counters);
}

document.addEventListener('DOMContentLoaded', () => {
  if (document.documentElement.hasAttribute('data-prerendering'))
    document.addEventListener('prerenderingchange', start, { once: true });
  else start();
});
