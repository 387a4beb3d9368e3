import { sentence } from '../sentence.ts';

export const thankYou = {
  changes: <N>(t: { phone: N; email: N }) =>
    sentence`Need to change something? Call ${t.phone} or write to ${t.email}.`,
  /** only if the relay delivers forms, because its e-mails can have buttons */
  buttons: 'If our e-mail has the buttons Change and Cancel, use them. That is quickest.',
  worse: 'If it gets worse before then',
  home: 'Back to Home',
  services: 'View Our Services',
  requested: {
    title: 'What you asked for',
    date: 'Date',
    time: 'Time',
    id: 'Reference',
    save: 'Add to your calendar',
    tentative: 'Your calendar shows it as tentative until we confirm.',
    /** for apps in which a page cannot save a file; only if the relay sends the e-mails */
    inEmail: 'If no file is saved here: it is also attached to our e-mail to you.',
    /** the same without such an e-mail */
    noteDown: 'If no file is saved here, please note down the day and time.',
  },
};
