import { Link } from 'react-router';
import type { PictureSet } from '../../domain/content/fields.ts';
import { Picture } from '../ui/picture.tsx';

export type ArticleSummary = {
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  date: string;
  published: string;
  readTime: string;
  category: string;
  picture: PictureSet;
  imageAlt: string;
};

type Props = {
  article: ArticleSummary;
  headingLevel: 2 | 3;
  /** for a card in the first screenful */
  eager?: boolean;
};

/** An article as lists show it (spec 2, Blog list). */
export function ArticleCard({ article, headingLevel, eager = false }: Props) {
  const { slug, title, excerpt, author, date, published, readTime, category, picture, imageAlt } = article;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-2xl bg-white shadow-card">
      <Picture
        set={picture}
        alt={imageAlt}
        sizes="(width >= 76rem) 22rem, (width >= 64rem) 30vw, (width >= 40rem) 45vw, 90vw"
        eager={eager}
        className="aspect-[3/2] w-full object-cover"
      />
      <div className="flex grow flex-col p-6">
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className="font-semibold text-terracotta-deep">{category}</span>
          <span className="text-ink-soft">{readTime}</span>
        </p>
        <Heading className="mt-2 text-card">
          {/* The whole card answers a click. */}
          <Link
            to={`/blog/${slug}`}
            className="line-clamp-2 decoration-sea-light decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </Link>
        </Heading>
        <p className="mt-2 mb-5 line-clamp-3">{excerpt}</p>
        <p className="mt-auto border-t border-plaster-deep pt-3 text-ink-soft">
          {author}, <time dateTime={published}>{date}</time>
        </p>
      </div>
    </article>
  );
}
