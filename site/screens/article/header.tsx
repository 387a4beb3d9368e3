import { facts } from '#clinic/facts.ts';
import { words } from '#words/article.ts';
import { dates } from '#words/dates.ts';
import { shared } from '#words/shared.ts';
import { urgentWords } from '#words/urgent.ts';
import type { Article } from '../../../domain/clinic/article.ts';
import { articlePath, blogChoicePath, hasScreen, pathOf } from '../../../domain/web/screens.ts';
import { categoryOf } from '../../content/articles.server.ts';
import { doctorSummary } from '../../content/doctors.server.ts';
import { reviewOf } from '../../content/reviews.server.ts';
import { Reviewed } from '../../parts/text-review/review-note.tsx';
import { UnreviewedNote } from '../../parts/text-review/unreviewed-note.tsx';
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

type Props = { article: Article };

/**
 * Whether the article tells what to do in an emergency: it names the headings to link at its top. Its help
 * comes before its picture, subject, author and review.
 */
export function isEmergencyGuide({ jumps }: Article): boolean {
  return jumps.length > 0;
}

export function ArticleHeader({ article }: Props) {
  const { title, image } = article;
  const isGuide = isEmergencyGuide(article);
  return (
    <header className="overflow-x-clip bg-mist pt-(--header-height)">
      <div
        className={`page grid grid-cols-1 gap-x-16 ${image ? 'lg:grid-cols-2 lg:grid-rows-[auto_1fr]' : ''}`}
      >
        <div className="pt-3 wide:pt-8">
          <Breadcrumb above={ABOVE} />
          {!isGuide && <ArticleKind article={article} className="mt-2 wide:mt-7" />}
          <h1 className={`text-title md:max-w-[24ch] ${isGuide ? 'mt-1 max-md:text-section wide:mt-7' : ''}`}>
            {title}
          </h1>
          <Jumps {...article} />
          <UnreviewedNote {...article} path={articlePath(article.slug)} className="mt-3 prose-width" />
        </div>
        {image && (
          // Extends to the edge of the window. In two columns it is as high as the text beside it. On a
          // phone, the picture of an emergency guide would delay the help.
          <div
            className={`-me-bleed max-lg:-ms-edge lg:relative lg:col-start-2 lg:row-span-2 lg:row-start-1 ${isGuide ? 'max-lg:hidden wide:min-h-96' : 'max-lg:mt-5 wide:min-h-115'}`}
          >
            <Picture
              of={article}
              sizes="(width >= 64rem) max(55rem, 50vw), 100vw"
              eager={!isGuide}
              className="aspect-video w-full object-cover print:h-[40mm] lg:absolute lg:aspect-auto lg:h-full"
            />
          </div>
        )}
        <div className={`pb-4 wide:pb-16 ${isGuide ? '' : 'pt-4'}`}>
          {!isGuide && <ArticleOrigin article={article} />}
        </div>
      </div>
    </header>
  );
}

/** Category and reading time. */
export function ArticleKind({ article, className = '' }: Props & { className?: string }) {
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

/** Author, with portrait and specialty, date, and the last review. */
export function ArticleOrigin({ article }: Props) {
  const { authorName, date } = article;
  const { path, role, image } = doctorSummary(article.author);
  const author = path ? <TextLink to={path}>{authorName}</TextLink> : authorName;
  const review = reviewOf(article);
  return (
    <>
      <div className="flex items-center gap-3 leading-snug">
        {image && (
          <Picture
            of={{ image, imageAlt: '' }}
            sizes="2.5rem"
            className="aspect-[6/7] w-10 rounded-t-full bg-sand object-cover object-top"
          />
        )}
        <div>
          <p>
            <Sentence
              parts={words.byline({ author, date: <time dateTime={date}>{dates.date(date)}</time> })}
            />
          </p>
          {role && <p className="text-small text-ink-soft">{role}</p>}
        </div>
      </div>
      {review?.reader && (
        <div className="mt-2 text-base text-ink-soft">
          <Reviewed reader={review.reader} />
        </div>
      )}
    </>
  );
}

/** Links to the article's headings; without any, an urgent article links to the page for somebody in pain. */
function Jumps({ jumps, urgent }: Article) {
  if (jumps.length === 0) {
    return (
      urgent &&
      hasScreen('in-pain', facts) && (
        <TextLink to={pathOf('in-pain')} className="mt-2 print:hidden">
          {urgentWords.all}
        </TextLink>
      )
    );
  }
  return (
    <ul className="mt-4 flex flex-wrap gap-2.5 print:hidden">
      {jumps.map(({ heading, part }) => (
        <li key={part} className="max-sm:w-full">
          <a
            href={`#${part}`}
            className="inline-flex min-h-12 w-full items-center justify-between gap-3 rounded-full bg-sea-deep px-6 py-2 leading-tight font-semibold text-white hover:bg-deep-over"
          >
            {heading} <Icon drawing={arrowDownIcon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
