import { words } from '#words/article.ts';
import { pathOf } from '../../../domain/screens.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { arrowLeftIcon } from '../../ui/icons.ts';

export function ArticleNotFound() {
  return (
    <section className="page grid min-h-[80vh] content-center justify-items-center pt-[calc(var(--header-height)+3rem)] pb-20 text-center">
      <h1 className="text-title">{words.notFound.title}</h1>
      <p className="mt-4 prose-width text-lead">{words.notFound.text}</p>
      <ButtonLink to={pathOf('blog')} className="mt-8">
        <Icon drawing={arrowLeftIcon} /> {words.back}
      </ButtonLink>
    </section>
  );
}
