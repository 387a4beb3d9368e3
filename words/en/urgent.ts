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
  /** above the list of hospitals */
  openAtNight: 'With a dentist at night:',
  closed: 'We are closed now.',
};
