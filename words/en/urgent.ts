import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('en');

export const urgentWords = {
  callNow: (phone: string) => `Call now: ${phone}`,
  /** above the help for closed hours, if the page cannot know whether the clinic is open */
  whenClosed: 'When we are closed:',
  /** the heading if the signs are collapsed */
  hospital: 'When to go to hospital',
  /** heading of the first aid */
  firstAid: 'What to do at once',
  /** link from the short help to the full help */
  all: 'All signs, and what to do at once',
  /** the last line of a list that shows only the gravest signs */
  moreSigns: (count: number) => plural(count, { one: 'and one more', other: `and ${count} more` }),
  /** above the list of hospitals */
  openAtNight: 'With a dentist at night:',
  closed: 'We are closed now.',
  /** heading of the cases */
  cases: 'What is wrong?',
  /** how soon somebody needs care */
  urgency: {
    now: 'Go now',
    act: 'Do this now',
    today: 'Today',
    tomorrow: 'Today or tomorrow',
    wait: 'Within two days',
  },
  /** heading of the collapsed first aid of a case */
  inFull: 'What to do, in full',
  /** heading of the collapsed signs in full, below the cases */
  rest: 'All signs in full, and whom to call',
  callAmbulance: (number: string) => `Call an ambulance: ${number}`,
  /** where to go while the clinic is closed, after the time at which the phone is answered again */
  elsewhere: 'Until then: a dentist who is open, or a hospital.',
};
