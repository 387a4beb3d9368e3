import * as v from 'valibot';
import { appointmentSchema, type AppointmentRequest } from './appointment-request.ts';
import type { ClinicFacts } from '../clinic/clinic.ts';
import { dialableNumber } from '../web/contact-links.ts';
import { CONTROL_MAX_LENGTH } from './form-field.ts';
import type { Phones } from './message.ts';
import { isIndianMobile, withoutSeparators } from './indian-phone.ts';
import type { Schedule } from './opening-hours.ts';

// Requests without an e-mail address, for clinics with `booking.email: optional` (docs/product.md, Patients
// without e-mail).

/** The issue that only requests without an e-mail address can have. */
export type OptionalEmailIssue = 'phoneNotCallable';

/** Whether a clinic accepts requests without an e-mail address. */
export function acceptsNoEmail({ booking }: Pick<ClinicFacts, 'booking'>): boolean {
  return booking.email === 'optional';
}

/**
 * Returns a telephone number that can be called: an Indian mobile number, or a number with its country code
 * (ITU-T E.164).
 *
 * @param phones - whether a mobile number without a country code is Indian
 * @returns such as '+919820012345'; null if the text is anything else
 */
export function callableNumber(typed: string, phones: Phones): string | null {
  // Longer ones would be cut in links.
  if (typed.length > CONTROL_MAX_LENGTH.phone || !/^\+?\d+$/.test(withoutSeparators(typed))) return null;
  const number = dialableNumber(typed);
  const [, local = ''] = /^(?:91|0)?(\d{10})$/.exec(number) ?? [];
  if (phones === 'indian' && isIndianMobile(local)) return `+91${local}`;
  const [, international] = /^(?:\+|00)(91[1-9]\d{9}|(?!91)[1-9]\d{7,14})$/.exec(number) ?? [];
  return international ? `+${international}` : null;
}

/**
 * Whether a callable number may take text messages. An Indian landline does not; a foreign landline cannot be
 * told from a mobile.
 */
export function takesMessages(number: string): boolean {
  return !number.startsWith('+91') || isIndianMobile(number.slice('+91'.length));
}

/** Whether a typed number is of another country: its owner may not know the clinic's time zone. */
export function isFromAbroad(typed: string, phones: Phones): boolean {
  const number = callableNumber(typed, phones);
  return number !== null && !number.startsWith('+91');
}

/**
 * Builds the schema of a request in which the e-mail address may be empty. With an address, the rules are
 * those of `appointmentSchema`; without one, the telephone must be one that can be called. An address of
 * spaces counts as empty.
 *
 * @param now - decides which day is today at the clinic and which slots can still be booked
 * @param phones - the phone numbers of the page's readers
 */
export function optionalEmailSchema(schedule: Schedule, now: Date, phones: Phones) {
  const withEmail = appointmentSchema(schedule, now);
  const { entries, pipe } = withEmail;
  const withoutEmail = v.pipe(
    v.object({
      ...entries,
      email: v.pipe(
        v.string(),
        v.transform(() => ''),
      ),
      phone: v.pipe(
        entries.phone,
        v.check(
          (phone) => callableNumber(phone, phones) !== null,
          'phoneNotCallable' satisfies OptionalEmailIssue,
        ),
      ),
    }),
    pipe[1],
  );
  return v.lazy((request) =>
    (request as Partial<AppointmentRequest>).email?.trim() ? withEmail : withoutEmail,
  );
}
