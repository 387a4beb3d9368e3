import { articles } from '#clinic/articles.server.ts';
import * as transformations from '#clinic/transformations.server.ts';
import { words } from '#words/service.ts';
import type { Service } from '../../../domain/clinic/service.ts';
import { casesOf } from '../../../domain/clinic/transformations.ts';
import { articlePath, pathOf } from '../../../domain/web/screens.ts';
import { languageOf } from '../../parts/text-review/unreviewed-note.tsx';
import { Icon, arrowRightIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';

/** The article and the case linked to a service. */
export function furtherReading({ article: slug, case: id }: Service) {
  const article = articles.find((each) => each.slug === slug);
  const example = casesOf(transformations).find((each) => each.id === id);
  return [
    ...(article ? [{ ...article, kind: words.article, path: articlePath(article.slug) }] : []),
    ...(example ? [{ title: example.title, kind: words.case, path: pathOf('transformations') }] : []),
  ];
}

export function FurtherReading({ entries }: { entries: ReturnType<typeof furtherReading> }) {
  return (
    <ul className="divide-y divide-sand-deep print:hidden">
      {entries.map(({ kind, title, path, ...entry }) => (
        <li key={path} className="relative flex items-center gap-4 py-2 first:pt-0 md:py-4">
          <div className="grow">
            <p className="font-semibold text-terracotta-deep">{kind}</p>
            <h3 className="text-card">
              <Link to={path} {...languageOf(entry)} className="entry-link">
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
