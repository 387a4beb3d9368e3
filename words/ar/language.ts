import type { Phones } from '../../domain/booking/message.ts';

/** The language itself, which other languages' pages name in their menus. */
export const language = {
  /** BCP 47 */
  tag: 'ar-AE',
  /** its own name for itself */
  name: 'العربية',
  direction: 'rtl' as 'ltr' | 'rtl',
  /** what telephone numbers its readers have */
  phones: 'international' as Phones,
  /** offers a page in this language to those whose browser prefers it; a link, where they see another language */
  offer: 'اقرؤوا هذه الصفحة بالعربية',
};
