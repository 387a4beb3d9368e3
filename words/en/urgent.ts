export const urgentWords = {
  callNow: (phone: string) => `Call now: ${phone}`,
  /** above the help for closed hours, if the page cannot know whether the clinic is open */
  whenClosed: 'When we are closed:',
  /** link from the short help to the full help */
  all: 'All signs, and what to do at once',
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
  callAmbulance: (number: string) => `Call an ambulance: ${number}`,
  /** of the page, for search engines */
  description:
    'When to go to hospital, whom to call, and what to do at once for a toothache, a swelling, bleeding or a knocked-out tooth.',
  /** beside the ambulance's numbers */
  ambulance: 'Call an ambulance',
  /** heading of the signs after the first five */
  moreSigns: 'Go to hospital now with these, too',
  /** above the signs of one treatment, after the gravest of all */
  ownSigns: 'With this treatment, go to hospital with this, too:',
  whereToGo: 'Where to go at night',
  /** the link to that section */
  whereNow: 'Where to go now',
  takeAlong: 'On the way, and what to take along',
  untilOpen: 'What to do until we open',
  telephone: 'Our telephone',
};
