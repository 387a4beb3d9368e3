import { dialled, emailHref } from '../../domain/web/contact-links.ts';
import { kindOf } from './field-labels.ts';
import { Lines, Link } from './email-layout.tsx';

/**
 * Text a visitor typed, for an e-mail: React escapes it, its lines stay lines, and what looks like an address
 * of a web page gets an invisible mark (U+200C) inside, so that mail clients don't make a link of it.
 */
export function VisitorText(props: { text: string }) {
  return <Lines of={unlinked(props.text).split('\n')} />;
}

/** What a visitor typed into a field of a form: an address or a number as a link. */
export function FieldValue({ name, value }: { name: string; value: string }) {
  const kind = kindOf(name);
  const href = kind === 'email' ? emailHref(value) : kind === 'phone' ? telephoneHref(value) : null;
  return href ? <Link href={href}>{value}</Link> : <VisitorText text={value} />;
}

/**
 * Marks the dots, colons and at signs that would make a link: those directly before a letter or slashes, or
 * in a host's number.
 */
export function unlinked(text: string): string {
  return text.replace(
    /[.:@\u3002\uFF0E\uFF61](?=\p{L}|\/\/)|\/\/(?=\S)|\.(?=\d{1,3}(?:\.\d{1,3}){2}(?!\d))/gu,
    '$&\u200C',
  );
}

/**
 * A name to address somebody with, or null when what was typed as one could be anything else: letters, marks,
 * spaces and the signs of names, with a dot only at a word's end.
 */
export function addressableName(name: string): string | null {
  return /^\p{L}(?:[\p{L}\p{M} '’-]|\u200c|\u200d|\.(?= |$)){0,59}$/u.test(name) ? name : null;
}

/**
 * A link to call the first number that a visitor typed, made of its digits alone; null where there is none of
 * 7 to 15 digits (ITU-T E.164).
 */
export function telephoneHref(typed: string): string | null {
  const number = dialled(typed);
  return /^\+?\d{7,15}$/.test(number) ? `tel:${number}` : null;
}
