import { describe, expect, it } from 'vitest';
import { chooseArticles, summaryLine } from './search.ts';

const gums = { title: 'Why gums bleed', excerpt: 'What to do tonight.', category: 'Oral Health' };
const child = {
  title: 'Your child’s first visit',
  excerpt: 'Café manners, at three.',
  category: 'Dental Care',
};
const tips = { title: 'How to brush', excerpt: 'Two minutes at the gums.', category: 'Dental Care' };
const articles = [gums, child, tips];

describe('chooseArticles', () => {
  it('shows all articles, in their order, when nothing is asked for', () => {
    expect(chooseArticles(articles, '', '')).toEqual(articles);
    expect(chooseArticles(articles, '   ', '')).toEqual(articles);
  });

  it('finds a word in the title or the excerpt, in any case', () => {
    expect(chooseArticles(articles, '  GUMS ', '')).toEqual([gums, tips]);
  });

  it('wants every word, in any order and in either place', () => {
    expect(chooseArticles(articles, 'tonight  bleed', '')).toEqual([gums]);
    expect(chooseArticles(articles, 'bleed minutes', '')).toEqual([]);
  });

  it('forgives a straight apostrophe and a missing accent', () => {
    expect(chooseArticles(articles, "child's cafe", '')).toEqual([child]);
  });

  it('combines words and category', () => {
    expect(chooseArticles(articles, 'gums', 'Dental Care')).toEqual([tips]);
    expect(chooseArticles(articles, '', 'Oral Health')).toEqual([gums]);
    expect(chooseArticles(articles, '', 'Unheard of')).toEqual([]);
  });
});

describe('summaryLine', () => {
  it('says what is shown', () => {
    expect(summaryLine(15, '', '')).toBe('Showing 15 blog(s)');
    expect(summaryLine(2, 'gums', '')).toBe('Showing 2 blog(s) for "gums"');
    expect(summaryLine(1, 'gums', 'Dental Care')).toBe(
      'Showing 1 blog(s) for "gums" in category "Dental Care"',
    );
    expect(summaryLine(0, '', 'Dental Tips')).toBe('No blogs found in category "Dental Tips"');
  });
});
