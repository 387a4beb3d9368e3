import type { Phones } from '../../domain/forms/message.ts';

/** Data of the language for menus of all languages. */
export const language = {
  /** BCP 47; without a country it is that of the clinic (`tagIn` in compile/languages.ts) */
  tag: 'en',
  /** its name in the language itself */
  name: 'English',
  direction: 'ltr' as 'ltr' | 'rtl',
  /** the phone numbers of its readers */
  phones: 'indian' as Phones,
  /** the text of the link that offers this language to visitors whose browser prefers it */
  offer: 'Read this page in English',
};
