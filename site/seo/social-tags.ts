import { facts } from '#clinic/facts.ts';
import { language } from '#words/language.ts';
import { words } from '#words/seo.ts';
import { escapeMarkup } from '../../domain/web/escape-markup.ts';
import { areaText } from '../../domain/web/contact-links.ts';
import { pageAddress, type PageFacts, type PublishedArticle } from './structured-data.ts';

/** The size that all networks show whole. */
export const SOCIAL_PICTURE_SIZE = { width: 1200, height: 630 };

/**
 * The tags from which chats and social networks make the card of a link (ogp.me; X reads the same and wants the one tag
 * of its own).
 *
 * @param picture - the whole address of a JPEG picture
 * @param article - on the page of an article
 */
export function socialTags(
  { path, title, description }: PageFacts,
  picture: string,
  article: PublishedArticle | undefined,
): string {
  const tags: [string, string][] = [
    ['og:type', article ? 'article' : 'website'],
    ['og:site_name', facts.name],
    ['og:locale', language.tag.replace('-', '_')],
    ['og:url', pageAddress(path)],
    ['og:title', title],
    ['og:description', description],
    ['og:image', picture],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', String(SOCIAL_PICTURE_SIZE.width)],
    ['og:image:height', String(SOCIAL_PICTURE_SIZE.height)],
    ['og:image:alt', words.cardText(facts.name, areaText(facts.address))],
  ];
  if (article) {
    tags.push(
      ['article:published_time', article.published],
      ['article:modified_time', article.changed],
      ['article:section', article.category],
    );
  }
  // Open Graph wants an author's profile; a name has a tag of its own.
  const author = article ? `<meta name="author" content="${escapeMarkup(article.authorName)}"/>` : '';
  const card = '<meta name="twitter:card" content="summary_large_image"/>';
  return (
    tags.map(([name, content]) => `<meta property="${name}" content="${escapeMarkup(content)}"/>`).join('') +
    author +
    card
  );
}
