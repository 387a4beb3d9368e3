import type { RelayContext } from './options.ts';

/**
 * Why something is refused before it is read: another site's page sent it, its body is over the limit, or the client has
 * sent more than a person would, or all clients together more than the mail account takes.
 */
export type Refusal = 'foreign' | 'large' | 'many';

const OUTCOMES = { foreign: 'foreign-origin', large: 'too-large', many: 'too-many-requests' } as const;

/** Notes it for the log and, where it helps to wait, says how long. */
export function noteRefusal(c: RelayContext, why: Refusal, waitMs: number): void {
  c.set('note', { ...c.get('note'), outcome: OUTCOMES[why] });
  if (waitMs > 0) c.header('Retry-After', String(Math.ceil(waitMs / 1000)));
}
