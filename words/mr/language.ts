import type { Phones } from '../../domain/forms/message.ts';

/** Data of the language for menus of all languages. */
export const language = {
  /** BCP 47 */
  tag: 'mr-IN',
  /** its name in the language itself */
  name: 'मराठी',
  direction: 'ltr' as 'ltr' | 'rtl',
  /** the phone numbers of its readers */
  phones: 'indian' as Phones,
  /** the text of the link that offers this language to visitors whose browser prefers it */
  offer: 'हे पान मराठीत वाचा',
};
