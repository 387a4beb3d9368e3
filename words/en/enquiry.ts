import type { EnquiryField } from '../../domain/forms/enquiry.ts';
import { counts } from './counts.ts';

export const enquiry = {
  form: 'Enquiry',
  labels: {
    name: 'Full Name',
    email: 'Email Address',
    phone: 'Phone Number',
    country: 'Country',
    treatment: 'Treatment Interest',
    message: 'Your Message',
  } satisfies Record<EnquiryField, string>,
  phonePlaceholder: 'With country code',
  noTreatment: 'Not sure yet',
  issues: {
    name: 'Please enter your full name',
    email: 'Please enter a valid email address',
    country: 'Please enter your country',
    message: 'Please enter your message',
  } satisfies Partial<Record<EnquiryField, string>>,
  /** if the clinic has `promises.quoteHours` */
  quote: (hours: number) =>
    `Once we have your photographs or X-rays, we send your quote ${counts.withinHours(hours)}.`,
  submit: 'Send Enquiry',
  notice: {
    inShort: 'We use what you enter here only to answer you.',
    fields: {
      name: { what: 'Your name', why: 'to address you' },
      email: { what: 'Your e-mail address', why: 'to write back' },
      phone: { what: 'Your phone number, if you give one', why: 'to ring back' },
      country: { what: 'Your country', why: 'to plan for travel, time zone and papers' },
      treatment: {
        what: 'The treatment you are interested in, if you choose one',
        why: 'so that the right dentist answers',
      },
      message: { what: 'Your message', why: 'to know what you would like from us' },
    } satisfies Record<EnquiryField, { what: string; why: string }>,
    purpose: 'to answer you and to plan your treatment with you, and for nothing else',
  },
};
