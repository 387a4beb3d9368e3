import { useEffect, useRef, useState } from 'react';

const DURATION = 1600;

function format(count: number): string {
  return `${Math.round(count).toLocaleString('en-US')}+`;
}

/**
 * A figure that counts up from 0 once, when at least half of it is in view. The figure itself is in the page from the
 * start, for search engines, screen readers and people who asked for less motion; the counting is drawn over it.
 */
export function Counter({ target }: { target: number }) {
  const element = useRef<HTMLSpanElement>(null);
  const [count, setCount] = useState(target);

  useEffect(() => {
    if (!element.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const start = performance.now();
        function step(now: number) {
          const progress = Math.min((now - start) / DURATION, 1);
          setCount(target * (1 - (1 - progress) ** 3));
          if (progress < 1) frame = requestAnimationFrame(step);
        }
        frame = requestAnimationFrame(step);
      },
      { threshold: 0.5 },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [target]);

  return (
    <span ref={element} className="relative inline-block tabular-nums">
      <span className={count === target ? '' : 'opacity-0'}>{format(target)}</span>
      {count !== target && (
        <span aria-hidden="true" className="absolute inset-0">
          {format(count)}
        </span>
      )}
    </span>
  );
}
