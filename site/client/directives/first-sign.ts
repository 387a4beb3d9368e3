const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'input', 'touchstart', 'scroll'];

/** Resolves at the visitor's first sign of being there. */
export function firstSign(): Promise<void> {
  const over = new AbortController();
  return new Promise((resolve) => {
    function note() {
      over.abort();
      resolve();
    }
    for (const type of SIGNS)
      addEventListener(type, note, { capture: true, passive: true, signal: over.signal });
  });
}
