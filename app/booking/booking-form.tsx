import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { clinic } from '../../clinic/clinic.ts';
import { phoneHref, phoneText } from '../content/clinic-facts.ts';
import { FormNotice } from '../sections/form-notice.tsx';
import { WaysOut } from '../sections/ways-out.tsx';
import { mailServices } from '../mail-services.ts';
import { Button } from '../ui/button.tsx';
import { controlLook, Field } from '../ui/field.tsx';
import { personalInput } from '../ui/personal-input.ts';
import { expectToasts } from '../ui/toast-place.tsx';
// What follows on a request comes with the form, so that it is there at once.
import '../routes/thank-you/requested.tsx';
import '../ui/toaster.tsx';
import {
  appointmentSchema,
  emailParams,
  newAppointmentId,
  type AppointmentRequest,
  type AppointmentValues,
} from './appointment.ts';
import { formatLongDate, parseTypedDate } from './civil-date.ts';
import { DateField, focusQuietly } from './date-field.tsx';
import { initialiseEmail, sendEmail } from './emailjs.ts';
import { slotsOn } from './opening-hours.ts';
import { rememberAppointment } from './requested-appointment.ts';
import { BOOKING_FAILURES, BookingError, sendAppointment, type BookingFailure } from './send-appointment.ts';

/** In the order of the fields on the page. */
const EMPTY: AppointmentValues = { name: '', email: '', phone: '', date: '', time: '', notes: '' };

const SENDING = 'Booking Your Appointment...';

type FieldName = keyof AppointmentValues;

type Failure = { kind: BookingFailure; offline: boolean };

