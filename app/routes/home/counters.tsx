import { useEffect, useRef, useState, type RefObject } from 'react';
import { facts } from '#clinic/facts.ts';
import { words } from '#words/home.ts';
import type { Claim } from '../../../domain/clinic.ts';
import type { Figure } from '../../../domain/content/pages/home.ts';

const DURATION_MS = 1800;

// Going back to the home page is no reason to count again.
let hasCounted = false;

/**
 * The clinic's figures, counting up from 0 once, when at least half of them is in view. Each target is in the page from
 * the start and keeps the place; the steps are only drawn over it, so that a screen reader never hears one.
 */
export function Counters({ counters }: { counters: Figure[] }) {
  const block = useRef<HTMLDListElement>(null);
  const progress = useCounting(block);
  const state = progress === null ? undefined : progress < 1 ? 'counting' : 'done';
  const isInOneRow = counters.length <= 3;
  return (
    <dl
      ref={block}
      className={`counter grid ${isInOneRow ? 'grid-cols-[1fr_auto_1fr]' : 'grid-cols-2 gap-y-5'} @max-[15rem]:grid-cols-1 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]`}
      data-ready={state}
    >
      {counters.map(({ claim, label }) => (
        <div
          key={label}
          className={`flex flex-col-reverse justify-end border-s border-sand-deep px-3 @max-[15rem]:border-s-0 @max-[15rem]:px-0 first:border-s-0 first:ps-0 last:pe-0 sm:px-6 lg:px-10 ${isInOneRow ? '' : 'max-sm:odd:border-s-0 max-sm:odd:ps-0'}`}
        >
          <dt className="leading-snug text-ink-soft max-sm:text-[0.95rem]">{label}</dt>
          <dd className="font-display text-[clamp(1.45rem,0.85rem+3vw,3.25rem)] leading-tight font-medium text-sea-deep tabular-nums">
            <span className="relative inline-block">
              <span className="counter-figure">{words.figure(facts.claims[claim]!)}</span>
              {state === 'counting' && (
                <span aria-hidden="true" className="counter-step absolute inset-0 whitespace-nowrap">
                  {words.figure(countedTo(eased(progress!), facts.claims[claim]!))}
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
