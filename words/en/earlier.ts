import type { CivilTime } from '../../domain/time/civil-date.ts';
import { pluralsOf } from '../plurals.ts';
import { appointmentPages } from './appointment-pages.ts';

const { when } = appointmentPages;
const plural = pluralsOf('en');

/** Texts about earlier times that become free, used only if clinic.yaml has `booking.earlier`. */
export const earlier = {
  /** the page of a link whose time is no longer offered */
  gone: {
    title: 'This time is no longer free',
    text: 'Somebody else has taken it, or the clinic has given it away. Nothing has been changed: your own appointment stands.',
  },
  /** on the page of a patient without e-mail, above the button that takes it */
  isFree: 'An earlier time is free. Your appointment stands until you take it.',

  /** the wish to be told: in e-mails, and on its own page; each button changes it */
  wish: {
    on: {
      text: 'If an earlier time becomes free, we tell you, at most once a day.',
      button: 'Not any more',
      page: {
        title: 'We tell you of earlier times',
        text: 'If an earlier time becomes free, you get one message, at most one a day. Your appointment stands until you take it.',
      },
    },
    off: {
      text: 'If an earlier time becomes free, we can tell you.',
      button: 'I would come earlier',
      page: {
        title: 'We do not tell you of earlier times',
        text: 'If you press the button, we tell you when an earlier time becomes free, at most once a day. Until your visit our mail program then keeps your appointment, sealed.',
      },
    },
  },

  /** for the clinic, about a time that an act has freed */
  freed: {
    /** @param count - how many patients wait for it */
    text: (time: CivilTime, count: number) => {
      if (count === 0)
        return `${when(time)} is free now. Nobody waits for an earlier time at the moment; it is offered to whoever asks for one.`;
      return plural(count, {
        one: `${when(time)} is free now. It is offered to one patient who waits for an earlier time.`,
        other: `${when(time)} is free now. It is offered to ${count} patients who wait for an earlier time, three at once.`,
      });
    },
    button: 'Do not offer it: I have given it away',
    ask: (time: CivilTime) => ({
      title: 'Do not offer this time any more?',
      text: `Nobody can take ${when(time)} by an e-mail any more.`,
    }),
    ended: {
      'given-away': (time: CivilTime) => ({
        title: 'The time is no longer offered',
        text: `Nobody can take ${when(time)} by an e-mail any more.`,
      }),
      taken: (time: CivilTime) => ({
        title: 'A patient has taken this time',
        text: `${when(time)} was taken before you pressed the button. The e-mail about it is in your mailbox.`,
      }),
    },
    over: { title: 'This time has passed', text: 'Nothing is offered any more.' },
  },

  /** to a patient, with one button */
  email: {
    subject: (clinic: string, time: CivilTime) => `An earlier time at ${clinic}: ${when(time)}`,
    mark: 'An earlier time is free',
    heading: 'Would you like to come earlier?',
    text: 'You asked us to tell you when an earlier time becomes free. This one is:',
    take: (time: CivilTime) => `Take ${when(time)}`,
    stands:
      'Others may have this e-mail too: whoever takes the time first has it. Your appointment stands as it is until you take it.',
    /** above the facts of the own visit */
    own: 'Your appointment now',
  },

  /** to the clinic, about patients without e-mail */
  byPhone: {
    subject: (time: CivilTime) => `Please tell them: ${when(time)} is free`,
    heading: 'An earlier time is free',
    text: 'These patients asked to be told and have no e-mail. Please send each the text below, or call. Whoever takes the time first has it.',
    /** @param at - the patient's own visit */
    own: (at: CivilTime) => `Now booked for ${when(at)}.`,
    footnote: "Sent by the clinic's website.",
  },
};
