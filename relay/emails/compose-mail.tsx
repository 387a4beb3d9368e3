import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';
import { APPOINTMENT_SUBJECT, type Appointment } from '../../domain/booking/appointment-request.ts';
import {
  calendarChange,
  type Act,
  type AppointmentState,
  type ActInput,
  type Role,
} from '../../domain/booking/appointment-lifecycle.ts';
import { appointmentCalendarFile } from '../../domain/booking/calendar-file.ts';
import { ENQUIRY_SUBJECT } from '../../domain/booking/enquiry.ts';
import { accessFacts, factLines } from '../../words/visit-facts.ts';
import type { ActLinks } from './act-buttons.tsx';
import { appointmentEvent, eventUid } from './calendar-event.ts';
import { ActEmail } from './act-email.tsx';
import { ClinicNotification } from './clinic-notification.tsx';
import {
  NudgeEmail,
  ReminderEmail,
  VisitAlertEmail,
  type Unanswered,
  type VisitAlert,
} from './automatic-emails.tsx';
import { MessageNotification } from './message-notification.tsx';
import { PatientConfirmation } from './patient-confirmation.tsx';
import type { Mail } from './mail.ts';
import type { LocalizedClinic } from '../localized-clinic.ts';

/**
 * The clinic's e-mail about an appointment request: to the configured address alone, answered to the patient.
 *
 * @param actLinks - with what the clinic can do, where its e-mails have links that act
 * @param language - that of the patient's page
 * @param isFull - whether the time that is asked for is given to as many as the clinic takes
 */
export async function clinicNotification(
  asked: Appointment,
  clinic: LocalizedClinic,
  actLinks?: ActLinks,
  language = clinic.code,
  isFull = false,
): Promise<Mail> {
  return {
    ...toClinic(clinic),
    replyTo: { name: literal(asked.name), address: asked.email },
    subject: literal(clinic.words.emails.notification.subject(asked)),
    ...(await parts(<ClinicNotification {...{ clinic, asked, actLinks, language, isFull }} />)),
  };
}

/**
 * The patient's e-mail: what was asked for, and the calendar file of it.
 *
 * @param now - stamped into the calendar file
 * @param actLinks - with what the patient can do, where e-mails have links that act
 */
export async function patientConfirmation(
  asked: Appointment,
  clinic: LocalizedClinic,
  now: Date,
  actLinks?: ActLinks,
): Promise<Mail> {
  const { id, date, time } = asked;
  const { booking, emails, visit } = clinic.words;
  const { summary, description } = booking.event;
  return {
    ...toPatient(asked.email, clinic),
    subject: emails.confirmation.subject(clinic.name, asked),
    ...(await parts(<PatientConfirmation clinic={clinic} asked={asked} actLinks={actLinks} />)),
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
              description(id, clinic.promises.answerHours, clinic),
              ...factLines(accessFacts(clinic.access, visit)),
            ].join('\n'),
          },
          now,
        }),
      },
    ],
  };
}

/** One act on an appointment, done: what its e-mails say. */
export type DoneAct = {
  act: Act;
  before: AppointmentState;
  after: AppointmentState;
  given: ActInput;
  done: Date;
};

/**
 * The e-mail about an act, to one of the two: with what they can do next and, where the calendars change, the
 * event.
 *
 * @param siteUrl - where the site is
 */
export async function actMail(
  to: Role,
  { act, before, after, given, done }: DoneAct,
  clinic: LocalizedClinic,
  siteUrl: string,
  actLinks: ActLinks,
): Promise<Mail> {
  const event = calendarChange(act, before);
  const { appointmentPages, emails } = clinic.words;
  const asked = { ...after, ...after.requestedTime };
  const [head, first] =
    to === 'patient'
      ? [toPatient(after.email, clinic), emails.confirmation.subject(clinic.name, asked)]
      : [
          { ...toClinic(clinic), replyTo: { name: literal(after.name), address: after.email } },
          literal(emails.notification.subject(asked)),
        ];
  const uid = await eventUid(after.requestHash, clinic);
  return {
    ...head,
    subject: appointmentPages.email.subject(first),
    ...(await parts(<ActEmail {...{ to, act, before, after, given, clinic, siteUrl, actLinks }} />)),
    ...(event && {
      calendar: appointmentEvent(event, to, after, { uid, clinic, done }),
    }),
  };
}

/** The clinic's e-mail about a request that nobody has answered. */
export async function nudgeMail(of: Unanswered, clinic: LocalizedClinic): Promise<Mail> {
  return {
    ...toClinic(clinic),
    subject: clinic.words.emails.nudge.subject(of.id),
    ...(await parts(<NudgeEmail clinic={clinic} of={of} />)),
  };
}

/** The patient's e-mail before a visit, with what they can do. */
export async function reminderMail(
  state: AppointmentState,
  clinic: LocalizedClinic,
  actLinks: ActLinks,
): Promise<Mail> {
  return {
    ...toPatient(state.email, clinic),
    subject: clinic.words.emails.reminder.subject(clinic.name, state.visitTime),
    ...(await parts(<ReminderEmail {...{ clinic, state, actLinks }} />)),
  };
}

/** The clinic's e-mail about a visit of which the patient was not reminded, with what the clinic can do. */
export async function visitAlertMail(
  alert: VisitAlert,
  state: AppointmentState,
  clinic: LocalizedClinic,
  actLinks: ActLinks,
): Promise<Mail> {
  const { name, email, visitTime: at } = state;
  return {
    ...toClinic(clinic),
    replyTo: { name, address: email },
    subject: clinic.words.emails.visitAlert[alert].subject(name, at),
    ...(await parts(<VisitAlertEmail {...{ alert, clinic, state, actLinks }} />)),
  };
}

/**
 * The clinic's e-mail about a form's message, answered to its sender.
 *
 * @param fields - those that were filled in, checked: `name` and `email` among them
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
  return {
    ...toClinic(clinic),
    replyTo: { name: literal(value('name')), address: value('email') },
    subject: literal(subject),
    ...(await parts(<MessageNotification {...{ clinic, subject, language, fields: shown }} />)),
  };
}

/**
 * A visitor's text for a header, such that mail programs show it as it was typed. What looks like an encoded
 * word (RFC 2047: '=?utf-8?Q?…?=') would be decoded; an invisible mark (U+200C) at its end makes mail senders
 * encode the whole text.
 */
function literal(text: string): string {
  return text.includes('=?') ? `${text}\u200C` : text;
}

// Without the visitor's name: the address may be someone else's.
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

// The text part is the HTML part read aloud: a fact is a line, a heading keeps its letters, a number is not
// said twice.
const TEXT_SELECTORS = [
  { selector: 'h1', options: { uppercase: false } },
  { selector: 'h2', options: { uppercase: false } },
  { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
  { selector: 'table.fact', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  { selector: 'td.fact-label', format: 'inline' },
  { selector: 'td.fact-value', format: 'inline' },
];

async function parts(email: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(email);
  return { html, text: toPlainText(html, { selectors: TEXT_SELECTORS }) };
}
