import type { ComponentProps } from 'react';
import { booking } from '#words/booking.ts';
import { optionalEmail } from '#words/optional-email.ts';
import { FormControl } from '../sections/form-control.tsx';
import { REMINDERS } from './booking-fields.ts';

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
