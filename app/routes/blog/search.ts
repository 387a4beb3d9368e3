type Searched = { title: string; excerpt: string; category: string };

/** One spelling for what people type in several: letter case, accents, and the curly apostrophes of printed text. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase();
}

/**
 * Chooses the articles to show (spec 4, Blog list).
 *
 * @param search - words in any order and any case; each has to be in the title or the excerpt. '' for all
 * @param category - the category's name; '' for all
 */
export function chooseArticles<T extends Searched>(articles: T[], search: string, category: string): T[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return articles.filter((article) => {
    const text = plain(`${article.title}\n${article.excerpt}`);
    return (!category || article.category === category) && words.every((word) => text.includes(word));
  });
}

/** The line above the list, as spec 2 words it. */
export function summaryLine(count: number, search: string, category: string): string {
  return [
    count === 0 ? 'No blogs found' : `Showing ${count} blog(s)`,
    search && `for "${search}"`,
    category && `in category "${category}"`,
  ]
    .filter(Boolean)
    .join(' ');
}
