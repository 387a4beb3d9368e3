import { Fragment, useEffect, useEffectEvent, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { facts } from '#clinic/facts.ts';
import { booking } from '#words/booking.ts';
import { chatMessages } from '#words/chat-messages.ts';
import { hours } from '#words/hours.ts';
import { formStatus } from '#words/form-status.ts';
import { language } from '#words/language.ts';
import { optionalEmail } from '#words/optional-email.ts';
import { shared } from '#words/shared.ts';
import {
  APPOINTMENT_FIELDS,
  APPOINTMENT_SUBJECT,
  checkRequest,
  EMPTY_REQUEST,
  type AppointmentField,
  type CheckedRequest,
} from '../../../domain/forms/appointment-request.ts';
import type { Issues } from '../../../domain/forms/form-field.ts';
import { bookingIssueText } from '../../../words/booking-issue.ts';
import { answerPromise, answerTime } from '../../../domain/clinic/answer-time.ts';
import { isCivilDate } from '../../../domain/time/civil-date.ts';
import { isTimeOfDay } from '../../../domain/time/weekly-hours.ts';
import { whatsappHref } from '../../../domain/web/contact-links.ts';
import { closureOn, isWithinHours, slotsOn } from '../../../domain/clinic/opening-hours.ts';
import { mailServices } from '../../mail-services.ts';
import { PhoneLink } from '../../parts/contact/contact-links.tsx';
import { FormControl, type ChoicelessKind } from '../form-control.tsx';
import { FormNotice } from '../form-notice.tsx';
import { FallbackContacts } from '../../parts/contact/fallback-contacts.tsx';
import { showMomentOf } from '../../parts/window/moment.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useForm } from '../use-form.ts';
import { Sentence } from '../../ui/sentence.tsx';
import { Toast } from '../../ui/toast.tsx';
import { BOOKING_FIELDS, EarlierCheckbox, fieldTexts, NOTICE, ReminderCheckbox } from './booking-fields.tsx';
import { FIELD_ROWS, FieldRow } from './field-rows.tsx';
import { DateField, focusWithoutOpening } from './date-field.tsx';
import { loadSdk } from './emailjs.ts';
import { doctorAbsence } from './doctor-absence.ts';
import { reasonFromAddress, useVisitReason, type RequestedVisit } from './visit-reason.ts';
import { PhotosField } from './photos/photos-field.tsx';
import { usePhotos, type Photos } from './photos/use-photos.ts';
import { schedule, TAKES_PHOTOS } from './schedule.ts';
import { SlotOptions } from './slot-options.tsx';
import { useSubmitBooking, type Failure } from './use-submit-booking.ts';
import { parseDate, useVisitTime } from './use-visit-time.ts';

const NO_VISITS = {};

type Props = {
  /** possible reasons for the visit; a key is a query of the address (visit-reason.ts) */
  reasons: Record<string, string>;
  /** what is shown about the requested doctor or service; the keys are the same */
  visits?: Record<string, RequestedVisit> | undefined;
  /** the window beside date and time */
  picture?: ReactNode;
};

/** Reads the fields; the date is parsed. */
function readRequest(values: FormData): typeof EMPTY_REQUEST {
  const typed = BOOKING_FIELDS.map((name) => [name, String(values.get(name) ?? '')]);
  const request = { ...EMPTY_REQUEST, ...(Object.fromEntries(typed) as Partial<typeof EMPTY_REQUEST>) };
  return { ...request, date: parseDate(request.date) };
}

/** The booking form: its fields, validation and sending (docs/product.md, Booking). */
export function BookingForm({ reasons, visits = NO_VISITS, picture }: Props) {
  const formElement = useRef<HTMLFormElement>(null);
  const [isToastClosed, setIsToastClosed] = useState(false);
  const reason = useVisitReason(reasons);
  const visit = useVisitReason(visits);
  const visitTime = useVisitTime();
  const { date, time, setVisitTime } = visitTime;
  const photos = usePhotos();
  const { failure, send } = useSubmitBooking(emptyForm, photos);
  const form = useForm<AppointmentField, CheckedRequest>({
    form: formElement,
    shows: 'all',
    focus: focusWithoutOpening,
    check: (values) =>
      checkRequest(readRequest(values), { clinic: schedule, phones: language.phones, now: new Date() }),
    send(values) {
      setIsToastClosed(false);
      // In the notes, because EmailJS's parameters are fixed.
      const absence = doctorAbsence(visit?.presence, values.date, values.time);
      return send({ ...values, notes: absence ? `${absence}\n${values.notes}` : values.notes });
    },
    onReady(typed) {
      readVisitTime(typed.get('time'));
      const notes = formElement.current!.elements.namedItem('notes') as HTMLTextAreaElement;
      const text = reasonFromAddress(reasons);
      if (text && !notes.value.startsWith(text)) notes.value = `${text}\n${notes.value}`;
    },
  });
  // Loaded after the form, because the SDK is large and only needed to submit.
  useEffect(() => void loadSdk(), []);
  // A date picked in the calendar, and a time that it clears, change without an event.
  const recheck = useEffectEvent(form.recheck);
  useEffect(() => {
    if (date || time) recheck();
  }, [date, time]);
  useEffect(() => showMomentOf(isTimeOfDay(time) ? time : null), [time]);

  /** Copies date and time from the controls, because they may have been filled in without an event. */
  function readVisitTime(typedTime?: string) {
    const read = readRequest(new FormData(formElement.current!));
    setVisitTime({ date: read.date, time: typedTime ?? read.time });
  }

  function emptyForm() {
    formElement.current!.reset();
    setVisitTime({ date: '', time: '' });
    photos.clear();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (!form.isSending) readVisitTime();
    void form.handlers.onSubmit(event);
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
        {...form.handlers}
        onSubmit={onSubmit}
        action={mailServices.formEndpoint}
        method="post"
        encType={TAKES_PHOTOS ? 'multipart/form-data' : undefined}
        data-defer-submit=""
        aria-label={booking.form}
        className="group/form grid gap-y-4 md:gap-y-5"
      >
        <input type="hidden" name="subject" value={APPOINTMENT_SUBJECT} />
        <BookingFields {...visitTime} {...form} visit={visit} picture={picture} photos={photos} />
        <FormNotice notice={NOTICE} isBooking />
        {failure && <FailureBox {...failure} isExplained={!isToastClosed} />}
        <Button type="submit" disabled={form.isSending} className="w-full text-lg">
          {form.isSending && <span className="spinner" aria-hidden="true" />}
          <span>{form.isSending ? booking.submitting : booking.submit}</span>
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

type FieldsProps = ReturnType<typeof useVisitTime> & {
  issues: Issues<AppointmentField>;
  validate: (field: AppointmentField) => void;
  isSending: boolean;
  visit: RequestedVisit | null;
  picture: ReactNode;
  photos: Photos;
};

/** The fields in their order, in rows of one or two. */
function BookingFields(props: FieldsProps) {
  const { now, updateNow, date, time, fullSlots, changeDate, changeTime, issues, validate, isSending } =
    props;
  const absence = doctorAbsence(props.visit?.presence, date, time);
  const isWithin = (hours: number) =>
    isCivilDate(date) && isTimeOfDay(time) && isWithinHours(schedule, { date, time }, hours, now);
  const isSoon =
    isCivilDate(date) &&
    isTimeOfDay(time) &&
    answerTime({ ...facts, ...schedule }, [{ date, time }], now) === 'soon';
  const slots = isCivilDate(date) ? slotsOn(schedule, date, now) : [];
  const closure = isCivilDate(date) ? closureOn(facts, date) : undefined;
  const isClosed = isCivilDate(date) && slots.length === 0;

  function renderField(name: AppointmentField) {
    const control = { name, onBlur: () => validate(name) };
    const id = `booking-${name}`;
    if (name === 'reminder') {
      const isTooLate = schedule.reminders !== undefined && isWithin(schedule.reminders.hours);
      return <ReminderCheckbox key={name} id={id} {...control} isTooLate={isTooLate} />;
    }
    if (name === 'earlier') return <EarlierCheckbox key={name} id={id} {...control} />;
    const { kind } = APPOINTMENT_FIELDS[name];
    const code = issues[name];
    const error =
      code && (bookingIssueText(name, code, { booking, optionalEmail }, facts.booking) ?? formStatus.tooLong);
    const field = { id, ...fieldTexts(name), ...(error && { error }) };
    if (kind === 'date') {
      return (
        <DateField
          key={name}
          {...field}
          value={date}
          now={now}
          onOpen={updateNow}
          onChange={changeDate}
          onLeave={() => validate('date')}
        />
      );
    }
    return (
      <Field key={name} {...field}>
        {(attributes) =>
          kind === 'time' ? (
            <FormControl
              {...attributes}
              {...control}
              kind="choice"
              value={time}
              // On input too: `useForm` renders again before `change`, with the time of the state.
              onInput={(event) => changeTime(event.currentTarget.value)}
              onChange={(event) => changeTime(event.target.value)}
              onFocus={updateNow}
              disabled={slots.length === 0}
            >
              <option value="">
                {isClosed ? booking.closed : slots.length === 0 ? booking.noDate : booking.chooseTime}
              </option>
              {isCivilDate(date) && (
                <SlotOptions date={date} slots={slots} fullSlots={fullSlots} chosen={time} />
              )}
            </FormControl>
          ) : (
            <FormControl {...attributes} {...control} kind={kind satisfies ChoicelessKind} rows={4} />
          )
        }
      </Field>
    );
  }

  return FIELD_ROWS.map((row) => (
    <Fragment key={row[0]}>
      <FieldRow names={row} picture={props.picture}>
        {row.map(renderField)}
      </FieldRow>
      {row.includes('notes') && TAKES_PHOTOS && <PhotosField {...props.photos} />}
      {row.includes('time') && (
        <>
          {closure && <p>{hours.closedFor(closure.name)}</p>}
          {/* Out of the flow while empty, so that it takes no space between the rows. */}
          <p role="status" className="text-small empty:absolute">
            {/* Elements, because React could not remove bare texts that a browser has translated. */}
            {absence && (
              <span>
                <strong>{absence}</strong> {booking.doctor.stillAsk}{' '}
              </span>
            )}
            {isSoon && (
              <span>
                <Sentence
                  parts={booking.soon(answerPromise(facts), {
                    phone: <PhoneLink className="whitespace-nowrap underline" />,
                  })}
                />
              </span>
            )}
          </p>
          {/* Announces status changes to screen readers (WCAG 4.1.3). */}
          <p role="status" className="sr-only">
            {isSending ? booking.submitting : isClosed && booking.closed}
          </p>
        </>
      )}
    </Fragment>
  ));
}

/**
 * Says that the request was not sent and how to reach the clinic otherwise.
 *
 * @param isExplained - whether the toast says what happened
 */
function FailureBox({ kind, isOffline, id, isExplained }: Failure & { isExplained: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  // Scrolls the box into view, and lets a screen reader continue with the other ways to reach the clinic.
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={booking.failed}
      className="scroll-my-28 border-2 border-error bg-error-pale p-5"
    >
      <h2 className="text-xl text-error">{booking.failed}</h2>
      {!isExplained && <p className="mt-1">{booking.failures[kind]}</p>}
      {isOffline ? <p className="mt-2">{booking.offline}</p> : null}
      <p className="mt-2">{booking.nothingLost}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <FallbackContacts chat={facts.whatsapp && whatsappHref(facts.whatsapp, chatMessages.request(id))} />
      </p>
    </div>
  );
}
