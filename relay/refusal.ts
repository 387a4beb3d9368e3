import type { RelayContext } from './relay-types.ts';

/**
 * Why something is refused before it is read: another site's page sent it, its body is over the limit or not
 * in UTF-8, or the client has sent more than a person would, or all clients together more than the mail
 * account takes.
 */
export type Refusal = 'crossSite' | 'tooLarge' | 'charset' | 'tooMany';

const OUTCOMES = {
  crossSite: 'foreign-origin',
  tooLarge: 'too-large',
  charset: 'other-charset',
  tooMany: 'too-many-requests',
} as const;

/**
 * Whether a body's declared charset is another one than UTF-8, in which names would be read wrongly.
 *
 * @param contentType - the Content-Type header, such as 'text/plain; charset="utf-8"'
 */
export function isInOtherCharset(contentType: string | null): boolean {
  const declared = contentType?.matchAll(/;\s*charset\s*=\s*"?([^\s";]*)/gi) ?? [];
  // US-ASCII is a part of UTF-8.
  return Array.from(declared).some(([, name]) => !/^(utf-?8|us-ascii)$/i.test(name!));
}

/** Notes it for the log and, where it helps to wait, says how long. */
export function noteRefusal(c: RelayContext, why: Refusal, waitMs: number): void {
  c.set('note', { ...c.get('note'), outcome: OUTCOMES[why] });
  if (waitMs > 0) c.header('Retry-After', String(Math.ceil(waitMs / 1000)));
}
