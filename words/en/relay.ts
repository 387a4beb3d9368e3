import { sentence } from '../sentence.ts';

/** Answers of the relay that visitors can read: in the form's status box, or on a page. */
export const relay = {
  tooLong: (label: string, most: number) => `${label} should be at most ${most} characters.`,

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
