import { offsets } from '#clinic/clock.ts';
import { facts } from '#clinic/facts.ts';
import type { ClinicFacts } from '../../../domain/clinic/clinic.ts';
import type { Schedule } from '../../../domain/clinic/opening-hours.ts';
import { acceptsPhotos } from '../../../domain/forms/photos.ts';
import { acceptsNoEmail } from '../../../domain/forms/optional-email.ts';
import { mailServices } from '../../mail-services.ts';

/** Whether the relay sends the e-mails of bookings, not EmailJS. */
export const IS_SENT_BY_RELAY = mailServices.emailjs.origin === null;

const { reminders: _reminders, ...otherFacts } = facts;
const {
  chairs: _chairs,
  dayList: _dayList,
  earlier: _earlier,
  email: _email,
  photos: _photos,
  ...booking
} = facts.booking;

/**
 * The clinic's facts as far as they apply to bookings: without what only the relay does, where EmailJS sends
 * the e-mails; with the UTC offsets of its time zone. Without these the first use of the zone by `Intl` would
 * delay the opening of the calendar.
 */
export const schedule: ClinicFacts & Schedule = IS_SENT_BY_RELAY
  ? { ...facts, offsets }
  : { ...otherFacts, booking, offsets };

/** Whether pictures can go with a request. */
export const TAKES_PHOTOS = __HAS_PHOTOS__ && acceptsPhotos(schedule);

/** Whether patients can book without an e-mail address. */
export const IS_EMAIL_OPTIONAL = acceptsNoEmail(schedule);
