import { articles } from '#clinic/articles.server.ts';
import { groups } from '#clinic/categories.server.ts';
import { words } from '#words/home.ts';
import { articleSummary } from '../../content/articles.server.ts';
import { ArticleEntry } from '../../parts/article/article-entry.tsx';

/** Number of articles shown. */
const ARTICLES = 3;

/** The latest articles, for a clinic without service groups; renders nothing if there are none. */
export function LatestArticles() {
  if (groups.length > 0 || articles.length === 0) return null;
  return (
    <section aria-labelledby="to-read" className="bg-white">
      <div className="page py-section">
        <h2 id="to-read" className="text-section">
          {words.toRead}
        </h2>
        <ul className="mt-6 border-b border-sand-deep wide:mt-10">
          {articles.slice(0, ARTICLES).map((article) => (
            <li key={article.slug}>
              <ArticleEntry article={articleSummary(article)} headingLevel={3} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
