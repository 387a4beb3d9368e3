export const urgentWords = {
  callNow: (phone: string) => `Call now: ${phone}`,
  /** above what helps while the clinic is closed, where nothing tells whether it is */
  whenClosed: 'When we are closed:',
  /** where the signs are behind it */
  hospital: 'When to go to hospital',
  untilOpen: 'What to do until we open',
  closed: 'We are closed now.',
};
