import { clinic } from '../../clinic/clinic.ts';
import { hoursByDays, type HoursLine } from '../booking/weekly-hours.ts';
import * as contact from './clinic-contact.ts';
import type { Weekday } from './clinic-schema.ts';

// The clinic's facts in the forms that pages show and link, each derived once from clinic.ts.

export const phoneText = contact.phoneText(clinic);
export const phoneHref = contact.phoneHref(clinic);
export const whatsappHref = contact.whatsappHref(clinic);
export const emailHref = `mailto:${clinic.email}`;

const { street, city, postalCode, region } = clinic.address;
export const addressLines = [street, `${city} ${postalCode}`, region];
export const addressText = contact.addressText(clinic);

export const directionsHref = contact.directionsHref(clinic);
const { latitude, longitude } = clinic.map;
export const mapEmbedHref = `https://www.google.com/maps?q=${latitude},${longitude}&z=16&output=embed`;
/** A small picture of the map's service, which shows whether the service can be reached. */
export const mapProbeHref = new URL('/favicon.ico', mapEmbedHref).href;

export function dayName(day: Weekday): string {
  return day[0]!.toUpperCase() + day.slice(1);
}

function daysText({ days }: HoursLine, joiner: string): string {
  const first = dayName(days[0]!);
  return days.length === 1 ? first : `${first}${joiner}${dayName(days.at(-1)!)}`;
}

/** Minutes since midnight as '9 AM' or '2:30 PM'; `exact` keeps the minutes: '9:00 AM'. */
export function clockText(minutes: number, exact = false): string {
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const minute = exact || rest ? `:${String(rest).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The week's hours as spec 1 writes them: 'Monday to Saturday', '9 AM-7 PM'. */
export const hoursText = hoursByDays(clinic).map((line) => ({
  line,
  days: daysText(line, ' to '),
  times: line.times ? `${clockText(line.times.opens)}-${clockText(line.times.closes)}` : 'Closed',
}));

/** The same as the booking page writes them (spec 2): 'Monday-Saturday', '9:00 AM - 7:00 PM'. */
export const exactHoursText = hoursByDays(clinic).map((line) => ({
  line,
  days: daysText(line, '-'),
  times: line.times
    ? `${clockText(line.times.opens, true)} - ${clockText(line.times.closes, true)}`
    : 'Closed',
}));
