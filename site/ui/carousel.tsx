import { useEffect, useRef, useState, useSyncExternalStore, type PointerEvent, type ReactNode } from 'react';
import { ui } from '#words/ui.ts';
import { useHydrated } from './use-hydrated.ts';
import { Icon, caretLeftIcon, caretRightIcon, pauseIcon, playIcon } from './icons.tsx';

type Props = {
  /** the id of the heading that names it */
  labelledBy: string;
  slides: { key: string; content: ReactNode }[];
  /** how long a slide stands before the next one comes */
  delayMs: number;
};

/** A finger or pointer that has moved this far sideways turns the slide. */
const SWIPE_PX = 40;

/**
 * Slides that follow one another in a circle, by themselves until they are paused (ARIA Authoring Practices,
 * carousel). They go on while a visitor chooses slides, but not while the page is hidden or where less motion
 * is asked for (docs/product.md, Home). A single slide stands alone.
 */
export function Carousel({ labelledBy, slides, delayMs }: Props) {
  const isRunning = useHydrated();
  const isMotionReduced = useSyncExternalStore(subscribeToMotion, prefersReducedMotion, () => false);
  const [isPaused, setIsPaused] = useState(false);
  const [current, setCurrent] = useState(0);
  const count = slides.length;
  const isAdvancing = count > 1 && !isPaused && !isMotionReduced;
  const swipe = useSwipe((step) => show(current + step));

  function show(index: number) {
    setCurrent((index + count) % count);
  }

  // Each slide stands its full time, however it came to be shown.
  useEffect(() => {
    if (!isAdvancing) return;
    const timer = setInterval(() => {
      if (!document.hidden) setCurrent((current + 1) % count);
    }, delayMs);
    return () => clearInterval(timer);
  }, [isAdvancing, current, count, delayMs]);

  return (
    <section
      aria-roledescription={ui.carousel}
      aria-labelledby={labelledBy}
      className="carousel flex flex-col-reverse"
      data-running={isRunning || undefined}
    >
      {/* Before the slides for the keyboard, below them for the eye. */}
      {count > 1 && (
        <div className="carousel-controls -ms-3 wide:mt-2 flex flex-wrap items-center gap-1">
          {!isMotionReduced && (
            <ControlButton
              drawing={isPaused ? playIcon : pauseIcon}
              label={isPaused ? ui.startSlides : ui.stopSlides}
              onClick={() => setIsPaused(!isPaused)}
            />
          )}
          <ControlButton drawing={caretLeftIcon} label={ui.previousSlide} onClick={() => show(current - 1)} />
          <div role="group" aria-label={ui.chooseSlide} className="flex flex-wrap justify-center">
            {slides.map(({ key }, index) => (
              <button
                key={key}
                type="button"
                aria-label={ui.slideName(index + 1, count)}
                aria-disabled={index === current}
                onClick={() => show(index)}
                className="group grid size-11 place-items-center rounded-full aria-disabled:cursor-default"
              >
                <span className="size-3 rounded-full border-2 border-sea group-hover:bg-sea-light group-aria-disabled:bg-sea forced-colors:group-aria-disabled:bg-[color:Highlight]" />
              </button>
            ))}
          </div>
          <ControlButton drawing={caretRightIcon} label={ui.nextSlide} onClick={() => show(current + 1)} />
        </div>
      )}
      <div
        className="carousel-slides"
        aria-live={isAdvancing ? 'off' : 'polite'}
        // Before its code is there it scrolls, by the keyboard too.
        tabIndex={isRunning || count === 1 ? undefined : 0}
        {...swipe}
      >
        {slides.map(({ key, content }, index) => (
          <div
            key={key}
            role="group"
            aria-roledescription={ui.slide}
            aria-label={ui.slideName(index + 1, count)}
            inert={isRunning && index !== current}
            className="carousel-slide"
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}

function ControlButton({ drawing, label, onClick }: { drawing: string; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-full text-xl text-sea-deep hover:bg-mist-deep"
    >
      <Icon drawing={drawing} />
    </button>
  );
}

/** A finger that has gone a short way sideways turns the slides. Vertical movement stays the page's. */
function useSwipe(turn: (step: 1 | -1) => void) {
  const startX = useRef<number | null>(null);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // A mouse selects text.
      if (event.pointerType !== 'mouse' && event.isPrimary) startX.current = event.clientX;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const moved = startX.current === null ? 0 : event.clientX - startX.current;
      startX.current = null;
      if (Math.abs(moved) > SWIPE_PX) turn(moved < 0 === (document.dir !== 'rtl') ? 1 : -1);
    },
    onPointerCancel() {
      startX.current = null;
    },
  };
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function subscribeToMotion(changed: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function prefersReducedMotion(): boolean {
  return matchMedia(REDUCED_MOTION).matches;
}
