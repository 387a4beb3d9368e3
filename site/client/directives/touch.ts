import type { ClientDirective } from 'astro';
import { firstSign } from '../first-sign.ts';

/**
 * `client:touch`: hydrates an island at the visitor's first sign of being there; or at once where the address asks for it,
 * which the directive's value says as a regular expression: `client:touch="[?&]search="`.
 */
const touch: ClientDirective = async (load, { value }) => {
  if (!(typeof value === 'string' && new RegExp(value).test(location.href))) await firstSign();
  await (
    await load()
  )();
};

export default touch;
