import { expect, test } from 'vitest';
import { facts } from '#clinic/facts.ts';
import type { OpeningPeriod, Weekday } from '../../domain/time/weekly-hours.ts';
import { openDaily } from '../../tests/helpers/test-schedule.ts';
import { closedSpans, openingHours } from './opening-times.ts';
import { clinicNode, physicianNode } from './structured-data.ts';
import type { Closure } from '../../domain/clinic/opening-hours.ts';

const MORNING: OpeningPeriod = { opens: '10:00', closes: '13:30' };
const EVENING: OpeningPeriod = { opens: '16:30', closes: '20:30' };

const FIXTURE = {
  ...facts,
  hours: {
    ...openDaily(MORNING, EVENING),
    monday: [],
    saturday: [MORNING],
    sunday: [],
  },
  closures: [],
  founder: undefined,
  social: { facebook: null, instagram: 'https://instagram.com/a' },
};

/** Returns `from` and `through` of each closed span. */
const spansOf = (closures: Closure[], year: number) =>
  closedSpans({ closures, specialHours: [] }, year).map(({ from, through }) => `${from} ${through}`);

test.each<[string, number, Closure[], string[]]>([
  [
    'yearly closures for two years, and single closures within them',
    2026,
    [
      { name: 'Christmas Day', from: '12-25' },
      { name: 'Holi', from: '2027-03-04' },
      { name: 'long past', from: '2025-03-04' },
      { name: 'far away', from: '2029-03-05' },
    ],
    ['2026-12-25 2026-12-25', '2027-03-04 2027-03-04', '2027-12-25 2027-12-25'],
  ],
  [
    'one span for a closure of several days, even across two years',
    2026,
    [
      { name: 'Diwali', from: '2026-11-07', to: '2026-11-11' },
      { name: 'Winter', from: '12-30', to: '01-02' },
    ],
    ['2025-12-30 2026-01-02', '2026-11-07 2026-11-11', '2026-12-30 2027-01-02', '2027-12-30 2028-01-02'],
  ],
  ['29 February in leap years only', 2027, [{ name: 'Leap day', from: '02-29' }], ['2028-02-29 2028-02-29']],
  [
    'spans that begin or end on 29 February, cut in other years',
    2026,
    [
      { name: 'before', from: '02-25', to: '02-29' },
      { name: 'after', from: '02-29', to: '03-02' },
    ],
    ['2026-02-25 2026-02-28', '2026-03-01 2026-03-02', '2027-02-25 2027-02-28', '2027-03-01 2027-03-02'],
  ],
])('lists %s', (_, year, closures, spans) => {
  expect(spansOf(closures, year)).toEqual(spans);
});

/** Returns the days and times of the special opening hours that a clinic declares. */
function specialHoursOf(changes: Partial<typeof facts>, year: number): string[] {
  const { specialOpeningHoursSpecification: special } = clinicNode(
    undefined,
    year,
    {},
    { ...FIXTURE, ...changes },
  );
  return (special as unknown as Record<string, string>[]).map(
    ({ validFrom, validThrough, opens, closes }) => `${validFrom} ${validThrough} ${opens}-${closes}`,
  );
}

test('lists yearly special hours for two years, and 29 February in leap years only', () => {
  const hours: OpeningPeriod[] = [{ opens: '09:00', closes: '12:00' }];
  const specialHours: typeof facts.specialHours = [
    { date: '12-24', hours },
    { date: '02-29', hours },
  ];
  const closures: Closure[] = [
    { name: 'Winter', from: '12-24' },
    { name: 'Works', from: '2028-12-24' },
  ];
  expect(specialHoursOf({ closures, specialHours }, 2027)).toEqual([
    '2028-12-24 2028-12-24 00:00-00:00',
    '2028-12-24 2028-12-24 00:00-00:00',
    '2027-12-24 2027-12-24 09:00-12:00',
    '2028-02-29 2028-02-29 09:00-12:00',
  ]);
});

test('lists special hours with their date, and removes that date from a yearly closure', () => {
  const specialHours: typeof facts.specialHours = [
    { date: '2026-12-31', hours: [{ opens: '09:00', closes: '24:00' }] },
    { date: '2026-12-24', hours: [MORNING, EVENING] },
    { date: '2029-01-05', hours: [MORNING] },
  ];
  const closures: Closure[] = [{ name: 'Winter', from: '12-30', to: '01-02' }];
  expect(specialHoursOf({ closures, specialHours }, 2026)).toEqual([
    '2025-12-30 2026-01-02 00:00-00:00',
    '2026-12-30 2026-12-30 00:00-00:00',
    '2027-01-01 2027-01-02 00:00-00:00',
    '2027-12-30 2028-01-02 00:00-00:00',
    '2026-12-24 2026-12-24 10:00-13:30',
    '2026-12-24 2026-12-24 16:30-20:30',
    '2026-12-31 2026-12-31 09:00-23:59',
  ]);
});

