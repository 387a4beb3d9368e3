import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';
import { booking } from '#words/booking.ts';
import { dates } from '#words/dates.ts';
import { phoneText } from '../app/content/clinic-contact.ts';
import type { Clinic } from '../app/content/clinic-schema.ts';
import { ANSWER_HOURS, scheduleOf } from '../app/content/schedule.ts';
import type { Appointment } from '../domain/appointment.ts';
import { appointmentCalendarFile } from '../domain/calendar-file.ts';
import { ClinicNotification } from './emails/clinic-notification.tsx';
import { MessageNotification } from './emails/message-notification.tsx';
import { PatientConfirmation } from './emails/patient-confirmation.tsx';
import type { Mail } from './mail.ts';

/**
 * The clinic's e-mail about an appointment request: to the configured address alone, answered to the patient.
 *
 * @param fromAddress - the mailbox the relay sends from
 */
export async function clinicNotification(
  appointment: Appointment,
  clinic: Clinic,
  fromAddress: string,
): Promise<Mail> {
  const { id, name, email, date, time } = appointment;
  return {
    from: { name: `${clinic.name} website`, address: fromAddress },
    to: { name: clinic.name, address: clinic.email },
    replyTo: { name, address: email },
    subject: `Appointment request: ${name}, ${dates.day(date)}, ${dates.slot(time)} (${id})`,
    ...(await parts(<ClinicNotification clinic={clinic} appointment={appointment} />)),
    attachments: [],
  };
}

/**
 * The patient's e-mail: what was asked for, and the calendar file of it.
 *
 * @param fromAddress - the mailbox the relay sends from
 * @param now - stamped into the calendar file
 */
export async function patientConfirmation(
  appointment: Appointment,
  clinic: Clinic,
  fromAddress: string,
  now: Date,
): Promise<Mail> {
  const { id, email, date, time } = appointment;
  const { street, city, postalCode, region } = clinic.address;
  const place = `${street}, ${city} ${postalCode}, ${region}`;
  const calendarFile = appointmentCalendarFile({
    id,
    date,
    time,
    minutes: scheduleOf(clinic).booking.slotMinutes,
    clinic,
    words: booking.event({
      id,
      clinic: { ...clinic, phone: phoneText(clinic), place },
      answerHours: ANSWER_HOURS,
    }),
    now,
  });
  return {
    from: { name: clinic.name, address: fromAddress },
    // Without the visitor's name: the address may be someone else's.
    to: { name: '', address: email },
    replyTo: { name: clinic.name, address: clinic.email },
    subject: `Your appointment request at ${clinic.name}: ${dates.day(date)}, ${dates.slot(time)}`,
    ...(await parts(<PatientConfirmation clinic={clinic} appointment={appointment} />)),
    attachments: [
      {
        filename: `appointment-${id}.ics`,
        contentType: 'text/calendar; charset=utf-8',
        content: calendarFile,
      },
    ],
  };
}

/**
 * The clinic's e-mail about a form's message, answered to its sender.
 *
 * @param fields - as sent, checked: `name` and `email` among them; those with a leading underscore are not shown
 * @param fromAddress - the mailbox the relay sends from
 */
export async function messageNotification(
  fields: { name: string; value: string }[],
  clinic: Clinic,
  fromAddress: string,
): Promise<Mail> {
  const value = (name: string) => fields.find((field) => field.name === name)?.value ?? '';
  const subject = value('subject') || value('_subject') || `Message from ${value('name')}`;
  const shown = fields
    .filter(({ name, value }) => !name.startsWith('_') && name !== 'subject' && value !== '')
    .map((field) => ({ ...field, label: fieldLabel(field.name) }));
  return {
    from: { name: `${clinic.name} website`, address: fromAddress },
    to: { name: clinic.name, address: clinic.email },
    replyTo: { name: value('name'), address: value('email') },
    subject,
    ...(await parts(<MessageNotification clinic={clinic} subject={subject} fields={shown} />)),
    attachments: [],
  };
}

/** 'phone' → 'Phone', 'preferred_day' → 'Preferred day' */
export function fieldLabel(name: string): string {
  if (name === 'email') return 'E-mail';
  const words = name.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

// The text part is the HTML part read aloud: a fact is a line, a heading keeps its letters, a number is not said twice.
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
