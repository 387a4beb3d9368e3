import { useEffect, useRef, useState, useSyncExternalStore, type PointerEvent, type ReactNode } from 'react';
import { ui } from '#words/ui.ts';
import { useHydrated } from './use-hydrated.ts';
import { Icon, caretLeftIcon, caretRightIcon, pauseIcon, playIcon } from './icons.tsx';

type Props = {
  /** id of the heading that names the carousel */
  labelledBy: string;
  slides: { key: string; content: ReactNode }[];
  /** how long each slide is shown */
  delayMs: number;
};

/** The horizontal distance after which a swipe changes the slide. */
const SWIPE_PX = 40;

/**
 * A carousel that advances automatically and in a circle until it is paused (ARIA Authoring Practices,
 * carousel). It keeps advancing after the visitor selects a slide, but not while the page is hidden or under
 * `prefers-reduced-motion` (docs/product.md, Home). A single slide has no controls.
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

  // The timer restarts with each slide, so that every slide is shown for its full time.
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
      {/* Before the slides in the Tab order, below them on the screen. */}
      {count > 1 && (
        <div className="carousel-controls -ms-3 wide:mt-2 flex flex-wrap items-center gap-1">
          {!isMotionReduced && (
            <ControlButton
              drawing={isPaused ? playIcon : pauseIcon}
              label={isPaused ? ui.startSlides : ui.stopSlides}
              onClick={() => setIsPaused(!isPaused)}
            />
          )}
          <ControlButton
            drawing={caretLeftIcon}
            label={ui.previousSlide}
            className="carousel-step"
            onClick={() => show(current - 1)}
          />
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
          <ControlButton
            drawing={caretRightIcon}
            label={ui.nextSlide}
            className="carousel-step"
            onClick={() => show(current + 1)}
          />
        </div>
      )}
      <div
        className="carousel-slides"
        aria-live={isAdvancing ? 'off' : 'polite'}
        // Focusable until the code runs, so that the keyboard can scroll the strip.
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

type ControlButtonProps = { drawing: string; label: string; className?: string; onClick: () => void };

function ControlButton({ drawing, label, className = '', onClick }: ControlButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={`grid size-11 shrink-0 place-items-center rounded-full text-xl text-sea-deep hover:bg-mist-deep ${className}`}
    >
      <Icon drawing={drawing} />
    </button>
  );
}

/** Changes the slide on a horizontal swipe. Vertical movement scrolls the page. */
function useSwipe(changeSlide: (step: 1 | -1) => void) {
  const startX = useRef<number | null>(null);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // Not for the mouse, which selects text.
      if (event.pointerType !== 'mouse' && event.isPrimary) startX.current = event.clientX;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const distance = startX.current === null ? 0 : event.clientX - startX.current;
      startX.current = null;
      if (Math.abs(distance) > SWIPE_PX) changeSlide(distance < 0 === (document.dir !== 'rtl') ? 1 : -1);
    },
    onPointerCancel() {
      startX.current = null;
    },
  };
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function subscribeToMotion(onChange: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function prefersReducedMotion(): boolean {
  return matchMedia(REDUCED_MOTION).matches;
}
