import { Link } from 'react-router';
import { words } from '#words/article.ts';
import type { Review } from '../../content/reviews.server.ts';
import { pathOf } from '../../pages.ts';
import { ReviewNote } from '../../sections/review-note.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Prose } from '../../ui/prose.tsx';

type Props = { html: string; review: Review | undefined };

export function ArticleBody({ html, review }: Props) {
  return (
    <div className="page max-w-4xl py-10 lg:py-14">
      <Prose
        html={html}
        className="max-w-[38rem] text-[1.15rem] leading-[1.7] [&>*+*]:mt-5 [&>p:first-child]:text-lead [&>p:first-child]:leading-[1.6]"
      />
      {review && (
        <div className="mt-10">
          <ReviewNote review={review} />
        </div>
      )}
      <Link
        to={pathOf('blog')}
        className="mt-10 inline-flex print:hidden min-h-11 items-center gap-2 font-semibold text-sea-deep underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-sea"
      >
        <Icon name="arrow-left" className="size-4" /> {words.back}
      </Link>
    </div>
  );
}
