import { promises } from '../../clinic/privacy.ts';
import type { MailServices } from '../mail-services.ts';

/** What a form asks for, and what the clinic does with it. */
type AskedFor = { what: string; why: string };

/**
 * What the notice at a form says, item by item (Digital Personal Data Protection Act, 2023, section 5, and Rules, 2025,
 * rule 3; docs/decisions/0015-notices-at-forms.md).
 */
export type FormNotice = {
  /** the line beside the form (decisions 16) */
  inShort: string;
  asked: AskedFor[];
  /** what becomes possible by it */
  purpose: string;
};

/** How long what is sent is kept, and how soon the clinic answers; both are promises of the owner's. */
export const { keptFor, answeredWithin } = promises;

export const formNotices = {
  appointment: {
    inShort: 'We use what you enter here only to arrange this appointment.',
    asked: [
      { what: 'Your name', why: 'so that we know who is coming' },
      { what: 'Your e-mail address', why: 'to send you the confirmation' },
      { what: 'Your phone number', why: 'to ring you about this appointment' },
      { what: 'The day and time', why: 'to find you a place in the diary' },
      { what: 'What you write about symptoms, if anything', why: 'so that the dentist can prepare' },
    ],
    purpose: 'to arrange, confirm and prepare your visit, and for nothing else',
  },
  message: {
    inShort: 'We use what you enter here only to answer you.',
    asked: [
      { what: 'Your name', why: 'to address you' },
      { what: 'Your e-mail address', why: 'to write back' },
      { what: 'Your phone number, if you give one', why: 'to ring back' },
      { what: 'Your message', why: 'to know what you would like from us' },
    ],
    purpose: 'to answer you, and for nothing else',
  },
  enquiry: {
    inShort: 'We use what you enter here only to answer you.',
    asked: [
      { what: 'Your name', why: 'to address you' },
      { what: 'Your e-mail address', why: 'to write back' },
      { what: 'Your phone number, if you give one', why: 'to ring back' },
      { what: 'Your country', why: 'to think of travel, time zone and papers' },
      {
        what: 'The treatment you are interested in, if you choose one',
        why: 'to let the right dentist answer',
      },
      { what: 'Your message', why: 'to know what you would like from us' },
    ],
    purpose: 'to answer you and to plan your treatment with you, and for nothing else',
  },
} satisfies Record<string, FormNotice>;

export type FormKind = keyof typeof formNotices;

/** Through whose hands a form goes, as the build is configured. */
export function recipients({ emailjs }: Pick<MailServices, 'emailjs'>, form: FormKind): string {
  const mailbox = 'the company that keeps our mailbox';
  if (emailjs.origin === null) {
    return `our own mail program, which passes it on and stores nothing, and ${mailbox}`;
  }
  const formService = 'Formspree, a form service, which may keep a copy for us';
  // Where a browser runs no scripts, or they don't arrive, an appointment goes the way of a message.
  return form === 'appointment'
    ? `EmailJS, an e-mail service (or ${formService}), and ${mailbox}`
    : `${formService}, and ${mailbox}`;
}
