import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { site } from '#clinic/site.ts';
import { shared } from '#words/shared.ts';
import { UnreviewedNote } from './unreviewed-note.tsx';

vi.mock('#clinic/site.ts', async (original) => {
  const { site } = await original<{ site: object }>();
  return { site: { ...site } };
});

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
