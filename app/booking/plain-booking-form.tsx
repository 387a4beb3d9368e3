import { phoneHref, phoneText, whatsappHref } from '../content/clinic-facts.ts';
import { mailServices } from '../mail-services.ts';
import { FormNotice } from '../sections/form-notice.tsx';
import { Button } from '../ui/button.tsx';
import { controlLook, Field } from '../ui/field.tsx';
import { personalInput } from '../ui/personal-input.ts';

const FIELDS = [
  { ...personalInput.name, name: 'name', label: 'Full Name', minLength: 2 },
  { ...personalInput.email, name: 'email', label: 'Email Address' },
  { ...personalInput.phone, name: 'phone', label: 'Phone Number', minLength: 10 },
  { name: 'date', label: 'Appointment Date', type: 'date' },
  { name: 'time', label: 'Appointment Time', type: 'time', step: 1800 },
] as const;

/**
 * The booking for browsers without scripts: the same questions in the browser's own controls, posted to the form
 * service. Which slots there are that day can't be shown here; the clinic settles it when it confirms.
 */
export function PlainBookingForm() {
  return (
    <form
      action={mailServices.formEndpoint}
      method="post"
      aria-label="Appointment request"
      className="space-y-5"
    >
      <input type="hidden" name="subject" value="Appointment request" />
      {FIELDS.map(({ label, ...input }) => (
        <Field key={input.name} id={`plain-${input.name}`} label={label} required>
          {(control) => <input {...control} className={controlLook} {...input} />}
        </Field>
      ))}
      <Field id="plain-notes" label="Additional Message / Symptoms">
        {(control) => (
          <textarea {...control} name="notes" rows={4} maxLength={5000} className={controlLook} />
        )}
      </Field>
      <FormNotice form="appointment" />
      <Button type="submit" className="w-full text-lg">
        Book My Appointment
      </Button>
      <p className="text-center">
        Or call <a href={phoneHref}>{phoneText}</a>, or write on <a href={whatsappHref}>WhatsApp</a>.
      </p>
    </form>
  );
}
