import { sentence } from '../sentence.ts';

export const words = {
  title: 'प्राइवेसी पॉलिसी',
  updated: <N>(t: { date: N }) => sentence`आखिरी बदलाव: ${t.date}`,
  contents: 'इस पेज पर',
};
