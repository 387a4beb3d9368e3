import { DateHours, dateText, DaysOff, Holidays, OneDate } from '../controls/date-controls.tsx';
import { WeekControl } from '../controls/week-control.tsx';
import { custom, text, type EntriesControl, type Section } from './field.ts';

type Closure = { name: string; from?: string; to?: string };

const DAYS_OFF: EntriesControl = {
  kind: 'entries',
  add: 'A day or days off',
  blank: () => ({ name: '', from: '' }),
  title: ({ name }: Closure) => name,
  subtitle: ({ from, to }: Closure) => dateText(from) + (to ? ` to ${dateText(to)}` : ''),
  shows: ({ name }: Closure, { state }) => !state.choices.holidays.some((each) => each.name === name),
  fields: [
    { path: 'name', label: 'Name', control: text('Summer break') },
    { path: 'from', label: 'When', control: custom(DaysOff, true) },
  ],
};

const OTHER_HOURS: EntriesControl = {
  kind: 'entries',
  add: 'Other hours on one date',
  blank: () => ({ date: '', hours: [{ opens: '10:00', closes: '13:00' }] }),
  title: ({ date }: { date?: string }) => dateText(date),
  fields: [
    { path: 'date', label: 'Date', control: custom(OneDate, true) },
    { path: 'hours', label: 'Hours on it', control: custom(DateHours) },
  ],
};

export const HOURS: Section = {
  id: 'hours',
  title: 'Hours',
  lead: 'When patients can come. Booking offers these times and no others.',
  page: '/contact',
  groups: [
    { fields: [{ path: 'hours', control: custom(WeekControl, true) }] },
    {
      title: 'Holidays',
      note: 'a tick is a day off; calendars differ, so nothing is ticked for you',
      fields: [{ path: 'closures', id: 'holidays', control: custom(Holidays, true) }],
    },
    { title: 'Other days off', fields: [{ path: 'closures', control: DAYS_OFF }] },
    { title: 'Other hours on one date', fields: [{ path: 'specialHours', control: OTHER_HOURS }] },
  ],
};
