import { expect, test } from 'vitest';
import type { Article } from '../../domain/clinic/article.ts';
import { relatedArticles } from './articles.server.ts';

const articles = ['gums', 'gums', 'children', 'gums', 'gums', 'gums'].map(
  (category, at) => ({ slug: `a${at}`, category }) as Article,
);

test.each([
  { at: 1, related: ['a0', 'a3', 'a4'] },
  { at: 2, related: [] },
])(
  'relates up to three other articles of the same category, newest first (article $at)',
  ({ at, related }) => {
    expect(relatedArticles(articles, articles[at]!).map(({ slug }) => slug)).toEqual(related);
  },
);
