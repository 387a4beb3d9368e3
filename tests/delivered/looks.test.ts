import { expect, test } from 'vitest';
import { ALONE, LARGE, SMALL } from '../helpers/clinics.ts';
import { all, link, main, readSite, textOf } from '../helpers/delivered-pages.ts';

// Clinics with and without the drawn window (docs/product.md, Home). The small clinic has `view: hills`, the
// large one `view: town`, the clinic with a single dentist `view: none`.

const window = readSite(SMALL.site);
const none = readSite(ALONE.site);

/** Pages on which the window stands for the clinic. */
const pagesWithWindow = ({ page, notFound }: typeof window) => [page('/'), page('/thank-you'), notFound];

test('the drawn window is on the home page, the not-found page and the thank-you page', () => {
  for (const page of pagesWithWindow(window)) {
    expect(main(page).querySelector('.window-picture'), page.path).not.toBeNull();
    expect(page.document.querySelector('footer > svg'), page.path).not.toBeNull();
  }
});

test('the drawing of a town has a description, and its light follows the hour', () => {
  const [hero] = all(main(readSite(LARGE.site).page('/')), 'section');
  const drawing = hero!.querySelector('[role="img"]:has(svg)')!;
  expect(drawing.getAttribute('aria-label')).toMatch(/^Illustration: an arched window on a town, /);
  expect(drawing.closest('.window-room')).not.toBeNull();
});

test('a clinic without a picture has no window and no waves, but a complete first screen', () => {
  for (const { path, document } of [...none.everyPage, ...none.everyNotFound]) {
    expect(all(document, '.window-picture'), path).toEqual([]);
    expect(document.querySelector('footer > svg'), path).toBeNull();
  }
  const [hero] = all(main(none.page('/')), 'section');
  expect(textOf(hero!.querySelector('h1'))).not.toBe('');
  expect(all(hero!, 'picture')).toEqual([]);
  expect(link(hero!, 'Book Appointment')).toBe('/booknow');
});
