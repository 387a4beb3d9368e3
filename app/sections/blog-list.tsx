import { useEffect, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { ARTICLE_CATEGORIES } from '../content/article.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ArticleCard, type ArticleSummary } from './article-card.tsx';
import { BlogFilters } from './blog-filters.tsx';
import { chooseArticles, summaryLine } from './blog-search.ts';

// An address with a query gets the page without one, and this page's code filters it. Until it has, the list keeps its
// place unseen, so that nobody sees 15 articles turn into three; should the code not come, it shows after 4 seconds.
const EARLY = `(function (root) {
  if (!/[?&](search|category)=[^&]/.test(location.search)) return;
  root.setAttribute('data-filtering', '');
  setTimeout(function () { root.removeAttribute('data-filtering'); }, 4000);
})(document.documentElement)`;

function never() {
  return () => {};
}

/** Whether this page's code has taken over from the delivered HTML. */
function useTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function textIn(query: URLSearchParams, name: string): string {
  return query.get(name)?.trim() ?? '';
}

/** The category as the blog writes it; one it does not have stays as it was asked for. */
function knownCategory(asked: string): string {
  return ARTICLE_CATEGORIES.find((name) => name.toLowerCase() === asked.toLowerCase()) ?? asked;
}

/** The blog's articles with their search and categories (spec 2, Blog list). */
export function BlogList({ articles }: { articles: ArticleSummary[] }) {
  const [query] = useSearchParams();
  // The delivered HTML knows no query; the first render after it must not either.
  const takenOver = useTakenOver();
  const search = takenOver ? textIn(query, 'search') : '';
  const category = takenOver ? knownCategory(textIn(query, 'category')) : '';
  const shown = chooseArticles(articles, search, category);

  useEffect(() => {
    if (takenOver) document.documentElement.removeAttribute('data-filtering');
  }, [takenOver]);

  return (
    <>
      {!takenOver && <script dangerouslySetInnerHTML={{ __html: EARLY }} />}
      <section aria-label="Search" className="bg-mist pt-8 pb-10">
        <div className="page">
          <BlogFilters search={search} category={category} />
        </div>
      </section>
      <section aria-label="Articles" className="page pt-8 pb-16 in-data-filtering:invisible lg:pb-24">
        <p role="status" className="text-lead">
          {summaryLine(shown.length, search, category)}
        </p>
        {shown.length > 0 ? (
          <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {shown.map((article, index) => (
              <li key={article.slug}>
                <ArticleCard article={article} headingLevel={2} eager={index === 0} />
              </li>
            ))}
          </ul>
        ) : (
          <div className="mt-4">
            <p>Try fewer or other words, or look through all articles.</p>
            <ButtonLink to="/blog" preventScrollReset look="secondary" className="mt-5">
              Show all articles
            </ButtonLink>
          </div>
        )}
      </section>
    </>
  );
}
