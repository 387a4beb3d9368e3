import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { site } from '#clinic/site.ts';
import { shared } from '#words/shared.ts';
import { GalleryPanels } from '../screens/gallery/gallery.tsx';
import { Transformations } from '../screens/transformations/transformations.tsx';
import { ReviewNote } from './review-note.tsx';

vi.mock('#clinic/site.ts', async (original) => {
  const { site } = await original<{ site: object }>();
  return { site: { ...site } };
});

function countIn(html: string, text: string): number {
  return html.split(text).length - 1;
}

const REVIEW = { on: '2026-03-04', by: 'Dr. A', sources: [] };

test.each([
  [true, 2, 1],
  [false, 0, 0],
])(
  'the gallery, before-and-after cases and reviewed texts of a sample (%s) say that they are invented',
  (isSample, inGallery, elsewhere) => {
    site.reviewsAreSamples = isSample;
    const gallery = renderToStaticMarkup(createElement(GalleryPanels, {}));
    const transformations = renderToStaticMarkup(createElement(Transformations, {}));
    const review = renderToStaticMarkup(createElement(ReviewNote, { review: REVIEW }));
    expect(countIn(gallery, shared.samplePatients)).toBe(inGallery);
    expect(countIn(transformations, shared.samplePatients)).toBe(elsewhere);
    expect(countIn(review, shared.sampleReviewed)).toBe(elsewhere);
  },
);
