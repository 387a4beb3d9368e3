import { facts } from '#clinic/facts.ts';
import { booking } from '#words/booking.ts';
import { chatMessages } from '#words/chat-messages.ts';
import { fallbackContacts } from '#words/fallback-contacts.ts';
import {
  APPOINTMENT_FIELDS,
  APPOINTMENT_SUBJECT,
  type AppointmentField,
} from '../../../domain/forms/appointment-request.ts';
import { whatsappHref } from '../../../domain/web/contact-links.ts';
import type { FormField } from '../../../domain/forms/form-field.ts';
import { slotStep } from '../../../domain/clinic/opening-hours.ts';
import { mailServices } from '../../mail-services.ts';
import { PhoneLink } from '../../parts/contact/contact-links.tsx';
import { FormControl, type ChoicelessKind } from '../form-control.tsx';
import { FormNotice } from '../form-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { PlainPhotosField } from './photos/photos-field.tsx';
import { TAKES_PHOTOS } from './schedule.ts';
import { EarlierCheckbox, fieldTexts, NOTICE, ReminderCheckbox } from './booking-fields.tsx';
import { FIELD_ROWS, FieldRow } from './field-rows.tsx';

/**
 * The booking form without JavaScript: the same fields as native controls, posted to the form service. It
 * cannot show which slots a day has; the relay's response does if the chosen time is not one of them. It has
 * no window, because nothing here can follow the chosen time.
 */
export function PlainBookingForm() {
  const { whatsapp } = facts;
  const phone = <PhoneLink />;
  return (
    <form
      action={mailServices.formEndpoint}
      method="post"
      encType={TAKES_PHOTOS ? 'multipart/form-data' : undefined}
      aria-label={booking.form}
      className="grid gap-y-4 md:gap-y-5"
    >
      <input type="hidden" name="subject" value={APPOINTMENT_SUBJECT} />
      {FIELD_ROWS.map((row) => (
        <FieldRow key={row[0]} names={row}>
          {row.map((name) => (
            <PlainField key={name} name={name} />
          ))}
        </FieldRow>
      ))}
      {TAKES_PHOTOS && <PlainPhotosField />}
      <FormNotice notice={NOTICE} isBooking />
      <Button type="submit" className="w-full text-lg">
        {booking.submit}
      </Button>
      <p className="text-center">
        <Sentence
          parts={
            whatsapp
              ? fallbackContacts.callOrWrite({
                  phone,
                  whatsapp: (text) => <a href={whatsappHref(whatsapp, chatMessages.booking)}>{text}</a>,
                })
              : fallbackContacts.call({ phone })
          }
        />
      </p>
    </form>
  );
}

function PlainField({ name }: { name: AppointmentField }) {
  const id = `plain-${name}`;
  if (name === 'reminder') return <ReminderCheckbox id={id} name={name} />;
  if (name === 'earlier') return <EarlierCheckbox id={id} name={name} />;
  const { kind, minLength }: FormField & { kind: ChoicelessKind } = APPOINTMENT_FIELDS[name];
  return (
    <Field id={id} {...fieldTexts(name)}>
      {(props) => (
        <FormControl
          {...props}
          name={name}
          kind={kind}
          rows={4}
          minLength={minLength}
          step={kind === 'time' ? slotStep(facts) * 60 : undefined}
        />
      )}
    </Field>
  );
}
