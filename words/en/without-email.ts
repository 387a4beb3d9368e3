import type { AnswerTime } from '../../domain/clinic/answer-time.ts';
import { answerIn } from './answer-time.ts';
import type { CivilTime } from '../../domain/time/civil-date.ts';
import { sentence } from '../sentence.ts';
import { acts } from './acts.ts';
import { dates } from './dates.ts';

const copy =
  'You will get a copy. The patient has no e-mail: you tell them yourself, with the text on the next page.';
const doneText = 'A copy is in your mailbox, with the same buttons as here.';

/** Texts about appointments of patients without e-mail, used only if clinic.yaml has `booking.email`. */
export const withoutEmail = {
  /** in the clinic's e-mails, in place of the address */
  noAddress: 'None: please tell the patient by telephone',

  /** on the clinic's page after an act, and in its e-mail */
  tell: {
    title: 'The patient has no e-mail: tell them now',
    note: 'WhatsApp and SMS open with this text. By its link the patient sees the appointment, and can answer.',
    /** if the number takes no text messages */
    noteSpoken:
      'This is a landline number: please call, and say what the text says. Leave the link out: the patient can change or cancel by calling you.',
    /** if it may take none */
    noteMaybeLandline:
      'This may be a landline number: please call, and say what the text says. Leave the link out: the patient can change or cancel by calling you.',
    /** if the number can be read in two ways */
    noteTwoNumbers:
      'This can be a number of another country, or an Indian mobile number without its 91. Please call, and say what the text says. Don’t send the link: it could reach somebody else.',
    /** @param parts - how many SMS the text is sent as */
    smsParts: (parts: number) => `SMS parts: ${parts}. Each is charged as one SMS.`,
    /** the label of the text */
    copy: 'The text, to select and copy',
    sms: 'SMS',
    call: 'Call',
    whatsapp: 'WhatsApp',
    callNumber: <N>(t: { phone: N }) => sentence`Call ${t.phone}`,
  },

  /** the prepared texts to the patient; at most 300 letters with clinic and link (docs/product.md) */
  message: {
    confirmed: (clinic: string, when: string, link: string) =>
      `${clinic}: your appointment is confirmed for ${when}. To see, change or cancel it: ${link}`,
    /** after the deadline of changes and cancellations */
    confirmedSoon: (clinic: string, when: string, link: string) =>
      `${clinic}: your appointment is confirmed for ${when}. If you can't come, please call us. To see it: ${link}`,
    offered: (clinic: string, when: string, link: string) =>
      `${clinic}: we can offer you other times instead of ${when}. Please choose here: ${link}`,
    offeredWhileBooked: (clinic: string, when: string, link: string) =>
      `${clinic}: we offer you other times. Your appointment on ${when} stands until you choose one: ${link}`,
    declined: (clinic: string, when: string, link: string) =>
      `${clinic}: we are sorry, we cannot confirm your appointment for ${when}. Details, and how to book again: ${link}`,
    cancelled: (clinic: string, when: string, link: string) =>
      `${clinic}: we are sorry, your appointment on ${when} is cancelled. Details, and how to book again: ${link}`,
    cancelledAsAsked: (clinic: string, when: string, link: string) =>
      `${clinic}: as you asked, your appointment on ${when} is cancelled. Details, and how to book again: ${link}`,
    reminder: (clinic: string, when: string, link: string) =>
      `${clinic}: a reminder of your appointment on ${when}. To see, change or cancel it: ${link}`,
    /** @param when - the earlier time */
    earlier: (clinic: string, when: string, link: string) =>
      `${clinic}: an earlier time is free: ${when}. Your appointment stands until you take it here: ${link}`,
  },

  /** the e-mail to the clinic in place of the patient's reminder */
  reminder: {
    subject: (name: string, at: CivilTime) =>
      `Please remind: ${name}, ${dates.day(at.date)}, ${dates.slot(at.time)}`,
    heading: 'Please remind this patient',
    text: 'This patient asked to be reminded of the visit and has no e-mail. Please send the text below, or call.',
  },

  /** the patient's page */
  patientPage: {
    titles: {
      confirmed: 'Your appointment is confirmed',
      offered: 'Would one of these times suit you?',
      change: 'You have asked for another time',
      declined: 'We can’t see you at this time',
      cancelled: 'The appointment is cancelled',
    },
    texts: {
      confirmed: 'We look forward to seeing you.',
      offered: 'Nothing is fixed until you accept one of them.',
      offeredWhileBooked: 'Your appointment stands as it is until you accept one of them.',
      change: 'We offer you other times, or call you.',
      changeWhileBooked:
        'We offer you other times, or call you. Until then your appointment stands as it is.',
      declined: 'We are sorry: we can’t confirm the appointment you asked for.',
      cancelled: 'This appointment does not take place.',
    },
    calendar: 'Put it into your calendar',
    secret: 'This page acts for you: please don’t pass its link on.',
    /** the link from other pages to this one */
    open: 'See your appointment',
  },

  /** these replace the texts of the same name, for the clinic */
  forClinic: {
    appointmentPages: {
      acts: {
        confirm: {
          will: `The appointment will be confirmed. ${copy}`,
          doneText,
          clinicText: {
            invitation:
              'Please tell the patient, who has no e-mail. The attached file puts the appointment into your calendar.',
            file: 'Please tell the patient, who has no e-mail. Open the attached file to put the appointment into your calendar.',
          },
        },
        'confirm.booked': {
          clinicText:
            'Please tell the patient, who has no e-mail. The appointment stays as it was; the attached file is the same event.',
        },
        agree: {
          will: `Press the button if the patient has agreed to this time by telephone: the appointment will be confirmed. ${copy}`,
          doneText,
          clinicText: {
            invitation:
              'Please tell the patient, who has no e-mail and has agreed by telephone. The attached file puts the appointment into your calendar.',
            file: 'Please tell the patient, who has no e-mail and has agreed by telephone. Open the attached file to put the appointment into your calendar.',
          },
        },
        offer: {
          will: `The patient will be able to accept one of these times. ${copy}`,
          doneText,
          clinicText:
            'Please tell the patient, who has no e-mail and can accept one of the times by the link in the text.',
        },
        'offer.booked': {
          clinicText:
            'Please tell the patient, who has no e-mail. The appointment stands as it is until one of the times is accepted.',
        },
        decline: {
          will: `The request will be declined. ${copy} The patient will read your reason on the page that the text links to.`,
          doneText,
          clinicText: 'Please tell the patient, who has no e-mail. The text says how to book again.',
        },
        'decline.booked': {
          will: `The appointment will be cancelled. ${copy} The patient will read your reason on the page that the text links to.`,
          clinicText: {
            invitation:
              'Please tell the patient, who has no e-mail. The attached file removes the appointment from your calendar.',
            file: 'Please tell the patient, who has no e-mail. If you saved the appointment in your calendar, please remove it there yourself.',
          },
        },
      },
      email: {
        footnote: {
          clinic: "Sent by the clinic's website. The patient has no e-mail: don’t answer this one.",
        },
      },
    },
    emails: {
      notification: {
        status: (answer: AnswerTime) =>
          `This is a request, not yet an appointment. The patient has been told that you answer by telephone ${answerIn(answer)}. The same request number twice is one request sent again.`,
        footnote:
          "Sent by the booking form of the clinic's website. The patient has no e-mail: don’t answer this one.",
      },
    },
  },

  /** these replace the texts of the same name, for the patient */
  forPatient: {
    appointmentPages: {
      acts: {
        accept: {
          will: 'The appointment will be confirmed for this time, and the clinic will be told.',
          doneText:
            'We look forward to seeing you. The event for your calendar is on your appointment’s page.',
        },
        take: {
          will: 'Your appointment moves to this time, and the clinic will be told. Your present time becomes free for somebody else.',
          doneText:
            'We look forward to seeing you earlier. The event for your calendar is on your appointment’s page.',
        },
        none: { doneText: 'We will call you or write to your phone.' },
        change: { doneText: 'We will call you or write to your phone.' },
        cancel: {
          will: 'The clinic will be told that you will not come. You can always book another appointment. If it hurt and the pain has stopped by itself, please come all the same: the cause is still there.',
        },
      },
      event: {
        patientDescription: (id: string, { name, phone }: { name: string; phone: string }) =>
          `Your appointment at ${name}. Request ${id}. To change or cancel it, open the link in our message, or call ${phone}.`,
      },
      page: {
        superseded: {
          newest: 'Nothing has been changed now. Your appointment’s page shows what stands.',
        },
        doneDifferently: {
          text: `The button “${acts.change.button}” was pressed before, with other times. That is what was done. To see it, open the link in our message again, or call.`,
        },
        pending: {
          text: 'Somebody is changing this appointment at this moment. You have changed nothing. Please open the link in our message again in a minute, or call.',
        },
        invalidLink: {
          text: 'It may have been cut short on its way, or it is too old. Please open it from our message again, or call us.',
        },
        tooManyRequests: {
          text: (minutes: number) =>
            `Nothing has been changed. Please wait ${dates.minutes(minutes)}, then open the link in our message again, or call us.`,
        },
        unexpected: {
          text: 'We are sorry. Please open the link in our message again in a minute, or call us.',
        },
        crossSite: {
          text: 'The button works on our own page only. Please open the link in our message again.',
        },
        recordsUnavailable: {
          text: 'Appointments can’t be shown or changed here at the moment. Nothing has been changed. Please call us: we will find a way.',
        },
        incompleteForm: {
          text: 'What you filled in did not arrive whole. Please open the link in our message again.',
        },
      },
    },
  },
};
