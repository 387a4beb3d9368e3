import type { ComponentProps } from 'react';
import { booking } from '#words/booking.ts';
import { photos } from '#words/photos.ts';
import { optionalEmail } from '#words/optional-email.ts';
import {
  APPOINTMENT_FIELDS,
  enabledFields,
  storedFor,
  type AppointmentField,
  type StoredFor,
} from '../../../domain/forms/appointment-request.ts';
import { FormControl } from '../form-control.tsx';
import { IS_EMAIL_OPTIONAL, IS_SENT_BY_RELAY, schedule, TAKES_PHOTOS } from './schedule.ts';

/** The names of the form's fields, in order. */
export const BOOKING_FIELDS = enabledFields(schedule);

const TREATS_CHILDREN = schedule.serviceIds.includes('pediatric-dentistry');

/** What to write where in a request for a child. */
const HINTS_FOR_CHILDREN: Partial<Record<AppointmentField, string>> = {
  name: booking.nameHint,
  notes: booking.notesHint,
};

/** Returns the label of a field, its hint, and whether it must be filled in. */
export function fieldTexts(name: AppointmentField) {
  const isOptional = name === 'email' && IS_EMAIL_OPTIONAL;
  const hint = isOptional ? optionalEmail.hint : TREATS_CHILDREN ? HINTS_FOR_CHILDREN[name] : undefined;
  return {
    label: booking.labels[name],
    required: APPOINTMENT_FIELDS[name].required && !isOptional,
    ...(hint && { hint }),
  };
}

const { fields, reminder, earlier, handledWith, ...notice } = booking.notice;

const STORED_FOR = IS_SENT_BY_RELAY ? storedFor(schedule) : null;
const HANDLED_WITH: Partial<Record<StoredFor, string>> = {
  ...handledWith,
  ...optionalEmail.handledWith,
};
const handling = STORED_FOR && HANDLED_WITH[STORED_FOR];

/** The privacy notice: what the form asks for, and why. */
export const NOTICE = {
  ...notice,
  fields: {
    ...fields,
    ...(IS_EMAIL_OPTIONAL && { email: optionalEmail.noticeEmail, phone: optionalEmail.noticePhone }),
    ...(TAKES_PHOTOS && { photos: photos.notice }),
    ...(schedule.reminders && { reminder }),
    ...(schedule.booking.earlier && { earlier }),
  },
  ...(handling && { handling }),
};

type Props = ComponentProps<'input'> & { id: string };

/** The checkbox by which a patient agrees to a reminder e-mail; unchecked at first. */
export function ReminderCheckbox({
  isTooLate = false,
  ...props
}: Props & {
  /** whether the moment of the reminder has passed for the chosen time */
  isTooLate?: boolean;
}) {
  const { reminderHint } = IS_EMAIL_OPTIONAL ? optionalEmail : booking;
  return (
    <WishCheckbox
      {...props}
      disabled={isTooLate}
      label={IS_EMAIL_OPTIONAL ? optionalEmail.reminderLabel : booking.labels.reminder}
      meaning={isTooLate ? booking.reminderTooLate : reminderHint(schedule.reminders!.hours)}
    />
  );
}

/** The checkbox by which a patient asks to be told of earlier times; unchecked at first. */
export function EarlierCheckbox(props: Props) {
  return <WishCheckbox {...props} label={booking.labels.earlier} meaning={booking.earlierHint} />;
}

function WishCheckbox({ label, meaning, ...props }: Props & { label: string; meaning: string }) {
  const hint = `${props.id}-hint`;
  return (
    <div className="flex items-start gap-3">
      <FormControl {...props} kind="checkbox" aria-describedby={hint} />
      <div>
        <label htmlFor={props.id} className="block py-1 font-semibold text-sea-deep">
          {label}
        </label>
        <p id={hint} className="text-ink-soft">
          {meaning}
        </p>
      </div>
    </div>
  );
}
