import { useEffect, useRef, useState } from 'react';
import { words } from '#words/blog.ts';
import type { ArticleCategory } from '../../../domain/clinic/categories.ts';
import type { ArticleSummary } from '../../content/articles.server.ts';
import type { SearchEntry } from '../../content/search-index.server.ts';
import {
  ALL_ARTICLES_PATH,
  ARTICLES_PER_PAGE,
  blogPagePath,
  blogPages,
  pathOf,
  SEARCH_PATH,
} from '../../../domain/web/screens.ts';
import { ArticleEntry } from '../article/article-entry.tsx';
import { localizedPath } from '../../site-language.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useAddress } from '../../ui/use-address.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { AlsoOnSite } from './also-on-site.tsx';
import { BlogFilters } from './article-filters.tsx';
import { choiceIn, chooseArticles } from './filter-articles.ts';
import { searchSite } from './search-site.ts';

/** With fewer articles, search and categories are not shown. */
const WORTH_SEARCHING = 4;

/** Creates a function that fetches a file of this language once. After a failure its next call tries again. */
function fetchOnce<Content>(path: string): () => Promise<Content> {
  let request: Promise<Content> | undefined;
  return () =>
    (request ??= fetch(localizedPath(path))
      .then((response) => {
        if (!response.ok) throw new Error(`${path} could not be had: status ${response.status}`);
        return response.json() as Promise<Content>;
      })
      .catch((cause: unknown) => {
        request = undefined;
        throw cause;
      }));
}

const fetchArticles = fetchOnce<ArticleSummary[]>(ALL_ARTICLES_PATH);
const fetchIndex = fetchOnce<SearchEntry[]>(SEARCH_PATH);

/** What the rest of the site has, once somebody searches: null until it has arrived. */
function useSearchIndex(search: string): readonly SearchEntry[] | 'failed' | null {
  const [index, setIndex] = useState<readonly SearchEntry[] | 'failed' | null>(null);
  useEffect(() => {
    // After a failure, the next search tries again.
    if (search) fetchIndex().then(setIndex, () => setIndex('failed'));
  }, [search]);
  return search ? index : null;
}

/**
 * Returns the articles to filter: those on the page, or all articles if a list of several pages is filtered.
 *
 * @returns `articles` is null while they are being fetched; `failed` is true if fetching failed
 */
function useArticles(onPage: ArticleSummary[], areAllNeeded: boolean) {
  const [all, setAll] = useState<ArticleSummary[] | 'failed' | null>(null);
  const isMissing = areAllNeeded && all === null;

  useEffect(() => {
    if (isMissing) fetchArticles().then(setAll, () => setAll('failed'));
  }, [isMissing]);

  const failed = areAllNeeded && all === 'failed';
  const articles = areAllNeeded ? all : onPage;
  return { articles: articles === 'failed' ? null : articles, failed, tryAgain: () => setAll(null) };
}

/** Fetches the articles at the first interaction with search or categories, before a choice is made. */
function prefetchArticles() {
  // Ignored: the choice fetches again and reports the failure.
  fetchArticles().catch(() => {});
}

/**
 * Scrolls to an element unless it is in the upper part of the window, where what follows it is visible too.
 */
function scrollToAnswer(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight * 0.6) element.scrollIntoView({ behavior: 'instant' });
}

type Props = {
  /** the articles on this page of the list, newest first */
  articles: ArticleSummary[];
  categories: ArticleCategory[];
  /** number of articles on all pages */
  total: number;
  /** counted from 1 */
  page: number;
};

/**
 * The blog's articles with search and categories. A list of several pages fetches all articles when a visitor
 * filters it; until then each page contains only its own.
 */
