import type { AnswerTime } from '../../domain/clinic/answer-time.ts';
import { answerIn } from './answer-time.ts';
import type { WordsByAct } from '../../domain/appointment/appointment-lifecycle.ts';

/**
 * A text that says what becomes of the event in the reader's calendar, by how the e-mail has it. Calendars
 * read an invitation themselves; a file has to be opened, and removes nothing.
 * A text about a move names both times.
 */
export type EventTexts = Record<'invitation' | 'file', string | ((from: string, to: string) => string)>;

/** The texts of an act. Functions get the value that the text mentions. */
export type ActWords = {
  /** the link in an e-mail */
  button: string | ((time: string) => string);
  /** its page: question, effect of the button, and label of the button */
  title: string;
  will: string;
  send: string;
  /** the page after the act */
  doneTitle: string;
  doneText: string;
  /** in the patient's e-mail */
  patientMark: string;
  patientHeading: string;
  patientText: string | EventTexts | ((answer: AnswerTime) => string);
  /** in the clinic's e-mail, below the patient's name */
  clinicMark: string;
  clinicText: string | EventTexts;
  /** for a link of an earlier e-mail: which act was done since, for the clinic and for the patient */
  clinicSince: (when: string) => string;
  patientSince: (when: string) => string;
};

const confirmed = {
  patientMark: 'Appointment confirmed',
  patientHeading: 'We look forward to seeing you',
  patientText: {
    invitation:
      'Your appointment is confirmed. The invitation in this e-mail puts it into your calendar, with a reminder the day before if your calendar takes it. If your calendar still shows the request too, please delete it there.',
    file: 'Your appointment is confirmed. Open the attached file to put it into your calendar, with a reminder the day before if your calendar takes it. If your calendar still shows the request too, please delete it there.',
  },
};

/** the visit has moved to an accepted or earlier time */
const moved = {
  patientText: {
    invitation: (from: string, to: string) =>
      `Your appointment has moved from ${from} to ${to}. The invitation in this e-mail moves it in your calendar too.`,
    file: (from: string, to: string) =>
      `Your appointment has moved from ${from} to ${to}. Open the attached file to move it in your calendar too. If your calendar then shows both times, please delete ${from} there.`,
  },
  clinicText: {
    invitation: (from: string, to: string) =>
      `The appointment has moved from ${from} to ${to}. The attached file moves it in your calendar.`,
    file: (from: string, to: string) =>
      `The appointment has moved from ${from} to ${to}. Open the attached file to move it in your calendar. If your calendar then shows both times, please delete ${from} there.`,
  },
};

const otherTime = {
  doneTitle: 'The clinic knows that you would like another time',
  doneText: 'We will e-mail or call you.',
  patientMark: 'Another time asked for',
  patientHeading: 'You have asked for another time',
  patientText: (answer: AnswerTime) => `We will offer you other times, or call you, ${answerIn(answer)}.`,
};

const otherTimeWhileBooked = (answer: AnswerTime) =>
  `We will offer you other times, or call you, ${answerIn(answer)}. Until then your appointment stands as it is.`;

