import { Link } from 'react-router';
import { site } from '#clinic/site.ts';
import { words } from '#words/gallery.ts';
import type { Compiled } from '../../../domain/content/fields.ts';
import type { BeforeAndAfter } from '../../../domain/content/gallery.ts';
import { isThere, pathOf } from '../../pages.ts';
import { IllustrationNote } from '../../sections/illustration-note.tsx';
import { Comparison } from '../../ui/comparison.tsx';
import { Icon } from '../../ui/icon.tsx';

export function GalleryBeforeAfter({ pairs }: { pairs: Compiled<BeforeAndAfter>[] }) {
  return (
    <>
      <ul className="grid gap-x-8 gap-y-10 lg:grid-cols-2">
        {pairs.map(({ title, before, after }) => (
          <li key={title}>
            <Comparison
              title={title}
              before={before}
              after={after}
              sizes="(width >= 76rem) 35rem, (width >= 64rem) 45vw, 92vw"
            />
            <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="text-card">{title}</h3>
              <IllustrationNote />
            </div>
          </li>
        ))}
      </ul>
      {isThere('transformations', site) && (
        <p className="mt-10">
          <Link
            to={pathOf('transformations')}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-sea-deep underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-sea"
          >
            {words.transformations} <Icon name="arrow-right" className="size-4" />
          </Link>
        </p>
      )}
    </>
  );
}
