import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ARTICLE_CATEGORIES } from './article.ts';
import { checkArticleLinks, readArticles, relatedArticles } from './articles.server.ts';
import { readDoctorNames } from './data-files.server.ts';
import { readServices } from './services.server.ts';
import { copyOf, messageOf, testFolder } from './test-folder.ts';

const articles = readArticles();

const FIELDS = `id: 1
title: A title
excerpt: An excerpt.
author: dr-nandini-rao
date: 2025-03-04
category: Dental Tips
image: articles/a.webp
imageAlt: A tooth`;

function folderWith(words: number, fields = FIELDS): string {
  return testFolder({ 'a.md': `---\n${fields}\n---\n${'word '.repeat(words)}` });
}

test('the sample has 15 articles, three in each category', () => {
  expect(articles).toHaveLength(15);
  for (const category of ARTICLE_CATEGORIES)
    expect(articles.filter((article) => article.category === category)).toHaveLength(3);
});

test('articles come newest first', () => {
  const days = articles.map(({ published }) => published);
  expect(days).toEqual(days.toSorted().toReversed());
});

test('an article has its author’s name, its day as shown, its read time and HTML', () => {
  expect(readArticles(folderWith(700))[0]).toMatchObject({
    slug: 'a',
    author: readDoctorNames().get('dr-nandini-rao'),
    authorId: 'dr-nandini-rao',
    date: 'March 4, 2025',
    published: '2025-03-04',
    readTime: '4 min read',
    content: expect.stringMatching(/^<p>word /),
  });
});

test.each([
  [541, '4 min read'],
  [720, '4 min read'],
  [721, '5 min read'],
  [1440, '8 min read'],
])('%i words: %s', (words, expected) => {
  expect(readArticles(folderWith(words))[0]!.readTime).toBe(expected);
});

test.each([540, 1441])('%i words are too few or too many', (words) => {
  expect(messageOf(() => readArticles(folderWith(words)))).toContain(
    `a.md: the text has ${words} words; it should be 541 to 1440 words long`,
  );
});

test('up to three others of the same category are related', () => {
  const [first] = articles;
  const related = relatedArticles(articles, first!.slug);
  expect(related).toHaveLength(2);
  for (const article of related) expect(article).toMatchObject({ category: first!.category });
  expect(related).not.toContain(first);
  const many = Array.from({ length: 6 }, (_, index) => ({ ...first!, slug: `a-${index}` }));
  expect(relatedArticles(many, 'a-1').map(({ slug }) => slug)).toEqual(['a-0', 'a-2', 'a-3']);
  expect(relatedArticles(articles, 'unknown')).toEqual([]);
});

test.each([
  [
    'an unknown author',
    'dr-nandini-rao',
    'dr-who',
    'a.md: author is "dr-who"; it should be the id of a doctor',
  ],
  [
    'an unknown category',
    'Dental Tips',
    'Tips',
    'a.md: category is "Tips"; it should be one of Dental Care,',
  ],
  ['a day that is none', '2025-03-04', '2025-02-30', 'a.md: date is "2025-02-30"; it should be a real day'],
  ['an id as a word', 'id: 1', 'id: one', 'a.md: id is "one"; it should be a whole number'],
  [
    'a missing excerpt',
    'excerpt: An excerpt.\n',
    '',
    'a.md: excerpt is missing; it should be one or two sentences',
  ],
])('%s is told', (_, from, to, expected) => {
  expect(messageOf(() => readArticles(folderWith(700, FIELDS.replace(from, to))))).toContain(expected);
});

test('two articles with the same number are told', () => {
  const folder = copyOf('clinic/articles');
  const file = `${folder}/why-gums-bleed.md`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^id: \d+/m, 'id: 1'));
  expect(messageOf(() => readArticles(folder))).toContain(
    'id is 1; it should be one that no other file has; ',
  );
});

test('the sample’s links lead to pages, and a broken one is told', () => {
  const services = readServices();
  expect(messageOf(() => checkArticleLinks(articles, services))).toBe('nothing');
  const content =
    '<a href="/services/braces#cost">a</a> <a href="/services/brace">b</a> <a href="/blog/x?y">c</a>';
  expect(messageOf(() => checkArticleLinks([{ ...articles[0]!, slug: 'a', content }], services))).toBe(
    [
      'clinic/articles/a.md: a link is "/services/brace"; it should be the address of a service or an article of this site.',
      'clinic/articles/a.md: a link is "/blog/x"; it should be the address of a service or an article of this site.',
    ].join('\n'),
  );
});
