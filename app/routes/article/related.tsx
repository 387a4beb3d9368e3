import { words } from '#words/article.ts';
import type { ArticleSummary } from '../../content/articles.server.ts';
import { ArticleCard } from '../../sections/article-card.tsx';

export function ArticleRelated({ articles }: { articles: ArticleSummary[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="related" className="bg-sand/45 py-14 lg:py-20 print:hidden">
      <div className="page">
        <h2 id="related" className="text-section">
          {words.related}
        </h2>
        <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {articles.map((article) => (
            <li key={article.slug}>
              <ArticleCard article={article} headingLevel={3} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
