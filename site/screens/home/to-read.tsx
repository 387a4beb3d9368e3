import { words } from '#words/home.ts';
import type { ArticleSummary } from '../../content/articles.server.ts';
import { ArticleEntry } from '../../sections/article-entry.tsx';

/** The latest articles; nothing where there are none. */
export function ToRead({ toRead }: { toRead: ArticleSummary[] }) {
  if (toRead.length === 0) return null;
  return (
    <section aria-labelledby="to-read" className="bg-white">
      <div className="page py-section">
        <h2 id="to-read" className="text-section">
          {words.toRead}
        </h2>
        <ul className="mt-6 border-b border-sand-deep wide:mt-10">
          {toRead.map((article) => (
            <li key={article.slug}>
              <ArticleEntry article={article} headingLevel={3} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
