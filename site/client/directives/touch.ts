import type { ClientDirective } from 'astro';
import { firstSign } from '../first-sign.ts';
import { isCarried } from '../is-carried.ts';

/**
 * `client:touch`: hydrates an island at the visitor's first sign of being there; or at once where something was carried here
 * from another language, or the address asks for it, which the directive's value says as a regular expression:
 * `client:touch="[?&]search="`.
 */
const touch: ClientDirective = async (load, { value }) => {
  const isAskedFor = typeof value === 'string' && new RegExp(value).test(location.href);
  if (!isAskedFor && !isCarried()) await firstSign();
  await (
    await load()
  )();
};

export default touch;
