import { dialableNumber, emailHref } from '../../domain/web/contact-links.ts';
import { kindOf } from './field-labels.ts';
import { Lines, Link } from './email-layout.tsx';

/**
 * Renders a visitor's text in an e-mail: escaped, with its line breaks. Text that looks like a web address
 * gets an invisible character (U+200C), so that mail programs do not turn it into a link.
 */
export function VisitorText(props: { text: string }) {
  return <Lines of={unlinked(props.text).split('\n')} />;
}

/** A text that can be nothing but an e-mail address, although it may be none. */
const LIKE_ADDRESS = /^[^\s:/@]+@[^\s:/@]+$/;

/** Renders a field's value; an e-mail address or phone number becomes a link. */
export function FieldValue({ name, value }: { name: string; value: string }) {
  const kind = kindOf(name);
  const email = kind === 'email' && LIKE_ADDRESS.test(value) ? emailHref(value) : null;
  const href = kind === 'phone' ? telephoneHref(value) : email;
  return href ? <Link href={href}>{value}</Link> : <VisitorText text={value} />;
}

/**
 * Adds the invisible character to dots, colons and at signs that would form a link: those directly before a
 * letter or slashes, or in an IP address.
 */
export function unlinked(text: string): string {
  return text.replace(
    /[.:@\u3002\uFF0E\uFF61](?=\p{L}|\/\/)|\/\/(?=\S)|\.(?=\d{1,3}(?:\.\d{1,3}){2}(?!\d))/gu,
    '$&\u200C',
  );
}

/**
 * Returns a typed name if it is plausible as one, otherwise null. Plausible: letters, marks, spaces and the
 * punctuation of names, with a dot only at the end of a word.
 */
export function addressableName(name: string): string | null {
  return /^\p{L}(?:[\p{L}\p{M} '’-]|\u200c|\u200d|\.(?= |$)){0,59}$/u.test(name) ? name : null;
}

/**
 * Returns a `tel:` link for the first number in a visitor's text, made of its digits only; null if there is
 * none of 7 to 15 digits (ITU-T E.164).
 */
export function telephoneHref(typed: string): string | null {
  const number = dialableNumber(typed);
  return /^\+?\d{7,15}$/.test(number) ? `tel:${number}` : null;
}
