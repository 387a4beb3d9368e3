import * as v from 'valibot';

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

/** Longest name, phone, subject and the like. */
export const LINE_LENGTH = 200;
/** Longest message or notes; with 32 KB for the whole request, even one in Devanagari fits. */
export const MESSAGE_LENGTH = 10_000;

const SHOULD_BE_EMAIL = 'should be an email';

/** An e-mail address one can answer to: the HTML standard's form, at a domain with a dot, 254 characters (RFC 5321). */
export const emailAddress = v.pipe(
  singleLine(254),
  v.rfcEmail(SHOULD_BE_EMAIL),
  v.regex(/@.+\../, SHOULD_BE_EMAIL),
);
