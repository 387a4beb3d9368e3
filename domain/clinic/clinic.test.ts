import * as v from 'valibot';
import { expect, test } from 'vitest';
import { openDaily } from '../../tests/helpers/test-schedule.ts';
import { ClinicSchema } from './clinic.ts';
import type { OpeningPeriod } from '../time/weekly-hours.ts';

const NOON: OpeningPeriod[] = [
  { opens: '10:00', closes: '13:30' },
  { opens: '16:30', closes: '20:30' },
];

const clinic = {
  name: 'Bandra Smiles',
  siteUrl: 'https://bandrasmiles.example',
  founded: 2015,
  address: {
    street: '12 Hill Road',
    locality: 'Bandra',
    city: 'Mumbai',
    region: 'Maharashtra',
    postalCode: '400050',
    country: 'IN',
  },
  phone: '+91 22 2493 1234',
  email: 'desk@bandrasmiles.example',
  timeZone: 'Asia/Kolkata',
  hours: { ...openDaily(...NOON), wednesday: [], sunday: [] },
  booking: { slotMinutes: 20, windowMonths: 2, noticeHours: 4, closingTimeBookable: false },
  promises: { answerHours: 12, keptFor: 'six months', answeredWithin: 'ten days' },
  blurb: 'Dentistry on the hill.',
  map: { latitude: 19.05, longitude: 72.83 },
  picturesAreIllustrations: false,
};

/** Returns the first issue after changing one field, such as 'hours.monday.0.opens: a 24-hour time'. */
function issueWith(path: string, value: unknown): string | undefined {
  const data = structuredClone(clinic) as Record<string, unknown>;
  const steps = path.split('.');
  const last = steps.pop()!;
  const parent = steps.reduce((here, step) => here[step] as Record<string, unknown>, data);
  parent[last] = value;
  const issue = v.safeParse(ClinicSchema, data).issues?.[0];
  return issue && `${v.getDotPath(issue)}: ${issue.message}`;
}

test.each<[string, unknown]>([
  ['whatsapp', '+91 98200 12345'],
  ['phone', '+91 9820012345'],
  ['phone', '+39 06 1234 5678'],
  ['phone', '+91 2224931234'],
  // Asia/Calcutta is an earlier name of Asia/Kolkata that some computers still report.
  ['timeZone', 'Asia/Calcutta'],
  ['timeZone', 'America/Argentina/Buenos_Aires'],
  ['timeZone', 'Indian/Mauritius'],
  ['timeZone', 'Arctic/Longyearbyen'],
  ['address', { street: 'Corniche Street', city: 'Sharjah', region: 'Sharjah', country: 'AE' }],
  ['address', { ...clinic.address, postalCode: 'SW1A 1AA', country: 'GB' }],
  ['currency', 'AED'],
  ['closures', null],
  ['closures', [{ name: 'Republic Day', from: '01-26' }]],
  ['closures', [{ name: 'Leap day', from: '02-29' }]],
  ['closures', [{ name: 'Diwali', from: '2026-11-07', to: '2026-11-10' }]],
  ['closures', [{ name: 'New Year', from: '12-30', to: '01-02' }]],
  ['specialHours', [{ date: '2026-11-07', hours: NOON }]],
  ['specialHours', [{ date: '12-24', hours: NOON }]],
  ['claims', { patients: { figure: 1000 } }],
  ['social', { facebook: null, linkedin: 'https://linkedin.example/bandra' }],
])('accepts for %s the value %j', (path, value) => {
  expect(issueWith(path, value)).toBeUndefined();
});

test.each([
  ['IN', '022 2493 1234', '+91 22 2493 1234'],
  ['IN', '(022) 2493-1234', '+91 22 2493 1234'],
  ['IN', '98200 12345', '+91 98200 12345'],
  ['GB', '020 7946 0958', '+44 20 7946 0958'],
  ['GB', '+44 (0)20 7946 0958', '+44 20 7946 0958'],
  ['GB', '0044 20 7946 0958', '+44 20 7946 0958'],
  ['GB', '+91 22 2493 1234', '+91 22 2493 1234'],
  ['AE', '06 555 1234', '+971 6 555 1234'],
  ['AE', '050-765-4321', '+971 50 765 4321'],
  ['SG', '6555 1234', '+65 6555 1234'],
  ['US', '(415) 555-2671', '+1 415 555 2671'],
])('in %s, reads the telephone number %s as %s', (country, typed, read) => {
  const address = { ...clinic.address, country, postalCode: '400050' };
  const parsed = v.parse(ClinicSchema, { ...clinic, address, phone: typed, whatsapp: typed });
  expect([parsed.phone, parsed.whatsapp]).toEqual([read, read]);
});

test.each([
  ['AE', '971 6 555 1234'],
  ['GB', '44 20 7946 0958'],
  ['FR', '01 23 45 67 89'],
])('in %s, does not guess the country of %s', (country, phone) => {
  const address = { ...clinic.address, country };
  const { issues } = v.safeParse(ClinicSchema, { ...clinic, address, phone });
  expect(issues).toMatchObject([{ message: expect.stringContaining("with the country's prefix") }]);
});

test.each<[string, string, string]>([
  ['email', '\u200bdesk@clinic.example ', 'desk@clinic.example'],
  ['phone', '\u202a+91 98765 43210\u202c', '+91 98765 43210'],
  ['name', 'Bandra\tSmiles\u2060', 'Bandra Smiles'],
  ['timeZone', '\u200bAmerica/Port\u2011au\u2011Prince ', 'America/Port-au-Prince'],
])('cleans %s pasted as %j to %j', (path, value, read) => {
  expect(v.parse(ClinicSchema, { ...clinic, [path]: value })).toMatchObject({ [path]: read });
});

