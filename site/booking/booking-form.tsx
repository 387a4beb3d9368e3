import { Fragment, useEffect, useRef, useState, type FormEvent } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { facts } from '#clinic/facts.ts';
import { booking } from '#words/booking.ts';
import { chatMessages } from '#words/chat-messages.ts';
import { dates } from '#words/dates.ts';
import { fullSlots as fullSlotWords } from '#words/full-slots.ts';
import { hours } from '#words/hours.ts';
import { optionalEmail } from '#words/optional-email.ts';
import { shared } from '#words/shared.ts';
import {
  APPOINTMENT_FIELDS,
  APPOINTMENT_SUBJECT,
  appointmentFields,
  ISSUE_IF_REFUSED,
  type AppointmentField,
  type AppointmentIssue,
} from '../../domain/booking/appointment-request.ts';
import type { OptionalEmailIssue } from '../../domain/booking/optional-email.ts';
import { answerPromise, answerTime } from '../../domain/booking/answer-time.ts';
import { isCivilDate } from '../../domain/booking/civil-date.ts';
import { whatsappHref } from '../../domain/web/contact-links.ts';
import { closureOn, isWithinHours, slotsOn } from '../../domain/booking/opening-hours.ts';
import { mailServices } from '../mail-services.ts';
import { PhoneLink } from '../sections/contact-links.tsx';
import { FormControl, type ChoicelessKind } from '../sections/form-control.tsx';
import { FormNotice } from '../sections/form-notice.tsx';
import { FallbackContacts } from '../sections/fallback-contacts.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { useDeferredForm } from '../ui/use-deferred-form.ts';
import { Sentence } from '../ui/sentence.tsx';
import { Toast } from '../ui/toast.tsx';
import { BOOKING_FIELDS, NOTICE, REMINDERS, ReminderCheckbox } from './booking-fields.tsx';
import { DateField, focusWithoutOpening } from './date-field.tsx';
import { loadSdk } from './emailjs.ts';
import { doctorAbsence } from './doctor-absence.ts';
import { useVisitReason, type RequestedVisit } from './visit-reason.ts';
import { isFullSlot } from './use-full-slots.ts';
import { schedule } from './schedule.ts';
import { useBookingForm, type RequestValues } from './use-booking-form.ts';
import { useSubmitBooking, type Failure } from './use-submit-booking.ts';

const ERRORS: Partial<Record<AppointmentIssue | OptionalEmailIssue, string>> = __EMAIL_OPTIONAL__
  ? { ...booking.issues(facts.booking), ...optionalEmail.issues }
  : booking.issues(facts.booking);

/** Fields that share a row with the field before them. All others have a row of their own. */
const SECOND_IN_ROW: readonly AppointmentField[] = ['phone', 'time'];

const ROWS = BOOKING_FIELDS.reduce<AppointmentField[][]>(
  (rows, name) =>
    SECOND_IN_ROW.includes(name) ? [...rows.slice(0, -1), [...rows.at(-1)!, name]] : [...rows, [name]],
  [],
);

// The first field (e-mail, date) is wider than the second (phone, time). The controls of a row are aligned at
// the bottom, whatever hints or messages the fields have.
const ROW = 'grid items-end gap-5 *:h-auto sm:grid-cols-[8fr_5fr] lg:max-wide:grid-cols-2';

const NO_VISITS = {};

type Props = {
  /** possible reasons for the visit, by the query of the address (visit-reason.ts) */
  reasons: Record<string, string>;
  /** what is shown about the requested doctor or service, by the same queries */
  visits?: Record<string, RequestedVisit> | undefined;
};

