import { render } from '@react-email/render';
import type { ReactElement } from 'react';
import { answerTime } from '../../domain/clinic/answer-time.ts';
import { APPOINTMENT_SUBJECT, type Appointment } from '../../domain/forms/appointment-request.ts';
import {
  calendarChange,
  type Act,
  type AppointmentState,
  type ActInput,
  type Role,
} from '../../domain/appointment/appointment-lifecycle.ts';
import { mondayOf } from '../../domain/appointment/day-list-times.ts';
import { appointmentCalendarFile } from '../../domain/appointment/calendar-file.ts';
import type { CivilTime } from '../../domain/time/civil-date.ts';
import { ENQUIRY_SUBJECT } from '../../domain/forms/enquiry.ts';
import { isEmailAddress } from '../../domain/text/email-address.ts';
import { accessFacts, factLines } from '../../words/visit-facts.ts';
import type { ActLinks } from './act-buttons.tsx';
import { appointmentEvent, eventUid } from './calendar-event.ts';
import { ActEmail } from './act-email.tsx';
import { ClinicNotification, type SentPhotos } from './clinic-notification.tsx';
import {
  NudgeEmail,
  ReminderEmail,
  VisitAlertEmail,
  type Unanswered,
  type VisitAlert,
} from './automatic-emails.tsx';
import { DayListEmail, type DayList } from './day-list.tsx';
import { EarlierByPhoneEmail, EarlierEmail, type PhoneOffer } from './earlier-emails.tsx';
import type { EarlierNote, WishNote } from './visit-sections.tsx';
import { MessageNotification } from './message-notification.tsx';
import { RequestReceipt } from './request-receipt.tsx';
import type { EventsAs, Mail } from './mail.ts';
import type { PatientMessage } from './patient-message.ts';
import { textPart } from './text-part.ts';
import type { LocalizedClinic } from '../localized-clinic.ts';

/**
 * Composes the clinic's e-mail about an appointment request. It goes to the configured address only; replies
 * go to the patient.
 *
 * @param now - when the request arrived
 * @param actLinks - the clinic's act links, if e-mails have them
 * @param language - the language of the patient's page
 * @param isFull - whether the requested slot is full
 * @param photos - the request's pictures, if there are any
 */
export async function clinicNotification(
  asked: Appointment,
  clinic: LocalizedClinic,
  now: Date,
  actLinks?: ActLinks,
  language = clinic.code,
  isFull = false,
  photos?: SentPhotos,
): Promise<Mail> {
  return {
    ...toClinic(clinic),
    ...replyTo(asked),
    subject: literal(clinic.words.emails.notification.subject(asked)),
    ...(await parts(<ClinicNotification {...{ clinic, asked, now, actLinks, language, isFull, photos }} />)),
    ...(photos && (photos.areMissing ? { variant: 'without-photos' } : { attachments: photos.files })),
  };
}

/**
 * Composes the patient's e-mail about a request, with its calendar file.
 *
 * @param now - when it is sent; also the calendar file's timestamp
 * @param actLinks - the patient's act links, if e-mails have them
 * @param arePhotosMissing - whether the clinic's e-mail was too large with the request's pictures
 */
export async function requestReceipt(
  asked: Appointment,
  clinic: LocalizedClinic,
  now: Date,
  actLinks?: ActLinks,
  arePhotosMissing = false,
): Promise<Mail> {
  const { id, date, time } = asked;
  const { booking, emails, visit } = clinic.words;
  const { summary, description } = booking.event;
  return {
    ...toPatient(asked.email, clinic),
    subject: emails.receipt.subject(clinic.name, asked),
    ...(await parts(<RequestReceipt {...{ clinic, asked, now, actLinks, arePhotosMissing }} />)),
    attachments: [
      {
        filename: `appointment-${id}.ics`,
        contentType: 'text/calendar; charset=utf-8',
        content: appointmentCalendarFile({
          id,
          ...(actLinks && { uid: await eventUid(actLinks.state.requestHash, clinic) }),
          date,
          time,
          clinic,
          words: {
            summary: summary(clinic.name),
            description: [
              description(id, answerTime(clinic, [asked], now), clinic),
              ...factLines(accessFacts(clinic.access, visit)),
            ].join('\n'),
          },
          now,
        }),
      },
    ],
  };
}

