import type {
  AppointmentState,
  DeclineReason,
  Role,
} from '../../domain/appointment/appointment-lifecycle.ts';
import type { CivilTime } from '../../domain/time/civil-date.ts';
import { sentence } from '../sentence.ts';
import { acts } from './acts.ts';
import { dates } from './dates.ts';

const when = ({ date, time }: CivilTime) => `${dates.day(date)}, ${dates.slot(time)}`;

/** The predefined reasons for declining. */
const reasons = {
  asked: 'You asked us to cancel it.',
  full: 'There is no free time on that day.',
  dentist: 'The dentist for this treatment is away on that day.',
  closed: 'The clinic is closed at that time.',
  call: 'Before we set a time, we would like to speak with you. Please call us.',
} satisfies Record<DeclineReason, string>;

/** Texts about appointments in e-mails, and on the pages that their links open. */
export const appointmentPages = {
  when,
  reasons,
  acts,

  email: {
    call: 'Call',
    whatsapp: 'WhatsApp',
    /** the first sentence of the clinic's chat with a patient, without a full stop (`chatMessages`) */
    chat: (clinic: string, { id, visitTime: at }: AppointmentState) =>
      `Hello, this is ${clinic}, about your appointment request ${id} for ${when(at)}`,
    clinicButtonsTitle: 'Answer the patient',
    clinicButtonsNote:
      "Each button opens a page that shows what will happen. Nothing is sent before you press the button there. The buttons act for the clinic: please don't pass this e-mail on, and when you answer it, delete the quoted text.",
    nextActsTitle: 'What you can do next',
    patientButtonsNote: (hours: number) =>
      hours === 0
        ? "The buttons work until the visit begins. Each opens a page first. They act for you: please don't pass this e-mail on."
        : `The buttons work until ${dates.hours(hours)} before the visit. Each opens a page first. They act for you: please don't pass this e-mail on.`,
    /** @param canChange - whether the patient can also change the appointment, not only cancel it */
    changeDeadline: (hours: number, canChange: boolean) => {
      const can = canChange ? 'change or cancel' : 'cancel';
      return hours === 0
        ? `You can ${can} until the visit begins.`
        : `You can ${can} until ${dates.hours(hours)} before the visit; later, please call.`;
    },
    requestedTime: 'Asked for',
    offeredTimes: 'Offered',
    wishedTimes: 'Would suit',
    reason: 'The clinic’s reason',
    phone: 'Telephone',
    bookAnother: 'Book another appointment',
    preview: (mark: string, times: readonly CivilTime[]) => `${mark}: ${times.map(when).join('; ')}`,
    footnote: {
      clinic: "Sent by the clinic's website. Answering this e-mail writes to the patient.",
      patient:
        "The links in this e-mail act for you: please don't pass it on. If something in it wasn't you, please call us.",
      ended: 'If you know nothing about this, please call us.',
    } satisfies Record<Role | 'ended', string>,

    /** of the first e-mail, at the time of the appointment now: they are in one thread until it moves */
    subject: (first: string) => `Re: ${first}`,
  },

  event: {
    patient: (clinic: string) => `Appointment at ${clinic}`,
    patientDescription: (id: string, { name, phone }: { name: string; phone: string }) =>
      `Your appointment at ${name}. Request ${id}. To change or cancel it, use the links in the e-mail, or call ${phone}.`,
    clinic: (patient: string, id: string) => `${patient} (${id})`,
    clinicDescription: (id: string, phone: string) => `Request ${id}. The patient's telephone: ${phone}.`,
    reminder: (clinic: string) => `Your appointment at ${clinic} is tomorrow.`,
  },

  page: {
    actsFor: {
      clinic: 'This page acts for the clinic.',
      patient: 'Your appointment',
    } satisfies Record<Role, string>,
    name: 'Name',
    zone: (city: string) => `All times are ${city} time.`,
    times: {
      clinic: 'Up to three times',
      patient: 'Times that would suit you, if you know some (up to three)',
      nth: (number: number) => `Time ${number}`,
      day: 'Day',
      time: 'Time',
      noDay: 'No day',
      noTime: 'No time',
      /** opens the fields of the second time and the third */
      more: 'More times',
      moreOrReason: 'More times, or a reason',
    },
    reason: {
      legend: 'Your reason, which the patient reads',
      none: 'No reason',
      custom: 'Or in your own words',
      sentence: 'Your reason, in a sentence, if you like',
    },
    issues: {
      noTimes: 'Please choose at least one day and time.',
      incompleteTime: 'Please choose both a day and a time.',
      duplicateTime: 'Please choose each time only once.',
      sameTime: (at: CivilTime) =>
        `${when(at)} is the time of this appointment already. Please choose another one.`,
      notOffered: (at: CivilTime) =>
        `The clinic does not take appointments on ${when(at)}. Please choose another time.`,
      reasonTooLong: (most: number) => `Please give the reason in at most ${most} characters, on one line.`,
      linkInReason: 'Please give the reason without addresses of web pages or e-mails.',
    },
    /** another act was done after the e-mail with this link was sent */
    superseded: {
      title: 'Something has happened since',
      unchanged: 'Nothing has been changed now.',
      newest:
        'Nothing has been changed now. The newest e-mail about this appointment has the links that work.',
    },
    /** the act was done before with other input */
    doneDifferently: {
      title: 'Nothing has been changed now',
      text: 'The button was pressed before, with other times or another reason. That is what was done. To see it, open the link from the e-mail again, or call.',
    },
    /** an act is pending: nobody has got an e-mail yet */
    pending: {
      title: 'Please wait a minute',
      text: 'Somebody is changing this appointment at this moment. You have changed nothing. Please open the link from the e-mail again in a minute, or call.',
    },
    /**
     * all chairs are occupied at this time: for the clinic, for the patient, and for an offer of the clinic
     */
    full: {
      clinic: {
        title: 'This time is full',
        text: 'All places at this time are taken: confirmed here, or given by telephone. Please offer another time, or confirm this one anyway.',
        allowFull: 'Confirm it anyway',
      },
      patient: {
        title: 'This time is no longer free',
        text: 'Somebody else has taken it. Nothing has been changed. Please choose what suits you below, or call us.',
      },
      offer: {
        notFilled: (times: readonly CivilTime[]) =>
          `Already full, so not filled in: ${times.map(when).join('; ')}.`,
        issue: (times: readonly CivilTime[]) =>
          `Already full: ${times.map(when).join('; ')}. Please choose other times, or offer these anyway.`,
        allowFull: 'Offer them anyway',
      },
    },
    past: {
      title: 'The time of this appointment has passed',
      text: 'This link was for an appointment that is over. You are welcome to book another one.',
    },
    tooClose: {
      title: 'Please call us',
      text: (hours: number) =>
        `Your visit is less than ${dates.hours(hours)} away, so it can’t be changed here any more. Please call us: we will find a way.`,
    },
    invalidLink: {
      title: 'This link does not work',
      text: 'It may have been cut short on its way, or it is too old. Please open it from the e-mail again, or contact us.',
    },
    tooManyRequests: {
      title: 'Too much at once',
      text: (minutes: number) =>
        `Nothing has been changed. Please wait ${dates.minutes(minutes)}, then open the link from the e-mail again, or call us.`,
    },
    unexpected: {
      title: 'Something has gone wrong',
      text: 'We are sorry. Please open the link from the e-mail again in a minute, or call us.',
    },
    crossSite: {
      title: 'Nothing has been changed',
      text: 'The button works on our own page only. Please open the link from the e-mail again.',
    },
    /** the stored records cannot be read or written */
    recordsUnavailable: {
      title: 'Please call us',
      text: 'The buttons in our e-mails do not work at the moment. Nothing has been changed. Please call us: we will find a way.',
    },
    /** the connection broke while an e-mail was sent */
    deliveryUnknown: {
      title: 'We do not know whether the e-mail was sent',
      text: 'It may be on its way, or the connection broke off. Press the button to send it: if it arrives twice, it is the same e-mail.',
    },
    incompleteForm: {
      title: 'Nothing has been changed',
      text: 'What you filled in did not arrive whole. Please open the link from the e-mail again.',
    },
    failed: {
      title: 'The e-mail could not be sent',
      nothingChanged: 'Nothing has been changed. Please press the button again in a minute.',
      partly: {
        clinic:
          'It is done and the patient has been told. Only your own copy is missing: press the button to send it.',
        patient:
          'It is done and the clinic has been told. Only your own copy is missing: press the button to send it.',
      },
      resend: 'Send it again',
    },
    /** after an act that failed or may have failed */
    orCall: {
      clinic: <N>(t: { phone: N }) => sentence`Or call the patient: ${t.phone}`,
      patient: <N>(t: { phone: N }) => sentence`Or call the clinic: ${t.phone}`,
    },
    book: 'Book an appointment',
    reach: <N>(t: { phone: N; email: N }) => sentence`Questions? Call ${t.phone} or write to ${t.email}.`,
  },
};