/** The booking form: its fields, validation and sending (docs/product.md, Booking). */
export function BookingForm({ reasons, visits = NO_VISITS }: Props) {
  const formElement = useRef<HTMLFormElement>(null);
  const [isToastClosed, setIsToastClosed] = useState(false);
  const reason = useVisitReason(reasons);
  const visit = useVisitReason(visits);
  const request = useBookingForm(formElement, reasons);
  const { form, isSubmitting } = request;
  const { failure, send, report } = useSubmitBooking(emptyForm, markRefused);
  // Loaded after the form, because the SDK is large and only needed to submit.
  useEffect(() => void loadSdk(), []);
  useDeferredForm(formElement);

  function emptyForm() {
    for (const name of appointmentFields) form.setValue(name, '');
  }

  function markRefused(fields: readonly AppointmentField[]) {
    for (const name of fields) form.setError(name, { message: ISSUE_IF_REFUSED[name] });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    request.readFields();
    form.handleSubmit(submit, focusFirstInvalid)(event).catch(report);
  }

  function submit(values: RequestValues) {
    setIsToastClosed(false);
    // In the notes, because EmailJS's parameters are fixed.
    const absence = doctorAbsence(visit?.presence, values.date, values.time);
    return send({ ...values, notes: absence ? `${absence}\n${values.notes}` : values.notes });
  }

  function focusFirstInvalid(invalid: FieldErrors<RequestValues>) {
    const first = appointmentFields.find((name) => invalid[name]);
    focusWithoutOpening(formElement.current!.querySelector<HTMLElement>(`[name="${first}"]`));
  }

  return (
    <>
      {reason && (
        // Positioned over the edge of the sheet, so that nothing moves when it appears.
        <p className="absolute start-5 -top-4.5 max-w-[calc(100%-2.5rem)] bg-terracotta-pale px-3 py-1 font-semibold text-ink md:start-10">
          <span>{visit?.reason ?? reason}</span>
          {visit?.presence?.days && (
            <span className="block text-small font-normal">{visit.presence.days}</span>
          )}
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
        data-defer-submit=""
        aria-label={booking.form}
        className="group/form space-y-5"
      >
        <input type="hidden" name="subject" value={APPOINTMENT_SUBJECT} />
        <BookingFields {...request} visit={visit} />
        <FormNotice notice={NOTICE} isBooking />
        {failure && <FailureBox {...failure} />}
        <Button type="submit" disabled={isSubmitting} className="w-full text-lg">
          {isSubmitting && <span className="spinner" aria-hidden="true" />}
          <span>{isSubmitting ? booking.submitting : booking.submit}</span>
        </Button>
        <p className="text-center text-ink-soft">
          <Sentence
            parts={booking.urgent({
              phone: (
                <PhoneLink className="font-semibold whitespace-nowrap text-sea-deep underline underline-offset-4" />
              ),
            })}
          />
          <span className="hidden text-small closed:block">{shared.answered}</span>
        </p>
      </form>
    </>
  );
}

/** The fields in their order, in rows of one or two. */
function BookingFields(props: ReturnType<typeof useBookingForm> & { visit: RequestedVisit | null }) {
  const { now, updateNow, date, time, fullSlots, isSubmitting, handleBlur, changeDate, control, errorIn } =
    props;
  const absence = doctorAbsence(props.visit?.presence, date, time);
  const isWithin = (hours: number) =>
    isCivilDate(date) && time !== '' && isWithinHours(schedule, { date, time }, hours, now);
  const isSoon =
    isCivilDate(date) &&
    time !== '' &&
    answerTime({ ...facts, ...schedule }, [{ date, time }], now) === 'soon';
  const slots = isCivilDate(date) ? slotsOn(schedule, date, now) : [];
  const closure = isCivilDate(date) ? closureOn(facts, date) : undefined;
  const isClosed = isCivilDate(date) && slots.length === 0;

  function renderField(name: AppointmentField) {
    if (name === 'reminder') {
      const isTooLate = REMINDERS !== undefined && isWithin(REMINDERS.hours);
      return <ReminderCheckbox key={name} id={`booking-${name}`} {...control(name)} isTooLate={isTooLate} />;
    }
    const { kind, required } = APPOINTMENT_FIELDS[name];
    const error = errorIn(name);
    const field = {
      id: `booking-${name}`,
      label: booking.labels[name],
      error: error && ERRORS[error],
      required: __EMAIL_OPTIONAL__ && name === 'email' ? false : required,
    };
    if (kind === 'date') {
      return (
        <DateField
          key={name}
          {...field}
          value={date}
          now={now}
          onOpen={updateNow}
          onChange={changeDate}
          onLeave={() => handleBlur('date')}
        />
      );
    }
    return (
      <Field
        key={name}
        {...field}
        hint={
          __EMAIL_OPTIONAL__ && name === 'email'
            ? optionalEmail.hint
            : name === 'name'
              ? booking.nameHint
              : undefined
        }
      >
        {(attributes) =>
          kind === 'time' ? (
            <FormControl
              {...attributes}
              {...control(name)}
              kind="choice"
              value={time}
              onFocus={updateNow}
              disabled={slots.length === 0}
            >
              <option value="">
                {isClosed ? booking.closed : slots.length === 0 ? booking.noDate : booking.chooseTime}
              </option>
              {slots.map((slot) => {
                const isFull = __ASKS_FULL_SLOTS__ && isFullSlot(fullSlots, date, slot.time);
                return (
                  // A chosen slot that has become full stays selectable; the clinic is told that it is full.
                  <option
                    key={slot.time}
                    value={slot.time}
                    disabled={slot.isTooEarly || (isFull && slot.time !== time)}
                  >
                    {isFull ? fullSlotWords.taken(dates.slot(slot.time)) : dates.slot(slot.time)}
                  </option>
                );
              })}
            </FormControl>
          ) : (
            <FormControl {...attributes} {...control(name)} kind={kind satisfies ChoicelessKind} rows={4} />
          )
        }
      </Field>
    );
  }

  return ROWS.map((row) => (
    <Fragment key={row[0]}>
      {row.length > 1 ? <div className={ROW}>{row.map(renderField)}</div> : renderField(row[0]!)}
      {row.includes('time') && (
        <>
          {closure && <p>{hours.closedFor(closure.name)}</p>}
          {/* Out of the flow while empty, so that it takes no space between the rows. */}
          <p role="status" className="text-small empty:absolute">
            {absence && (
              <>
                <strong>{absence}</strong> {booking.doctor.stillAsk}
              </>
            )}
            {absence && isSoon && ' '}
            {isSoon && (
              <Sentence
                parts={booking.soon(answerPromise(facts), {
                  phone: <PhoneLink className="whitespace-nowrap underline" />,
                })}
              />
            )}
          </p>
          {/* Announces status changes to screen readers (WCAG 4.1.3). */}
          <p role="status" className="sr-only">
            {isSubmitting ? booking.submitting : isClosed && booking.closed}
          </p>
        </>
      )}
    </Fragment>
  ));
}

/** Says that the request was not sent and how to reach the clinic otherwise. */
function FailureBox({ kind, isOffline, id }: Failure) {
  const box = useRef<HTMLDivElement>(null);
  // Scrolls the box into view, and lets a screen reader continue with the other ways to reach the clinic.
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
      {isOffline ? <p className="mt-2">{booking.offline}</p> : null}
      <p className="mt-2">{booking.nothingLost}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <FallbackContacts chat={facts.whatsapp && whatsappHref(facts.whatsapp, chatMessages.request(id))} />
      </p>
    </div>
  );
}
