import {
  APPOINTMENT_FIELDS,
  appointmentFields,
  EMPTY_REQUEST,
  enabledFields,
  type Appointment,
  type AppointmentField,
} from '../../domain/forms/appointment-request.ts';
import { answerTime } from '../../domain/clinic/answer-time.ts';
import { isCivilDate } from '../../domain/time/civil-date.ts';
import { INPUTS, CONTROL_MAX_LENGTH, CHECKED, type FormField } from '../../domain/forms/form-field.ts';
import { closureOn, slotsOn } from '../../domain/clinic/opening-hours.ts';
import { pathOf } from '../../domain/web/screens.ts';
import { acceptsPhotos, PHOTO_TYPES, PHOTOS_FIELD } from '../../domain/forms/photos.ts';
import { acceptsNoEmail } from '../../domain/forms/optional-email.ts';
import { whatsappHref } from '../../domain/web/contact-links.ts';
import type { LocalizedClinic } from '../localized-clinic.ts';
import type { Relay } from '../relay-types.ts';
import type { Page } from './page.tsx';

/**
 * The values of a booking form without scripts: as typed, except a readable day and time, which are
 * normalized.
 */
export type TypedRequest = typeof EMPTY_REQUEST;

/** Validation messages by field, each a complete sentence. */
export type RequestFaults = Partial<Record<AppointmentField | typeof PHOTOS_FIELD, string>>;

type Shown = {
  typed: TypedRequest;
  faults: RequestFaults;
  /** why a valid form could not be sent */
  failure?: string;
};

/** The booking form with the typed values and the times of the selected day, to correct and send again. */
export function plainBookingPage(
  { clinic, now }: Relay,
  status: 422 | 429 | 502,
  { typed, faults, failure }: Shown,
): Page {
  const { booking, formNotice } = clinic.words;
  const content = (
    <>
      <h1>{booking.title}</h1>
      <div className="fault" role="alert">
        {failure}
        {([...appointmentFields, PHOTOS_FIELD] as const).map(
          (field) =>
            faults[field] && (
              <a key={field} href={`#${field}`}>
                {faults[field]}
              </a>
            ),
        )}
      </div>
      <form
        method="post"
        encType={acceptsPhotos(clinic) ? 'multipart/form-data' : undefined}
        aria-label={booking.form}
      >
        {enabledFields(clinic).map((field) => (
          <Field key={field} {...{ clinic, now, field, typed }} fault={faults[field]} />
        ))}
        {acceptsPhotos(clinic) && <PhotosField clinic={clinic} fault={faults.photos} />}
        <p className="zone">
          {booking.notice.inShort} <a href={clinic.prefix + pathOf('privacy-policy')}>{formNotice.policy}</a>
        </p>
        <button>{booking.submit}</button>
      </form>
    </>
  );
  return { status, title: [booking.failed, booking.title].join(' | '), content };
}

/**
 * Thanks for a request without an e-mail address: says how the clinic answers, and offers a chat with the
 * request's id.
 *
 * @param arePhotosMissing - whether the clinic's e-mail was too large with the pictures
 */
export function thanksWithoutEmail(
  { clinic, now }: Relay,
  asked: Appointment,
  arePhotosMissing: boolean,
): Page {
  const { id, date, time } = asked;
  const { dates, emails, optionalEmail, chatMessages } = clinic.words;
  const { title, text, chatText, chat } = optionalEmail.thanks;
  const content = (
    <>
      <h1>{title}</h1>
      <p>{optionalEmail.bookedFor(dates.day(date), dates.slot(time))}</p>
      <p>{text(answerTime(clinic, [asked], now))}</p>
      {arePhotosMissing && <p className="strong">{clinic.words.photos.notSent}</p>}
      <dl>
        <dt>{emails.request}</dt>
        <dd className="strong">{id}</dd>
      </dl>
      {clinic.whatsapp && (
        <>
          <p>{chatText}</p>
          <p>
            <a className="button" href={whatsappHref(clinic.whatsapp, chatMessages.request(id))}>
              {chat}
            </a>
          </p>
        </>
      )}
    </>
  );
  return { status: 200, title, content };
}

type FieldProps = {
  clinic: LocalizedClinic;
  now: Date;
  field: AppointmentField;
  typed: TypedRequest;
  fault: string | undefined;
};

