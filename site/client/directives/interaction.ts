import type { ClientDirective } from 'astro';
import { firstInteraction } from '../first-interaction.ts';
import { hydrate } from '../hydrate.ts';
import { hasNextPageData } from '../has-next-page-data.ts';

/**
 * `client:interaction`: hydrates an island at the visitor's first interaction. It is hydrated at once where
 * something was carried here from another language, or where the address has what the directive names: search
 * parameters, with spaces between (`client:interaction="search category"`), or any fragment
 * (`client:interaction="#"`).
 */
const interaction: ClientDirective = async (load, { value }, element) => {
  const search = new URLSearchParams(location.search);
  const isInAddress = (name: string) => (name === '#' ? location.hash.length > 1 : search.has(name));
  const isAskedFor = typeof value === 'string' && value.split(' ').some(isInAddress);
  if (!isAskedFor && !hasNextPageData()) await firstInteraction();
  await hydrate(load, element);
};

export default interaction;
