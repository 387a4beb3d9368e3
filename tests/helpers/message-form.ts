import type { Page } from '@playwright/test';
import { newMark } from './unique-patients.ts';

// The parts of the message form and the enquiry form, and functions that fill them in.

/** The address to which the forms post. */
export const FORM_PATH = '**/f/*';

export const THANKS = "Thank you! Your message has been sent successfully. We'll get back to you soon!";
export const SORRY =
  'Sorry, there was an error sending your message. Please try again or contact us directly.';
export const NETWORK =
  /^Network error\. Please check your connection and try again, or contact us directly at \S+@\S+$/;

/** A form: its page, its name and its submit button. */
export type FormKind = { path: string; name: string; send: string };

export const MESSAGE = { path: '/contact', name: 'Message', send: 'Send Message' } satisfies FormKind;

export const formOf = (page: Page, { name }: FormKind = MESSAGE) => page.getByRole('form', { name });
export const fieldOf = (page: Page, name: string, of?: FormKind) =>
  formOf(page, of).getByRole('textbox', { name });
export const statusOf = (page: Page, of?: FormKind) => formOf(page, of).getByRole('status');
export const sendOf = (page: Page, of: FormKind = MESSAGE) =>
  formOf(page, of).getByRole('button', { name: of.send });

/** Fills in a message with a unique e-mail address, so that a test can find its e-mail. */
export async function fillInMessage(page: Page) {
  const mark = newMark();
  const sent = {
    name: 'Asha Rane',
    email: `asha.${mark}@example.com`,
    message: `Do you treat children? ${mark}`,
  };
  await fieldOf(page, 'Full Name').fill(sent.name);
  await fieldOf(page, 'Email').fill(sent.email);
  await fieldOf(page, 'Your Message').fill(sent.message);
  return sent;
}
