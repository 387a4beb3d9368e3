import type { Choices } from '../../api.ts';
import type { Desk } from '../use-desk.ts';
import * as f from './field.ts';

function countryOf(desk: Desk): Choices['countries'][number] | undefined {
  return desk.state.choices.countries.find(({ code }) => code === desk.valueAt('address.country'));
}

function phonePrefixes(desk: Desk): string[] {
  const prefixes = desk.state.choices.countries.map(({ prefix }) => prefix);
  return [...new Set([countryOf(desk)?.prefix ?? '+91', ...prefixes])];
}

const PHONE: f.PrefixedControl = { kind: 'prefixed', prefixes: phonePrefixes, joiner: ' ', isPhone: true };

/** An address under .example, which nobody can own. */
function placeholderAddress(desk: Desk): f.Option {
  const words = String(desk.valueAt('name') ?? 'clinic')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['clinic'];
  return { value: `https://${words.join('')}.example`, label: 'I don’t have one yet' };
}

/** The clock of a country, and no postal code where there is none. */
function followCountry(value: unknown, desk: Desk) {
  const country = desk.state.choices.countries.find(({ code }) => code === value);
  const changes = [{ path: 'timeZone', value: country?.timeZones[0] ?? null }];
  return country?.postalCode ? changes : [...changes, { path: 'address.postalCode', value: null }];
}

function followPhone(value: unknown, desk: Desk) {
  const isSame = desk.valueAt('whatsapp') && desk.valueAt('whatsapp') === desk.valueAt('phone');
  return isSame ? [{ path: 'whatsapp', value }] : [];
}

