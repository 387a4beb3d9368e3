import { page } from '#clinic/pages/article.ts';
import { shared } from '#words/shared.ts';
import { ArticleBody } from './body.tsx';
import { ArticleHeader } from './header.tsx';
import type { ArticlePage } from './page.ts';
import { ArticleRelated } from './related.tsx';
import { pathOf } from '../../../domain/screens.ts';
import { CallLink } from '../../sections/call-link.tsx';
import { Closing } from '../../sections/closing.tsx';
import { ButtonLink } from '../../ui/button.tsx';

export function Article({ page }: { page: ArticlePage }) {
  return (
    <>
      <article>
        <ArticleHeader {...page} />
        <ArticleBody html={page.content} review={page.review} />
      </article>
      <ArticleNextStep />
      <ArticleRelated articles={page.related} further={page.further} />
    </>
  );
}

/** After reading: have a look taken. */
function ArticleNextStep() {
  return (
    <Closing
      ground="sand"
      title={page.nextStep.title}
      actions={
        <>
          <ButtonLink to={pathOf('booknow')}>{shared.bookAppointment}</ButtonLink>
          <CallLink />
        </>
      }
    >
      {page.nextStep.description}
    </Closing>
  );
}
