import type { AppointmentLife, ByAct, DeclineReason, Role } from '../../domain/appointment-life.ts';
import type { CivilTime } from '../../domain/civil-date.ts';
import { dates } from './dates.ts';

const when = ({ date, time }: CivilTime) => `${dates.day(date)}, ${dates.slot(time)}`;

/** What the clinic can say in declining, by its name in the form. */
const reasons = {
  full: 'There is no free time on that day.',
  dentist: 'The dentist for this treatment is away on that day.',
  closed: 'The clinic is closed at that time.',
  call: 'Before we set a time, we would like to speak with you. Please call us.',
} satisfies Record<DeclineReason, string>;

/** What is said of an act; where it is said of something, with that. */
export type ActWords = {
  /** of its link in an e-mail */
  button: string | ((time: string) => string);
  /** its page's question, what pressing the button does, and the button */
  title: string;
  will: string;
  send: string;
  /** the page once it is done */
  doneTitle: string;
  doneText: string;
  /** in the patient's e-mail about it */
  patientMark: string;
  patientHeading: string;
  patientText: string | ((answerHours: number) => string);
  /** in the clinic's, below the patient's name */
  clinicMark: string;
  clinicText: string;
  /** of what was done since an e-mail's link was made, to the clinic and to the patient */
  clinicSince: (when: string) => string;
  patientSince: (when: string) => string;
};

const confirmed = {
  patientMark: 'Appointment confirmed',
  patientHeading: 'We look forward to seeing you',
  patientText:
    'Your appointment is confirmed. The invitation in this e-mail puts it into your calendar, with a reminder the day before if your calendar takes it. If the request still stands beside it there, please take that out.',
};

const otherTime = {
  doneTitle: 'The clinic knows that you would like another time',
  doneText: 'You hear from us by e-mail or telephone.',
  patientMark: 'Another time asked for',
  patientHeading: 'We have your wish for another time',
  patientText: (answerHours: number) =>
    `We offer you other times, or call you, within ${dates.hours(answerHours)}.`,
};

const otherTimeWhileBooked = (answerHours: number) =>
  `We offer you other times, or call you, within ${dates.hours(answerHours)}. Until then your appointment stands as it is.`;