const noZone = (zone: string): [string, string, string] => ['timeZone', zone, 'a time zone as continent'];

test.each<[string, unknown, string]>([
  ['siteUrl', 'www.bandrasmiles.example', 'a full address starting with https://'],
  ['siteUrl', 'https://bandrasmiles.example/', 'without a slash at its end'],
  ['siteUrl', 'https://bandrasmiles', 'with a dot in its name'],
  ['siteUrl', 'https://bandrasmiles.', 'with a dot in its name'],
  ['siteUrl', 'https://bandrasmiles/index.html', 'with a dot in its name'],
  ['founded', '2015', 'a year such as 2008'],
  ['address.city', undefined, 'the city'],
  ['address.postalCode', 400050, 'six digits'],
  ['address.postalCode', undefined, 'six digits'],
  ['address.postalCode', 'SW1A 1AA', 'six digits'],
  ['phone', 912224931234, "with the country's prefix"],
  ['phone', '2493 1234', "with the country's prefix"],
  ['whatsapp', '022 2493 123', 'with ten digits behind it'],
  ['phone', '+91 022 2493 1234', 'without a 0 behind +91'],
  ['whatsapp', '+91098200 12345', 'without a 0 behind +91'],
  ['phone', '+91 22 2493 1234 35', 'with ten digits behind it'],
  ['phone', '+91 22 2493 1234 / 35', 'no second number'],
  ['phone', '+91 98200 1234', 'with ten digits behind it'],
  ['phone', '+91 98200 12345, +91 98200 12346', 'no second number'],
  ['whatsapp', '+919820012345 9820012346', 'no second number'],
  ['email', 'desk@', 'an e-mail address'],
  ['timeZone', 'Asia/Bandra', 'a time zone as continent or ocean and city, such as "Asia/Kolkata"'],
  ...['IST', 'EST', 'EST5EDT', 'UTC', 'GMT', 'GB', '+05:30', ''].map(noZone),
  ...['Etc/GMT+5', 'Etc/GMT-5', 'Etc/UTC', 'US/Eastern', 'Canada/Pacific', 'Brazil/East'].map(noZone),
  ['currency', 'aed', 'three capital letters, such as INR'],
  ['currency', 'XYZ', 'three capital letters, such as INR'],
  ['currency', 'RUPEES', 'three capital letters, such as INR'],
  ['hours.monday', undefined, 'a list of sittings'],
  ['hours.monday', [{ opens: '10 AM', closes: '14:00' }], 'a 24-hour time'],
  ['hours.monday', [{ opens: '14:00', closes: '10:00' }], 'later than the opening time'],
  ['hours.monday', [{ opens: '18:00', closes: '02:00' }], 'write 18:00–24:00 and the next day 00:00–02:00'],
  ['hours.monday', [{ opens: '24:00', closes: '24:00' }], 'a 24-hour time'],
  ['hours.monday', [{ opens: '18:00', closes: '24:30' }], '"24:00" for midnight'],
  ['hours.monday', NOON.toReversed(), 'sittings in their order'],
  ['hours', openDaily(), 'open on at least one weekday'],
  ['closures', [{ name: 'Diwali', from: '26 January' }], 'a real day'],
  ['closures', [{ name: 'Diwali', from: '2026-02-30' }], 'a real day'],
  ['closures', [{ name: 'Diwali', from: '2026-11-10', to: '2026-11-07' }], 'not before it'],
  ['closures', [{ name: 'Diwali', from: '2026-11-10', to: '11-12' }], 'in the same form as `from`'],
  ['closures', [{ from: '01-26' }], 'the name of the day or days'],
  ['specialHours', [{ date: '12-32', hours: NOON }], 'a real day'],
  ['specialHours', [{ date: '2026-12-24', hours: [] }], 'belongs in `closures`'],
  ['specialHours', [{ date: '2026-12-24', hours: NOON.toReversed() }], 'sittings in their order'],
  [
    'specialHours',
    [
      { date: '2026-12-24', hours: NOON },
      { date: '2026-12-24', hours: NOON },
    ],
    'one that no other entry has',
  ],
  ['booking.slotMinutes', 0, '5 to 240'],
  ['booking.visitMinutes', 15, 'at least booking.slotMinutes'],
  ['booking.earlier', true, 'or booking.chairs has to say'],
  ['booking.closingTimeBookable', 'yes', 'true or false'],
  ['promises.answerHours', '24', 'a number of hours'],
  ['claims', { 'happy patients': { figure: 1 } }, 'a name of letters alone'],
  ['map.latitude', 190, 'from -90 to 90'],
  ['social', { facebook: '@bandra' }, 'the address of your page there'],
  ['fone', '1', 'removed: the site knows no such field'],
])('rejects for %s the value %j, which should be "%s"', (path, value, shouldBe) => {
  expect(issueWith(path, value)).toContain(`${path}`);
  expect(issueWith(path, value)).toContain(shouldBe);
});

test('rejects special hours on the date of a closure, unless one is yearly and the other for one year', () => {
  const specialHours = [{ date: '2026-11-09', hours: NOON }];
  const closedFrom = (from: string, to: string) =>
    v.safeParse(ClinicSchema, { ...clinic, specialHours, closures: [{ name: 'Diwali', from, to }] }).issues;
  expect(closedFrom('2026-11-07', '2026-11-10')).toMatchObject([
    { message: expect.stringMatching(/^without 2026-11-09, or/) },
  ]);
  expect(closedFrom('11-07', '11-10')).toBeUndefined();
  specialHours[0]!.date = '11-09';
  expect(closedFrom('11-07', '11-10')).toMatchObject([
    { message: expect.stringMatching(/^without 11-09, or/) },
  ]);
  expect(closedFrom('2026-11-07', '2026-11-10')).toBeUndefined();
});
