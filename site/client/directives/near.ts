import type { ClientDirective } from 'astro';
import { firstInteraction, hydrate } from '../hydrate.ts';

/** The distance from the window at which an island starts to load. */
const MARGIN = '300px';

/** `client:near`: hydrates an island when it comes near the window, after the visitor's first interaction. */
const near: ClientDirective = async (load, _options, element) => {
  await firstInteraction();
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: MARGIN },
    );
    // The children are observed, because the `astro-island` element has no box (`display: contents`).
    for (const child of element.children) observer.observe(child);
  });
  await hydrate(load, element);
};

export default near;
