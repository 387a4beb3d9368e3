import { expect, test } from 'vitest';
import type { Article } from '../../domain/clinic/article.ts';
import { relatedArticles } from './articles.server.ts';

const articles = ['gums', 'gums', 'children', 'gums', 'gums', 'gums'].map(
  (category, at) => ({ slug: `a${at}`, category }) as Article,
);

test.each([
  { at: 1, related: ['a0', 'a3', 'a4'] },
  { at: 2, related: [] },
])('related to article $at: up to three others of its category, newest first', ({ at, related }) => {
  expect(relatedArticles(articles, articles[at]!).map(({ slug }) => slug)).toEqual(related);
});
