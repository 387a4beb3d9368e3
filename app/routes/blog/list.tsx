import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ARTICLE_CATEGORIES, ARTICLES_PER_PAGE, blogPagePath, blogPages } from '../../content/article.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { ArticleCard, type ArticleSummary } from '../../sections/article-card.tsx';
import { BlogFilters } from './filters.tsx';
import { chooseArticles, summaryLine } from './search.ts';

function textIn(query: URLSearchParams, name: string): string {
  return query.get(name)?.trim() ?? '';
}

/** The category as the blog writes it; one it does not have stays as it was asked for. */
function knownCategory(asked: string): string {
  return ARTICLE_CATEGORIES.find((name) => name.toLowerCase() === asked.toLowerCase()) ?? asked;
}

async function fetchArticles(): Promise<ArticleSummary[]> {
  const response = await fetch('/blog/articles.json');
  if (!response.ok) throw new Error(`The articles could not be had: status ${response.status}`);
  return (await response.json()) as ArticleSummary[];
}

/**
 * The articles to choose from: those the page has, or all of them once a choice is made in a list of several pages.
 *
 * @returns `articles` is null while they are fetched; `failed` says that they could not be had
 */
function useArticles(onPage: ArticleSummary[], areAllNeeded: boolean) {
  const [state, setState] = useState<{ all: ArticleSummary[] | null; failed: boolean }>({
    all: null,
    failed: false,
  });
  const isMissing = areAllNeeded && !state.all && !state.failed;

  useEffect(() => {
    if (!isMissing) return;
    fetchArticles().then(
      (all) => setState({ all, failed: false }),
      () => setState({ all: null, failed: true }),
    );
  }, [isMissing]);

  return {
    articles: areAllNeeded ? state.all : onPage,
    failed: areAllNeeded && state.failed,
    tryAgain: () => setState({ all: null, failed: false }),
  };
}

type Props = {
  /** those of this page of the list, newest first */
  articles: ArticleSummary[];
  /** how many there are on all pages */
  total: number;
  /** counted from 1 */
  page: number;
};

/**
 * The blog's articles with their search and categories (spec 2, Blog list). A list of several pages fetches all articles
 * when one searches it; until then each page has its own and no others.
 */
export function BlogList({ articles: onPage, total, page }: Props) {
  const [query] = useSearchParams();
  // The delivered HTML knows no query; the first render after it must not either.
  const takenOver = useHydrated();
  const search = takenOver ? textIn(query, 'search') : '';
  const category = takenOver ? knownCategory(textIn(query, 'category')) : '';
  const isFiltered = Boolean(search || category);
  const { articles, failed, tryAgain } = useArticles(onPage, isFiltered && total > onPage.length);
  const chosen = articles && chooseArticles(articles, search, category);

  // What app/early-script.ts kept unseen until the code could filter it.
  useEffect(() => {
    if (takenOver) document.documentElement.removeAttribute('data-filtering');
  }, [takenOver]);

  return (
    <>
      <section aria-label="Search" className="bg-mist pt-8 pb-10">
        <div className="page">
          <BlogFilters search={search} category={category} />
        </div>
      </section>
      <section aria-label="Articles" className="page pt-8 pb-16 in-data-filtering:invisible lg:pb-24">
        <p role="status" className="text-lead">
          {chosen
            ? summaryLine(isFiltered ? chosen.length : total, search, category)
            : failed
              ? 'The articles could not be fetched. Please check your connection.'
              : 'Looking through all articles...'}
        </p>
        {failed && (
          <Button look="secondary" onClick={tryAgain} className="mt-5">
            Try again
          </Button>
        )}
        {chosen && chosen.length > 0 && (
          // A choice begins at its beginning.
          <Cards key={`${search}\n${category}`} articles={chosen} />
        )}
        {chosen?.length === 0 && (
          <div className="mt-4">
            <p>Try fewer or other words, or look through all articles.</p>
            <ButtonLink to="/blog" preventScrollReset look="secondary" className="mt-5">
              Show all articles
            </ButtonLink>
          </div>
        )}
        {!isFiltered && <Pages page={page} of={blogPages(total)} />}
      </section>
    </>
  );
}

function Cards({ articles }: { articles: ArticleSummary[] }) {
  const [count, setCount] = useState(ARTICLES_PER_PAGE);
  return (
    <>
      <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {articles.slice(0, count).map((article, index) => (
          <li key={article.slug}>
            <ArticleCard article={article} headingLevel={2} eager={index === 0} />
          </li>
        ))}
      </ul>
      {count < articles.length && (
        <p className="mt-8 text-center">
          <Button look="secondary" onClick={() => setCount(count + ARTICLES_PER_PAGE)}>
            Show more articles
          </Button>
        </p>
      )}
    </>
  );
}

/** The ways to the list's neighbouring pages. */
function Pages({ page, of }: { page: number; of: number }) {
  return (
    of > 1 && (
      <nav aria-label="Pages of the blog" className="mt-10 flex flex-wrap items-center justify-center gap-4">
        {page > 1 && (
          <ButtonLink to={blogPagePath(page - 1)} look="secondary">
            Newer articles
          </ButtonLink>
        )}
        <span>
          Page {page} of {of}
        </span>
        {page < of && (
          <ButtonLink to={blogPagePath(page + 1)} look="secondary">
            Older articles
          </ButtonLink>
        )}
      </nav>
    )
  );
}
