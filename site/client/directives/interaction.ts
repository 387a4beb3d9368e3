import type { ClientDirective } from 'astro';
import { firstInteraction, hydrate } from '../hydrate.ts';
import { hasNextPageData } from '../has-next-page-data.ts';

/**
 * `client:interaction`: hydrates an island at the visitor's first interaction. The island is hydrated at once
 * if the previous page left data, or if the address has what the directive's value names: search parameters,
 * separated by spaces (`client:interaction="search category"`), or any fragment (`client:interaction="#"`).
 */
const interaction: ClientDirective = async (load, { value }, element) => {
  const search = new URLSearchParams(location.search);
  const isInAddress = (name: string) => (name === '#' ? location.hash.length > 1 : search.has(name));
  const isNeededNow = typeof value === 'string' && value.split(' ').some(isInAddress);
  if (!isNeededNow && !hasNextPageData()) await firstInteraction();
  await hydrate(load, element);
};

export default interaction;