test('omits the postal code if the address has none', () => {
  const { locality: _, postalCode: __, ...named } = FIXTURE.address;
  const abroad = { ...named, street: 'Corniche Street', city: 'Sharjah', region: 'Sharjah', country: 'AE' };
  expect(clinicNode(undefined, 2026, {}, { ...FIXTURE, address: abroad }).address).toEqual({
    '@type': 'PostalAddress',
    streetAddress: 'Corniche Street',
    addressLocality: 'Sharjah',
    addressRegion: 'Sharjah',
    addressCountry: 'AE',
  });
});

test('lists the amenities in the clinic’s data and no others', () => {
  const access = {
    parking: { place: 'none' },
    entrance: { steps: 2, lift: true },
    companion: 'waiting',
  } as const;
  const reviews = 'https://reviews.example/a';
  const node = clinicNode(undefined, 2026, {}, { ...FIXTURE, access, reviews });
  expect(node).toMatchObject({
    publicAccess: true,
    amenityFeature: [
      { name: 'Parking', value: false },
      { name: 'Lift', value: true },
      { name: 'Step-free way in', value: false },
      { name: 'Seat for a companion', value: true },
    ],
    sameAs: ['https://instagram.com/a', reviews],
  });
  const stepsAlone = { ...FIXTURE, access: { entrance: { steps: 2 } } };
  expect(clinicNode(undefined, 2026, {}, stepsAlone).amenityFeature).toMatchObject([
    { name: 'Step-free way in', value: false },
  ]);
  const { access: _, ...withoutAccess } = FIXTURE;
  expect(clinicNode(undefined, 2026, {}, withoutAccess)).not.toHaveProperty('amenityFeature');
});

// tests/delivered/optional-facts.test.ts tests fees.
test("gives a doctor the clinic's hours on the doctor's weekdays", () => {
  const doctor = { id: 'dr-a', name: 'Dr. A', description: 'A dentist.' };
  const node = physicianNode({ ...doctor, days: ['tuesday', 'saturday'] }, '/doctors', FIXTURE);
  const times = node.openingHoursSpecification as unknown as { dayOfWeek: string; opens: string }[];
  expect(times.map(({ dayOfWeek, opens }) => `${dayOfWeek.slice(19)} ${opens}`)).toEqual([
    'Tuesday 10:00',
    'Tuesday 16:30',
    'Saturday 10:00',
  ]);
  const week = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
  const short: typeof facts.hours = { ...week, saturday: [{ opens: '11:00', closes: '12:00' }] };
  expect(physicianNode({ ...doctor, days: ['saturday'], hours: short }, '/doctors', FIXTURE)).toMatchObject({
    openingHoursSpecification: [{ opens: '11:00', closes: '12:00' }],
  });
  expect(physicianNode(doctor, '/doctors', FIXTURE)).not.toHaveProperty('openingHoursSpecification');
});

test('omits properties without data', () => {
  const node = clinicNode(undefined, 2026, {}, { ...FIXTURE, social: { facebook: null } });
  for (const absent of ['image', 'founder', 'sameAs', 'priceRange', 'paymentAccepted', 'makesOffer'])
    expect(node).not.toHaveProperty(absent);
});

test('assigns hours after midnight to the day on which the period begins', () => {
  const evening: OpeningPeriod = { opens: '18:00', closes: '24:00' };
  const night: OpeningPeriod = { opens: '00:00', closes: '02:00' };
  const spansOf = (hours: Record<Weekday, OpeningPeriod[]>, days?: Weekday[]) =>
    openingHours({ hours }, days)
      .filter(({ opens, closes }) => opens !== closes)
      .map(
        ({ dayOfWeek, opens, closes }) =>
          `${String(dayOfWeek).slice(19, 22)} ${String(opens)}-${String(closes)}`,
      );
  const late: Record<Weekday, OpeningPeriod[]> = {
    ...openDaily(),
    sunday: [evening],
    monday: [night, MORNING],
    friday: [evening],
    saturday: [],
  };
  expect(spansOf(late)).toEqual(['Mon 10:00-13:30', 'Fri 18:00-00:00', 'Sun 18:00-02:00']);
  expect(spansOf(late, ['monday'])).toEqual(['Mon 00:00-02:00', 'Mon 10:00-13:30']);
  const minute: typeof late = { ...late, sunday: [{ opens: '18:00', closes: '23:59' }] };
  expect(spansOf(minute)).toEqual(spansOf(late));
  const wholeDay: typeof late = {
    ...openDaily(),
    friday: [evening],
    saturday: [{ opens: '00:00', closes: '24:00' }],
  };
  expect(spansOf(wholeDay)).toEqual(['Fri 18:00-00:00', 'Sat 00:00-23:59']);
});
