import { languageTag } from '#clinic/edition.ts';
import { facts } from '#clinic/facts.ts';
import { words } from '#words/seo.ts';
import { escapeMarkup } from '../../domain/text/escape-markup.ts';
import { areaText } from '../../domain/web/contact-links.ts';
import { pageAddress, type PageFacts, type PublishedArticle } from './structured-data.ts';

/** All social networks show a picture of this size without cropping it. */
export const SOCIAL_PICTURE_SIZE = { width: 1200, height: 630 };

/**
 * Returns the tags from which chats and social networks build the preview of a link (ogp.me). X also needs
 * `twitter:card`.
 *
 * @param picture - the absolute address of a JPEG, and the title in it if the page has its own picture
 * @param article - set on the page of an article
 */
export function socialTags(
  { path, title, description }: PageFacts,
  picture: { address: string; title?: string },
  article: PublishedArticle | undefined,
): string {
  const tags: [string, string][] = [
    ['og:type', article ? 'article' : 'website'],
    ['og:site_name', facts.name],
    ['og:locale', languageTag.replace('-', '_')],
    ['og:url', pageAddress(path)],
    ['og:title', title],
    ['og:description', description],
    ['og:image', picture.address],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', String(SOCIAL_PICTURE_SIZE.width)],
    ['og:image:height', String(SOCIAL_PICTURE_SIZE.height)],
    [
      'og:image:alt',
      words.cardText(picture.title ?? facts.name, picture.title ? facts.name : areaText(facts.address)),
    ],
  ];
  if (article) {
    tags.push(
      ['article:published_time', article.published],
      ['article:modified_time', article.changed],
      ['article:section', article.category],
    );
  }
  // `article:author` of Open Graph expects a profile, so the name has its own tag.
  const author = article ? `<meta name="author" content="${escapeMarkup(article.authorName)}"/>` : '';
  const card = '<meta name="twitter:card" content="summary_large_image"/>';
  return (
    tags.map(([name, content]) => `<meta property="${name}" content="${escapeMarkup(content)}"/>`).join('') +
    author +
    card
  );
}
