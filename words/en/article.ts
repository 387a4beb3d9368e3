import { sentence } from '../sentence.ts';

export const words = {
  blog: 'Blog',
  back: 'Back to Blog',
  byline: <N>(t: { author: N; date: N }) => sentence`By ${t.author}, ${t.date}`,
  /** label of the pictures of a treatment's steps */
  steps: 'The steps in pictures',
  related: 'Related Articles',
  /** labels of links to the treatment and the author */
  treatment: 'The treatment',
  author: 'The author',
  notFound: {
    title: 'Blog post not found',
    text: 'It may have been renamed or taken down. All our articles are on one page, with a search.',
  },
};
