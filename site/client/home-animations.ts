import { countUp } from './counters.ts';

// Stands in the home page, whose sections fade in and whose counters count; runs once the page stands and is looked at.

const OFFSET_PX = 100;

/**
 * Makes the elements of the class `scroll-in` fade in once they reach 100 px into the window, and the counters count. What is
 * in the window, or above it, when the page is first laid out has been seen and does not wait (docs/product.md, Accessibility
 * and motion).
 */
function start() {
  const seen = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) {
          target.removeAttribute('data-waiting');
          observer.unobserve(target);
        } else if (!seen.has(target)) target.setAttribute('data-waiting', '');
        seen.add(target);
      }
    },
    // Upwards without end: what was passed faster than an observer looks has been seen too. What is about to come into the
    // window is in it from the start.
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
