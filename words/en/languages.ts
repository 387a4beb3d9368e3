import { sentence } from '../sentence.ts';

/** What pages say of the languages they are in, and are not in. */
export const languages = {
  menu: 'Language',
  /** behind a link to a page that there is in English alone */
  inEnglish: '(in English)',
  /** at the head of a medical text that no clinician has read in this language */
  unreviewed: <N>(t: { english: (text: string) => N }) =>
    sentence`No clinician has reviewed this translation yet. If in doubt, read ${t.english('the English text')} or ask us.`,
  /** below it, where the original was: when, and by whom */
  reviewedInEnglish: <N>(t: { date: N }, by: string) =>
    sentence`The English text was reviewed on ${t.date}, by ${by}.`,
};
