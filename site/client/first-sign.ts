const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'input', 'touchstart', 'scroll'];

/** Resolves at the visitor's first sign of being there. */
export function firstSign(): Promise<void> {
  const over = new AbortController();
  return new Promise((resolve) => {
    function note(event: Event) {
      // Browsers tell of a pointer that rests where a page has come below it.
      const rests = event instanceof PointerEvent && event.type === 'pointermove';
      if (rests && !event.movementX && !event.movementY) return;
      over.abort();
      resolve();
    }
    for (const type of SIGNS)
      addEventListener(type, note, { capture: true, passive: true, signal: over.signal });
  });
}
