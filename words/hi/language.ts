export const language = {
  tag: 'hi-IN',
  name: 'हिन्दी',
  direction: 'ltr' as 'ltr' | 'rtl',
  offer: 'यह पेज हिन्दी में पढ़ें',
};
