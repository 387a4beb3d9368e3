/** Scrolls there smoothly, or at once for those who asked for less motion. */
export function scrollTo(target: Element): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
}
