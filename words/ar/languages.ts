import { sentence } from '../sentence.ts';

/** Texts about the languages of pages. */
export const languages = {
  menu: 'اللغة',
  /** after a link to a page that exists only in English */
  inEnglish: '(بالإنجليزية)',
  /** above a medical text that no clinician has reviewed in this language */
  unreviewed: <N>(t: { english: (text: string) => N }) =>
    sentence`لم يراجع هذه الترجمة أي طبيب بعد. عند الشك، اقرؤوا ${t.english('النص الإنجليزي')} أو اسألونا.`,
  /** below it, if the English text was reviewed */
  reviewedInEnglish: <N>(t: { date: N }, by: string) =>
    sentence`مراجعة النص الإنجليزي: ${by}، بتاريخ ${t.date}.`,
};
