import { sentence } from '../sentence.ts';

export const words = {
  title: 'गोपनीयता धोरण',
  updated: <N>(t: { date: N }) => sentence`शेवटचा बदल: ${t.date}`,
  contents: 'या पानावर',
};