/** The texts of each act. Entries such as 'confirm.booked' override them in one case. */
export const acts = {
  confirm: {
    ...confirmed,
    button: 'Confirm',
    title: 'Confirm this appointment?',
    will: 'The patient gets an e-mail that the appointment is confirmed, with the event for the calendar. You get a copy.',
    send: 'Yes, confirm it',
    doneTitle: 'The appointment is confirmed',
    doneText: 'The patient has been told by e-mail.',
    clinicMark: 'Confirmed by the clinic',
    clinicText: {
      invitation: 'The patient has been told. The attached file puts the appointment into your calendar.',
      file: 'The patient has been told. Open the attached file to put the appointment into your calendar.',
    },
    clinicSince: (when: string) =>
      `The clinic confirmed the appointment on ${when}, after this e-mail was sent.`,
    patientSince: (when: string) => `We confirmed the appointment on ${when}, after this e-mail was sent.`,
  },
  'confirm.open': {
    button: (time: string) => `Confirm ${time}`,
  },
  'confirm.booked': {
    button: (time: string) => `Confirm ${time}`,
    patientText: {
      invitation:
        'Your appointment stays as it was, at the time below. The invitation in this e-mail says so to your calendar too.',
      file: 'Your appointment stays as it was, at the time below. If it is not in your calendar, open the attached file.',
    },
    clinicText:
      'The patient has been told. The appointment stays as it was; the attached file is the same event.',
  },
  'confirm.ended': {
    button: 'Confirm after all',
  },
  agree: {
    ...confirmed,
    button: (time: string) => `Confirm ${time}: the patient has agreed by telephone`,
    title: 'Confirm this offered time?',
    will: 'Press the button if the patient has agreed to this time by telephone. The patient gets an e-mail that the appointment is confirmed, with the event for the calendar. You get a copy.',
    send: 'Yes, confirm it',
    doneTitle: 'The appointment is confirmed',
    doneText: 'The patient has been told by e-mail.',
    clinicMark: 'Offered time confirmed by the clinic',
    clinicText: {
      invitation:
        'The patient agreed by telephone and has been told. The attached file puts the appointment into your calendar.',
      file: 'The patient agreed by telephone and has been told. Open the attached file to put the appointment into your calendar.',
    },
    clinicSince: (when: string) =>
      `The clinic confirmed an offered time on ${when}, after this e-mail was sent.`,
    patientSince: (when: string) =>
      `On ${when}, after this e-mail was sent, we confirmed the time that you agreed to by telephone.`,
  },
  'agree.booked': moved,
  offer: {
    button: 'Offer another time',
    title: 'Offer another time',
    will: 'The patient gets an e-mail with these times and can accept one of them. You get a copy.',
    send: 'Offer these times',
    doneTitle: 'The times are offered',
    doneText: 'The patient has been told by e-mail.',
    patientMark: 'Other times',
    patientHeading: 'Would one of these times suit you?',
    patientText:
      'We offer you the times below instead of the one you asked for. Nothing is fixed until you accept one of them.',
    clinicMark: 'Other times offered by the clinic',
    clinicText: 'The patient has been told, and can accept one of the times.',
    clinicSince: (when: string) => `The clinic offered other times on ${when}, after this e-mail was sent.`,
    patientSince: (when: string) => `We offered other times on ${when}, after this e-mail was sent.`,
  },
  'offer.booked': {
    patientText:
      'We offer you the times below. Your appointment stands as it is until you accept one of them.',
    clinicText:
      'The patient has been told. The appointment stands as it is until one of the times is accepted.',
  },
  decline: {
    button: 'Decline',
    title: 'Decline this request?',
    will: 'The patient gets an e-mail that you can’t confirm the appointment, with your reason, and how to book again. You get a copy.',
    send: 'Yes, decline it',
    doneTitle: 'The request is declined',
    doneText: 'The patient has been told by e-mail.',
    patientMark: 'Appointment not confirmed',
    patientHeading: 'We can’t see you at this time',
    patientText:
      'We are sorry: we can’t confirm the appointment you asked for. If you put the request into your calendar, please delete it there.',
    clinicMark: 'Declined by the clinic',
    clinicText: 'The patient has been told, and how to book again.',
    clinicSince: (when: string) =>
      `The clinic declined or cancelled the appointment on ${when}, after this e-mail was sent.`,
    patientSince: (when: string) =>
      `We declined or cancelled the appointment on ${when}, after this e-mail was sent.`,
  },
  'decline.booked': {
    button: 'Cancel the appointment',
    title: 'Cancel this appointment?',
    will: 'The patient gets an e-mail that the appointment is cancelled, with your reason, and how to book again. You get a copy.',
    send: 'Yes, cancel it',
    doneTitle: 'The appointment is cancelled',
    patientMark: 'Appointment cancelled',
    patientHeading: 'We have to cancel your appointment',
    patientText: {
      invitation:
        'We are sorry: the appointment below can’t take place. The invitation in this e-mail removes it from your calendar.',
      file: 'We are sorry: the appointment below can’t take place. If you saved it in your calendar, please remove it there yourself.',
    },
    clinicMark: 'Cancelled by the clinic',
    clinicText: {
      invitation: 'The patient has been told. The attached file removes the appointment from your calendar.',
      file: 'The patient has been told. If you saved the appointment in your calendar, please remove it there yourself.',
    },
  },
  attend: {
    button: 'I am coming',
    title: 'Tell the clinic that you are coming?',
    will: 'The clinic gets an e-mail that you are coming. Nothing else changes.',
    send: 'Yes, I am coming',
    doneTitle: 'Thank you. The clinic knows that you are coming',
    doneText:
      'We look forward to seeing you. If something comes up, the other buttons in our e-mail still work.',
    patientMark: 'You are coming',
    patientHeading: 'We look forward to seeing you',
    patientText: 'You have told us that you are coming.',
    clinicMark: 'The patient is coming',
    clinicText: 'The patient has answered the reminder. The appointment stands.',
    clinicSince: (when: string) =>
      `The patient said on ${when} that they are coming, after this e-mail was sent.`,
    patientSince: (when: string) => `You said on ${when} that you are coming, after this e-mail was sent.`,
  },
  accept: {
    ...confirmed,
    button: (time: string) => `Accept ${time}`,
    title: 'Accept this time?',
    will: 'The appointment will be confirmed for this time. You will get an e-mail with the event for your calendar, and the clinic will be told.',
    send: 'Yes, accept it',
    doneTitle: 'Your appointment is confirmed',
    doneText: 'We look forward to seeing you. The event for your calendar is in the e-mail we have sent you.',
    clinicMark: 'Time accepted by the patient',
    clinicText: {
      invitation: 'The appointment is confirmed for this time. The attached file puts it into your calendar.',
      file: 'The appointment is confirmed for this time. Open the attached file to put it into your calendar.',
    },
    clinicSince: (when: string) => `The patient accepted a time on ${when}, after this e-mail was sent.`,
    patientSince: (when: string) => `You accepted a time on ${when}, after this e-mail was sent.`,
  },
  'accept.booked': moved,
  take: {
    ...confirmed,
    ...moved,
    button: (time: string) => `Take ${time}`,
    title: 'Take this earlier time?',
    will: 'Your appointment moves to this time. You will get an e-mail with the event for your calendar, and the clinic will be told. Your present time becomes free for somebody else.',
    send: 'Yes, take it',
    doneTitle: 'Your appointment has moved',
    doneText:
      'We look forward to seeing you earlier. The event for your calendar is in the e-mail we have sent you.',
    patientMark: 'Appointment moved',
    clinicMark: 'The patient has taken an earlier time',
    clinicSince: (when: string) => `The patient took an earlier time on ${when}, after this e-mail was sent.`,
    patientSince: (when: string) => `You took an earlier time on ${when}, after this e-mail was sent.`,
  },
  none: {
    ...otherTime,
    button: 'None of these',
    title: 'None of these times?',
    will: 'The clinic is told that none of the times suits you, and offers others or calls you.',
    send: 'None of them suits me',
    clinicMark: 'None of the times suits the patient',
    clinicText: 'Please offer other times, or call.',
    clinicSince: (when: string) =>
      `The patient said on ${when} that none of the times suits, after this e-mail was sent.`,
    patientSince: (when: string) =>
      `You said on ${when} that none of the times suits, after this e-mail was sent.`,
  },
  'none.booked': {
    patientText: otherTimeWhileBooked,
    clinicText: 'Please offer other times, or call. The appointment stands as it is until then.',
  },
  change: {
    ...otherTime,
    button: 'Change',
    title: 'Ask for another time',
    will: 'The clinic is told, and offers you other times or calls you.',
    send: 'Ask for another time',
    clinicMark: 'Another time asked for by the patient',
    clinicText: 'Please offer other times, or call.',
    clinicSince: (when: string) =>
      `The patient asked for another time on ${when}, after this e-mail was sent.`,
    patientSince: (when: string) => `You asked for another time on ${when}, after this e-mail was sent.`,
  },
  'change.booked': {
    will: 'The clinic is told, and offers you other times or calls you. Until then your appointment stands as it is.',
    patientText: otherTimeWhileBooked,
    clinicText: 'Please offer other times, or call. The appointment stands as it is until then.',
  },
  cancel: {
    button: 'Cancel',
    title: 'Cancel this appointment?',
    will: 'The clinic is told that you will not come. You get an e-mail about it. You can always book another appointment. If it hurt and the pain has stopped by itself, please come all the same: the cause is still there.',
    send: 'Yes, cancel it',
    doneTitle: 'Your appointment is cancelled',
    doneText: 'The clinic has been told. Thank you for letting us know.',
    patientMark: 'Appointment cancelled',
    patientHeading: 'Your appointment is cancelled',
    patientText:
      'As you asked, your request for the appointment below is cancelled. If you put the request into your calendar, please delete it there.',
    clinicMark: 'Cancelled by the patient',
    clinicText: 'The patient has withdrawn the request. There is nothing to do.',
    clinicSince: (when: string) =>
      `The patient cancelled the appointment on ${when}, after this e-mail was sent.`,
    patientSince: (when: string) => `You cancelled the appointment on ${when}, after this e-mail was sent.`,
  },
  'cancel.booked': {
    patientText: {
      invitation:
        'As you asked, the appointment below is cancelled. The invitation in this e-mail removes it from your calendar.',
      file: 'As you asked, the appointment below is cancelled. If you saved it in your calendar, please remove it there yourself.',
    },
    clinicText: {
      invitation: 'The attached file removes the appointment from your calendar.',
      file: 'If you saved the appointment in your calendar, please remove it there yourself.',
    },
  },
} satisfies WordsByAct<ActWords>;