/** A performed act, as its e-mails describe it. */
export type DoneAct = {
  act: Act;
  before: AppointmentState;
  after: AppointmentState;
  given: ActInput;
  done: Date;
};

/**
 * Composes the e-mail about an act to one party, with the next acts and, if calendars change, the event.
 *
 * @param siteUrl - the site's address
 * @param extras - `message`: the clinic's prepared text to a patient without e-mail; `earlier`: what the
 *   e-mail says about earlier times
 */
export async function actMail(
  to: Role,
  { act, before, after, given, done }: DoneAct,
  clinic: LocalizedClinic,
  siteUrl: string,
  actLinks: ActLinks,
  {
    message,
    eventsAs,
    earlier,
  }: {
    message?: PatientMessage | undefined;
    eventsAs?: EventsAs | undefined;
    earlier?: EarlierNote | undefined;
  } = {},
): Promise<Mail> {
  const event = calendarChange(act, before);
  const { appointmentPages, emails } = clinic.words;
  const asked = { ...after, ...after.visitTime };
  const [head, first] =
    to === 'patient'
      ? [toPatient(after.email, clinic), emails.receipt.subject(clinic.name, asked)]
      : [{ ...toClinic(clinic), ...replyTo(after) }, literal(emails.notification.subject(asked))];
  const uid = await eventUid(after.requestHash, clinic);
  return {
    ...head,
    subject: appointmentPages.email.subject(first),
    ...(await parts(
      <ActEmail
        {...{ to, act, before, after, given, done, clinic, siteUrl, actLinks, message, eventsAs, earlier }}
      />,
    )),
    ...(event && {
      calendar: appointmentEvent(event, to, after, { uid, clinic, done }),
    }),
  };
}

/**
 * Composes the e-mail that offers an earlier time to a patient.
 *
 * @param state - the patient's own visit
 * @param takeHref - the link that takes the time
 * @param now - when it is sent
 */
export async function earlierMail(
  state: AppointmentState,
  time: CivilTime,
  clinic: LocalizedClinic,
  links: { takeHref: string; wish: WishNote },
  now: Date,
): Promise<Mail> {
  return {
    ...toPatient(state.email, clinic),
    subject: clinic.words.earlier.email.subject(clinic.name, time),
    ...(await parts(<EarlierEmail {...{ state, time, clinic, now, ...links }} />)),
  };
}

/** Composes the clinic's e-mail about patients without e-mail to whom an earlier time is offered. */
export async function earlierByPhoneMail(
  told: PhoneOffer[],
  time: CivilTime,
  clinic: LocalizedClinic,
): Promise<Mail> {
  return {
    ...toClinic(clinic),
    subject: clinic.words.earlier.byPhone.subject(time),
    ...(await parts(<EarlierByPhoneEmail {...{ told, time, clinic }} />)),
  };
}

/** Composes the clinic's e-mail about an unanswered request. */
export async function nudgeMail(of: Unanswered, clinic: LocalizedClinic): Promise<Mail> {
  return {
    ...toClinic(clinic),
    subject: clinic.words.emails.nudge.subject(of.id),
    ...(await parts(<NudgeEmail clinic={clinic} of={of} />)),
  };
}

/**
 * Composes the clinic's list of a day.
 *
 * @param timesTakenHref - the link to the times taken, if the clinic has `booking.chairs`
 */
export async function dayListMail(
  list: DayList,
  clinic: LocalizedClinic,
  timesTakenHref: string | null,
): Promise<Mail> {
  return {
    ...toClinic(clinic),
    subject: clinic.words.dayList.email.subject(mondayOf(list.day)),
    ...(await parts(<DayListEmail {...{ clinic, list, timesTakenHref }} />)),
  };
}

/** Composes the patient's reminder, with the patient's acts, and `wish` of earlier times. */
export async function reminderMail(
  state: AppointmentState,
  clinic: LocalizedClinic,
  now: Date,
  actLinks: ActLinks,
  wish?: WishNote,
): Promise<Mail> {
  return {
    ...toPatient(state.email, clinic),
    subject: clinic.words.emails.reminder.subject(clinic.name, state.visitTime),
    ...(await parts(<ReminderEmail {...{ clinic, state, now, actLinks, wish }} />)),
  };
}

