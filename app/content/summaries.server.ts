import type { Article } from './article.ts';
import { pictureSet } from './pictures.server.ts';
import type { Service } from './service.ts';

/** What cards and headers show of a service. */
export async function serviceSummary({ id, title, shortDescription, image, imageAlt }: Service) {
  return { id, title, shortDescription, picture: await pictureSet(image), imageAlt };
}

/** What cards and headers show of an article: all but its text. */
export async function articleSummary(article: Article) {
  const { slug, title, excerpt, author, date, published, readTime, category, image, imageAlt } = article;
  const picture = await pictureSet(image);
  return { slug, title, excerpt, author, date, published, readTime, category, picture, imageAlt };
}
