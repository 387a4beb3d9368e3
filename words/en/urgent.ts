export const urgentWords = {
  /** before the telephone number */
  callNow: 'Call now:',
  /** below it, while nobody would answer */
  answered: 'Answered when we are open.',
  /** above what helps while the clinic is closed, where nothing tells whether it is */
  whenClosed: 'When we are closed:',
  untilOpen: 'What to do until we open',
  closed: 'We are closed now.',
};
