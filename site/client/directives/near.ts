import type { ClientDirective } from 'astro';
import { firstInteraction } from '../first-interaction.ts';
import { hydrate } from '../hydrate.ts';

/** How far outside of the window an island is when it begins to load. */
const NEAR = '300px';

/** `client:near`: hydrates an island when it comes near the window, and somebody is there. */
const near: ClientDirective = async (load, _options, element) => {
  await firstInteraction();
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    );
    // The island's own element has no box.
    for (const child of element.children) observer.observe(child);
  });
  await hydrate(load, element);
};

export default near;
