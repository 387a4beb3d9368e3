import { Link } from 'react-router';
import { words } from '#words/article.ts';
import { dates } from '#words/dates.ts';
import { shared } from '#words/shared.ts';
import type { ArticleSummary } from '../../content/articles.server.ts';
import { blogChoicePath, pathOf } from '../../pages.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Sentence } from '../../ui/sentence.tsx';

const ABOVE = [
  { name: shared.home, path: pathOf('home') },
  { name: words.blog, path: pathOf('blog') },
];

export function ArticleHeader({ article }: { article: ArticleSummary }) {
  const { category, minutes, title, authorName, date, image, imageAlt } = article;
  return (
    <header
      className={`pt-(--header-height) ${image ? 'bg-linear-to-b from-mist from-75% to-plaster to-75%' : 'bg-mist pb-10'}`}
    >
      <div className="page max-w-4xl pt-4 lg:pt-8">
        <Breadcrumb above={ABOVE} />
        <p className="relative mt-4 flex flex-wrap items-center gap-x-5 lg:mt-8">
          <Link
            to={blogChoicePath({ category: category.name })}
            className="inline-flex min-h-11 items-center font-semibold text-terracotta-deep underline-offset-4 hover:underline"
          >
            {category.name}
          </Link>
          <span className="inline-flex items-center gap-1.5 text-ink-soft">
            <Icon name="clock" className="size-5" /> {shared.readTime(minutes)}
          </span>
        </p>
        <h1 className="mt-1 text-title">{title}</h1>
        <p className="mt-4">
          <Sentence
            parts={words.byline({ date: <time dateTime={date}>{dates.date(date)}</time> }, authorName)}
          />
        </p>
        {image && (
          <Picture
            set={image}
            alt={imageAlt}
            sizes="(width >= 56rem) 51rem, 92vw"
            eager
            className="mt-8 aspect-[3/2] w-full rounded-3xl object-cover lg:aspect-[2/1]"
          />
        )}
      </div>
    </header>
  );
}
