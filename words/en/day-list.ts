import type { CivilDate, CivilTime } from '../../domain/time/civil-date.ts';
import { pluralsOf } from '../plurals.ts';
import { appointmentPages } from './appointment-pages.ts';
import { dates } from './dates.ts';

const plural = pluralsOf('en');
const { when } = appointmentPages;
const list = (times: readonly CivilTime[]) => times.map(when).join('; ');

/** The clinic's e-mail before each open day, and the page that its link opens. */
export const dayList = {
  email: {
    /** the same for all days of a week, so that they are one conversation */
    subject: (monday: CivilDate) => `Your days in the week of ${dates.date(monday)}`,
    mark: 'The list of the day',
    heading: (day: CivilDate) => dates.day(day),
    preview: (day: CivilDate, visits: number) =>
      `${dates.day(day)}: ${plural(visits, { one: `${visits} visit`, other: `${visits} visits` })}`,
    visits: 'Visits',
    noVisits: 'No visit is confirmed for this day.',
    /** at a time of the day: visits that the clinic has given by telephone */
    taken: (visits: number) =>
      plural(visits, { one: 'Given by telephone', other: `${visits} visits, given by telephone` }),
    /** about a confirmed visit */
    coming: 'Says: I am coming',
    change: 'Has asked for another time',
    offered: 'You have offered other times',
    calls: 'Please call',
    /** what a patient to call does not know, by the clinic's act */
    tell: {
      confirm: 'You confirmed this time; the e-mail may not have reached the patient',
      offer: 'You offered other times; the e-mail may not have reached the patient',
      decline: 'You declined or cancelled; the e-mail may not have reached the patient',
    },
    /** the same, if the patient has no e-mail address */
    tellByPhone: {
      confirm: 'Has no e-mail: say that you confirmed this time, if nobody has yet',
      offer: 'Has no e-mail: say that you offered other times, if nobody has yet',
      decline: 'Has no e-mail: say that you declined or cancelled, if nobody has yet',
    },
    remind: 'Could not be reminded by e-mail',
    waiting: 'Waiting for your answer',
    wishes: (times: readonly CivilTime[]) => `Would like: ${list(times)}`,
    anyTime: 'Would like another time',
    since: (since: CivilTime, { unit, count }: { unit: 'minutes' | 'hours' | 'days'; count: number }) => {
      const days = plural(count, { one: `${count} day`, other: `${count} days` });
      return `Since ${when(since)} (${unit === 'days' ? days : dates[unit](count)})`;
    },
    /** a time for which requests wait */
    full: (at: CivilTime, requests: number) =>
      requests > 1 ? `${when(at)} is full, and ${requests} requests wait for it` : `${when(at)} is full`,
    /** requests that are not named, because so many wait */
    moreWaiting: (count: number) =>
      plural(count, {
        one: `And ${count} more waits. Its own e-mail is in your mailbox.`,
        other: `And ${count} more wait. Each has its own e-mail in your mailbox.`,
      }),
    /** patients to call who are not named, because there are so many */
    moreCalls: (count: number) =>
      plural(count, {
        one: `And ${count} more patient to call, whom the next list names.`,
        other: `And ${count} more patients to call, whom the next lists name.`,
      }),
    where: 'The buttons to answer are in the newest e-mail about each request.',
    unreadable: (count: number) =>
      `${plural(count, { one: `${count} appointment`, other: `${count} appointments` })} can't be read, because the key was removed from APPOINTMENT_KEYS. Please look in your mailbox.`,
    takenTimes: 'Times taken',
    /** the number of ticks there, on all days */
    ticked: (count: number) =>
      `${plural(count, { one: `${count} time is`, other: `${count} times are` })} ticked at present. If you have not given so many by telephone, open the page and free the others.`,
    takenNote:
      "Tick there the times that you have given by telephone, so that nobody else gets them. The link works until the next list, for everybody who has it: please don't pass this e-mail on.",
    footnote: "Sent by the clinic's website after the last closing before an open day.",
  },

  page: {
    title: 'Times taken',
    intro:
      'Tick the times that you have given by telephone, then save. They are taken for the booking page and for Confirm. A tick that you remove frees the time.',
    until: (day: CivilDate) => `The page covers the open days until ${dates.day(day)}.`,
    confirmed: (visits: number) => `${visits} confirmed`,
    /** the tick of a further chair */
    another: (slot: string, nth: number) => `${slot} (${nth})`,
    /** the number of ticks of a day */
    count: (taken: number) => plural(taken, { one: `${taken} tick`, other: `${taken} ticks` }),
    save: 'Save the times',
    saved: { title: 'The times are saved', text: 'They hold from now on. You can change them below.' },
    /** nothing was saved: what somebody else did since the page was opened */
    notSaved: 'Nothing is saved yet.',
    added: (times: readonly CivilTime[]) => `Ticked by somebody else meanwhile: ${list(times)}.`,
    removed: (times: readonly CivilTime[]) => `Freed by somebody else meanwhile: ${list(times)}.`,
    full: (times: readonly CivilTime[]) =>
      `Already full: ${list(times)}. Please remove these ticks, and give the patient on the telephone another time.`,
    pressAgain: 'Your other ticks are still below. Please look at them and save again.',
    oldLink: {
      title: 'This link has ended',
      text: 'It worked until the next list was sent, or for two weeks. Please use the link in the newest list.',
    },
    failed: {
      title: 'The times could not be saved',
      text: 'Nothing has been changed. Please go back and save again in a minute.',
    },
  },
};
