import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { words } from '#words/service.ts';
import { articlePath, pathOf } from '../../pages.ts';
import { Sentence } from '../../ui/sentence.tsx';

export type FurtherReading = {
  article?: { slug: string; title: string };
  /** the doctor's name */
  doctor?: string;
  /** the case's title */
  case?: string;
};

export function isAnyFurther({ article, doctor, case: example }: FurtherReading): boolean {
  return Boolean(article || doctor || example);
}

/** The article, the person and the case that belong to a service. */
export function Further({ article, doctor, case: example }: FurtherReading) {
  return (
    <ul className="mt-4 grid gap-2">
      {article && (
        <li>
          <Sentence parts={words.article({ article: linkTo(articlePath(article.slug), article.title) })} />
        </li>
      )}
      {doctor && (
        <li>
          <Sentence parts={words.doctor({ doctor: linkTo(pathOf('doctors'), doctor) })} />
        </li>
      )}
      {example && (
        <li>
          <Sentence parts={words.case({ case: linkTo(pathOf('transformations'), example) })} />
        </li>
      )}
    </ul>
  );
}

function linkTo(path: string, text: string): ReactNode {
  return (
    <Link
      to={path}
      className="font-medium text-sea-deep underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-sea"
    >
      {text}
    </Link>
  );
}
