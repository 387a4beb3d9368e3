import { CALLING_CODES } from '../../domain/clinic/telephone.ts';
import type { Path } from './api.ts';

/**
 * What to do about a wrong value, by the path of its field; `*` is any entry. Other fields have the schema's
 * words.
 */
const FAULTS: Record<string, string> = {
  founded: 'A year from 1900, such as 2015.',
  'address.postalCode': 'The code as on letters. In India it has six digits.',
  map: 'No place found in this. Paste a link or the two numbers of a map.',
  email: 'An e-mail address, such as hello@your-clinic.com.',
  siteUrl: 'It needs a dot and an ending, such as your-clinic.com.',
  'access.entrance.steps': 'A number to 200.',
  'social.*': 'A whole address that begins with https://',
  reviews: 'A whole address that begins with https://',
  terms: 'A whole address that begins with https://',
  hours: 'Each sitting closes after it opens, and begins after the one before it.',
  'closures.*': 'A day off has other hours on the same date. Remove one of the two.',
  'closures.*.from': 'Choose the first day, or remove this day off.',
  'closures.*.to': 'The last day is before the first day.',
  'specialHours.*.date': 'Choose a date that no other entry has.',
  'doctors.*.name': 'First and last name.',
  'doctors.*.experience': 'A number of years, such as 18.',
  'doctors.*.qualifications': 'Add one, such as BDS.',
  'doctors.*.hours': 'Each sitting closes after it opens, on a day that is ticked.',
  'doctors.*.imageAlt': 'Say in a sentence what it shows.',
  services: 'Tick at least one.',
  'ownServices.*.title': 'Name it. No other treatment has this name.',
  'ownServices.*.says': 'Say in one sentence what it is.',
  'ownServices.*.fee': 'Whole amounts such as 4,500, the second not less than the first.',
  badge: 'Choose one of your treatments, or none.',
  colors: 'Darker colours, which can be read on white.',
  fees: 'Whole amounts such as 4,500, the second not less than the first.',
  consultation: 'Whole amounts such as 4,500, the second not less than the first.',
  answerHours: 'A number of hours, such as 24.',
  'booking.visitMinutes': 'At least as long as from one visit to the next, and at most 480.',
  'booking.noticeHours': 'A number from 0 to 336.',
  'booking.windowMonths': 'A number from 1 to 24.',
  'booking.changeHours': 'A number from 0 to 336.',
  'booking.chairs': 'A number from 1 to 99.',
  'booking.earlier': 'Tick “Give each time once” too.',
  'reminders.hours': 'At least 2 hours more than they can change until, so that they have time to do so.',
  'visit.firstMinutes': 'A number from 5 to 480.',
  'visit.lateMinutes': 'A number from 1 to 120.',
  'visit.accompaniedUnder': 'A number from 1 to 21.',
};

/**
 * Returns what to do about a wrong value at a path or below it; undefined if the schema says it.
 *
 * @param country - the clinic's (ISO 3166-1)
 */
export function faultAt(path: Path, country = 'IN'): string | undefined {
  if (path === 'phone' || path === 'whatsapp') {
    const example = country === 'IN' ? ', such as 98220 12345' : ` behind +${CALLING_CODES.get(country)}`;
    return `A number with all its digits${example}, and no second number.`;
  }
  const steps = path.split('.').map((step) => (/^\d+$/.test(step) ? '*' : step));
  for (let length = steps.length; length > 0; length--) {
    const parent = steps.slice(0, length).join('.');
    const found = FAULTS[parent] ?? FAULTS[parent.replace(/[^.]*$/, '*')];
    if (found) return found;
  }
  return undefined;
}
