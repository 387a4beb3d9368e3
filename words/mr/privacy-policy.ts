export const words = {
  title: 'गोपनीयता धोरण',
  updated: <N>(t: { date: N }): (string | N)[] => ['शेवटचा बदल: ', t.date],
  contents: 'या पानावर',
};
