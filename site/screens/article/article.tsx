import { ArticleBody } from './body.tsx';
import { ArticleHeader } from './header.tsx';
import { ArticleNextStep } from './next-step.tsx';
import type { ArticlePage } from './page.ts';
import { ArticleRelated } from './related.tsx';

export function Article({ page }: { page: ArticlePage }) {
  return (
    <>
      <article>
        <ArticleHeader {...page} />
        <ArticleBody html={page.content} review={page.review} />
      </article>
      <ArticleNextStep />
      <ArticleRelated articles={page.related} further={page.further} />
    </>
  );
}
