import type { AnswerTime } from '../../domain/clinic/answer-time.ts';
import { answerIn } from './answer-time.ts';
import type { Appointment, AppointmentField } from '../../domain/forms/appointment-request.ts';
import type { CivilTime } from '../../domain/time/civil-date.ts';
import type { EnquiryField } from '../../domain/forms/enquiry.ts';
import { sentence } from '../sentence.ts';
import { appointmentPages } from './appointment-pages.ts';
import { booking } from './booking.ts';
import { counts } from './counts.ts';

const { acts, when } = appointmentPages;

/** The texts of the relay's e-mails about requests and messages. */
export const emails = {
  /** the name of the sender */
  website: (clinic: string) => `${clinic} website`,
  labels: {
    ...booking.labels,
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    date: 'Date',
    time: 'Time',
    notes: 'Notes',
    country: 'Country',
    treatment: 'Treatment',
    message: 'Message',
  } satisfies Record<AppointmentField | EnquiryField, string>,
  request: 'Request',
  /** the language of the page on which the request was made */
  language: 'Language',

  /** to the clinic, about a request */
  notification: {
    subject: (request: Appointment) =>
      `Appointment request: ${request.name}, ${when(request)} (${request.id})`,
    preview: (request: Appointment, phone: string) => `${when(request)} · ${phone}`,
    heading: (id: string) => `Appointment request ${id}`,
    noNotes: 'No additional notes',
    wishes: {
      label: 'Also asked for',
      reminder: 'To be reminded of the visit by e-mail',
      earlier: 'To be told if an earlier time becomes free',
    },
    confirm: (answer: AnswerTime) => `Please confirm ${answerIn(answer)}`,
    status: (answer: AnswerTime) =>
      `This is a request, not yet an appointment. The patient has been told that you confirm it ${answerIn(answer)}. The same request number twice is one request sent again.`,
    footnote:
      "Sent by the booking form of the clinic's website. Answering this e-mail writes to the patient.",
  },

  /** to the patient, about a request */
  receipt: {
    subject: (clinic: string, request: Appointment) =>
      `Your appointment request at ${clinic}: ${when(request)}`,
    preview: (request: Appointment, answer: AnswerTime) =>
      `${when(request)}. We will confirm ${answerIn(answer)}.`,
    mark: 'Appointment requested',
    heading: 'We have received your request',
    greeting: (name: string) => `Dear ${name},`,
    greetingWithoutName: 'Hello,',
    received: (clinic: string, answer: AnswerTime) =>
      `Thank you for choosing ${clinic}. This is the appointment you asked for. It is yours once we have confirmed it. We call or write to you ${answerIn(answer)} to confirm it or to offer another time.`,
    where: 'Where',
    directions: 'Directions',
    /** about the attached file, while the appointment is not confirmed */
    calendar: 'The attached calendar file puts the date into your calendar, marked as tentative until then.',
    changes: 'To change or cancel',
    reach: <N>(id: string, t: { phone: N; whatsapp?: (text: string) => N }) =>
      t.whatsapp
        ? sentence`Call ${t.phone}, write to us ${t.whatsapp('on WhatsApp')}, or answer this e-mail, and tell us the request ${id}.`
        : sentence`Call ${t.phone} or answer this e-mail, and tell us the request ${id}.`,
    footnote:
      "You get this e-mail because this address was given on our booking form. If that wasn't you, please tell us or ignore it.",
  },

  /** at the end of every e-mail to a patient */
  cannotWait: {
    title: 'If it cannot wait',
    hospital:
      'Trouble breathing or swallowing, a swelling that grows, comes with fever, or is under the tongue or jaw or near neck or eye, or bleeding that does not stop: go to a hospital now, but do not drive or ride yourself. Do not wait for our answer.',
    /** @param hours - when the phone is answered, such as 'Monday to Saturday 9 AM-7 PM' */
    call: <N>(t: { phone: N }, hours: string) =>
      sentence`For severe pain or an injury call ${t.phone}. We answer the phone when we are open: ${hours}. When we are closed, go to a dentist who is open or to a hospital at once.`,
    /** before a list of dates with their hours */
    otherHours: 'On these dates we are open at other times, or closed:',
  },

  /** to the clinic, about a request that nobody has answered */
  nudge: {
    subject: (id: string) => `Not answered yet: appointment request ${id}`,
    heading: (id: string) => `Appointment request ${id}`,
    title: 'Nobody has answered yet',
    text: (since: string, answer: AnswerTime) =>
      `This request arrived on ${since}. Your site promises an answer ${answerIn(answer)}.`,
    where:
      'The buttons are in the first e-mail about this request: look for its number in your mailbox. If you have already spoken with the patient, press the button there that fits.',
    footnote: "Sent by the clinic's website, once for each request.",
  },

  /** to the patient, before the visit */
  reminder: {
    subject: (clinic: string, at: CivilTime) => `Reminder: your appointment at ${clinic}, ${when(at)}`,
    mark: 'Reminder',
    heading: 'Your visit is coming up',
    /** by the appointment's stage; each mentions the buttons that the e-mail then has */
    text: {
      confirmed: `You asked us to remind you. If you are coming, please press “${acts.attend.button}” to tell us. If you can’t come, press “${acts.change.button}” or “${acts.cancel.button}”, so that somebody else can have the time.`,
      change: `You asked us to remind you. You have also asked for another time; until we have agreed on one, this appointment stands. If you can keep it, please press “${acts.attend.button}”. If you can’t, press “${acts.cancel.button}”, so that somebody else can have the time.`,
      offered: `You asked us to remind you. We have offered you other times; until you accept one of them, this appointment stands. If you are coming at this time, please press “${acts.attend.button}”, or accept one of the other times. If none of them suits you, press “${acts.none.button}”. If you can’t come at all, press “${acts.cancel.button}”.`,
    },
  },

  /** to the clinic, instead of a reminder */
  visitAlert: {
    unreminded: {
      subject: (name: string, at: CivilTime) => `Could not be reminded: ${name}, ${when(at)}`,
      heading: 'This patient could not be reminded',
      text: 'The e-mail that reminds this patient of the visit could not be delivered. Please call the patient, and check the e-mail address.',
    },
    closedDay: {
      subject: (name: string, at: CivilTime) => `Visit on a closed day: ${name}, ${when(at)}`,
      heading: 'This visit is on a day when the clinic is closed',
      text: 'This visit is confirmed, but the clinic is closed on that day. The patient has not been reminded. Please offer another time, or call the patient.',
    },
  },

  /** to the clinic, about a message or an enquiry */
  message: {
    subject: (name: string) => `Message from ${name}`,
    /** the subjects of the other forms */
    subjects: { booking: booking.form, enquiry: 'International patient enquiry' },
    /** if the clinic has `promises.quoteHours` */
    quote: (hours: number) =>
      `Your site promises a quote ${counts.withinHours(hours)} of getting photographs or X-rays.`,
    preview: (name: string) => `From ${name}`,
    footnote: "Sent by a form of the clinic's website. Answering this e-mail writes to the sender.",
  },
};
