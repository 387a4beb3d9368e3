import type { ClientDirective } from 'astro';
import { firstInteraction, hydrate } from '../hydrate.ts';
import { hasNextPageData } from '../has-next-page-data.ts';

/**
 * `client:interaction`: hydrates an island at the visitor's first interaction. The island is hydrated at once
 * if the previous page left data. It is also hydrated at once if the address has one of the search parameters
 * that the directive names (`client:interaction="search category"`), or a fragment if the directive's value
 * is `#`.
 */
const interaction: ClientDirective = async (load, { value }, element) => {
  const search = new URLSearchParams(location.search);
  const isInAddress = (name: string) => (name === '#' ? location.hash.length > 1 : search.has(name));
  const isNeededNow = typeof value === 'string' && value.split(' ').some(isInAddress);
  if (!isNeededNow && !hasNextPageData()) await firstInteraction();
  await hydrate(load, element);
};

export default interaction;
