import { Link } from 'react-router';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { ArticleSummary } from '../../sections/article-card.tsx';

const ABOVE = [
  { name: 'Home', path: '/' },
  { name: 'Blog', path: '/blog' },
];

export function ArticleHeader({ article }: { article: ArticleSummary }) {
  const { category, readTime, title, author, date, published, picture, imageAlt } = article;
  return (
    <header className="bg-linear-to-b from-mist from-75% to-plaster to-75% pt-(--header-height)">
      <div className="page max-w-4xl pt-4 lg:pt-8">
        <Breadcrumb above={ABOVE} />
        <p className="relative mt-4 flex flex-wrap items-center gap-x-5 lg:mt-8">
          <Link
            to={`/blog?${new URLSearchParams({ category })}`}
            className="inline-flex min-h-11 items-center font-semibold text-terracotta-deep underline-offset-4 hover:underline"
          >
            {category}
          </Link>
          <span className="inline-flex items-center gap-1.5 text-ink-soft">
            <Icon name="clock" className="size-5" /> {readTime}
          </span>
        </p>
        <h1 className="mt-1 text-title">{title}</h1>
        <p className="mt-4">
          By {author}, <time dateTime={published}>{date}</time>
        </p>
        <Picture
          set={picture}
          alt={imageAlt}
          sizes="(width >= 56rem) 51rem, 92vw"
          eager
          className="mt-8 aspect-[3/2] w-full rounded-3xl object-cover lg:aspect-[2/1]"
        />
      </div>
    </header>
  );
}
