import { hours } from '#words/hours.ts';
import { clinic } from '../../clinic/clinic.ts';
import { weeklyHours } from '../../domain/week.ts';
import * as contact from './clinic-contact.ts';
import { schedule } from './schedule.ts';

// The clinic's facts in the forms that pages show and link, each derived once from clinic.ts.

export const phoneText = contact.phoneText(clinic);
export const phoneHref = contact.phoneHref(clinic);
export const whatsappHref = contact.whatsappHref(clinic);
export const emailHref = `mailto:${clinic.email}`;

const { street, city, postalCode, region } = clinic.address;
export const addressLines = [street, `${city} ${postalCode}`, region];
export const addressText = contact.addressText(clinic);
export const placeText = addressLines.join(', ');

export const directionsHref = contact.directionsHref(clinic);
const { latitude, longitude } = clinic.map;
export const mapEmbedHref = `https://www.google.com/maps?q=${latitude},${longitude}&z=16&output=embed`;
/** A small picture of the map's service, which shows whether the service can be reached. */
export const mapProbeHref = new URL('/favicon.ico', mapEmbedHref).href;

/** The week's hours: 'Monday to Saturday', '9 AM-7 PM'. */
export const hoursText = weeklyHours(schedule.hours).map(hours.line);
