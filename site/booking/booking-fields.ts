import { facts } from '#clinic/facts.ts';
import { booking } from '#words/booking.ts';
import { optionalEmail } from '#words/optional-email.ts';
import { enabledFields } from '../../domain/booking/appointment-request.ts';
import { mailServices } from '../mail-services.ts';

/**
 * The clinic's reminder settings; undefined if there are none, or without the relay, which sends reminders.
 */
export const REMINDERS = mailServices.emailjs.origin === null ? facts.reminders : undefined;

/** The names of the form's fields, in order. */
export const BOOKING_FIELDS = enabledFields({ reminders: REMINDERS });

const { fields, reminder, handledWithReminders: handling, ...notice } = booking.notice;

/** The privacy notice: what the form asks for, and why. */
export const NOTICE = __EMAIL_OPTIONAL__
  ? noticeWithOptionalEmail()
  : REMINDERS
    ? { ...notice, fields: { ...fields, reminder }, handling }
    : { ...notice, fields };

function noticeWithOptionalEmail() {
  const { noticeEmail: email, noticePhone: phone, noticeHandling } = optionalEmail;
  const all = { ...fields, email, phone, ...(REMINDERS && { reminder }) };
  return { ...notice, fields: all, handling: noticeHandling };
}
