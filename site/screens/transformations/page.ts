import type { ReactNode } from 'react';
import { page } from '#clinic/pages/transformations.ts';
import { alignerKinds, patients } from '#clinic/transformations.server.ts';
import { words } from '#words/transformations.ts';
import { pathOf } from '../../../domain/screens.ts';
import { GRID_SIZES } from '../../sections/picture-grid.ts';
import { pageHead } from '../../seo/head.ts';

/** How wide the pictures of aligner cases are: the first of a kind hangs large, as in the `sizes` attribute. */
const ALIGNER_SIZES = {
  large: '(width >= 76rem) 52rem, (width >= 48rem) 55vw, 92vw',
  small: '(width >= 76rem) 32rem, (width >= 48rem) 45vw, 92vw',
};

/** What the page of treatments shows, each case with the place of its pictures before and after. */
export function transformationsPage() {
  let count = 0;
  const kinds = alignerKinds.map((kind) => ({
    ...kind,
    cases: kind.cases.map((each, at) => ({
      ...each,
      slot: `case${count++}` as const,
      sizes: ALIGNER_SIZES[at === 0 ? 'large' : 'small'],
    })),
  }));
  const treated = patients.map((each) => ({ ...each, slot: `case${count++}` as const }));
  return {
    head: pageHead(pathOf('transformations'), { title: page.heading, description: page.description }),
    kinds,
    patients: treated,
    comparisons: [
      ...kinds.flatMap(({ cases }) =>
        cases.map(({ slot, title, before, after, sizes }) => ({ slot, title, before, after, sizes })),
      ),
      ...treated.map(({ slot, title, patientName, before, after }) => ({
        slot,
        title: patientName ? words.name(patientName, title) : title,
        before,
        after,
        sizes: GRID_SIZES,
      })),
    ],
  };
}

export type TransformationsPage = ReturnType<typeof transformationsPage>;

/** The pictures of the cases, as islands. */
export type Comparisons = { [slot: `case${number}`]: ReactNode };
