/** Short: until the end a wrong figure can be read. */
const DURATION_MS = 600;

/**
 * Counts figures up from 0 once, when at least half of their block is in view; until then they show their
 * targets. The final figures are in the HTML from the start and take up the space. The animated digits are
 * drawn over them, hidden from screen readers.
 *
 * @param block - contains the figures, each followed by an empty `.counter-step` element for the animated
 *   digits
 */
export function countUp(block: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const steps = Array.from(block.querySelectorAll<HTMLElement>('.counter-step'), (step) => ({
    step,
    figure: step.previousElementSibling!.textContent,
  }));
  function draw(fraction: number) {
    for (const { step, figure } of steps) step.textContent = scaleFigure(figure, fraction);
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      block.dataset.ready ??= 'waiting';
      if (!entry || entry.intersectionRatio < 0.5) return;
      observer.disconnect();
      draw(0);
      block.dataset.ready = 'counting';
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

/** Returns a fraction of a figure in the same format: half of '10,000+' is '5,000+'. */
function scaleFigure(figure: string, fraction: number): string {
  const digits = String(Math.round(Number(figure.replace(/\D/g, '')) * fraction));
  let index = digits.length;
  // Fills in the digits from the right, and drops the commas before the first one.
  return figure.replace(/\d[\d,]*/, (number) =>
    Array.from(number)
      .reverse()
      .map((char) => (index === 0 ? '' : char === ',' ? char : digits[--index]))
      .reverse()
      .join(''),
  );
}
