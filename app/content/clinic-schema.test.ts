import { expect, test } from 'vitest';
import { clinic } from '../../clinic/clinic.ts';
import { ClinicSchema } from './clinic-schema.ts';
import { checkFile } from './configuration-error.ts';

function messageFor(change: (data: any) => void): string {
  const data = structuredClone(clinic);
  change(data);
  try {
    checkFile('clinic/clinic.ts', ClinicSchema, data);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
}

test('the sample clinic is valid', () => {
  expect(messageFor(() => {})).toBe('accepted');
});

test.each<[string, (data: any) => void, string]>([
  ['a bad e-mail', (c) => (c.email = 'hello@'), 'email is "hello@"; it should be an e-mail address'],
  [
    'hours that end before they start',
    (c) => (c.hours.monday.closes = '08:00'),
    'hours.monday.closes is "08:00"; it should be later than',
  ],
  [
    'a time that is no time',
    (c) => (c.hours.sunday.opens = '10 AM'),
    'hours.sunday.opens is "10 AM"; it should be a 24-hour time',
  ],
  [
    'a week without hours',
    (c) => Object.keys(c.hours).forEach((d) => (c.hours[d] = null)),
    'it should be open on at least one weekday',
  ],
  [
    'a closure in a wrong format',
    (c) => (c.closures[0].date = '26 January'),
    'closures.0.date is "26 January"; it should be a real day',
  ],
  [
    'a closure on no day',
    (c) => (c.closures[0].date = '2026-02-30'),
    'closures.0.date is "2026-02-30"; it should be a real day',
  ],
  [
    'an unknown time zone',
    (c) => (c.timeZone = 'Asia/Worli'),
    'timeZone is "Asia/Worli"; it should be a time zone',
  ],
  [
    'a phone of nine digits',
    (c) => (c.phone = '987654321'),
    'phone is "987654321"; it should be a phone number of 10 digits',
  ],
  ['a phone as a number', (c) => (c.phone = 9876543210), 'phone is 9876543210; it should be a phone number'],
  [
    'a missing lead doctor',
    (c) => delete c.leadDoctor,
    'leadDoctor is missing; it should be the lead doctor',
  ],
  [
    'a lead doctor without a name',
    (c) => (c.leadDoctor.name = ''),
    'leadDoctor.name is ""; it should be the doctor\'s name',
  ],
  [
    'a site address without https',
    (c) => (c.siteUrl = 'www.clinic.example'),
    'siteUrl is "www.clinic.example"; it should be',
  ],
  [
    'a social page that is no address',
    (c) => (c.social.facebook = '@clinic'),
    'social.facebook is "@clinic"; it should be',
  ],
  [
    'an address without its city',
    (c) => delete c.address.city,
    'address.city is missing; it should be the city',
  ],
  ['a misspelt field', (c) => (c.fone = '9876543210'), 'fone is'],
])('%s is told with file, field, value and what it should be', (_, change, expected) => {
  expect(messageFor(change)).toContain(`clinic/clinic.ts: `);
  expect(messageFor(change)).toContain(expected);
});
