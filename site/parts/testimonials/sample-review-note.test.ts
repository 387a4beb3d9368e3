import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { site } from '#clinic/site.ts';
import { shared } from '#words/shared.ts';
import { GalleryPanels } from '../../screens/gallery/gallery.tsx';
import { Transformations } from '../../screens/transformations/transformations.tsx';

// Modules are shared with other tests, so the clinic is as before after each test.
const { reviewsAreSamples } = site;
afterEach(() => void (site.reviewsAreSamples = reviewsAreSamples));

function countIn(html: string, text: string): number {
  return html.split(text).length - 1;
}

test.each([
  [true, 2, 1],
  [false, 0, 0],
])(
  'the gallery and the before-and-after cases of a sample (%s) say that they are invented',
  (isSample, inGallery, elsewhere) => {
    site.reviewsAreSamples = isSample;
    const gallery = renderToStaticMarkup(createElement(GalleryPanels, {}));
    const transformations = renderToStaticMarkup(createElement(Transformations, {}));
    expect(countIn(gallery, shared.samplePatients)).toBe(inGallery);
    expect(countIn(transformations, shared.samplePatients)).toBe(elsewhere);
  },
);
