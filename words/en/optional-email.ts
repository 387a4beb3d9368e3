import type { AnswerTime } from '../../domain/clinic/answer-time.ts';
import { answerIn } from './answer-time.ts';
import { dates } from './dates.ts';

/** Texts of the booking form and the thank-you page, used only if clinic.yaml has `booking.email`. */
export const optionalEmail = {
  hint: 'Without one, we call you or write to your phone. You get no confirmation e-mail.',
  notCallable:
    'Please enter your telephone number with its country code (+…), so that we can reach you without e-mail.',
  reminderLabel: 'Remind me of my visit',
  reminderHint: (hours: number) =>
    `One e-mail, about ${dates.hours(hours)} before your visit, and nothing else; without an e-mail address, one message or call. Until then, our mail program keeps your appointment, sealed.`,
  noticeEmail: { what: 'Your e-mail address, if you give one', why: 'to send you the confirmation' },
  noticePhone: { what: 'Your phone number', why: 'to call you or write to you about this appointment' },
  /** as `booking.notice.handledWith` */
  handledWith: {
    email:
      'On our behalf: our own mail program, which passes it on, and the company that keeps our mailbox. If you give no e-mail address, the program also keeps your appointment until a day after the visit, sealed so that only it can read it. We sell it to nobody.',
    emailAndReminders:
      'On our behalf: our own mail program, which passes it on, and the company that keeps our mailbox. If you give no e-mail address, the program also keeps your appointment until a day after the visit; if you ask to be reminded, until the reminder has gone. It is sealed so that only the program can read it. We sell it to nobody.',
    emailAndEarlier:
      'On our behalf: our own mail program, which passes it on, and the company that keeps our mailbox. If you tick one of the wishes in the form, or give no e-mail address, the program also keeps your appointment until a day after the visit, sealed so that only it can read it. We sell it to nobody.',
  },
  thanks: {
    title: 'We answer you by telephone',
    text: (answer: AnswerTime) =>
      `You gave no e-mail address, so you get no e-mail. We call you or write to your phone ${answerIn(answer)}. If we write, the message has a link. With it you can see the appointment, and change or cancel it while there is time.`,
    chatText: 'If you send your request on WhatsApp too, you have the conversation on your own phone.',
    chat: 'Send it on WhatsApp too',
  },
  /** replaces the toast about a confirmation e-mail */
  bookedFor: (day: string, time: string) => `You have asked for ${day} at ${time}. We answer by telephone.`,
};
