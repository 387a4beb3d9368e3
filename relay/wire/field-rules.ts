import * as v from 'valibot';
import type { FieldKind } from '../../domain/form-field.ts';
import type { RelayWords } from '../localized-clinic.ts';

/** Twice what the forms take, and more; with 32 KB for the whole request, even a message in Devanagari fits. */
const LINE_LENGTH = 200;
const TEXT_LENGTH = 10_000;

/**
 * The rules of fields.
 *
 * @param faults - what is said of a value that breaks one; each continues the field's name: 'email should be an email'
 */
export function fieldRules(faults: RelayWords['relay']['faults']) {
  const text = v.pipe(
    v.string(faults.text),
    // A lone surrogate has no UTF-8 form, so it can't be mailed.
    v.check((value) => value.isWellFormed(), faults.text),
  );

  /**
   * Text that may stand in a mail header: one line, without control characters (CR, LF and NUL among them).
   *
   * @param maxLength - in UTF-16 units
   */
  function singleLine(maxLength: number) {
    return v.pipe(
      text,
      v.regex(/^[^\p{Cc}\u2028\u2029]*$/u, faults.line),
      v.trim(),
      v.maxLength(maxLength, faults.tooLong(maxLength)),
    );
  }

  const line = singleLine(LINE_LENGTH);

  /** Text for a mail's body: line breaks (made LF) and tabs, no other control characters. */
  const multiLine = v.pipe(
    text,
    v.transform((value) => value.replace(/\r\n?/g, '\n')),
    v.regex(/^[\n\t\P{Cc}]*$/u, faults.text),
    v.trim(),
    v.maxLength(TEXT_LENGTH, faults.tooLong(TEXT_LENGTH)),
  );

  /** An e-mail address one can answer to: the HTML standard's form, at a domain with a dot, 254 characters (RFC 5321). */
  const emailAddress = v.pipe(singleLine(254), v.rfcEmail(faults.email), v.regex(/@.+\../, faults.email));

  /** The rule for the values of a kind of field. */
  function ruleFor(kind: FieldKind): v.GenericSchema<unknown, string> {
    if (kind === 'email') return emailAddress;
    return kind === 'text' ? multiLine : line;
  }

  return { ruleFor, singleLine };
}
