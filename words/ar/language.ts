import type { Phones } from '../../domain/forms/message.ts';

/** Data of the language for menus of all languages. */
export const language = {
  /** BCP 47 */
  tag: 'ar-AE',
  /** its name in the language itself */
  name: 'العربية',
  direction: 'rtl' as 'ltr' | 'rtl',
  /** the phone numbers of its readers */
  phones: 'international' as Phones,
  /** the text of the link that offers this language to visitors whose browser prefers it */
  offer: 'اقرؤوا هذه الصفحة بالعربية',
};
