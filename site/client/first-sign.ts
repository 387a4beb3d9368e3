/** Resolves at the visitor's first sign of being there, which client/early.ts tells of; at once where it has been. */
export function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    if (document.documentElement.hasAttribute('data-touched')) resolve();
    else addEventListener('first-sign', () => resolve(), { once: true });
  });
}
