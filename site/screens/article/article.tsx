import { page } from '#clinic/pages/article.ts';
import { shared } from '#words/shared.ts';
import { words } from '#words/article.ts';
import { ArticleByline, ArticleHeader, ArticleKind } from './header.tsx';
import type { ArticlePage } from './page.ts';
import { ArticleRelated } from './related.tsx';
import { articlePath, pathOf } from '../../../domain/screens.ts';
import { CallLink } from '../../sections/contact-links.tsx';
import { Closing } from '../../sections/closing.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { UrgentHelp } from '../../sections/urgent-help.tsx';
import { ReviewNote } from '../../sections/review-note.tsx';
import { Icon, arrowLeftIcon } from '../../ui/icons.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Prose } from '../../ui/prose.tsx';

export function Article({ page }: { page: ArticlePage }) {
  return (
    <>
      <article>
        <ArticleHeader {...page} />
        <ArticleBody {...page} />
        {page.isUrgent && (
          <div className="page pb-section">
            <UrgentHelp
              path={articlePath(page.article.slug)}
              isFolded
              isNoted={page.article.translation === 'unreviewed'}
            />
          </div>
        )}
      </article>
      <ArticleNextStep />
      <ArticleRelated articles={page.related} further={page.further} />
    </>
  );
}

/** After reading: have a look taken. */
function ArticleNextStep() {
  return (
    <Closing title={page.nextStep.title} text={page.nextStep.description}>
      <ButtonLink to={pathOf('booknow')}>{shared.bookAppointment}</ButtonLink>
      <CallLink />
    </Closing>
  );
}

// At the desk the headings stand on the left and what belongs to them on the right, as many elements as there are: a
// heading of several lines does not push its second paragraph down.
const COLUMNS =
  'wide:grid wide:grid-cols-[5fr_7fr] wide:gap-x-gap wide:[&>*]:col-start-2 wide:[&>h2]:col-start-1 wide:[&>h2]:row-span-3 wide:[&>h2]:pe-6';

type Props = Pick<ArticlePage, 'article' | 'authorPath' | 'content' | 'jumps' | 'review'>;

function ArticleBody({ article, authorPath, content, jumps, review }: Props) {
  return (
    <div className="page pt-6 pb-section wide:pt-14">
      <Prose
        html={content}
        className={`text-[1.1rem] leading-[1.65] [&>*]:max-w-[40rem] [&>:where(:not(:first-child))]:mt-4 [&>h2]:text-answer max-wide:[&>h2:first-child]:mt-0 [&>p:first-child]:text-lead wide:[&>h2+:is(p,ul,ol,table,blockquote,h3)]:mt-12 ${COLUMNS}`}
      />
      <div className="mt-10 question-answer">
        <div className="wide:col-start-2">
          {jumps.length > 0 && (
            // At the head they would stand before what helps.
            <div className="mb-3">
              <ArticleKind article={article} />
              <ArticleByline article={article} authorPath={authorPath} />
            </div>
          )}
          {review && <ReviewNote review={review} />}
          <TextLink to={pathOf('blog')} className="mt-6 print:hidden gap-2">
            <Icon drawing={arrowLeftIcon} className="size-4" /> {words.back}
          </TextLink>
        </div>
      </div>
    </div>
  );
}
