import { facts } from '#clinic/facts.ts';
import { booking } from '#words/booking.ts';
import { enabledFields } from '../../domain/booking/appointment-request.ts';
import { mailServices } from '../mail-services.ts';

/** Whether patients can be reminded: it is the relay that does it. */
export const REMINDERS = mailServices.emailjs.origin === null ? facts.reminders : undefined;

/** The fields of the booking. */
export const BOOKING_FIELDS = enabledFields({ reminders: REMINDERS });

const { asked, reminder, handledWithReminders: handling, ...notice } = booking.notice;

/** What the booking asks for, and why. */
export const NOTICE = REMINDERS
  ? { ...notice, asked: { ...asked, reminder }, handling }
  : { ...notice, asked };
