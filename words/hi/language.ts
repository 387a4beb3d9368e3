import type { Phones } from '../../domain/forms/message.ts';

export const language = {
  tag: 'hi-IN',
  name: 'हिन्दी',
  direction: 'ltr' as 'ltr' | 'rtl',
  phones: 'indian' as Phones,
  offer: 'यह पेज हिन्दी में पढ़ें',
};
