import { useEffect, useRef, useState, type RefObject } from 'react';
import { words } from '#words/home.ts';
import type { Claim } from '../../../domain/clinic.ts';

/** A figure, and what it counts. */
export type Counted = Claim & { label: string };

const DURATION_MS = 1800;

// Going back to the home page is no reason to count again.
let hasCounted = false;

/**
 * The clinic's figures, counting up from 0 once, when at least half of them is in view. Each target is in the page from
 * the start and keeps the place; the steps are only drawn over it, so that a screen reader never hears one.
 */
export function Counters({ counters }: { counters: Counted[] }) {
  const block = useRef<HTMLDListElement>(null);
  const progress = useCounting(block);
  const state = progress === null ? undefined : progress < 1 ? 'counting' : 'done';
  return (
    <dl
      ref={block}
      className={`counter grid justify-between gap-x-4 gap-y-5 ${counters.length <= 3 ? 'grid-cols-[repeat(3,auto)]' : 'grid-cols-2'} @max-[15rem]:grid-cols-1 md:flex md:flex-wrap md:justify-start md:gap-x-18`}
      data-ready={state}
    >
      {counters.map(({ label, ...claim }) => (
        <div key={label} className="flex flex-col-reverse justify-end text-night">
          <dt className="relative z-1 text-small leading-tight max-md:max-w-[8em] md:text-base">{label}</dt>
          <dd className="font-display text-[length:clamp(2rem,1.3rem+2.9vw,4rem)] leading-none font-medium wrap-anywhere @min-[15rem]:whitespace-nowrap @max-[19rem]:text-[1.75rem] tracking-[-0.03em] tabular-nums lining-nums">
            <span className="relative inline-block">
              <span className="counter-figure">{words.figure(claim)}</span>
              {state === 'counting' && (
                <span aria-hidden="true" className="counter-step absolute inset-0 whitespace-nowrap">
                  {words.figure(countedTo(eased(progress!), claim))}
                </span>
              )}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function countedTo(part: number, { figure, suffix }: Claim): Claim {
  return { figure: Math.round(figure * part), suffix };
}

function eased(progress: number): number {
  return 1 - (1 - progress) ** 3;
}

/** From 0, before the block is seen, to 1; null where nothing counts, and 1 from the start where it has counted before. */
function useCounting(block: RefObject<HTMLElement | null>): number | null {
  const [progress, setProgress] = useState<number | null>(hasCounted ? 1 : null);

  useEffect(() => {
    if (hasCounted || !block.current) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const observer = new IntersectionObserver(
      ([entry]) => {
        setProgress((before) => before ?? 0);
        if (!entry || entry.intersectionRatio < 0.5) return;
        observer.disconnect();
        hasCounted = true;
        const start = performance.now();
        function step() {
          const now = Math.min((performance.now() - start) / DURATION_MS, 1);
          setProgress(now);
          if (now < 1) frame = requestAnimationFrame(step);
        }
        frame = requestAnimationFrame(step);
      },
      { threshold: 0.5 },
    );
    observer.observe(block.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [block]);

  return progress;
}
