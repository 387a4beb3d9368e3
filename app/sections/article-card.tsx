import { Link } from 'react-router';
import { dates } from '#words/dates.ts';
import { shared } from '#words/shared.ts';
import type { ArticleSummary } from '../content/articles.server.ts';
import { articlePath } from '../pages.ts';
import { Picture } from '../ui/picture.tsx';
import { Sentence } from '../ui/sentence.tsx';

type Props = {
  article: ArticleSummary;
  headingLevel: 2 | 3;
  /** for a card in the first screenful */
  eager?: boolean;
};

/** An article as lists show it. */
export function ArticleCard({ article, headingLevel, eager = false }: Props) {
  const { slug, title, excerpt, authorName, date, minutes, category, image, imageAlt } = article;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-2xl bg-white shadow-card">
      <Picture
        set={image}
        alt={imageAlt}
        sizes="(width >= 76rem) 22rem, (width >= 64rem) 30vw, (width >= 40rem) 45vw, 90vw"
        eager={eager}
        className="aspect-[3/2] w-full object-cover"
      />
      <div className="flex grow flex-col p-6">
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className="font-semibold text-terracotta-deep">{category.name}</span>
          <span className="text-ink-soft">{shared.readTime(minutes)}</span>
        </p>
        <Heading className="mt-2 text-card">
          {/* The whole card answers a click. */}
          <Link
            to={articlePath(slug)}
            className="line-clamp-2 decoration-sea-light decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </Link>
        </Heading>
        <p className="mt-2 mb-5 line-clamp-3">{excerpt}</p>
        <p className="mt-auto border-t border-plaster-deep pt-3 text-ink-soft">
          <Sentence
            parts={shared.byline({ date: <time dateTime={date}>{dates.date(date)}</time> }, authorName)}
          />
        </p>
      </div>
    </article>
  );
}
