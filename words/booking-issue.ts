import type { AppointmentField } from '../domain/forms/appointment-request.ts';
import type { IssueCode } from '../domain/forms/form-field.ts';
import type { BookingRules } from '../domain/clinic/opening-hours.ts';
import type { booking } from './en/booking.ts';
import type { optionalEmail } from './en/optional-email.ts';

type Words = {
  booking: Pick<typeof booking, 'issues'>;
  optionalEmail: Pick<typeof optionalEmail, 'notCallable'>;
};

/** Returns the text of an issue of a request; undefined for a value that is too long. */
export function bookingIssueText(
  field: AppointmentField,
  code: IssueCode,
  words: Words,
  rules: BookingRules,
): string | undefined {
  if (code === 'not-callable') return words.optionalEmail.notCallable;
  const texts: Partial<Record<AppointmentField, Partial<Record<IssueCode, string>>>> =
    words.booking.issues(rules);
  return texts[field]?.[code];
}
