import type { RelayContext } from './relay-types.ts';

/**
 * Why a request is rejected before it is read: another site sent it, its body is too large or not in UTF-8,
 * or a rate limit is reached.
 */
export type Refusal = 'crossSite' | 'tooLarge' | 'charset' | 'tooMany';

const OUTCOMES = {
  crossSite: 'foreign-origin',
  tooLarge: 'too-large',
  charset: 'other-charset',
  tooMany: 'too-many-requests',
} as const;

/**
 * Whether a body declares another charset than UTF-8. It would be decoded wrongly.
 *
 * @param contentType - the Content-Type header, such as 'text/plain; charset="utf-8"'
 */
export function isInOtherCharset(contentType: string | null): boolean {
  const declared = contentType?.matchAll(/;\s*charset\s*=\s*"?([^\s";]*)/gi) ?? [];
  // US-ASCII is a subset of UTF-8.
  return Array.from(declared).some(([, name]) => !/^(utf-?8|us-ascii)$/i.test(name!));
}

/** Notes the refusal for the log, and sets Retry-After if waiting helps. */
export function noteRefusal(c: RelayContext, why: Refusal, waitMs: number): void {
  c.set('note', { ...c.get('note'), outcome: OUTCOMES[why] });
  if (waitMs > 0) c.header('Retry-After', String(Math.ceil(waitMs / 1000)));
}
