import { expect, test } from 'vitest';
import type { Article } from '../../domain/clinic/article.ts';
import { relatedArticles } from './articles.server.ts';

const articles = ['gums', 'gums', 'children', 'gums', 'gums', 'gums'].map(
  (category, index) => ({ slug: `a${index}`, category }) as Article,
);

test.each([
  { index: 1, related: ['a0', 'a3', 'a4'] },
  { index: 2, related: [] },
])(
  'relates up to three other articles of the same category, newest first (article $index)',
  ({ index, related }) => {
    expect(relatedArticles(articles, articles[index]!).map(({ slug }) => slug)).toEqual(related);
  },
);
