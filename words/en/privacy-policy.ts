import { sentence } from '../sentence.ts';

export const words = {
  title: 'Privacy Policy',
  updated: <N>(t: { date: N }) => sentence`Last changed on ${t.date}`,
  contents: 'On this page',
};
