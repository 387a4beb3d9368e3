import * as v from 'valibot';
import { isEmailAddress } from '../../domain/booking/email-address.ts';
import { cleanValue, longestAccepted, type FieldKind } from '../../domain/booking/form-field.ts';
import type { RelayWords } from '../localized-clinic.ts';

/**
 * The rule for the values of a kind of field. A value that is too long meets no other rule: a transformation
 * ends the pipe of one at fault. What is left of the others is clean (`cleanText`), so a mail header can hold
 * all but a text with lines.
 *
 * @param faults - what is said of a value that breaks a rule; each continues the field's name: 'email should
 *   be an email'
 */
export function ruleFor(
  kind: FieldKind,
  faults: RelayWords['relay']['faults'],
): v.GenericSchema<unknown, string> {
  const longest = longestAccepted(kind);
  const cleaned = v.pipe(
    v.string(faults.text),
    v.maxLength(longest, faults.tooLong(longest)),
    v.transform((value) => cleanValue(kind, value)),
  );
  return kind === 'email' ? v.pipe(cleaned, v.check(isEmailAddress, faults.email)) : cleaned;
}
