/** RFC 5321, 4.5.3.1.3: a path has 256 characters, of which two are its brackets. */
export const MAX_EMAIL_LENGTH = 254;

const LOCAL_PART = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;
const DOMAIN_LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/**
 * Whether a text is an e-mail address as the HTML standard's `<input type="email">` takes it
 * (https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address), at a domain with a dot and at most 254
 * characters long. Forms, relay and the clinic's data have this rule (docs/product.md, E-mail addresses).
 *
 * @param text - cleaned, see `cleanText`
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
