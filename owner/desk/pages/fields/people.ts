import { WEEKDAYS } from '../../../../domain/time/weekly-hours.ts';
import { Photo } from '../controls/photo-control.tsx';
import { offeredTreatments } from '../controls/treatment-controls.tsx';
import { dayName, DoctorHours } from '../controls/week-control.tsx';
import type { Desk } from '../use-desk.ts';
import * as f from './field.ts';

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });
const SPOKEN = 'en hi mr gu bn te ta kn ml pa or ur as ne si ar fa tl fr de es pt ru zh sw'.split(' ');
const LANGUAGES = SPOKEN.map((code) => ({ value: code, label: LANGUAGE_NAMES.of(code) ?? code }));
const DAYS = WEEKDAYS.map((day) => ({ value: day, label: dayName(day) }));

type Person = {
  name?: string;
  title?: string;
  qualifications?: string;
  role?: string;
  days?: string[];
  founder?: boolean;
};

const isClosed = (desk: Desk, day: unknown) =>
  (desk.valueAt(`hours.${String(day)}`) as unknown[] | undefined)?.length === 0;

function closedDays(desk: Desk): string {
  const days = WEEKDAYS.filter((day) => isClosed(desk, day)).map(dayName);
  return days.length > 0 ? `Closed on ${days.join(' and ')}.` : 'The days of a usual week.';
}

/** Short names of days, Monday first. */
const inWeekOrder = (days: readonly string[]) =>
  WEEKDAYS.filter((day) => days.includes(day)).map((day) => dayName(day).slice(0, 3));

/** Whether this doctor, or nobody yet, is the founder. */
function canBeFounder(desk: Desk, entry: string): boolean {
  const doctors = (desk.valueAt('doctors') ?? []) as Person[];
  return Boolean(desk.valueAt(`${entry}founder`)) || !doctors.some(({ founder }) => founder);
}

const PICTURE: f.Field[] = [
  { path: 'image', ...f.optional('Photograph'), control: f.custom(Photo) },
  {
    path: 'imageAlt',
    label: 'What the photograph shows',
    hint: 'For people who cannot see it.',
    control: f.text('Dr. Asha Rao at her desk, smiling'),
    when: (desk, entry) => Boolean(desk.valueAt(`${entry}image`)),
  },
];

const DOCTOR: f.Field[] = [
  {
    path: 'name',
    label: 'Title and name',
    columns: 3,
    control: { kind: 'prefixed', prefixes: () => ['Dr.', 'Prof. Dr.', 'Prof.', 'Mr.', 'Ms.'], joiner: ' ' },
  },
  { path: 'title', label: 'What he or she is', columns: 3, control: f.text('Dentist, or Orthodontist') },
  ...PICTURE,
  {
    path: 'qualifications',
    label: 'Degrees',
    hint: 'Only recognised ones; no product’s brand.',
    control: { kind: 'chips', add: 'Add a degree', joiner: ', ' },
  },
  {
    path: 'registration',
    label: 'Dental council, and the number there',
    hint: 'Stands beside the name. Patients look for it.',
    control: f.text('State Dental Council, A-12345'),
  },
  {
    path: 'days',
    label: 'Days here',
    hint: closedDays,
    control: { kind: 'ticks', options: DAYS, isDisabled: ({ value }, desk) => isClosed(desk, value) },
  },
  {
    path: 'hours',
    label: 'Hours on these days',
    control: f.choice([{ value: null, label: 'All our hours' }], {
      label: 'Other hours on some days',
      start: {},
      control: f.custom(DoctorHours),
    }),
    when: (desk, entry) => Boolean((desk.valueAt(`${entry}days`) as unknown[] | undefined)?.length),
  },
  {
    path: 'treats',
    label: 'Treats',
    hint: 'Stands on the pages of these treatments. With nothing ticked, it is not mentioned.',
    control: { kind: 'ticks', options: offeredTreatments },
    when: (desk) => offeredTreatments(desk).length > 0,
  },
  {
    path: 'languages',
    label: 'Speaks',
    control: { kind: 'chips', add: 'Add a language', options: LANGUAGES },
  },
  {
    path: 'experience',
    ...f.optional('Years of practice'),
    control: f.text('18', { as: 'years' }),
    columns: 3,
  },
  { path: 'founder', control: { kind: 'tick', says: 'Founded this clinic' }, columns: 3, when: canBeFounder },
  {
    path: 'about',
    ...f.optional('About'),
    hint: 'Two or three sentences. Facts, not praise.',
    control: f.text(undefined, { rows: 3, as: 'lines' }),
  },
];

const MEMBER: f.Field[] = [
  { path: 'name', label: 'Name', control: f.text(), columns: 3 },
  { path: 'role', label: 'What he or she does here', control: f.text('Dental hygienist'), columns: 3 },
  ...PICTURE,
  {
    path: 'about',
    ...f.optional('About'),
    hint: 'One sentence or two.',
    control: f.text('', { rows: 2, as: 'lines' }),
  },
];

const DOCTORS: f.EntriesControl = {
  kind: 'entries',
  add: 'A dentist',
  blank: () => ({ name: '', title: 'Dentist', languages: ['en'], days: [] }),
  title: ({ name }: Person) => name ?? '',
  subtitle: ({ title, qualifications, days = [] }: Person) =>
    [title, qualifications, inWeekOrder(days).join(', ')].filter(Boolean).join(' · '),
  fields: DOCTOR,
};

const TEAM: f.EntriesControl = {
  kind: 'entries',
  add: 'Somebody else of the team',
  blank: () => ({ name: '', role: '' }),
  title: ({ name }: Person) => name ?? '',
  subtitle: ({ role }: Person) => role ?? '',
  fields: MEMBER,
};

export const PEOPLE: f.Section = {
  id: 'people',
  title: 'People',
  lead: 'Patients look for who will treat them, and for the registration number.',
  page: '/doctors',
  mayBeMissing: true,
  groups: [
    { title: 'Dentists', fields: [{ path: 'doctors', control: DOCTORS }] },
    { title: 'The team', fields: [{ path: 'team', control: TEAM }] },
  ],
};
