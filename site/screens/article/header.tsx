import { urgent as help } from '#clinic/urgent.ts';
import { words } from '#words/article.ts';
import { dates } from '#words/dates.ts';
import { shared } from '#words/shared.ts';
import type { Article } from '../../../domain/clinic/article.ts';
import { articlePath, blogChoicePath, pathOf } from '../../../domain/web/screens.ts';
import { categoryOf } from '../../content/articles.server.ts';
import { doctorSummary } from '../../content/doctors.server.ts';
import { UnreviewedNote } from '../../sections/unreviewed-note.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Icon, arrowDownIcon, clockIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Sentence } from '../../ui/sentence.tsx';

const ABOVE = [
  { name: shared.home, path: pathOf('home') },
  { name: words.blog, path: pathOf('blog') },
];

type Props = { article: Article; className?: string };

/**
 * The article's links to headings. An urgent article without links of its own links to its emergency help.
 */
export function jumpsOf({ urgent, jumps }: Article): Article['jumps'] {
  return urgent && help && jumps.length === 0 ? [{ heading: help.heading, part: 'emergency' }] : jumps;
}

export function ArticleHeader({ article }: Props) {
  const { title, image } = article;
  const jumps = jumpsOf(article);
  const isUrgent = jumps.length > 0;
  return (
    <header className="overflow-x-clip bg-mist pt-(--header-height)">
      <div className={`page ${image ? 'grid grid-cols-1 gap-x-16 wide:grid-cols-2' : ''}`}>
        <div className={`pt-3 wide:pt-8 wide:pb-16 ${isUrgent ? 'pb-4' : 'pb-8'}`}>
          <Breadcrumb above={ABOVE} />
          {!isUrgent && <ArticleKind article={article} className="mt-3 wide:mt-7" />}
          <h1
            className={`mt-1 text-title md:max-w-[24ch] ${isUrgent ? 'max-md:text-section wide:mt-7' : ''}`}
          >
            {title}
          </h1>
          <Jumps jumps={jumps} />
          {!isUrgent && <ArticleByline article={article} className="mt-3" />}
          <UnreviewedNote {...article} path={articlePath(article.slug)} className="mt-3 prose-width" />
        </div>
        {image && (
          // Extends to the edge of the window, as high as the text beside it. On a phone, emergency help
          // comes before the picture.
          <div
            className={`-me-bleed max-wide:-ms-edge wide:relative ${isUrgent ? 'max-wide:hidden wide:min-h-96' : 'wide:min-h-115'}`}
          >
            <Picture
              of={article}
              sizes="(width >= 76rem) max(55rem, 50vw), 100vw"
              eager={!isUrgent}
              className="aspect-[3/2] w-full object-cover wide:absolute wide:aspect-auto wide:h-full"
            />
          </div>
        )}
      </div>
    </header>
  );
}

/** Category and reading time. */
export function ArticleKind({ article, className = '' }: Props) {
  const category = categoryOf(article);
  return (
    <p className={`flex flex-wrap items-center gap-x-5 ${className}`}>
      <Link
        to={blogChoicePath({ category: category.name })}
        className="inline-flex min-h-11 items-center font-semibold text-terracotta-deep underline-offset-4 hover:underline"
      >
        {category.name}
      </Link>
      <span className="inline-flex items-center gap-1.5 text-ink-soft">
        <Icon drawing={clockIcon} className="size-5" /> {shared.readTime(article.minutes)}
      </span>
    </p>
  );
}

/** Author and date. */
export function ArticleByline({ article, className = '' }: Props) {
  const { authorName, date } = article;
  const { path } = doctorSummary(article.author);
  const author = path ? <TextLink to={path}>{authorName}</TextLink> : authorName;
  return (
    <p className={className}>
      <Sentence parts={words.byline({ author, date: <time dateTime={date}>{dates.date(date)}</time> })} />
    </p>
  );
}

function Jumps({ jumps }: Pick<Article, 'jumps'>) {
  if (jumps.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-2.5 print:hidden">
      {jumps.map(({ heading, part }) => (
        <li key={part} className="max-sm:w-full">
          <a
            href={`#${part}`}
            className="inline-flex min-h-12 w-full items-center justify-between gap-3 rounded-full bg-sea-deep px-6 py-2 leading-tight font-semibold text-white hover:bg-sea"
          >
            {heading} <Icon drawing={arrowDownIcon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
