import type { ComponentProps } from 'react';
import { facts } from '#clinic/facts.ts';
import { booking } from '#words/booking.ts';
import { optionalEmail } from '#words/optional-email.ts';
import { enabledFields, storedFor, type StoredFor } from '../../domain/booking/appointment-request.ts';
import { mailServices } from '../mail-services.ts';
import { FormControl } from '../sections/form-control.tsx';

const IS_SENT_BY_RELAY = mailServices.emailjs.origin === null;

/**
 * The clinic's reminder settings; undefined if there are none, or without the relay, which sends reminders.
 */
export const REMINDERS = IS_SENT_BY_RELAY ? facts.reminders : undefined;

/** The names of the form's fields, in order. */
export const BOOKING_FIELDS = enabledFields({ reminders: REMINDERS });

const { fields, reminder, handledWith, ...notice } = booking.notice;

const STORED_FOR = IS_SENT_BY_RELAY ? storedFor(facts) : null;
const HANDLED_WITH: Partial<Record<StoredFor, string>> = {
  ...handledWith,
  ...(__EMAIL_OPTIONAL__ && optionalEmail.handledWith),
};
const handling = STORED_FOR && HANDLED_WITH[STORED_FOR];

/** The privacy notice: what the form asks for, and why. */
export const NOTICE = {
  ...notice,
  fields: {
    ...fields,
    ...(__EMAIL_OPTIONAL__ && { email: optionalEmail.noticeEmail, phone: optionalEmail.noticePhone }),
    ...(REMINDERS && { reminder }),
  },
  ...(handling && { handling }),
};

type Props = ComponentProps<'input'> & {
  id: string;
  /** whether the moment of the reminder has passed for the chosen time */
  isTooLate?: boolean;
};

/** The checkbox by which a patient agrees to a reminder e-mail; unchecked at first. */
export function ReminderCheckbox({ isTooLate = false, ...props }: Props) {
  const hint = `${props.id}-hint`;
  return (
    <div className="flex items-start gap-3">
      <FormControl {...props} disabled={isTooLate} kind="checkbox" aria-describedby={hint} />
      <div>
        <label htmlFor={props.id} className="block py-1 font-semibold text-sea-deep">
          {__EMAIL_OPTIONAL__ ? optionalEmail.reminderLabel : booking.labels.reminder}
        </label>
        <p id={hint} className="text-ink-soft">
          {isTooLate
            ? booking.reminderTooLate
            : (__EMAIL_OPTIONAL__ ? optionalEmail : booking).reminderHint(REMINDERS!.hours)}
        </p>
      </div>
    </div>
  );
}
