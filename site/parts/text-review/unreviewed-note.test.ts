import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { site } from '#clinic/site.ts';
import { shared } from '#words/shared.ts';
import { UnreviewedNote } from './unreviewed-note.tsx';

// Modules are shared with other tests, so the clinic is as before after each test.
const { reviewsAreSamples } = site;
afterEach(() => void (site.reviewsAreSamples = reviewsAreSamples));

const READ = { on: '2026-03-04', by: 'dr-a', sources: [] };
const UNREAD = { sources: [{ title: 'Guidance', link: 'https://guidance.example/' }] };

test.each([
  { isSample: true, reviewed: undefined, isMarked: true },
  { isSample: true, reviewed: UNREAD, isMarked: true },
  { isSample: true, reviewed: READ, isMarked: false },
  { isSample: false, reviewed: undefined, isMarked: false },
  { isSample: false, reviewed: UNREAD, isMarked: false },
])('a text of the sample ($isSample) with review $reviewed is marked: $isMarked', (row) => {
  site.reviewsAreSamples = row.isSample;
  const html = renderToStaticMarkup(createElement(UnreviewedNote, { path: '/', reviewed: row.reviewed }));
  expect(html.includes(shared.sampleReviewed)).toBe(row.isMarked);
});
