import { sentence } from '../sentence.ts';

/** Texts about the languages of pages. */
export const languages = {
  menu: 'Language',
  /** after a link to a page that exists only in English */
  inEnglish: '(in English)',
  /** above a medical text that no clinician has reviewed in this language */
  unreviewed: <N>(t: { english: (text: string) => N }) =>
    sentence`No clinician has reviewed this translation yet. If in doubt, read ${t.english('the English text')} or ask us.`,
  /** below it, if the English text was reviewed */
  reviewedInEnglish: <N>(t: { date: N }, by: string) =>
    sentence`The English text was reviewed on ${t.date}, by ${by}.`,
};
