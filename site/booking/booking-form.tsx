import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { facts } from '#clinic/facts.ts';
import { booking } from '#words/booking.ts';
import { chat } from '#words/chat.ts';
import { dateNames } from '#words/date-names.ts';
import { dates } from '#words/dates.ts';
import { hours } from '#words/hours.ts';
import { shared } from '#words/shared.ts';
import {
  APPOINTMENT_FIELDS,
  APPOINTMENT_SUBJECT,
  appointmentFields,
  appointmentSchema,
  EMPTY_REQUEST,
  hasSlot,
  newAppointmentId,
  type AppointmentFault,
  type AppointmentField,
} from '../../domain/appointment.ts';
import { isCivilDate } from '../../domain/civil-date.ts';
import { phoneHref, whatsappHref } from '../../domain/contact.ts';
import { closureOn, slotsOn } from '../../domain/opening-hours.ts';
import { readTypedDate } from '../../domain/typed-date.ts';
import { toAppointmentParams } from '../../domain/wire.ts';
import { carry, takeTyped } from '../client/carried.ts';
import { mailServices } from '../mail-services.ts';
import { pathOf } from '../../domain/screens.ts';
import { FormControl } from '../sections/form-control.tsx';
import { FormNotice } from '../sections/form-notice.tsx';
import { FallbackContacts } from '../sections/fallback-contacts.tsx';
import { placeOf } from '../site-language.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { useHeldForm } from '../ui/held-form.ts';
import { Sentence } from '../ui/sentence.tsx';
import { Toast } from '../ui/toast.tsx';
import { DateField, focusQuietly } from './date-field.tsx';
import { initialiseEmail, sendEmail } from './emailjs.ts';
import { reasonAmong, useReason } from './reason.ts';
import { BookingError, sendAppointment, type BookingFailure } from './send-appointment.ts';

type Values = typeof EMPTY_REQUEST;

const FAULTS = booking.faults(facts.booking);

// An address and a day written out are longer than a number and a time. Each label stands over its own field, whatever hint
// or message the one beside it has.
const ROW = 'grid items-end gap-5 *:h-auto sm:grid-cols-[8fr_5fr]';

type Failure = { kind: BookingFailure; offline: boolean; request: string };

type Props = {
  /** what a visit can be for, by the query of a link that leads here (reason.ts) */
  reasons: Record<string, string>;
};

