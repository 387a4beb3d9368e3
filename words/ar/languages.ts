import { sentence } from '../sentence.ts';

/** What pages say of the languages they are in, and are not in. */
export const languages = {
  menu: 'اللغة',
  /** behind a link to a page that there is in English alone */
  inEnglish: '(بالإنجليزية)',
  /** at the head of a medical text that no clinician has read in this language */
  unreviewed: <N>(t: { english: (text: string) => N }) =>
    sentence`لم يراجع هذه الترجمة أي طبيب بعد. عند الشك، اقرؤوا ${t.english('النص الإنجليزي')} أو اسألونا.`,
  /** below it, where the original was: when, and by whom */
  reviewedInEnglish: <N>(t: { date: N }, by: string) =>
    sentence`مراجعة النص الإنجليزي: ${by}، بتاريخ ${t.date}.`,
};
