import { useEffect } from 'react';

const OFFSET_PX = 100;

/**
 * Makes the elements of the class `scroll-in` fade in once they reach 100 px into the window. What is in the window, or
 * above it, when the page's code arrives has been seen and does not wait (docs/product.md, Accessibility and motion).
 */
export function useScrollIn() {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) continue;
          target.removeAttribute('data-waiting');
          observer.unobserve(target);
        }
      },
      // Upwards without end: what was passed faster than an observer looks has been seen too.
      { rootMargin: `1000000px 0px -${OFFSET_PX}px` },
    );
    const elements = document.querySelectorAll('.scroll-in');
    const below = [...elements].filter((it) => it.getBoundingClientRect().top > innerHeight);
    for (const element of below) {
      element.setAttribute('data-waiting', '');
      observer.observe(element);
    }
    return () => {
      observer.disconnect();
      for (const element of elements) element.removeAttribute('data-waiting');
    };
  }, []);
}