const PLACE: f.Field[] = [
  {
    path: 'address.country',
    label: 'Country',
    hint: 'Sets the clock, the telephone prefix and the list of holidays.',
    columns: 4,
    control: f.list(({ state }) =>
      state.choices.countries.map(({ code, name }) => ({ value: code, label: name })),
    ),
    also: followCountry,
  },
  {
    path: 'address.region',
    label: 'State or region',
    hint: 'As in your address.',
    columns: 2,
    when: (desk) => Boolean(countryOf(desk)?.regions.length),
    control: f.list((desk) => f.named(...(countryOf(desk)?.regions ?? []))),
  },
  {
    path: 'address.region',
    label: 'State or region',
    hint: 'As in your address.',
    columns: 2,
    when: (desk) => !countryOf(desk)?.regions.length,
    control: f.text(),
  },
  {
    path: 'timeZone',
    label: 'Its clock is that of',
    when: (desk) => (countryOf(desk)?.timeZones.length ?? 0) > 1,
    control: f.list((desk) =>
      (countryOf(desk)?.timeZones ?? []).map((zone) => ({
        value: zone,
        label: zone.replace(/.*\//, '').replaceAll('_', ' '),
      })),
    ),
  },
  { path: 'address.street', label: 'Street and house', control: f.text() },
  { path: 'address.locality', ...f.optional('Part of town'), control: f.text(), columns: 2 },
  { path: 'address.city', label: 'Town or city', control: f.text(), columns: 2 },
  {
    path: 'address.postalCode',
    label: 'PIN or postal code',
    columns: 2,
    control: f.text(),
    when: (desk) => Boolean(countryOf(desk)?.postalCode),
  },
  {
    path: 'map',
    label: 'On maps',
    hint: 'If a map finds the wrong door, paste a link or the two numbers of your map here.',
    control: f.choice([{ value: null, label: 'Look for this address' }], {
      label: 'I have the exact place',
      control: f.text('18.5074, 73.8077, or the link', { as: 'place' }),
    }),
  },
];

const CONTACT: f.Field[] = [
  {
    path: 'phone',
    label: 'Telephone',
    hint: 'Paste it as on your card: the spaces and the 0 are put right.',
    control: PHONE,
    also: followPhone,
  },
  {
    path: 'whatsapp',
    label: 'WhatsApp',
    control: f.choice(
      (desk) => [
        ...(desk.valueAt('phone') ? [{ value: desk.valueAt('phone'), label: 'The same number' }] : []),
        { value: null, label: 'We don’t use it' },
      ],
      { label: 'Another number', control: PHONE },
    ),
  },
  {
    path: 'email',
    label: 'E-mail',
    hint: 'Requests arrive here, and patients see it. One at your own web address is trusted most.',
    control: f.text(),
  },
  {
    path: 'siteUrl',
    label: 'Web address',
    hint: 'Where your site will be. You can buy it later, under Publish.',
    control: f.choice((desk) => [placeholderAddress(desk)], {
      label: 'Our address is',
      control: { kind: 'prefixed', prefixes: () => ['https://'], joiner: '' },
    }),
  },
];

const WAYS_IN = { unaided: 'By itself', helped: 'With our help', no: 'Not possible' };
const PARKING = {
  premises: 'At the building',
  street: 'On the street',
  nearby: 'A car park nearby',
  none: 'None',
};
const SEATS = { treatment: 'In the treatment room', waiting: 'In the waiting room' };
const LIFTS = [
  f.NOT_MENTIONED,
  { value: true, label: 'A lift goes up to us' },
  { value: false, label: 'No lift' },
];

const ACCESS: f.Field[] = [
  {
    path: 'access.entrance.steps',
    label: 'Steps nobody can avoid',
    control: f.choice([f.NOT_MENTIONED, { value: 0, label: 'None' }], {
      label: 'Some',
      start: 1,
      control: f.number('steps'),
    }),
  },
  { path: 'access.entrance.lift', label: 'Lift', control: f.choice(LIFTS), says: 'access.entrance' },
  {
    path: 'access.parking.place',
    label: 'Parking',
    control: f.choice([{ value: null, label: 'Not mentioned' }, ...f.labelled(PARKING)]),
    says: 'access.parking',
  },
  {
    path: 'access.parking.note',
    ...f.optional('One more sentence about parking'),
    control: f.text('The guard opens the gate.'),
    when: (desk) => Boolean(desk.valueAt('access.parking.place')),
  },
  {
    path: 'access.wheelchair',
    label: 'Wheelchair, from the street to the chair',
    control: f.choice([f.NOT_MENTIONED, ...f.labelled(WAYS_IN)]),
  },
  {
    path: 'access.companion',
    label: 'A seat for a companion',
    control: f.choice([f.NOT_MENTIONED, ...f.labelled(SEATS)]),
  },
  {
    path: 'access.landmark',
    ...f.optional('Landmark'),
    control: f.text('Above the post office'),
    columns: 3,
  },
  {
    path: 'access.station',
    ...f.optional('Nearest station or stop'),
    control: f.text('Central Station, ten minutes on foot'),
    columns: 3,
  },
];

const ELSEWHERE = {
  'social.instagram': 'Instagram',
  'social.facebook': 'Facebook',
  'social.linkedin': 'LinkedIn',
  'social.twitter': 'X, formerly Twitter',
  reviews: 'Where patients review you',
  terms: 'Your terms of service',
};

export const NAME_AND_PLACE: f.Section = {
  id: 'name',
  title: 'Name and place',
  lead: 'What stands at the top of every page, and how patients find you.',
  page: '/',
  groups: [
    {
      fields: [
        {
          path: 'name',
          label: 'Name of the clinic',
          hint: 'As on your sign.',
          control: f.text(),
          columns: 4,
        },
        {
          path: 'founded',
          label: 'Founded in',
          hint: 'The year.',
          control: f.number('', '2015'),
          columns: 2,
        },
      ],
    },
    { title: 'Where you are', fields: PLACE },
    { title: 'How to reach you', fields: CONTACT },
    { title: 'Getting in', note: 'what you leave open is not mentioned', fields: ACCESS },
    {
      title: 'Your pages elsewhere: Instagram, Facebook, reviews',
      isFolded: true,
      fields: Object.entries(ELSEWHERE).map(([path, label]) => ({
        path,
        ...f.optional(label),
        control: f.text('https://'),
        columns: 3,
      })),
    },
  ],
};
