import { articles } from '#clinic/articles.server.ts';
import { page } from '#clinic/pages/article.ts';
import { services } from '#clinic/services.server.ts';
import { shared } from '#words/shared.ts';
import { words } from '#words/article.ts';
import { ArticleHeader, ArticleKind, ArticleOrigin, isEmergencyGuide } from './header.tsx';
import { ArticleRelated } from '../../parts/article/related.tsx';
import type { Article as ArticleData } from '../../../domain/clinic/article.ts';
import { articlePath, pathOf } from '../../../domain/web/screens.ts';
import { shortened } from '../../content/shortened.ts';
import { reviewOf } from '../../content/reviews.server.ts';
import { pageHead } from '../../seo/head.ts';
import { hasPage } from '../../site-language.ts';
import { CallLink } from '../../parts/contact/contact-links.tsx';
import { ClosingSection } from '../../parts/closing-section/closing-section.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { UrgentHelp } from '../../parts/urgent-help/urgent-help.tsx';
import { Sources } from '../../parts/text-review/review-note.tsx';
import { StepPictures } from '../../parts/step-pictures/step-pictures.tsx';
import { hasUnreviewedNote } from '../../parts/text-review/unreviewed-note.tsx';
import { Icon, arrowLeftIcon } from '../../ui/icons.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Prose } from '../../ui/prose.tsx';

/** Paths and props of all articles available in this language, for Astro's `getStaticPaths`. */
export function articlePages() {
  return articles
    .filter(({ slug }) => hasPage(articlePath(slug)))
    .map((article) => ({ params: { slug: article.slug }, props: { article } }));
}

export function headOf({ slug, title, excerpt }: ArticleData) {
  return pageHead(articlePath(slug), { title, description: shortened(excerpt), feed: true });
}

export function Article({ article }: { article: ArticleData }) {
  const { slug, urgent } = article;
  return (
    <>
      <article>
        <ArticleHeader article={article} />
        <ArticleBody article={article} />
        {urgent && (
          <div className="page pb-section">
            <UrgentHelp path={articlePath(slug)} isNoted={hasUnreviewedNote(article)} />
          </div>
        )}
      </article>
      {/* The next step after reading: an appointment. */}
      <ClosingSection title={page.nextStep.title} text={page.nextStep.description}>
        <ButtonLink to={pathOf('booknow')}>{shared.bookAppointment}</ButtonLink>
        <CallLink />
      </ClosingSection>
      <ArticleRelated article={article} />
    </>
  );
}

// Two columns on wide screens: headings left, content right. Every block is a grid item of its own, so a
// heading of several lines does not move the second paragraph.
const COLUMNS =
  'wide:grid wide:grid-cols-[5fr_7fr] wide:gap-x-gap wide:[&>*]:col-start-2 wide:[&>h2]:col-start-1 wide:[&>h2]:row-span-3 wide:[&>h2]:pe-6';

type TextProps = { html: string; isFirst?: boolean };

function ArticleText({ html, isFirst = false }: TextProps) {
  return (
    <Prose
      html={html}
      className={`text-[max(1.1rem,1em)] leading-[1.65] [&>*]:max-w-[66ch] print:[&>*]:max-w-none [&>:where(:not(:first-child))]:mt-4 [&>h2]:text-answer wide:[&>h2+:is(p,ul,ol,table,blockquote,h3)]:mt-12 ${COLUMNS} ${isFirst ? 'max-wide:[&>h2:first-child]:mt-0 [&>p:first-child]:text-lead' : 'mt-8 wide:mt-14'}`}
    />
  );
}

function ArticleBody({ article }: { article: ArticleData }) {
  const review = reviewOf(article);
  const isGuide = isEmergencyGuide(article);
  const steps = services.find(({ id }) => id === article.procedure)?.procedures;
  return (
    <div className="article-body page pt-6 pb-section wide:pt-14">
      <ArticleText html={steps ? article.content.slice(0, article.procedureAt) : article.content} isFirst />
      {steps && (
        <>
          <StepPictures
            steps={steps}
            className="step-strip mt-8 wide:mt-14"
            sizes="(width >= 48rem) 30vw, 45vw"
            label={words.steps}
          />
          <ArticleText html={article.content.slice(article.procedureAt)} />
        </>
      )}
      <div className="mt-10 question-answer">
        <div className="lg:col-start-2">
          {isGuide && (
            // Placed after the text, because at the top it would delay the help.
            <div className="mb-3">
              <ArticleKind article={article} />
              <ArticleOrigin article={article} />
            </div>
          )}
          {review && review.sources.length > 0 && (
            <div className="border-t border-sand-deep pt-3 text-base text-ink-soft *:prose-width">
              <Sources of={review.sources} />
            </div>
          )}
          <TextLink to={pathOf('blog')} className="mt-6 print:hidden gap-2">
            <Icon drawing={arrowLeftIcon} className="size-4" /> {words.back}
          </TextLink>
        </div>
      </div>
    </div>
  );
}
