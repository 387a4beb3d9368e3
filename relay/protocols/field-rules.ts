import * as v from 'valibot';
import { isEmailAddress } from '../../domain/booking/email-address.ts';
import { cleanValue, maxAcceptedLength, type FieldKind } from '../../domain/booking/form-field.ts';
import type { RelayWords } from '../localized-clinic.ts';

/**
 * Returns the schema for a kind of field. A value that is too long is not checked further, because a
 * transformation ends the pipe of an invalid value. The result is cleaned (`cleanText`), so it is safe in a
 * mail header, except for texts with several lines.
 *
 * @param faults - messages that continue the field's name: 'email should be an email'
 */
export function ruleFor(
  kind: FieldKind,
  faults: RelayWords['relay']['issues'],
): v.GenericSchema<unknown, string> {
  const longest = maxAcceptedLength(kind);
  const cleaned = v.pipe(
    v.string(faults.text),
    v.maxLength(longest, faults.tooLong(longest)),
    v.transform((value) => cleanValue(kind, value)),
  );
  return kind === 'email' ? v.pipe(cleaned, v.check(isEmailAddress, faults.email)) : cleaned;
}
