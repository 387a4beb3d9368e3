export const words = {
  title: 'Privacy Policy',
  updated: <N>(t: { date: N }): (string | N)[] => ['Last changed on ', t.date],
  contents: 'On this page',
};
