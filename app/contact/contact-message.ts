import { phoneToSend } from './indian-phone.ts';

/** What a visitor has to mend: the field's name and the text that says so. */
export type Fault = { field: string; message: string };

/** Spec 5, Contact form. */
const FAULTS = {
  name: 'Please enter a valid name (2-50 characters, letters only)',
  phone: 'Please enter a valid Indian mobile number (10 digits starting with 6-9)',
  email: 'Please enter a valid email address',
  message: 'Please enter a message with at least 10 characters',
} as const;

const MESSAGE_LENGTH = 10; // spec 9

/**
 * The four checks of the contact form in their order (spec 5); the first that fails, or null. A phone number is
 * optional (decisions 9). Letters are those of every script, with the marks that Indian scripts write vowels with.
 */
export function contactFault(values: FormData): Fault | null {
  const value = (name: keyof typeof FAULTS) => String(values.get(name) ?? '').trim();
  const fault = (field: keyof typeof FAULTS): Fault => ({ field, message: FAULTS[field] });

  if (!/^[\p{L}\p{M} ]{2,50}$/u.test(value('name'))) return fault('name');
  const phone = phoneToSend(value('phone'));
  if (phone && !/^\+91 [6-9]\d{9}$/.test(phone)) return fault('phone');
  if (!value('email').includes('@')) return fault('email');
  if (value('message').length < MESSAGE_LENGTH) return fault('message');
  return null;
}
