import { Suspense } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { clinic } from '../../../clinic/clinic.ts';
import { ARTICLES_PER_PAGE, blogPagePath, blogPages } from '../../content/article.ts';
import { readArticles } from '../../content/articles.server.ts';
import { articleSummary } from '../../content/summaries.server.ts';
import { BlogList } from './list.tsx';
import { feedLink } from '../../seo/feed-link.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { late } from '../../ui/late.ts';
import type { Route } from './+types/blog.ts';

const NotFoundScreen = late(() => import('../not-found/screen.tsx'));

/** The list's first page, or a further one by the number in its address. */
export async function loader({ params }: Route.LoaderArgs) {
  const { page: asked = '1' } = params as { page?: string };
  const articles = readArticles();
  const page = Number(asked);
  if (String(page) !== asked || page < 1 || page > blogPages(articles.length)) {
    throw new Response('No such page', { status: 404 });
  }
  const from = (page - 1) * ARTICLES_PER_PAGE;
  return {
    articles: await Promise.all(articles.slice(from, from + ARTICLES_PER_PAGE).map(articleSummary)),
    total: articles.length,
    page,
  };
}

/** Nothing for a page that the list does not have. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch((error: unknown) => {
    if (isRouteErrorResponse(error) && error.status === 404) return null;
    throw error;
  });
}

export function links() {
  return [feedLink];
}

export function meta({ loaderData }: Route.MetaArgs) {
  const page = loaderData?.page ?? 1;
  return pageMeta({
    title: page === 1 ? 'Blog' : `Blog, page ${page}`,
    description: `Plain advice on teeth and gums from the dentists of ${clinic.name} in ${clinic.address.locality}, ${clinic.address.city}: toothache, brushing, children, braces and more.`,
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
      <section className="bg-mist pt-(--header-height)">
        <div className="page pt-10 lg:pt-16">
          <h1 className="text-title">Dental Health Blog</h1>
          <p className="mt-4 prose-width text-lead text-ink-soft">
            What our dentists explain every day, written down: what to do tonight, what can wait, and what to
            ask before you agree to anything.
          </p>
        </div>
      </section>
      <BlogList {...loaderData} />
    </>
  );
}
