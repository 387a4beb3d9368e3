import { Suspense } from 'react';
import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router';
import { articles } from '#clinic/articles.server.ts';
import { articles as categories } from '#clinic/categories.server.ts';
import { page as texts } from '#clinic/pages/blog.ts';
import { words } from '#words/blog.ts';
import { articleSummary } from '../../content/articles.server.ts';
import { ARTICLES_PER_PAGE, blogPagePath, blogPages } from '../../pages.ts';
import { PageHero } from '../../sections/page-hero.tsx';
import { feedLink } from '../../seo/feed-link.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { late } from '../../ui/late.ts';
import type { Route } from './+types/blog.ts';
import { BlogList } from './list.tsx';

const NotFoundScreen = late(() => import('../not-found/screen.tsx'));

/** The list's first page, or a further one by the number in its address. */
export function loader({ params }: Route.LoaderArgs) {
  const { page: asked = '1' } = params as { page?: string };
  const page = Number(asked);
  if (String(page) !== asked || page < 1 || page > blogPages(articles.length)) {
    throw new Response('No such page', { status: 404 });
  }
  const from = (page - 1) * ARTICLES_PER_PAGE;
  return {
    articles: articles.slice(from, from + ARTICLES_PER_PAGE).map(articleSummary),
    categories: categories.filter(({ id }) => articles.some(({ category }) => category === id)),
    total: articles.length,
    page,
  };
}

/** The same for every search. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** Nothing for a page that the list does not have. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch((error: unknown) => {
    if (isRouteErrorResponse(error) && error.status === 404) return null;
    throw error;
  });
}

export function links() {
  // Feed readers read what is delivered.
  return import.meta.env.SSR ? [feedLink] : [];
}

export function meta({ loaderData }: Route.MetaArgs) {
  const page = loaderData?.page ?? 1;
  return pageMeta({
    title: words.title(page),
    description: texts.description,
    path: blogPagePath(page),
    // A search result leads to an article, not to the page that it stands on this month.
    hidden: page > 1 || !loaderData,
  });
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <Suspense fallback={<div className="min-h-[80vh]" />}>
        <NotFoundScreen />
      </Suspense>
    );
  }
  return (
    <>
      <PageHero
        eyebrow={texts.eyebrow}
        heading={texts.heading}
        intro={texts.intro}
        className="pt-6 wide:pt-14"
      />
      <BlogList {...loaderData} />
    </>
  );
}
