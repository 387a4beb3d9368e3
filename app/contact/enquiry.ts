import type { Fault } from './contact-message.ts';

/** Spec 3, Enquiry form. */
export const TREATMENTS = [
  'Dental Implants',
  'Full Mouth Rehabilitation',
  'Smile Makeover',
  'Orthodontics',
  'General Dentistry',
];

/** The first required field that is not filled in, in the fields' order, or null (decisions 11). */
export function enquiryFault(values: FormData): Fault | null {
  const value = (name: string) => String(values.get(name) ?? '').trim();
  if (!value('name')) return { field: 'name', message: 'Please enter your full name' };
  if (!/^\S+@\S+$/.test(value('email')))
    return { field: 'email', message: 'Please enter a valid email address' };
  if (!value('country')) return { field: 'country', message: 'Please enter your country' };
  if (!value('message')) return { field: 'message', message: 'Please enter your message' };
  return null;
}
