/** RFC 5321, 4.5.3.1.3: a path has at most 256 characters, including two brackets. */
export const MAX_EMAIL_LENGTH = 254;

const LOCAL_PART = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;
const DOMAIN_LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/**
 * Whether a text is an e-mail address that `<input type="email">` accepts
 * (https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address). In addition, the domain must have
 * a dot and the address at most 254 characters. Forms, relay and the clinic's files use this rule
 * (docs/product.md, What people type).
 *
 * @param text - a text that `cleanText` has cleaned
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > MAX_EMAIL_LENGTH) return false;
  const at = text.indexOf('@');
  const labels = text.slice(at + 1).split('.');
  return (
    at > 0 &&
    LOCAL_PART.test(text.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label))
  );
}