/** The appointment request: fields, rules and sending (docs/product.md, Booking). */
export function BookingForm({ reasons }: Props) {
  const [now, setNow] = useState(() => new Date());
  const [failure, setFailure] = useState<Failure | null>(null);
  const formElement = useRef<HTMLFormElement>(null);
  const lastTry = useRef({ values: '', id: '' });
  const [isToastClosed, setIsToastClosed] = useState(false);
  const reason = useReason(reasons);
  const form = useForm<Values>({
    // The other fields hold what was typed before this code arrived.
    defaultValues: { date: '' },
    // When a field is judged is ours to say: see `left` and `edited`.
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: (values, context, options) =>
      valibotResolver(appointmentSchema(facts, new Date()))(values, context, options),
  });
  const { errors, isSubmitting } = form.formState;
  const [date = '', time = ''] = form.watch(['date', 'time']);

  const slots = isCivilDate(date) ? slotsOn(facts, date, now) : [];
  const closure = isCivilDate(date) ? closureOn(facts, date) : undefined;
  const isClosed = isCivilDate(date) && slots.length === 0;

  useEffect(() => {
    initialiseEmail();
    // What was typed before this code arrived is in the page, not yet in the form's state.
    const carried = __SEVERAL_LANGUAGES__ ? takeTyped() : [];
    for (const [name, value] of [...new FormData(formElement.current!), ...carried]) {
      if (!(name in EMPTY_REQUEST) || typeof value !== 'string' || !value) continue;
      const read = name === 'date' ? readTypedDate(value, dateNames) : null;
      form.setValue(name as AppointmentField, read ?? value);
    }
    // Before a form that was pressed early is sent.
    const asked = reasonAmong(reasons);
    const { notes = '' } = form.getValues();
    if (asked && !notes.startsWith(asked)) form.setValue('notes', `${asked}\n${notes}`);
  }, [form, reasons]);
  useHeldForm(formElement);

  /** A field is judged when it is left. */
  function left(name: AppointmentField) {
    afterPress(() => void form.trigger(name));
  }

  /** A message goes as soon as what it says is mended; a field without one is left alone while it is typed. */
  function edited(name: AppointmentField) {
    if (form.getFieldState(name).error) void form.trigger(name);
  }

  function changeDate(value: string) {
    const before = form.getValues('time');
    const moment = new Date();
    setNow(moment);
    form.setValue('date', value, { shouldDirty: true });
    edited('date');
    if (before && !(isCivilDate(value) && hasSlot(facts, value, before, moment))) form.setValue('time', '');
  }

  async function send(request: Values) {
    setFailure(null);
    setIsToastClosed(false);
    // The same values again are the same request: the clinic tells a repeat from a second one by the id.
    const values = JSON.stringify(request);
    if (lastTry.current.values !== values) lastTry.current = { values, id: newAppointmentId() };
    const { id } = lastTry.current;
    if (!navigator.onLine) throw new BookingError('other', 'the device is offline');
    await sendAppointment(toAppointmentParams(request, id), sendEmail);
    lastTry.current = { values: '', id: '' };
    // Before it is left: browsers keep what it holds for those who come back.
    for (const name of appointmentFields) form.setValue(name, '');
    carry({ requested: { id, date: request.date, time: request.time } });
    location.assign(placeOf(pathOf('thank-you')));
    // It is being sent until the next page is there, which on a slow line takes its time.
    await new Promise((resolve) => addEventListener('pagehide', resolve, { once: true }));
  }

  function report(error: unknown) {
    console.error('The appointment request failed.', error);
    const kind = error instanceof BookingError ? error.failure : 'other';
    setFailure({ kind, offline: !navigator.onLine, request: lastTry.current.id });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isSubmitting) form.handleSubmit(send, focusFirstInvalid)(event).catch(report);
  }

  function focusFirstInvalid(invalid: FieldErrors<Values>) {
    const first = appointmentFields.find((name) => invalid[name]);
    focusQuietly(formElement.current!.querySelector<HTMLElement>(`[name="${first}"]`));
  }

  function faultIn(name: AppointmentField): string | undefined {
    const fault = errors[name]?.message as AppointmentFault | undefined;
    return fault && FAULTS[fault];
  }

  /** What label, message and control of a field have in common. */
  function field(name: AppointmentField) {
    const { required } = APPOINTMENT_FIELDS[name];
    return { id: `booking-${name}`, label: booking.labels[name], error: faultIn(name), required };
  }

  function control(name: AppointmentField) {
    return form.register(name, { onChange: () => edited(name), onBlur: () => left(name) });
  }

  function textField(name: 'name' | 'email' | 'phone' | 'notes') {
    return (
      <Field {...field(name)} hint={name === 'name' ? booking.nameHint : undefined}>
        {(props) => (
          <FormControl {...props} {...control(name)} kind={APPOINTMENT_FIELDS[name].kind} rows={4} />
        )}
      </Field>
    );
  }

  return (
    <>
      {reason && (
        // Over the sheet's edge, so that nothing moves when it appears.
        <p className="absolute start-5 -top-4.5 max-w-[calc(100%-2.5rem)] bg-terracotta-pale px-3 py-1 font-semibold text-ink md:start-10">
          {reason}
        </p>
      )}
      <Toast
        tone="failure"
        title={booking.failed}
        description={failure ? booking.failures[failure.kind] : ''}
        isShown={failure !== null && !isToastClosed}
        onClose={() => setIsToastClosed(true)}
      />
      <form
        ref={formElement}
        onSubmit={onSubmit}
        action={mailServices.formEndpoint}
        method="post"
        data-held-until-ready=""
        aria-label={booking.form}
        className="group/form space-y-5"
      >
        <input type="hidden" name="subject" value={APPOINTMENT_SUBJECT} />
        {textField('name')}
        <div className={ROW}>
          {textField('email')}
          {textField('phone')}
        </div>
        <div className={ROW}>
          <DateField
            {...field('date')}
            value={date}
            now={now}
            onChange={changeDate}
            onLeave={() => left('date')}
          />
          <Field {...field('time')}>
            {(props) => (
              <FormControl
                {...props}
                {...control('time')}
                kind="choice"
                value={time}
                disabled={slots.length === 0}
              >
                <option value="">
                  {isClosed ? booking.closed : slots.length === 0 ? booking.noDate : booking.chooseTime}
                </option>
                {slots.map((slot) => (
                  <option key={slot.time} value={slot.time} disabled={slot.begun}>
                    {dates.slot(slot.time)}
                  </option>
                ))}
              </FormControl>
            )}
          </Field>
        </div>
        {closure && <p>{hours.closedFor(closure.name)}</p>}
        {/* What changes without the focus moving is said too (WCAG 4.1.3). */}
        <p role="status" className="sr-only">
          {isSubmitting ? booking.submitting : isClosed && booking.closed}
        </p>
        {textField('notes')}
        <FormNotice notice={booking.notice} isBooking />
        {failure && <FailureBox {...failure} />}
        <Button type="submit" disabled={isSubmitting} className="w-full text-lg">
          {isSubmitting && <span className="spinner" aria-hidden="true" />}
          {isSubmitting ? booking.submitting : booking.submit}
        </Button>
        <p className="text-center text-ink-soft">
          <Sentence
            parts={booking.urgent({
              phone: (
                <a
                  href={phoneHref(facts.phone)}
                  className="font-semibold whitespace-nowrap text-sea-deep underline underline-offset-4"
                >
                  {facts.phone}
                </a>
              ),
            })}
          />
          <span className="hidden text-small closed:block">{shared.answered}</span>
        </p>
      </form>
    </>
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

function FailureBox({ kind, offline, request }: Failure) {
  const box = useRef<HTMLDivElement>(null);
  // Brings it into view and is where a screen reader goes on, with the ways out next.
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={booking.failed}
      className="scroll-my-28 rounded-2xl border-2 border-error bg-error-pale p-5"
    >
      <h2 className="text-xl text-error">{booking.failed}</h2>
      <p className="mt-1">{booking.failures[kind]}</p>
      {offline ? <p className="mt-2">{booking.offline}</p> : null}
      <p className="mt-2">{booking.nothingLost}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <FallbackContacts
          look="onDark"
          chat={facts.whatsapp && whatsappHref(facts.whatsapp, chat.request(request))}
        />
      </p>
    </div>
  );
}
