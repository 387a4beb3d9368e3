import { words } from '#words/article.ts';
import { dates } from '#words/dates.ts';
import { shared } from '#words/shared.ts';
import { articlePath, blogChoicePath, pathOf } from '../../../domain/screens.ts';
import { UnreviewedNote } from '../../sections/translation.tsx';
import { UrgentHelp } from '../../sections/urgent-help.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Icon } from '../../ui/icon.tsx';
import { clockIcon } from '../../ui/icons.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import type { ArticlePage } from './page.ts';

const ABOVE = [
  { name: shared.home, path: pathOf('home') },
  { name: words.blog, path: pathOf('blog') },
];

type Props = Pick<ArticlePage, 'article' | 'authorPath' | 'isUrgent'>;

export function ArticleHeader({ article, authorPath, isUrgent }: Props) {
  const { category, minutes, title, excerpt, authorName, date, image, imageAlt } = article;
  const path = articlePath(article.slug);
  const author = authorPath ? (
    <Link
      to={authorPath}
      className="inline-flex min-h-11 items-center font-semibold text-sea-deep underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-sea"
    >
      {authorName}
    </Link>
  ) : (
    authorName
  );
  return (
    <header className="overflow-x-clip bg-mist pt-(--header-height)">
      <div className={`page ${image ? 'grid grid-cols-1 gap-x-16 wide:grid-cols-2' : ''}`}>
        <div className="pt-3 pb-8 wide:pt-8 wide:pb-16">
          <Breadcrumb above={ABOVE} />
          <p className="mt-3 flex flex-wrap items-center gap-x-5 wide:mt-7">
            <Link
              to={blogChoicePath({ category: category.name })}
              className="inline-flex min-h-11 items-center font-semibold text-terracotta-deep underline-offset-4 hover:underline"
            >
              {category.name}
            </Link>
            <span className="inline-flex items-center gap-1.5 text-ink-soft">
              <Icon drawing={clockIcon} className="size-5" /> {shared.readTime(minutes)}
            </span>
          </p>
          <h1 className="mt-1 text-title md:max-w-[24ch]">{title}</h1>
          {isUrgent && <p className="mt-4 prose-width text-lead">{excerpt}</p>}
          <p className="mt-3">
            <Sentence
              parts={words.byline({ author, date: <time dateTime={date}>{dates.date(date)}</time> })}
            />
          </p>
          <UnreviewedNote {...article} path={path} className="mt-3 prose-width" />
        </div>
        {isUrgent && (
          // On a phone it comes before the picture.
          <UrgentHelp
            path={path}
            folds="all"
            isNoted={article.translation === 'unreviewed'}
            className="mb-8 wide:order-last wide:col-span-full wide:my-10"
          />
        )}
        {image && (
          // To the edge of the window, as high as the text beside it.
          <div
            className={`-me-bleed max-wide:-ms-edge wide:relative ${isUrgent ? 'wide:min-h-96' : 'wide:min-h-132'}`}
          >
            <Picture
              set={image}
              alt={imageAlt}
              sizes="(width >= 76rem) max(55rem, 50vw), 100vw"
              eager
              className={`${isUrgent ? 'aspect-[2/1]' : 'aspect-[3/2]'} w-full object-cover wide:absolute wide:aspect-auto wide:h-full`}
            />
          </div>
        )}
      </div>
    </header>
  );
}