/** What is said of each act, and of its cases where it is something else. */
const acts = {
  confirm: {
    ...confirmed,
    button: 'Confirm',
    title: 'Confirm this appointment?',
    will: 'The patient gets an e-mail that the appointment is confirmed, with the event for the calendar. You get a copy.',
    send: 'Yes, confirm it',
    doneTitle: 'The appointment is confirmed',
    doneText: 'The patient has been told by e-mail.',
    clinicMark: 'Confirmed by the clinic',
    clinicText: 'The patient has been told. The attached file puts the appointment into your calendar.',
    clinicSince: (when: string) =>
      `The clinic confirmed the appointment on ${when}, after this e-mail was sent.`,
    patientSince: (when: string) => `We confirmed the appointment on ${when}, after this e-mail was sent.`,
  },
  'confirm.open': {
    button: 'Confirm the time above',
  },
  'confirm.booked': {
    button: 'Confirm the time above',
    patientText:
      'Your appointment stays as it was, at the time below. The invitation in this e-mail says so to your calendar too.',
    clinicText:
      'The patient has been told. The appointment stays as it was; the attached file is the same event.',
  },
  'confirm.over': {
    button: 'Confirm after all',
  },
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
      'We offer you the times below in place of the one you asked for. Nothing is fixed until you accept one of them.',
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
    will: 'The patient gets an e-mail that you can’t confirm the appointment, with your reason, and the way to book anew. You get a copy.',
    send: 'Yes, decline it',
    doneTitle: 'The request is declined',
    doneText: 'The patient has been told by e-mail.',
    patientMark: 'Appointment not confirmed',
    patientHeading: 'We can’t see you at this time',
    patientText:
      'We are sorry: we can’t confirm the appointment you asked for. If you have put the request into your calendar, please take it out there.',
    clinicMark: 'Declined by the clinic',
    clinicText: 'The patient has been told, with the way to book anew.',
    clinicSince: (when: string) =>
      `The clinic declined or cancelled the appointment on ${when}, after this e-mail was sent.`,
    patientSince: (when: string) =>
      `We declined or cancelled the appointment on ${when}, after this e-mail was sent.`,
  },
  'decline.booked': {
    button: 'Cancel the appointment',
    title: 'Cancel this appointment?',
    will: 'The patient gets an e-mail that the appointment is cancelled, with your reason, and the way to book anew. You get a copy.',
    send: 'Yes, cancel it',
    doneTitle: 'The appointment is cancelled',
    patientMark: 'Appointment cancelled',
    patientHeading: 'We have to cancel your appointment',
    patientText:
      'We are sorry: the appointment below can’t take place. The invitation in this e-mail takes it out of your calendar.',
    clinicMark: 'Cancelled by the clinic',
    clinicText: 'The patient has been told. The attached file takes the appointment out of your calendar.',
  },
  accept: {
    ...confirmed,
    button: (time: string) => `Accept ${time}`,
    title: 'Accept this time?',
    will: 'The appointment is confirmed for this time. You get an e-mail with the event for your calendar, and the clinic is told.',
    send: 'Yes, accept it',
    doneTitle: 'Your appointment is confirmed',
    doneText: 'We look forward to seeing you. The event for your calendar is in the e-mail we have sent you.',
    clinicMark: 'Time accepted by the patient',
    clinicText: 'The appointment is confirmed for this time. The attached file puts it into your calendar.',
    clinicSince: (when: string) => `The patient accepted a time on ${when}, after this e-mail was sent.`,
    patientSince: (when: string) => `You accepted a time on ${when}, after this e-mail was sent.`,
  },
  'accept.booked': {
    patientText:
      'Your appointment has moved to the time below. The invitation in this e-mail moves it in your calendar too.',
    clinicText: 'The appointment has moved to this time. The attached file moves it in your calendar.',
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
    will: 'The clinic is told that you will not come. You get an e-mail about it. You can always book another appointment.',
    send: 'Yes, cancel it',
    doneTitle: 'Your appointment is cancelled',
    doneText: 'The clinic has been told. Thank you for letting us know.',
    patientMark: 'Appointment cancelled',
    patientHeading: 'Your appointment is cancelled',
    patientText:
      'As you asked, your request for the appointment below is cancelled. If you have put it into your calendar, please take it out there.',
    clinicMark: 'Cancelled by the patient',
    clinicText: 'The patient has withdrawn the request. There is nothing to do.',
    clinicSince: (when: string) =>
      `The patient cancelled the appointment on ${when}, after this e-mail was sent.`,
    patientSince: (when: string) => `You cancelled the appointment on ${when}, after this e-mail was sent.`,
  },
  'cancel.booked': {
    patientText:
      'As you asked, the appointment below is cancelled. The invitation in this e-mail takes it out of your calendar.',
    clinicText: 'The attached file takes the appointment out of your calendar.',
  },
} satisfies ByAct<ActWords>;

