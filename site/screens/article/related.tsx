import { words } from '#words/article.ts';
import type { ArticleSummary } from '../../content/articles.server.ts';
import type { NamedDoctor } from '../../content/doctors.server.ts';
import type { ServiceSummary } from '../../content/services.server.ts';
import { servicePath } from '../../../domain/screens.ts';
import { ArticleEntry } from '../../sections/article-entry.tsx';
import { Entry } from '../../sections/entry.tsx';
import { languageOf } from '../../sections/translation.tsx';

type Props = {
  articles: ArticleSummary[];
  /** where there is room beside them: what the article is about, or who wrote it */
  further: ServiceSummary | (NamedDoctor & { path: string }) | undefined;
};

export function ArticleRelated({ articles, further }: Props) {
  if (articles.length === 0 && !further) return null;
  const kind = further && ('id' in further ? words.treatment : words.author);
  return (
    <section aria-labelledby="related" className="page py-section print:hidden">
      <h2 id="related" className="text-section">
        {articles.length > 0 ? words.related : kind}
      </h2>
      <ul className="mt-6 border-b border-sand-deep wide:mt-10">
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleEntry article={article} headingLevel={3} />
          </li>
        ))}
        {further && (
          <li>
            {'id' in further ? (
              <Entry
                {...further}
                kind={words.treatment}
                headingLevel={3}
                to={servicePath(further.id)}
                text={further.shortDescription}
                language={languageOf(further)}
              />
            ) : (
              <Entry
                kind={words.author}
                measure={further.role}
                title={further.name}
                headingLevel={3}
                to={further.path}
                text={further.bio}
                image={further.image}
                imageAlt=""
                isPerson
              />
            )}
          </li>
        )}
      </ul>
    </section>
  );
}
