import { list, number, optional, text, type Field, type Section } from './field.ts';

const INTERVALS = [5, 10, 15, 20, 30, 40, 45, 60, 90, 120].map((value) => ({
  value,
  label: `${value} minutes`,
}));

const LAST_VISITS = [
  { value: false, label: 'ends by closing time' },
  { value: true, label: 'can begin at closing time' },
];

const TIMES: Field[] = [
  { path: 'booking.slotMinutes', label: 'A visit can begin every', control: list(INTERVALS), columns: 3 },
  { path: 'booking.visitMinutes', ...optional('A visit takes'), control: number('minutes'), columns: 3 },
  { path: 'booking.noticeHours', label: 'Ask at the latest', control: number('hours before'), columns: 3 },
  { path: 'booking.windowMonths', label: 'Ask at the earliest', control: number('months ahead'), columns: 3 },
  {
    path: 'booking.closingTimeBookable',
    label: 'Last visit of a sitting',
    control: list(LAST_VISITS),
    columns: 3,
  },
  {
    path: 'booking.changeHours',
    label: 'Change or cancel until',
    control: number('hours before'),
    columns: 3,
  },
];

const EXTRAS: Field[] = [
  {
    path: 'booking.chairs',
    hint: 'A time is full after as many confirmed visits as you have chairs.',
    control: { kind: 'tick', says: 'Give each time once', on: 1, control: number('chairs') },
    keeps: 'the day and time of a confirmed visit, not whose it is; until a day after it.',
  },
  {
    path: 'booking.earlier',
    hint: 'Needs “Give each time once”. Three who wait get an e-mail, half an hour later the next three.',
    control: { kind: 'tick', says: 'Offer times that become free to patients who ask for it' },
    keeps: 'name, e-mail, telephone and times, sealed; until a day after the visit.',
  },
  {
    path: 'booking.email',
    hint: 'You tell them by WhatsApp, SMS or a call. The text is ready to send.',
    control: { kind: 'tick', says: 'Patients without e-mail can book', on: 'optional' },
    keeps: 'name, telephone and times, sealed; from your answer until a day after the visit.',
  },
  {
    path: 'reminders.hours',
    hint: 'One e-mail before the visit.',
    control: {
      kind: 'tick',
      says: 'Remind patients who ask for it',
      on: 24,
      control: number('hours before'),
    },
    keeps: 'name, e-mail, telephone and times, sealed; until the reminder has gone.',
  },
  {
    path: 'booking.dayList',
    hint: 'Who comes, whom to call, who still waits for an answer.',
    control: { kind: 'tick', says: 'A list before each open day' },
    keeps: 'name, e-mail, telephone, times and what they wrote, sealed; until a day after the visit.',
  },
  {
    path: 'booking.photos',
    hint: 'Up to three, such as of a broken tooth. They come with your e-mail.',
    control: { kind: 'tick', says: 'Patients can add pictures' },
    keeps: 'nothing. The pictures are in your mailbox alone, until you delete that e-mail.',
  },
  {
    path: 'booking.nudge',
    hint: 'A second e-mail before your time to answer has passed.',
    control: { kind: 'tick', says: 'Tell me again when nobody has answered' },
    keeps: 'a mark of the request and, sealed, its number; until somebody answers.',
  },
];

const VISIT: Field[] = [
  {
    path: 'visit.bring',
    ...optional('Please bring'),
    hint: 'A line each.',
    control: text('Earlier X-rays or reports, if you have them', { rows: 2, as: 'lines' }),
  },
  { path: 'visit.firstMinutes', ...optional('A first visit takes'), control: number('minutes'), columns: 2 },
  { path: 'visit.lateMinutes', ...optional('Late by at most'), control: number('minutes'), columns: 2 },
  {
    path: 'visit.accompaniedUnder',
    ...optional('With a parent under'),
    control: number('years'),
    columns: 2,
  },
];

export const BOOKING: Section = {
  id: 'booking',
  title: 'Booking',
  lead: 'Patients ask for a time on your site; you confirm by a button in an e-mail.',
  page: '/book',
  groups: [
    { title: 'Times', fields: TIMES },
    { title: 'Extras', note: 'all off until you choose them', fields: EXTRAS },
    { title: 'Before they come', note: 'what you leave empty is not mentioned', fields: VISIT },
  ],
};
