const DURATION_MS = 1800;

/**
 * Counts figures up from 0 once, when at least half of their block is in view. Each target is in the page from the start and
 * keeps the place; the steps are only drawn over it, so that a screen reader never hears one.
 *
 * @param block - holds elements of the class `counter-step`, empty and behind the figure whose digits they draw
 */
export function countUp(block: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const steps = Array.from(block.querySelectorAll<HTMLElement>('.counter-step'), (step) => ({
    step,
    figure: step.previousElementSibling!.textContent,
  }));
  function draw(part: number) {
    for (const { step, figure } of steps) step.textContent = partOf(figure, part);
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!block.dataset.ready) draw(0);
      block.dataset.ready ??= 'counting';
      if (!entry || entry.intersectionRatio < 0.5) return;
      observer.disconnect();
      const start = performance.now();
      function next() {
        const progress = Math.min((performance.now() - start) / DURATION_MS, 1);
        if (progress < 1) {
          draw(1 - (1 - progress) ** 3);
          requestAnimationFrame(next);
        } else {
          draw(1);
          block.dataset.ready = 'done';
        }
      }
      requestAnimationFrame(next);
    },
    { threshold: 0.5 },
  );
  observer.observe(block);
}

/** A part of a written figure, such as '10,000+', written as the whole is. */
function partOf(figure: string, part: number): string {
  const digits = String(Math.round(Number(figure.replace(/\D/g, '')) * part));
  let at = digits.length;
  // From the right: each digit takes the place of one, and a comma stays while a digit stands before it.
  return figure.replace(/\d[\d,]*/, (whole) =>
    Array.from(whole)
      .reverse()
      .map((char) => (at === 0 ? '' : char === ',' ? char : digits[--at]))
      .reverse()
      .join(''),
  );
}
