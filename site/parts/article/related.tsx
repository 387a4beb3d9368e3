import { articles } from '#clinic/articles.server.ts';
import { services } from '#clinic/services.server.ts';
import { words } from '#words/article.ts';
import type { Article } from '../../../domain/clinic/article.ts';
import { articleSummary, MAX_RELATED, relatedArticles } from '../../content/articles.server.ts';
import { doctorSummary } from '../../content/doctors.server.ts';
import { servicePath } from '../../../domain/web/screens.ts';
import { ArticleEntry } from './article-entry.tsx';
import { ListEntry } from './list-entry.tsx';
import { languageOf } from '../text-review/unreviewed-note.tsx';

/**
 * Shown in addition if there are few related articles: the treatment that the article is about, or its
 * author.
 */
function furtherReading({ slug, author: id, service: about }: Article) {
  const service = services.find((each) => (about ? each.id === about : each.article === slug));
  if (service) return service;
  const { path, ...author } = doctorSummary(id);
  return path ? { ...author, path } : undefined;
}

export function ArticleRelated({ article }: { article: Article }) {
  const related = relatedArticles(articles, article);
  const further = related.length < MAX_RELATED ? furtherReading(article) : undefined;
  if (related.length === 0 && !further) return null;
  const kind = further && ('id' in further ? words.treatment : words.author);
  return (
    <section aria-labelledby="related" className="page py-section print:hidden">
      <h2 id="related" className="text-section">
        {related.length > 0 ? words.related : kind}
      </h2>
      <ul className="mt-6 border-b border-sand-deep wide:mt-10">
        {related.map((each) => (
          <li key={each.slug}>
            <ArticleEntry article={articleSummary(each)} headingLevel={3} />
          </li>
        ))}
        {further && (
          <li>
            {'id' in further ? (
              <ListEntry
                {...further}
                kind={words.treatment}
                headingLevel={3}
                to={servicePath(further.id)}
                text={further.shortDescription}
                language={languageOf(further)}
              />
            ) : (
              <ListEntry
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
