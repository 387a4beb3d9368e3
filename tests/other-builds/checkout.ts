import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the copy of the project is built: the same for every process of this checkout, and no other's. */
export const CHECKOUT = join(
  tmpdir(),
  `services-elsewhere-${createHash('sha256').update(process.cwd()).digest('hex').slice(0, 12)}`,
);
