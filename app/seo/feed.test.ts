import { expect, test } from 'vitest';
import { clinic } from '../../clinic/clinic.ts';
import type { Article } from '../content/article.ts';
import { atomFeed } from './feed.ts';

const article = {
  slug: 'gums',
  title: 'Gums & <teeth>',
  excerpt: 'Why they bleed',
  category: 'Oral Health',
  author: 'Dr. A B',
  published: '2026-03-04',
  content: '<h2 id="now">Now</h2><p><a href="/services/braces">braces</a> <a href="#now">now</a></p>',
} as Article;

test('an article is in the feed as text, its links lead back to the site', () => {
  const feed = atomFeed([article], () => '2026-05-01T10:00:00Z');
  expect(feed).toContain('<title>Gums &#38; &#60;teeth&#62;</title>');
  expect(feed).toContain('<published>2026-03-03T18:30:00Z</published>');
  expect(feed).toContain(`href=&#34;${clinic.siteUrl}/services/braces&#34;`);
  expect(feed).toContain(`href=&#34;${clinic.siteUrl}/blog/gums#now&#34;`);
  expect(feed).not.toMatch(/<h2|<p>/);
});

test('the feed changed when the last of its articles did', () => {
  const other = { ...article, slug: 'other' };
  const times: Record<string, string> = { gums: '2026-05-01T10:00:00Z', other: '2026-07-01T10:00:00Z' };
  const feed = atomFeed([article, other], ({ slug }) => times[slug]!);
  expect(/<updated>([^<]*)/.exec(feed)?.[1]).toBe('2026-07-01T10:00:00Z');
  expect(atomFeed([], () => '')).toMatch(/<updated>\d{4}-\d\d-\d\dT/);
});

test('of many articles the feed has the latest twenty', () => {
  const many = Array.from({ length: 25 }, (_, index) => ({ ...article, slug: `article-${index}` }));
  const feed = atomFeed(many, () => '2026-05-01T10:00:00Z');
  expect(feed.match(/<entry>/g)).toHaveLength(20);
  expect(feed).toContain('/blog/article-19<');
});
