import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { FIRST_TOUCH } from './first-touch.ts';
import { fetchForRouter } from './page-data.ts';

/** Resolves when the browser has nothing better to do, or at the visitor's first touch: the page is readable without us. */
function quietMoment(): Promise<void> {
  return new Promise((resolve) => {
    for (const type of FIRST_TOUCH) addEventListener(type, () => resolve(), { once: true, passive: true });
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}

void quietMoment().then(() => {
  if (!document.body) throw new Error('Root element not found');
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter unstable_fetch={fetchForRouter} />
      </StrictMode>,
    );
  });
});
