import type { Access } from '../../domain/clinic/access-and-visit.ts';
import { pluralsOf } from '../plurals.ts';
import { dates } from './dates.ts';

const plural = pluralsOf('en');

/** Answers to questions before a visit; words/visit-facts.ts selects those that apply. */
export const visit = {
  gettingIn: 'Getting in',
  /** link to all of it */
  moreOnContact: 'More on our contact page',
  before: 'Before you come',
  tellUsFirst: {
    title: 'Tell us first',
    how: 'If one of these is true for you, call us as soon as you have booked. If you could not, say so before anything begins. Please do not write it in a form or an e-mail.',
    /** link to the list on the booking page */
    more: 'What to tell us, and what to bring',
  },

  landmark: 'Landmark',
  station: 'Nearest station',
  parking: {
    label: 'Parking',
    places: {
      premises: 'You can park at the building.',
      street: 'You can park on the street.',
      nearby: 'There is a car park nearby.',
      none: 'There is no parking near the clinic.',
    } satisfies Record<NonNullable<Access['parking']>['place'], string>,
  },
  entrance: {
    label: 'Steps and lift',
    level: 'There are no steps on the way in.',
    lift: 'A lift brings you up. There are no steps on the way.',
    liftOnly: 'A lift brings you up.',
    noLift: 'There is no lift.',
    steps: (count: number) =>
      plural(count, {
        one: 'There is one step on the way in.',
        other: `There are ${count} steps on the way in.`,
      }),
    stepsAndLift: (count: number) =>
      plural(count, {
        one: 'There is one step on the way in, then a lift.',
        other: `There are ${count} steps on the way in, then a lift.`,
      }),
  },
  wheelchair: {
    label: 'Wheelchair',
    ways: {
      unaided: 'A wheelchair reaches the treatment chair.',
      helped: 'A wheelchair reaches the treatment chair with our help. Please tell us beforehand.',
      no: 'A wheelchair does not reach the treatment chair. Please call us before you come.',
    } satisfies Record<NonNullable<Access['wheelchair']>, string>,
  },
  companion: {
    label: 'Companion',
    rooms: {
      treatment: 'There is a seat in the treatment room for somebody who comes with you.',
      waiting: 'Somebody who comes with you can sit in the waiting room.',
    } satisfies Record<NonNullable<Access['companion']>, string>,
  },

  bring: 'Please bring',
  first: {
    label: 'How long',
    text: (minutes: number) => `A first visit takes about ${dates.minutes(minutes)}.`,
  },
  late: {
    label: 'Running late',
    text: (minutes: number) =>
      `If you are more than ${dates.minutes(minutes)} late, please call us. We may have to give you another time.`,
  },
  cancelling: {
    label: 'Cancelling',
    text: (hours: number) =>
      hours === 0
        ? 'If you can’t come, please tell us before the visit: answer our e-mail, or call.'
        : `If you can’t come, please tell us at least ${dates.hours(hours)} before the visit: answer our e-mail, or call.`,
  },
  children: {
    label: 'Children',
    text: (age: number) => `Patients under ${age} must come with a parent or guardian.`,
  },

  /** link to the clinic's page on a review site */
  reviews: 'Reviews of us elsewhere',
};
