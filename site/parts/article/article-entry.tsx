import { dates } from '#words/dates.ts';
import { shared } from '#words/shared.ts';
import type { ArticleSummary } from '../../content/articles.server.ts';
import { articlePath } from '../../../domain/web/screens.ts';
import { Sentence } from '../../ui/sentence.tsx';
import { ListEntry } from './list-entry.tsx';
import { languageOf } from '../text-review/unreviewed-note.tsx';

type Props = {
  article: ArticleSummary;
  headingLevel: 2 | 3;
  /** whether it is visible without scrolling */
  eager?: boolean;
};

/** An article in a list. */
export function ArticleEntry({ article, ...rest }: Props) {
  const { slug, excerpt, authorName, date, minutes, category } = article;
  return (
    <ListEntry
      {...article}
      {...rest}
      as="article"
      kind={category.name}
      measure={shared.readTime(minutes)}
      to={articlePath(slug)}
      text={excerpt}
      language={languageOf(article)}
      foot={
        <Sentence
          parts={shared.byline({ date: <time dateTime={date}>{dates.date(date)}</time> }, authorName)}
        />
      }
    />
  );
}
