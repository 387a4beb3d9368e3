import { sentence } from '../sentence.ts';
import { dates } from './dates.ts';

/** Answers of the relay that visitors can read: in the form's status box, or on a page. */
export const relay = {
  /** each follows the name of a field */
  issues: {
    required: 'is required',
    text: 'should be text',
    tooLong: (most: number) => `should be at most ${most} characters`,
    email: 'should be an email',
    /** of a request without e-mail */
    phone: 'should be an Indian mobile number, or one with its country code',
    date: "should be a date such as 'Tuesday, March 4, 2025'",
    outsideWindow: (months: number) => `should be a day from today to ${dates.months(months)} ahead`,
    time: "should be one of the day's times, such as '03:30 PM'",
    id: "should be an id such as 'DENT-4K7Q2Z'",
  },
  fieldIssue: (label: string, issue: string) => `${label} ${issue}.`,

  refused: {
    tooManyOfYours: 'Too many messages from your connection. Please wait a minute and try again.',
    tooManyOfAll: 'We can take no more messages at the moment. Please call us or try again later.',
    tooLarge: 'The message is too long. Please shorten it and try again.',
    crossSite: 'This form can be sent from our own website only.',
    unknownForm: 'Form not found',
    unreadable: 'The form could not be read',
    noForm: 'The content type should be that of a form',
    empty: "Can't send an empty form",
    tooManyFields: 'Too many fields',
    file: 'File uploads not permitted',
    notText: 'Every field should be text',
    notDelivered: 'Your message could not be delivered.',
  },

  page: {
    title: 'Your message was not sent',
    back: <N>(t: { page: (text: string) => N }) =>
      sentence`Your browser's back button brings you to the form again, with what you wrote. Or ${t.page('return to the page')}.`,
    /** the first sentence of a chat */
    chat: 'Hello, I could not send you a message on your website.',
    reach: <N>(t: { phone: N; whatsapp?: (text: string) => N; email: N }) =>
      t.whatsapp
        ? sentence`You can also call ${t.phone}, write ${t.whatsapp('on WhatsApp')} or to ${t.email}.`
        : sentence`You can also call ${t.phone} or write to ${t.email}.`,
  },
};
