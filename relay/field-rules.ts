import * as v from 'valibot';
import { MAX_LENGTH, type FieldKind } from '../domain/form-field.ts';

// Every message continues the field's name, as the form service's do: 'email should be an email'.

const SHOULD_BE_TEXT = 'should be text';

const text = v.pipe(
  v.string(SHOULD_BE_TEXT),
  // A lone surrogate has no UTF-8 form, so it can't be mailed.
  v.check((value) => value.isWellFormed(), SHOULD_BE_TEXT),
);

/**
 * Text that may stand in a mail header: one line, without control characters (CR, LF and NUL among them).
 *
 * @param maxLength - in UTF-16 units
 */
export function singleLine(maxLength: number) {
  return v.pipe(
    text,
    v.regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'should be a single line of text'),
    v.trim(),
    v.maxLength(maxLength, `should be at most ${maxLength} characters`),
  );
}

/**
 * Text for a mail's body: line breaks (made LF) and tabs, no other control characters.
 *
 * @param maxLength - in UTF-16 units
 */
export function multiLine(maxLength: number) {
  return v.pipe(
    text,
    v.transform((value) => value.replace(/\r\n?/g, '\n')),
    v.regex(/^[\n\t\P{Cc}]*$/u, SHOULD_BE_TEXT),
    v.trim(),
    v.maxLength(maxLength, `should be at most ${maxLength} characters`),
  );
}

const SHOULD_BE_EMAIL = 'should be an email';

/** An e-mail address one can answer to: the HTML standard's form, at a domain with a dot, 254 characters (RFC 5321). */
const emailAddress = v.pipe(
  singleLine(MAX_LENGTH.email),
  v.rfcEmail(SHOULD_BE_EMAIL),
  v.regex(/@.+\../, SHOULD_BE_EMAIL),
);

/** What the relay takes for a field, by the kind of its value; `text` for a field it does not know. */
export function ruleFor(kind: FieldKind = 'text') {
  if (kind === 'email') return emailAddress;
  return kind === 'text' ? multiLine(MAX_LENGTH.text) : singleLine(MAX_LENGTH[kind]);
}
