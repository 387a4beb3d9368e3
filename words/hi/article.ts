import { sentence } from '../sentence.ts';

export const words = {
  blog: 'ब्लॉग',
  back: 'वापस ब्लॉग पर',
  byline: <N>(t: { author: N; date: N }) => sentence`लेखक: ${t.author}, ${t.date}`,
  steps: 'इलाज के चरण, चित्रों में',
  related: 'मिलते-जुलते लेख',
  treatment: 'इसका इलाज',
  author: 'लेखक',
  notFound: {
    title: 'यह लेख नहीं मिला',
    text: 'हो सकता है इसका नाम बदल गया हो या इसे हटा दिया गया हो। हमारे सभी लेख एक ही पेज पर हैं, जहाँ खोजा भी जा सकता है।',
  },
};
