import type { ClientDirective } from 'astro';
import { firstInteraction } from '../first-interaction.ts';
import { hydrate } from '../hydrate.ts';
import { isCarried } from '../is-carried.ts';

/**
 * `client:interaction`: hydrates an island at the visitor's first interaction; or at once where something was carried here
 * from another language, or the address asks for it, which the directive's value says as a regular expression:
 * `client:interaction="[?&]search="`.
 */
const interaction: ClientDirective = async (load, { value }, element) => {
  const isAskedFor = typeof value === 'string' && new RegExp(value).test(location.href);
  if (!isAskedFor && !isCarried()) await firstInteraction();
  await hydrate(load, element);
};

export default interaction;
