import type { ReactNode } from 'react';
import { site } from '#clinic/site.ts';
import { words } from '#words/gallery.ts';
import type { BeforeAndAfter } from '../../../domain/content/gallery.ts';
import { isThere, pathOf } from '../../../domain/screens.ts';
import { PICTURE_GRID, gridCellAt } from '../../sections/picture-grid.ts';
import { IllustrationNote } from '../../sections/illustration-note.tsx';
import { Icon, arrowRightIcon } from '../../ui/icons.tsx';
import { TextLink } from '../../ui/text-link.tsx';

type Props = {
  pairs: BeforeAndAfter[];
  /** the pictures of each pair, as `pair0` and so on */
  comparisons: Record<`pair${number}`, ReactNode>;
};

export function GalleryBeforeAfter({ pairs, comparisons }: Props) {
  return (
    <>
      <ul className={PICTURE_GRID}>
        {pairs.map(({ title }, index) => (
          <li key={title} className={gridCellAt(index, pairs.length)}>
            {comparisons[`pair${index}`]}
            {index === 0 && <IllustrationNote of="page" className="mt-3" />}
            <h3 className="mt-4 text-card">{title}</h3>
          </li>
        ))}
      </ul>
      {isThere('transformations', site) && (
        <p className="mt-10">
          <TextLink to={pathOf('transformations')} className="gap-2">
            {words.transformations} <Icon drawing={arrowRightIcon} className="size-4" />
          </TextLink>
        </p>
      )}
    </>
  );
}
