export const urgentWords = {
  callNow: (phone: string) => `Call now: ${phone}`,
  /** below the telephone number, while nobody would answer */
  answered: 'Answered when we are open.',
  /** above what helps while the clinic is closed, where nothing tells whether it is */
  whenClosed: 'When we are closed:',
  untilOpen: 'What to do until we open',
  closed: 'We are closed now.',
};