function Field(props: FieldProps) {
  const { clinic, field, typed, fault } = props;
  const { booking, hours, optionalEmail } = clinic.words;
  const { required, minLength }: FormField = APPOINTMENT_FIELDS[field];
  const isOptional = field === 'email' && acceptsNoEmail(clinic);
  const descriptions = [isOptional && 'email-hint', fault && `${field}-fault`].filter(Boolean);
  const attributes = {
    id: field,
    name: field,
    required: required && !isOptional,
    minLength,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': descriptions.join(' ') || undefined,
  };
  if (field === 'reminder') {
    const { reminderLabel, reminderHint } = acceptsNoEmail(clinic)
      ? optionalEmail
      : { reminderLabel: booking.labels.reminder, reminderHint: booking.reminderHint };
    return (
      <label className="choice">
        <input type="checkbox" {...attributes} value={CHECKED} defaultChecked={typed.reminder !== ''} />
        <span>{`${reminderLabel}. ${reminderHint(clinic.reminders!.hours)}`}</span>
      </label>
    );
  }
  if (field === 'earlier') {
    return (
      <label className="choice">
        <input type="checkbox" {...attributes} value={CHECKED} defaultChecked={typed.earlier !== ''} />
        <span>{`${booking.labels.earlier}. ${booking.earlierHint}`}</span>
      </label>
    );
  }
  const closure = field === 'date' && isCivilDate(typed.date) && closureOn(clinic, typed.date);
  return (
    <div className="field">
      <label htmlFor={field}>{booking.labels[field]}</label>
      {isOptional && <p id="email-hint">{optionalEmail.hint}</p>}
      {fault && (
        <p className="wrong" id={`${field}-fault`}>
          {fault} {closure && hours.closedFor(closure.name)}
        </p>
      )}
      <Control {...props} field={field} attributes={attributes} />
    </div>
  );
}

/** The field of the pictures. It is empty, because browsers forget the chosen files. */
function PhotosField({ clinic, fault }: { clinic: LocalizedClinic; fault: string | undefined }) {
  const { photos } = clinic.words;
  return (
    <div className="field">
      <label htmlFor={PHOTOS_FIELD}>{photos.label}</label>
      <p id="photos-hint">
        {photos.hint} {photos.plainHint}
      </p>
      <p className={fault ? 'wrong' : undefined} id="photos-fault">
        {fault ?? photos.chooseAgain}
      </p>
      <input
        type="file"
        id={PHOTOS_FIELD}
        name={PHOTOS_FIELD}
        accept={PHOTO_TYPES.join()}
        multiple
        aria-invalid={fault ? true : undefined}
        aria-describedby="photos-hint photos-fault"
      />
    </div>
  );
}

/** A day, a time, or empty. */
const READABLE = /^(\d{4}-\d\d-\d\d|\d\d:\d\d)?$/;

type ControlProps = FieldProps & {
  field: Exclude<AppointmentField, 'reminder' | 'earlier'>;
  attributes: object;
};

function Control({ clinic, now, field, typed, attributes }: ControlProps) {
  const { booking, dates } = clinic.words;
  const { kind } = APPOINTMENT_FIELDS[field];
  const value = typed[field];
  const slots = isCivilDate(typed.date)
    ? slotsOn(clinic, typed.date, now).filter(({ isTooEarly }) => !isTooEarly)
    : [];
  if (kind === 'time' && slots.length > 0) {
    return (
      <select {...attributes} defaultValue={value}>
        <option value="">{booking.chooseTime}</option>
        {slots.map(({ time }) => (
          <option key={time} value={time}>
            {dates.slot(time)}
          </option>
        ))}
      </select>
    );
  }
  const maxLength = CONTROL_MAX_LENGTH[kind];
  if (kind === 'text')
    return <textarea {...attributes} rows={4} maxLength={maxLength} defaultValue={value} />;
  const { type, autocomplete } = INPUTS[kind];
  // Browsers leave a date or time field empty if its value is invalid.
  const isLost = (kind === 'date' || kind === 'time') && !READABLE.test(value);
  return (
    <input
      {...attributes}
      type={isLost ? 'text' : type}
      {...(autocomplete && { autoComplete: autocomplete, maxLength })}
      defaultValue={value}
    />
  );
}
