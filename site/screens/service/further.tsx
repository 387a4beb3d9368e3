import { words } from '#words/service.ts';
import type { Article } from '../../../domain/content/article.ts';
import { articlePath, pathOf } from '../../../domain/screens.ts';
import { languageOf } from '../../sections/translation.tsx';
import { Icon, arrowRightIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';

export type FurtherReading = {
  article?: Pick<Article, 'slug' | 'title' | 'translation'> | undefined;
  /** the case's title */
  case?: string | undefined;
};

export function isAnyFurther({ article, case: example }: FurtherReading): boolean {
  return Boolean(article || example);
}

/** The article and the case that belong to a service. */
export function Further({ article, case: example }: FurtherReading) {
  const entries = [
    ...(article ? [{ ...article, kind: words.article, path: articlePath(article.slug) }] : []),
    ...(example ? [{ title: example, kind: words.case, path: pathOf('transformations') }] : []),
  ];
  return (
    <ul className="divide-y divide-sand-deep print:hidden">
      {entries.map(({ kind, title, path, ...entry }) => (
        <li key={path} className="group relative flex items-center gap-4 py-4 first:pt-0">
          <div className="grow">
            <p className="font-semibold text-terracotta-deep">{kind}</p>
            <h3 className="text-card">
              <Link
                to={path}
                {...languageOf(entry)}
                className="decoration-sea-light decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {title}
              </Link>
            </h3>
          </div>
          <Icon drawing={arrowRightIcon} className="text-terracotta" />
        </li>
      ))}
    </ul>
  );
}
