import { sentence } from '../sentence.ts';

export const words = {
  blog: 'ब्लॉग',
  back: 'ब्लॉगकडे परत',
  byline: <N>(t: { author: N; date: N }) => sentence`लेखक: ${t.author}, ${t.date}`,
  steps: 'उपचाराच्या पायऱ्या, चित्रांत',
  related: 'याविषयी आणखी लेख',
  /** labels of links to the treatment and the author */
  treatment: 'उपचार',
  author: 'लेखक',
  notFound: {
    title: 'लेख सापडला नाही',
    text: 'त्याचे नाव बदलले असेल किंवा तो काढून टाकला असेल. आमचे सर्व लेख एका पानावर आहेत; तिथे शोधताही येते.',
  },
};
