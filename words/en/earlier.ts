import type { CivilTime } from '../../domain/time/civil-date.ts';
import { appointmentPages } from './appointment-pages.ts';

const { when } = appointmentPages;

/** Texts about earlier times that become free, used only if clinic.yaml has `booking.earlier`. */
export const earlier = {
  /** the page of a link whose time is no longer offered */
  gone: {
    title: 'This time is no longer free',
    text: 'Somebody else has taken it, or the clinic has given it away. Nothing has been changed: your own appointment stands.',
    /** if the patient still waits; the link that ends the wish follows */
    next: 'Your wish to come earlier stands too: you hear from us when the next time becomes free, at most once a day.',
  },
  /** on the page of a patient without e-mail, above the button that takes it */
  isFree: 'An earlier time is free. Your appointment stands until you take it.',

  /** the wish to be told: a sentence with a link to its own page, whose button changes it */
  wish: {
    on: {
      text: 'You hear from us when an earlier time becomes free, at most once a day.',
      link: 'Not any more?',
      page: {
        title: 'We tell you of earlier times',
        text: 'If an earlier time becomes free, you get one message, at most one a day. Your appointment stands until you take it.',
        button: 'Not any more',
      },
    },
    off: {
      text: 'If an earlier time becomes free, we can tell you.',
      link: 'I would come earlier',
      page: {
        title: 'We do not tell you of earlier times',
        text: 'If you press the button, we tell you when an earlier time becomes free, at most once a day. Until your visit our mail program then keeps your appointment, sealed.',
        button: 'I would come earlier',
      },
    },
  },

  /** for the clinic, about a time that an act has freed */
  freed: {
    offered: (time: CivilTime) =>
      `${when(time)} is free now. It is offered to patients who wait for an earlier time, up to three at once.`,
    /** @param from - nobody is told at night, or twice a day */
    offeredFrom: (time: CivilTime, from: CivilTime) =>
      `${when(time)} is free now. From ${when(from)} on it is offered to patients who wait for an earlier time, up to three at once.`,
    nobody: (time: CivilTime) =>
      `${when(time)} is free now. There is nobody to offer it to at the moment. If a patient asks for an earlier time, it is offered to them.`,
    button: 'Do not offer it: I have given it away',
    ask: (time: CivilTime, isTicked: boolean) => ({
      title: 'Do not offer this time any more?',
      text: `Nobody can take ${when(time)} by an e-mail any more.${isTicked ? ' It is also ticked in Times taken, so that nobody else gets it.' : ''}`,
    }),
    ended: {
      /** @param isTicked - in Times taken; absent if the clinic has no such page */
      givenAway: (time: CivilTime, isTicked?: boolean) => ({
        title: 'The time is no longer offered',
        text: `Nobody can take ${when(time)} by an e-mail any more.${
          isTicked === undefined
            ? ''
            : isTicked
              ? ' It is ticked in Times taken, so that nobody else gets it.'
              : ' It has no tick in Times taken: it was full already, or somebody has freed it.'
        }`,
      }),
      taken: (time: CivilTime, who?: { name: string; from: CivilTime }) => ({
        title: 'A patient has taken this time',
        text: who
          ? `${who.name} has moved from ${when(who.from)} to ${when(time)}. The e-mail about it is in your mailbox.`
          : `${when(time)} is taken. The e-mail about it is in your mailbox.`,
      }),
    },
    /** on the page that confirms a cancelled visit again */
    confirmEnds:
      'This time is offered to patients who wait for an earlier one. If you confirm it, these offers end.',
    /** in the e-mail after that */
    confirmed: 'The offers of this time to other patients have ended.',
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
