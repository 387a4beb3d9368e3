import { articles } from '#clinic/articles.server.ts';
import { services } from '#clinic/services.server.ts';
import { urgent as help } from '#clinic/urgent.ts';
import type { Article } from '../../../domain/content/article.ts';
import { articleSummary, MOST_RELATED, relatedArticles } from '../../content/articles.server.ts';
import { namedDoctor } from '../../content/doctors.server.ts';
import { reviewOf } from '../../content/reviews.server.ts';
import { serviceSummary } from '../../content/services.server.ts';
import { articlePath } from '../../../domain/screens.ts';
import { pageHead } from '../../seo/head.ts';
import { isMadeHere } from '../../site-language.ts';

/** What the page of an article shows. */
function articlePage(article: Article) {
  const { slug, title, excerpt, content, jumps, urgent = false } = article;
  const related = relatedArticles(articles, article).map(articleSummary);
  return {
    head: pageHead(articlePath(slug), { title, description: shortened(excerpt), feed: true }),
    article: articleSummary(article),
    content,
    authorPath: namedDoctor(article.author).path,
    isUrgent: urgent,
    // Without its own, one that is read in pain leads to the help below it.
    jumps: urgent && help && jumps.length === 0 ? [{ heading: help.heading, part: 'emergency' }] : jumps,
    review: reviewOf(article),
    related,
    further: related.length < MOST_RELATED ? furtherReading(article) : undefined,
  };
}

export type ArticlePage = ReturnType<typeof articlePage>;

/** The pages of all articles that this language has, as Astro takes them. */
export function articlePages() {
  return articles
    .filter(({ slug }) => isMadeHere(articlePath(slug)))
    .map((article) => ({ params: { slug: article.slug }, props: { page: articlePage(article) } }));
}

/** What fills the place that related articles leave: the treatment that the article is about, or its author. */
function furtherReading({ slug, author: id, service: about }: Article) {
  const service = services.find((each) => (about ? each.id === about : each.article === slug));
  if (service) return serviceSummary(service);
  const { path, ...author } = namedDoctor(id);
  return path ? { ...author, path } : undefined;
}

/** Search engines show 160 characters; a longer excerpt ends at a word before that. */
function shortened(excerpt: string): string {
  return excerpt.length <= 160 ? excerpt : `${excerpt.slice(0, 159).replace(/\W*\s\S*$/, '')}…`;
}