export function BlogList({ articles: onPage, categories, total, page }: Props) {
  const hydrated = useHydrated();
  const choice = choiceIn(new URLSearchParams(useAddress('search')), categories);
  const { search, category } = choice;
  const isFiltered = Boolean(search || category);
  const isSearched = total >= WORTH_SEARCHING || isFiltered;
  const isPartOnly = total > onPage.length;
  const { articles, failed, tryAgain } = useArticles(onPage, isFiltered && isPartOnly);
  const chosen = articles && chooseArticles(articles, choice);
  const index = useSearchIndex(search);
  const others = chosen && index && index !== 'failed' ? searchSite(index, choice, chosen) : [];

  const summary = useRef<HTMLParagraphElement>(null);

  // Shows the list, which client/head-script.ts hides if the address contains a filter, once it can be
  // filtered.
  useEffect(() => {
    if (hydrated) document.documentElement.removeAttribute('data-query-pending');
  }, [hydrated]);

  return (
    <>
      {isSearched ? (
        <section
          aria-label={words.search.region}
          onFocus={isPartOnly ? prefetchArticles : undefined}
          onPointerDown={isPartOnly ? prefetchArticles : undefined}
          className="bg-mist pt-6 pb-8 wide:pt-8 wide:pb-14"
        >
          <div className="page">
            <BlogFilters
              chosen={choice}
              categories={categories}
              onChoose={() => summary.current && scrollToAnswer(summary.current)}
            />
          </div>
        </section>
      ) : (
        <div className="h-8 bg-mist wide:h-14" />
      )}
      <section
        aria-label={words.articles}
        className="page pt-6 pb-section in-data-query-pending:animate-[appear_1ms_4s_backwards] wide:pt-10"
      >
        <p ref={summary} role="status" className={isSearched ? 'text-lead' : 'sr-only'}>
          {chosen
            ? words.summary(isFiltered ? chosen.length : total, { search, category: category?.name ?? '' })
            : failed
              ? words.failed.text
              : words.fetching}
        </p>
        {failed && (
          <Button look="secondary" onClick={tryAgain} className="mt-5">
            {words.failed.action}
          </Button>
        )}
        {chosen && chosen.length > 0 && (
          // The key scrolls a new result back to its start.
          <Entries key={`${search}\n${category?.id}`} articles={chosen} />
        )}
        {others.length > 0 && <AlsoOnSite key={search} found={others} />}
        {index === 'failed' && <p className="mt-8">{words.also.failed}</p>}
        {chosen?.length === 0 && (
          <div className="mt-4">
            {others.length === 0 && <p>{words.nothing.text}</p>}
            <ButtonLink to={pathOf('blog')} look="secondary" className="mt-5">
              {words.nothing.action}
            </ButtonLink>
          </div>
        )}
        {!isFiltered && <Pages page={page} of={blogPages(total)} />}
      </section>
    </>
  );
}

function Entries({ articles }: { articles: ArticleSummary[] }) {
  const [count, setCount] = useState(ARTICLES_PER_PAGE);
  return (
    <>
      <ul className="mt-4 border-b border-sand-deep wide:mt-8">
        {articles.slice(0, count).map((article, index) => (
          <li key={article.slug}>
            <ArticleEntry article={article} headingLevel={2} eager={index === 0} />
          </li>
        ))}
      </ul>
      {count < articles.length && (
        <p className="mt-8">
          <Button look="secondary" onClick={() => setCount(count + ARTICLES_PER_PAGE)}>
            {words.more}
          </Button>
        </p>
      )}
    </>
  );
}

/** Links to the previous and next page of the list. */
function Pages({ page, of }: { page: number; of: number }) {
  return (
    of > 1 && (
      <nav aria-label={words.pages.label} className="mt-10 flex flex-wrap items-center gap-4">
        {page > 1 && (
          <ButtonLink to={blogPagePath(page - 1)} look="secondary">
            {words.pages.newer}
          </ButtonLink>
        )}
        <span>{words.pages.current(page, of)}</span>
        {page < of && (
          <ButtonLink to={blogPagePath(page + 1)} look="secondary">
            {words.pages.older}
          </ButtonLink>
        )}
      </nav>
    )
  );
}
