import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where a copy of the project is built: the same for every process of this checkout, and no other's. */
export const CHECKOUT = join(
  tmpdir(),
  `other-builds-${createHash('sha256').update(process.cwd()).digest('hex').slice(0, 12)}`,
);

/** The builds made there; in each, `client` is the site and `relay/node.js` its server. */
export const BUILDS = {
  withServices: join(CHECKOUT, 'with-services'),
  withProofOfWork: join(CHECKOUT, 'with-proof-of-work'),
};
