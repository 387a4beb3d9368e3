import { clinic } from '../../clinic/clinic.ts';
import type { Article } from '../content/article.ts';
import { escapeMarkup } from './escape-markup.ts';
import { startOfDay } from './start-of-day.ts';
import { wholeAddress, type PageFacts } from './structured-data.ts';

/** The size that all networks show whole. */
export const SOCIAL_PICTURE_SIZE = { width: 1200, height: 630 };

/**
 * The tags from which chats and social networks make the card of a link (ogp.me; X reads the same and wants the one tag
 * of its own).
 *
 * @param picture - the whole address of a JPEG picture, if there is one
 * @param article - on the page of an article, that article and when it last changed
 */
export function socialTags(
  { path, title, description }: PageFacts,
  picture: string | undefined,
  article?: { published: Article['published']; author: string; category: string; changed: string },
): string {
  const tags: [string, string][] = [
    ['og:type', article ? 'article' : 'website'],
    ['og:site_name', clinic.name],
    ['og:locale', 'en_IN'],
    ['og:url', wholeAddress(path)],
    ['og:title', title],
    ['og:description', description],
  ];
  if (picture) {
    tags.push(
      ['og:image', picture],
      ['og:image:type', 'image/jpeg'],
      ['og:image:width', String(SOCIAL_PICTURE_SIZE.width)],
      ['og:image:height', String(SOCIAL_PICTURE_SIZE.height)],
      ['og:image:alt', `${clinic.name}, ${clinic.address.locality}, ${clinic.address.city}`],
    );
  }
  if (article) {
    tags.push(
      ['article:published_time', startOfDay(article.published)],
      ['article:modified_time', article.changed],
      ['article:section', article.category],
    );
  }
  // Open Graph wants an author's profile; a name has a tag of its own.
  const author = article ? `<meta name="author" content="${escapeMarkup(article.author)}"/>` : '';
  const card = `<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}"/>`;
  return (
    tags.map(([name, content]) => `<meta property="${name}" content="${escapeMarkup(content)}"/>`).join('') +
    author +
    card
  );
}