/** Composes the clinic's e-mail about a visit whose patient was not reminded, with the clinic's acts. */
export async function visitAlertMail(
  alert: VisitAlert,
  state: AppointmentState,
  clinic: LocalizedClinic,
  actLinks: ActLinks,
): Promise<Mail> {
  const { name, visitTime: at } = state;
  return {
    ...toClinic(clinic),
    ...replyTo(state),
    subject: clinic.words.emails.visitAlert[alert].subject(name, at),
    ...(await parts(
      <VisitAlertEmail {...{ words: clinic.words.emails.visitAlert[alert], clinic, state, actLinks }} />,
    )),
  };
}

/** Composes the clinic's e-mail that asks it to remind a patient without e-mail, with the prepared text. */
export async function phoneReminderMail(
  state: AppointmentState,
  clinic: LocalizedClinic,
  actLinks: ActLinks,
  message: PatientMessage,
): Promise<Mail> {
  const words = clinic.words.withoutEmail.reminder;
  return {
    ...toClinic(clinic),
    subject: literal(words.subject(state.name, state.visitTime)),
    ...(await parts(<VisitAlertEmail {...{ words, clinic, state, actLinks, message }} />)),
  };
}

/**
 * Composes the clinic's e-mail about a message. Replies go to its sender, if the address is one.
 *
 * @param fields - the validated, filled fields, including `name` and `email`
 */
export async function messageNotification(
  fields: { name: string; value: string }[],
  clinic: LocalizedClinic,
  language = clinic.code,
): Promise<Mail> {
  const value = (name: string) => fields.find((field) => field.name === name)?.value ?? '';
  const { message } = clinic.words.emails;
  const given = value('subject');
  const subjects = new Map([
    ['', message.subject(value('name'))],
    [APPOINTMENT_SUBJECT, message.subjects.booking],
    [ENQUIRY_SUBJECT, message.subjects.enquiry],
  ]);
  const subject = subjects.get(given) ?? given;
  const shown = fields.filter(({ name }) => name !== 'subject');
  const { quoteHours } = clinic.promises;
  const note = given === ENQUIRY_SUBJECT && quoteHours ? message.quote(quoteHours) : undefined;
  return {
    ...toClinic(clinic),
    // A message is taken from any address with an @.
    ...(isEmailAddress(value('email')) && replyTo({ name: value('name'), email: value('email') })),
    subject: literal(subject),
    ...(await parts(<MessageNotification {...{ clinic, subject, language, note, fields: shown }} />)),
  };
}

/**
 * Prepares a visitor's text for a header, so that mail programs show it as typed. Text that looks like an
 * encoded word (RFC 2047: '=?utf-8?Q?…?=') would be decoded; an invisible character (U+200C) at its end makes
 * mail senders encode the whole text.
 */
function literal(text: string): string {
  return text.includes('=?') ? `${text}\u200C` : text;
}

/** Replies go to the patient or sender, if there is an address. */
function replyTo({ name, email }: Pick<AppointmentState, 'name' | 'email'>): Pick<Mail, 'replyTo'> {
  return email ? { replyTo: { name: literal(name), address: email } } : {};
}

// The recipient has no name, because the address may be someone else's.
function toPatient(
  address: string,
  clinic: LocalizedClinic,
): Pick<Mail, 'from' | 'to' | 'replyTo' | 'language' | 'attachments'> {
  return {
    from: { name: clinic.name, address: clinic.fromAddress },
    language: clinic.code,
    to: { name: '', address },
    replyTo: { name: clinic.name, address: clinic.email },
    attachments: [],
  };
}

function toClinic(clinic: LocalizedClinic): Pick<Mail, 'from' | 'to' | 'attachments'> {
  return {
    from: { name: clinic.words.emails.website(clinic.name), address: clinic.fromAddress },
    to: { name: clinic.name, address: clinic.email },
    attachments: [],
  };
}

async function parts(email: ReactElement): Promise<{ html: string; text: string }> {
  // React Email fills up the preview line with invisible characters. They need no direction marks among them.
  const html = (await render(email)).replace(/[\u200E\u200F]/g, '');
  return {
    html,
    text: textPart(html),
  };
}
