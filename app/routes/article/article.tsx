import { isRouteErrorResponse } from 'react-router';
import { articles } from '#clinic/articles.server.ts';
import { words } from '#words/article.ts';
import { articleSummary, relatedArticles } from '../../content/articles.server.ts';
import { reviewOf } from '../../content/reviews.server.ts';
import { articlePath } from '../../pages.ts';
import { feedLink } from '../../seo/feed-link.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/article.ts';
import { ArticleBody } from './body.tsx';
import { ArticleHeader } from './header.tsx';
import { ArticleNextStep } from './next-step.tsx';
import { ArticleNotFound } from './not-found.tsx';
import { ArticleRelated } from './related.tsx';

export function loader({ params }: Route.LoaderArgs) {
  const article = articles.find(({ slug }) => slug === params.slug);
  if (!article) throw new Response('No such article', { status: 404 });
  return {
    article: { ...articleSummary(article), content: article.content },
    review: reviewOf(article),
    related: relatedArticles(articles, article).map(articleSummary),
  };
}

/** Nothing for an unknown slug. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch((error: unknown) => {
    if (isRouteErrorResponse(error) && error.status === 404) return null;
    throw error;
  });
}

export function links() {
  return [feedLink];
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
  const { article, review, related } = loaderData;
  return (
    <>
      <article>
        <ArticleHeader article={article} />
        <ArticleBody html={article.content} review={review} />
      </article>
      <ArticleNextStep />
      <ArticleRelated articles={related} />
    </>
  );
}
