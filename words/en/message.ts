import type { MessageField } from '../../domain/forms/message.ts';

export const message = {
  form: 'Message',
  labels: {
    name: 'Full Name',
    email: 'Email',
    phone: 'Phone Number',
    message: 'Your Message',
  } satisfies Record<MessageField, string>,
  phoneHint: 'Enter 10-digit mobile number',
  otherPhones: {
    /** for clinics in India that take numbers of other countries (`foreignPhones`) */
    any: {
      hint: 'Outside India: with the country code',
      issue: 'Please enter a valid phone number, with the country code if it is not Indian',
    },
    /** for clinics outside India */
    abroad: {
      hint: 'With the country code',
      issue: 'Please enter a valid phone number with its country code',
    },
  },
  phonePlaceholder: '+91 XXXXX XXXXX',
  issues: {
    name: 'Please enter a valid name (2-50 characters, letters only)',
    phone: 'Please enter a valid Indian mobile number (10 digits starting with 6-9)',
    email: 'Please enter a valid email address',
    message: 'Please enter a message with at least 10 characters',
  } satisfies Record<MessageField, string>,
  submit: 'Send Message',
  submitPlainly: 'Send via Form',
  notice: {
    inShort: 'We use what you enter here only to answer you.',
    fields: {
      name: { what: 'Your name', why: 'to address you' },
      email: { what: 'Your e-mail address', why: 'to write back' },
      phone: { what: 'Your phone number, if you give one', why: 'to ring back' },
      message: { what: 'Your message', why: 'to know what you would like from us' },
    } satisfies Record<MessageField, { what: string; why: string }>,
    purpose: 'to answer you, and for nothing else',
  },
};
