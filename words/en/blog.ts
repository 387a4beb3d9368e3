export const words = {
  title: (page: number) => (page === 1 ? 'Blog' : `Blog, page ${page}`),
  search: { region: 'Search', label: 'Search the articles', action: 'Search' },
  category: 'Category',
  articles: 'Articles',
  /** @param filter - '' means no filter */
  summary: (count: number, filter: { search: string; category: string }) =>
    [
      count === 0 ? 'No blogs found' : `Showing ${count} blog(s)`,
      filter.search && `for "${filter.search}"`,
      filter.category && `in category "${filter.category}"`,
    ]
      .filter(Boolean)
      .join(' '),
  fetching: 'Looking through all articles...',
  failed: { text: 'The articles could not be fetched. Please check your connection.', action: 'Try again' },
  nothing: {
    text: 'Try fewer or other words, or look through all articles.',
    action: 'Show all articles',
  },
  /** below the articles: what the search finds on other pages */
  also: {
    title: 'Also on this site',
    kinds: {
      article: 'Article',
      service: 'Treatment',
      question: 'Question',
      afterCare: 'After-care, day by day',
    },
    more: (count: number) => `Show ${count} more`,
    failed: 'The other pages could not be searched. Please check your connection.',
  },
  more: 'Show more articles',
  pages: {
    label: 'Pages of the blog',
    newer: 'Newer articles',
    older: 'Older articles',
    current: (page: number, of: number) => `Page ${page} of ${of}`,
  },
};