/** What is said of an appointment from the request to the visit: in e-mails, and on the pages their links open. */
export const appointmentLife = {
  when,
  reasons,
  acts,

  email: {
    call: 'Call',
    whatsapp: 'WhatsApp',
    /** what the clinic's chat with a patient begins with */
    chat: (clinic: string, { id, at }: AppointmentLife) =>
      `Hello, this is ${clinic}, about your appointment request ${id} for ${when(at)}.`,
    answer: 'Answer the patient',
    answerHow:
      "Each button opens a page that shows what will happen. Nothing is sent before you press the button there. The buttons act for the clinic: please don't pass this e-mail on, and when you answer it, take out what it quotes.",
    afterwards: 'What you can do next',
    changeHow: (hours: number) =>
      hours === 0
        ? "Or use these buttons, until the visit begins. Each opens a page first; nothing changes before you press the button there. They act for you: please don't pass this e-mail on."
        : `Or use these buttons, until ${dates.hours(hours)} before the visit. Each opens a page first; nothing changes before you press the button there. They act for you: please don't pass this e-mail on.`,
    /** @param change - whether the appointment can be changed, or cancelled alone */
    until: (hours: number, change: boolean) => {
      const can = change ? 'change or cancel' : 'cancel';
      return hours === 0
        ? `You can ${can} until the visit begins.`
        : `You can ${can} until ${dates.hours(hours)} before the visit; later, please call.`;
    },
    asked: 'Asked for',
    offered: 'Offered',
    wished: 'Would suit',
    reason: 'The clinic’s reason',
    phone: 'Telephone',
    bookAnew: 'Book another appointment',
    preview: (told: string, at: CivilTime) => `${told}: ${when(at)}`,
    footnote: {
      clinic: "Sent by the clinic's website. Answering this e-mail writes to the patient.",
      patient:
        "The links in this e-mail act for you: please don't pass it on. If something in it wasn't you, please call us.",
      over: "If you don't know anything of this, please call us.",
    } satisfies Record<Role | 'over', string>,

    /** of all e-mails to one of the two about one appointment, so that they are one conversation */
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
    whose: {
      clinic: 'This page acts for the clinic.',
      patient: 'This page acts for the patient.',
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
    },
    reason: {
      legend: 'Your reason, which the patient reads',
      none: 'No reason',
      own: 'Or in your own words',
    },
    faults: {
      noTimes: 'Please choose at least one day and time.',
      half: 'Please choose both a day and a time.',
      twice: 'Please choose each time only once.',
      notFree: (at: CivilTime) =>
        `The clinic does not take appointments on ${when(at)}. Please choose another time.`,
      longReason: (most: number) => `Please give the reason in at most ${most} characters, on one line.`,
      linkInReason: 'Please give the reason without addresses of web pages or e-mails.',
    },
    /** what was done since an e-mail's link was made */
    since: {
      title: 'Something has happened since',
      unchanged: 'Nothing has been changed now.',
      newest:
        'Nothing has been changed now. The newest e-mail about this appointment has the links that work.',
    },
    /** the same act, pressed with something else than what was done */
    otherwise: {
      title: 'Nothing has been changed now',
      text: 'This was pressed before, with other times or another reason, and that is what was done. To see it, open the link from the e-mail again, or call.',
    },
    /** somebody has pressed a button, and nobody has been told yet */
    underWay: {
      title: 'Please wait a minute',
      text: 'Something is being done with this appointment at this moment, and it is not known yet what becomes of it. You have changed nothing. Please open the link from the e-mail again in a minute, or call.',
    },
    over: {
      title: 'The time of this appointment has passed',
      text: 'This link was for an appointment that lies behind us. You are welcome to book another one.',
    },
    near: {
      title: 'Please call us',
      text: (hours: number) =>
        `Your visit is less than ${dates.hours(hours)} away, so it can’t be changed here any more. Please call us: we will find a way.`,
    },
    broken: {
      title: 'This link does not work',
      text: 'It may have been cut short on its way, or it is too old. Please open it from the e-mail again, or contact us.',
    },
    tooMany: {
      title: 'Too much at once',
      text: (minutes: number) =>
        `Nothing has been changed. Please wait ${dates.minutes(minutes)}, then open the link from the e-mail again, or call us.`,
    },
    unexpected: {
      title: 'Something has gone wrong',
      text: 'We are sorry. Please open the link from the e-mail again in a minute, or call us.',
    },
    foreign: {
      title: 'Nothing has been changed',
      text: 'The button works on our own page only. Please open the link from the e-mail again.',
    },
    /** what is kept of appointments cannot be read or written */
    noRecords: {
      title: 'Please call us',
      text: 'The buttons in our e-mails do not work at the moment. Nothing has been changed. Please call us: we will find a way.',
    },
    /** an e-mail whose way was broken off */
    unknown: {
      title: 'It is not known whether the e-mail has gone',
      text: 'It is under way, or its connection has broken off. Press the button to send it: should it arrive twice, it is the same e-mail. Or call the other side.',
    },
    incomplete: {
      title: 'Nothing has been changed',
      text: 'What you filled in did not arrive whole. Please open the link from the e-mail again.',
    },
    failed: {
      title: 'The e-mail could not be sent',
      nothing: 'Nothing has been changed. Please press the button again in a minute, or call.',
      partly:
        'It is done and the other side has been told. Only your own copy is missing: press the button to send it.',
      again: 'Send it again',
    },
    book: 'Book an appointment',
    reach: <N>(t: { phone: N; email: N }): (string | N)[] => [
      'Questions? Call ',
      t.phone,
      ' or write to ',
      t.email,
      '.',
    ],
  },
};
