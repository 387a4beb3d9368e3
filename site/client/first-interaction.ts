/** Resolves at the visitor's first interaction, which client/early.ts tells of; at once where it has been. */
export function firstInteraction(): Promise<void> {
  return new Promise((resolve) => {
    if (document.documentElement.hasAttribute('data-interacted')) resolve();
    else addEventListener('first-interaction', () => resolve(), { once: true });
  });
}
