export const words = {
  blog: 'Blog',
  back: 'Back to Blog',
  byline: <N>(t: { date: N }, author: string): (string | N)[] => [`By ${author}, `, t.date],
  related: 'Related Articles',
  notFound: {
    title: 'Blog post not found',
    description: 'There is no blog post at this address.',
    text: 'It may have been renamed or taken down. All our articles are on one page, with a search.',
  },
};