/** The appointment request: fields, rules and sending (spec 2, 4, 5 and 8). */
export default function BookingForm() {
  const [now, setNow] = useState(() => new Date());
  const [failure, setFailure] = useState<Failure | null>(null);
  const formElement = useRef<HTMLFormElement>(null);
  const lastTry = useRef({ values: '', id: '' });
  const navigate = useNavigate();
  const form = useForm<AppointmentValues, unknown, AppointmentRequest>({
    // When a field is judged is ours to say: see `left` and `edited`.
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: (values, context, options) =>
      valibotResolver(appointmentSchema(clinic, new Date()))(values, context, options),
  });
  const { errors, isSubmitting } = form.formState;
  const [dateText = '', chosenTime = ''] = form.watch(['date', 'time']);

  const date = parseTypedDate(dateText);
  const slots = date ? slotsOn(clinic, date, now) : [];
  const timePlaceholder = !date
    ? 'Select date first'
    : slots.length === 0
      ? 'Closed on selected day'
      : 'Select time slot';

  useEffect(() => {
    const element = formElement.current!;
    initialiseEmail();
    expectToasts();
    // What was typed before this code arrived is in the page, not yet in the form's state.
    for (const [name, value] of new FormData(element)) {
      if (name in EMPTY && typeof value === 'string' && value) form.setValue(name as FieldName, value);
    }
    element.noValidate = true;
    element.setAttribute('data-ready', '');
    if (element.hasAttribute('data-submitted-early')) {
      element.removeAttribute('data-submitted-early');
      element.requestSubmit();
    }
  }, [form]);

  /** A field is judged when it is left. */
  function left(name: FieldName) {
    afterPress(() => void form.trigger(name));
  }

  /** A message goes as soon as what it says is mended; a field without one is left alone while it is typed. */
  function edited(name: FieldName) {
    if (form.getFieldState(name).error) void form.trigger(name);
  }

  function changeDate(text: string) {
    const before = form.getValues('time');
    const moment = new Date();
    setNow(moment);
    form.setValue('date', text, { shouldDirty: true });
    edited('date');
    const picked = parseTypedDate(text);
    const stillThere =
      picked && slotsOn(clinic, picked, moment).some((slot) => slot.label === before && !slot.begun);
    if (before && !stillThere) form.setValue('time', '');
  }

  async function send(request: AppointmentRequest) {
    setFailure(null);
    toast.dismiss();
    // The same values again are the same request: the clinic tells a repeat from a second one by the id (decisions 15).
    const values = JSON.stringify(request);
    if (lastTry.current.values !== values) lastTry.current = { values, id: newAppointmentId() };
    const { id } = lastTry.current;
    try {
      if (!navigator.onLine) throw new BookingError('other', 'the device is offline');
      await sendAppointment(emailParams(request, id), sendEmail);
    } catch (error) {
      report(error);
      return;
    }
    lastTry.current = { values: '', id: '' };
    form.reset(EMPTY);
    rememberAppointment({ id, date: request.date, time: request.time });
    toast.success('Appointment Booked! 🎉', {
      description: `Your appointment is confirmed for ${formatLongDate(request.date)} at ${request.time}. You'll receive a confirmation email shortly.`,
      duration: 12_000,
    });
    await navigate('/thank-you');
  }

  function report(error: unknown) {
    console.error('The appointment request failed.', error);
    const kind = error instanceof BookingError ? error.failure : 'other';
    setFailure({ kind, offline: !navigator.onLine });
    toast.error('Booking Error', {
      description: BOOKING_FAILURES[kind],
      duration: Infinity,
      // The ways out are at the foot of the form, which the toast must not cover.
      position: 'top-center',
    });
  }

  function onTouch() {
    void import('../proof-of-work.ts').then(({ prepareProof }) => prepareProof());
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isSubmitting) void form.handleSubmit(send, focusFirstInvalid)(event);
  }

  function focusFirstInvalid(invalid: FieldErrors<AppointmentValues>) {
    const first = (Object.keys(EMPTY) as FieldName[]).find((name) => invalid[name]);
    focusQuietly(formElement.current!.querySelector<HTMLElement>(`[name="${first}"]`));
  }

  function control(name: FieldName) {
    return form.register(name, { onChange: () => edited(name), onBlur: () => left(name) });
  }

  return (
    <form
      ref={formElement}
      onSubmit={onSubmit}
      onFocus={__PROOF_OF_WORK__ ? onTouch : undefined}
      action={mailServices.formEndpoint}
      method="post"
      data-held-until-ready=""
      aria-label="Appointment request"
      className="group/form space-y-5"
    >
      <input type="hidden" name="subject" value="Appointment request" />
      <Field id="booking-name" label="Full Name" error={errors.name?.message} required>
        {(props) => <input {...props} {...personalInput.name} {...control('name')} />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2 sm:items-end">
        <Field id="booking-email" label="Email Address" error={errors.email?.message} required>
          {(props) => <input {...props} {...personalInput.email} {...control('email')} />}
        </Field>
        <Field id="booking-phone" label="Phone Number" error={errors.phone?.message} required>
          {(props) => <input {...props} {...personalInput.phone} {...control('phone')} />}
        </Field>
      </div>
      <div className="grid gap-5 sm:grid-cols-[8fr_5fr] sm:items-end">
        <DateField
          id="booking-date"
          value={dateText}
          now={now}
          error={errors.date?.message}
          inputRef={form.register('date').ref}
          onChange={changeDate}
          onLeave={() => left('date')}
        />
        <Field id="booking-time" label="Appointment Time" error={errors.time?.message} required>
          {(props) => (
            <select
              {...props}
              {...control('time')}
              value={chosenTime}
              disabled={slots.length === 0}
              className={`${controlLook} select-caret`}
            >
              <option value="">{timePlaceholder}</option>
              {slots.map((slot) => (
                <option key={slot.label} value={slot.label} disabled={slot.begun}>
                  {slot.label}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {/* What changes without the focus moving is said too (WCAG 4.1.3). */}
      <p role="status" className="sr-only">
        {isSubmitting ? SENDING : date && slots.length === 0 && timePlaceholder}
      </p>
      <Field id="booking-notes" label="Additional Message / Symptoms" error={errors.notes?.message}>
        {(props) => (
          <textarea {...props} {...control('notes')} rows={4} maxLength={5000} className={controlLook} />
        )}
      </Field>
      <FormNotice form="appointment" />
      {failure && <FailureBox {...failure} />}
      <Button type="submit" disabled={isSubmitting} className="w-full text-lg">
        {isSubmitting && <span className="spinner" aria-hidden="true" />}
        {isSubmitting ? SENDING : 'Book My Appointment'}
      </Button>
      <p className="text-center text-ink-soft">
        For urgent cases call{' '}
        <a
          href={phoneHref}
          className="font-semibold whitespace-nowrap text-sea-deep underline underline-offset-4"
        >
          {phoneText}
        </a>
      </p>
    </form>
  );
}

/**
 * Runs `action` now, or, while a button or finger is down, once it is up and the click it belongs to has been handled:
 * a message that appears in between would move the pressed button from under the pointer, and the click would be lost.
 */
function afterPress(action: () => void) {
  if (!document.querySelector(':active')) action();
  else addEventListener('mouseup', () => setTimeout(action), { once: true });
}

function FailureBox({ kind, offline }: Failure) {
  const box = useRef<HTMLDivElement>(null);
  // Brings it into view and is where a screen reader goes on, with the ways out next.
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label="Booking Error"
      className="scroll-my-28 rounded-2xl border-2 border-error bg-error-pale p-5"
    >
      <h2 className="text-xl text-error">Booking Error</h2>
      <p className="mt-1">{BOOKING_FAILURES[kind]}</p>
      {offline ? (
        <p className="mt-2">You are offline. Connect to the internet and press the button again.</p>
      ) : null}
      <p className="mt-2">Nothing you typed is lost. You can also reach us directly:</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <WaysOut look="onDark" />
      </p>
    </div>
  );
}
