import type { AnswerPromise, AnswerTime } from '../../domain/clinic/answer-time.ts';
import { answerIn } from './answer-time.ts';
import { counts } from './counts.ts';
import type { AppointmentField, RequestIssueTexts } from '../../domain/forms/appointment-request.ts';
import type { CivilDate } from '../../domain/time/civil-date.ts';
import type { BookingRules } from '../../domain/clinic/opening-hours.ts';
import type { TimeOfDay } from '../../domain/time/weekly-hours.ts';
import { sentence } from '../sentence.ts';
import { dates } from './dates.ts';

export const booking = {
  title: 'Book an Appointment',

  reason: (of: string) => `For: ${of}`,
  visitTo: (doctor: string) => `a visit to ${doctor}`,
  /** about the doctor whom the visitor wants to see; also sent to the clinic, except `stillAsk` */
  doctor: {
    notOn: (doctor: string, date: CivilDate) => `${doctor} is not in on ${dates.day(date)}.`,
    /** @param times - such as '9 AM-1 PM' */
    onlyAt: (doctor: string, date: CivilDate, times: string) =>
      `On ${dates.day(date)}, ${doctor} is in only ${times}.`,
    stillAsk: 'You can still ask for it. We will then suggest another dentist or another time.',
  },
  /** the same about the doctors of a service; also sent to the clinic */
  service: {
    notOn: (service: string, date: CivilDate) =>
      `${service}: on ${dates.day(date)}, no doctor who does it is in.`,
    /** @param times - such as '9 AM-1 PM' */
    onlyAt: (service: string, date: CivilDate, times: string) =>
      `${service}: on ${dates.day(date)}, a doctor who does it is in only ${times}.`,
  },

  form: 'Appointment request',
  labels: {
    name: 'Full Name',
    email: 'Email Address',
    phone: 'Phone Number',
    date: 'Appointment Date',
    time: 'Appointment Time',
    notes: 'Additional Message / Symptoms',
    reminder: 'Remind me by e-mail',
    earlier: 'Tell me if an earlier time becomes free',
  } satisfies Record<AppointmentField, string>,
  issues: ({ windowMonths, noticeHours }: BookingRules) =>
    ({
      name: { 'too-short': 'Name must be at least 2 characters.' },
      email: { invalid: 'Please enter a valid email address.' },
      phone: { 'too-short': 'Please enter a valid phone number.' },
      date: {
        missing: 'Please select a date for your appointment.',
        invalid: 'Date input not valid.',
        past: 'Appointment date cannot be in the past.',
        'too-soon': `Please choose a later day: appointments are booked at least ${dates.hours(noticeHours)} ahead.`,
        'too-far': `Appointments can only be booked up to ${dates.months(windowMonths)} in advance.`,
      },
      time: { missing: 'Please select a time for your appointment.' },
    }) satisfies RequestIssueTexts,
  nameHint: 'For a child: your own name here.',
  notesHint: 'For a child: the child’s name and age.',
  /** the meaning of the checkbox */
  reminderHint: (hours: number) =>
    `One e-mail, about ${dates.hours(hours)} before your visit, and nothing else. Until it has gone, our mail program keeps your appointment, sealed.`,
  reminderTooLate: 'For this time it is too late for a reminder.',
  /** the meaning of the other checkbox */
  earlierHint:
    'At most one message a day. Your appointment stands until you take the earlier time. Until your visit, our mail program keeps your appointment, sealed.',
  dateHint: 'Pick a day, or type day, month, year',
  noDate: 'Select date first',
  closed: 'Closed on selected day',
  chooseTime: 'Select time slot',
  /** headings of the times in the list */
  slotGroups: { morning: 'Morning', midday: 'Midday', afternoon: 'Afternoon', evening: 'Evening' },
  /** before a time that may come before the clinic's answer */
  soon: <N>(answer: AnswerPromise, t: { phone: N }) =>
    answer.isOpenOnly
      ? sentence`Our answer can take ${counts.openHours(answer.hours)}, and this time is sooner. To be sure, call ${t.phone}.`
      : sentence`This time is less than ${dates.hours(answer.hours)} away, and our answer can take as long. To be sure, call ${t.phone}.`,
  submit: 'Book My Appointment',
  submitting: 'Booking Your Appointment...',
  urgent: <N>(t: { phone: N }) => sentence`For urgent cases call ${t.phone}`,

  calendar: {
    open: 'Open the calendar',
    title: 'Choose the appointment date',
    previous: 'Previous month',
    next: 'Next month',
    type: 'Type the date instead',
    close: 'Close',
    day: (date: CivilDate, is: { today?: boolean; selected?: boolean; closed?: boolean }) =>
      [dates.day(date), is.today && 'today', is.selected && 'selected', is.closed && 'clinic closed']
        .filter(Boolean)
        .join(', '),
  },

  failed: 'Booking Error',
  failures: {
    nothingSent: 'Failed to send confirmation emails. Please try again or contact us directly.',
    patientNotTold:
      'Your appointment was processed but confirmation email failed. Please contact us to verify your booking.',
    other: 'There was an error booking your appointment. Please try again or contact us directly.',
  },
  offline: 'You are offline. Connect to the internet and press the button again.',
  nothingLost: 'Nothing you typed is lost. You can also reach us directly:',
  sent: 'Request sent! 🎉',
  sentFor: (date: CivilDate, time: TimeOfDay) =>
    `You asked for ${dates.day(date)} at ${dates.slot(time)}. You will get an e-mail in a moment; the appointment stands once we confirm it.`,
  /** only for a clinic that chooses it (pages/book.yaml, toast) */
  booked: 'Appointment Booked! 🎉',
  bookedFor: (date: CivilDate, time: TimeOfDay) =>
    `Your appointment is confirmed for ${dates.day(date)} at ${dates.slot(time)}. You'll receive a confirmation email shortly.`,

  /** the texts of the calendar file */
  event: {
    summary: (clinic: string) => `Dental appointment at ${clinic} (requested)`,
    description: (id: string, answer: AnswerTime, clinic: { phone: string; email: string }) =>
      `Request ${id}. The clinic confirms it ${answerIn(answer)}.\nTo change or cancel: ${clinic.phone}, ${clinic.email}`,
  },

  notice: {
    inShort: 'We use what you enter here only to arrange this appointment.',
    fields: {
      name: { what: 'Your name', why: 'so that we know who is coming' },
      email: { what: 'Your e-mail address', why: 'to send you the confirmation' },
      phone: { what: 'Your phone number', why: 'to ring you about this appointment' },
      date: { what: 'The day and time', why: 'to find you a place in the diary' },
      notes: { what: 'What you write about symptoms, if anything', why: 'so that the dentist can prepare' },
    } satisfies Record<
      Exclude<AppointmentField, 'time' | 'reminder' | 'earlier'>,
      { what: string; why: string }
    >,
    /** only if the clinic sends reminders */
    reminder: {
      what: 'Your wish to be reminded, if you tick it',
      why: 'to send you one e-mail before the visit',
    },
    /** only if the clinic offers earlier times */
    earlier: {
      what: 'Your wish to be told of earlier times, if you tick it',
      why: 'to offer you times that become free',
    },
    /** by what the relay stores for the clinic; each replaces `formNotice.handledBy` */
    handledWith: {
      dayList:
        'On our behalf: our own mail program, which passes it on, and the company that keeps our mailbox. The program also keeps your appointment with what you wrote, sealed so that only it can read it, for our list of the day. It forgets both a day after the visit, or once the visit is cancelled or declined. We sell it to nobody.',
      reminders:
        'On our behalf: our own mail program, which passes it on, and the company that keeps our mailbox. If you asked to be reminded, the program also keeps your appointment, sealed so that only it can read it, until the reminder has gone. We sell it to nobody.',
      earlier:
        'On our behalf: our own mail program, which passes it on, and the company that keeps our mailbox. If you tick one of the wishes in the form, the program also keeps your appointment until a day after the visit, sealed so that only it can read it. We sell it to nobody.',
    },
    purpose: 'to arrange, confirm and prepare your visit, and for nothing else',
  },
};
