export const urgentWords = {
  callNow: (phone: string) => `Call now: ${phone}`,
  /** above what helps while the clinic is closed, where nothing tells whether it is */
  whenClosed: 'When we are closed:',
  /** where the signs are behind it */
  hospital: 'When to go to hospital',
  /** title of what helps at once */
  firstAid: 'What to do at once',
  /** from a short help to the whole */
  all: 'All signs, and what to do at once',
  /** above the hospitals that the clinic names */
  openAtNight: 'With a dentist at night:',
  closed: 'We are closed now.',
};
