import { Fees, offeredTreatments, Treatments } from '../controls/treatment-controls.tsx';
import type { Desk } from '../use-desk.ts';
import {
  custom,
  labelled,
  list,
  optional,
  text,
  type EntriesControl,
  type Option,
  type Section,
} from './field.ts';

type OwnService = { title?: string; says?: string };

const CURRENCY_NAMES = new Intl.DisplayNames('en', { type: 'currency' });

/** The kinds of treatments that the site knows. */
function kindsOfTreatments({ state }: Desk): Option[] {
  const kinds = new Set(state.choices.treatments.map(({ category }) => category));
  return [...kinds].map((kind) => {
    const words = kind.replaceAll('-', ' ');
    return { value: kind, label: words.charAt(0).toUpperCase() + words.slice(1) };
  });
}

function currencies({ state }: Desk): Option[] {
  const all = state.choices.currencies.map((code) => ({
    value: code,
    label: CURRENCY_NAMES.of(code) ?? code,
  }));
  return [{ value: null, label: 'Your country’s currency' }, ...all];
}

const OWN_TREATMENTS: EntriesControl = {
  kind: 'entries',
  add: 'Something else…',
  blank: (desk) => ({ title: '', category: kindsOfTreatments(desk)[0]?.value, says: '' }),
  title: ({ title }: OwnService) => title ?? '',
  subtitle: ({ says }: OwnService) => says ?? '',
  fields: [
    { path: 'title', label: 'Name', control: text(), columns: 3 },
    { path: 'category', label: 'Kind', control: list(kindsOfTreatments), columns: 3 },
    { path: 'says', label: 'What it is', hint: 'One sentence.', control: text(undefined, { rows: 2 }) },
  ],
};

const ALSO: Option[] = [
  { value: 'children', label: 'We treat children' },
  { value: 'emergency', label: 'We see people in pain the same day' },
  {
    value: 'abroad',
    label: 'We see patients from abroad',
    note: 'Adds their page, and takes telephone numbers of every country.',
  },
];

const FOREIGN_PHONES = 'Patients can write to us with a telephone number of another country';

const UPI = 'upi';

const PAYMENTS = {
  cash: 'Cash',
  [UPI]: 'UPI',
  cards: 'Cards',
  'bank-transfer': 'Bank transfer',
  instalments: 'Instalments',
};

/** The ways to pay; UPI is of India. */
const waysToPay = (desk: Desk) =>
  labelled(PAYMENTS).filter(({ value }) => value !== UPI || desk.valueAt('address.country') === 'IN');

export const TREATMENTS: Section = {
  id: 'treatments',
  title: 'Treatments',
  lead: 'Tick what you do. Each gets a page with a text that is true wherever it is done.',
  page: '/services',
  mayBeMissing: true,
  groups: [
    {
      fields: [
        { path: 'services', control: custom(Treatments) },
        { path: 'ownServices', control: OWN_TREATMENTS },
      ],
    },
    {
      title: 'Also true of us',
      fields: [
        { path: 'also', control: { kind: 'ticks', options: ALSO } },
        { path: 'foreignPhones', control: { kind: 'tick', says: FOREIGN_PHONES } },
      ],
    },
    {
      title: 'Known for',
      fields: [
        {
          path: 'badge',
          label: 'One treatment for the top of each page',
          isOptional: true,
          control: list((desk) => [{ value: null, label: 'None' }, ...offeredTreatments(desk)]),
        },
      ],
    },
    {
      title: 'Fees',
      note: 'what you leave empty is not shown; one amount is a price, two are a range',
      fields: [
        {
          path: 'currency',
          label: 'In',
          columns: 3,
          control: list(currencies),
        },
        { path: 'fees', control: custom(Fees, true) },
        { path: 'payment', label: 'Ways to pay', control: { kind: 'ticks', options: waysToPay } },
        {
          path: 'insurance',
          ...optional('For who is insured'),
          hint: 'What an insured patient can expect.',
          control: text(undefined, { rows: 2 }),
        },
        {
          path: 'estimate',
          ...optional('In a written estimate'),
          hint: 'A line each.',
          control: text('Each step with its fee', { rows: 2, as: 'lines' }),
        },
      ],
    },
  ],
};
