import { expect, test } from 'vitest';
import { facts } from '#clinic/facts.ts';
import { atomFeed } from './feed.ts';
import type { PublishedArticle } from './structured-data.ts';

const article = {
  slug: 'gums',
  title: 'Gums & <teeth>',
  excerpt: 'Why they bleed',
  category: 'Oral Health',
  authorName: 'Dr. A B',
  published: '2026-03-03T18:30:00Z',
  changed: '2026-05-01T10:00:00Z',
  content: '<h2 id="now">Now</h2><p><a href="/services/braces">braces</a> <a href="#now">now</a></p>',
} as PublishedArticle;

test('escapes the content of an article and makes its links absolute', () => {
  const feed = atomFeed([article]);
  expect(feed).toContain('<title>Gums &#38; &#60;teeth&#62;</title>');
  expect(feed).toContain('<published>2026-03-03T18:30:00Z</published>');
  expect(feed).toContain(`href=&#34;${facts.siteUrl}/services/braces&#34;`);
  expect(feed).toContain(`href=&#34;${facts.siteUrl}/blog/gums#now&#34;`);
  expect(feed).not.toMatch(/<h2|<p>/);
});

test('takes the date of the feed from the latest change of its articles', () => {
  const feed = atomFeed([article, { ...article, slug: 'other', changed: '2026-07-01T10:00:00Z' }]);
  expect(/<updated>([^<]*)/.exec(feed)?.[1]).toBe('2026-07-01T10:00:00Z');
});
