import { Suspense } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { articles } from '#clinic/articles.server.ts';
import { services } from '#clinic/services.server.ts';
import { words } from '#words/article.ts';
import type { Article } from '../../../domain/content/article.ts';
import { articleSummary, MOST_RELATED, relatedArticles } from '../../content/articles.server.ts';
import { namedDoctor } from '../../content/doctors.server.ts';
import { reviewOf } from '../../content/reviews.server.ts';
import { serviceSummary } from '../../content/services.server.ts';
import { articlePath } from '../../pages.ts';
import { feedLink } from '../../seo/feed-link.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { onceStirred } from '../../ui/late.ts';
import type { Route } from './+types/article.ts';
import { ArticleHeader } from './header.tsx';
import { ArticleNotFound } from './not-found.tsx';

const loadBody = () => import('./body.tsx');
const ArticleBody = onceStirred(loadBody);
const ArticleEnd = onceStirred(async () => ({ default: (await loadBody()).ArticleEnd }));

export function loader({ params }: Route.LoaderArgs) {
  const article = articles.find(({ slug }) => slug === params.slug);
  if (!article) throw new Response('No such article', { status: 404 });
  const related = relatedArticles(articles, article).map(articleSummary);
  return {
    article: { ...articleSummary(article), content: article.content },
    authorPath: namedDoctor(article.author).path,
    isUrgent: article.urgent ?? false,
    review: reviewOf(article),
    related,
    further: related.length < MOST_RELATED ? furtherReading(article) : undefined,
  };
}

/** What fills the place that related articles leave: the treatment that the article is about, or its author. */
function furtherReading({ slug, author: id, service: about }: Article) {
  const service = services.find((each) => (about ? each.id === about : each.article === slug));
  if (service) return serviceSummary(service);
  const { path, ...author } = namedDoctor(id);
  return path ? { ...author, path } : undefined;
}

/**
 * Nothing for an unknown slug. Come to from another page, an article appears whole; asked for where one stands, it was not
 * delivered, so there is none.
 */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const isHere = new URL(request.url).pathname === location.pathname;
  const data = serverLoader().catch((error: unknown) => {
    if (isRouteErrorResponse(error) && error.status === 404) return null;
    throw error;
  });
  await Promise.all([data, isHere ? null : loadBody().catch(() => null)]);
  return data;
}

export function links() {
  // Feed readers read what is delivered.
  return import.meta.env.SSR ? [feedLink] : [];
}

/** Search engines show 160 characters; a longer excerpt ends at a word before that. */
function shortened(excerpt: string): string {
  return excerpt.length <= 160 ? excerpt : `${excerpt.slice(0, 159).replace(/\W*\s\S*$/, '')}…`;
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) {
    const { title, description } = words.notFound;
    return pageMeta({ title, description, path: articlePath(params.slug), hidden: true });
  }
  const { title, excerpt, slug } = loaderData.article;
  return pageMeta({ title, description: shortened(excerpt), path: articlePath(slug) });
}

export default function ArticleScreen({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <ArticleNotFound />;
  const { article, authorPath, isUrgent, review, related, further } = loaderData;
  return (
    <>
      <article>
        <ArticleHeader article={article} authorPath={authorPath} isUrgent={isUrgent} />
        <Suspense>
          <ArticleBody html={article.content} review={review} />
        </Suspense>
      </article>
      <Suspense>
        <ArticleEnd articles={related} further={further} />
      </Suspense>
    </>
  );
}
