import { languageTag } from '#clinic/edition.ts';
import { facts } from '#clinic/facts.ts';
import { site } from '#clinic/site.ts';
import { words } from '#words/seo.ts';
import { articlePath, pathOf } from '../../domain/web/screens.ts';
import { escapeMarkup } from '../../domain/text/escape-markup.ts';
import { pageAddress, type PublishedArticle } from './structured-data.ts';
import { PREFIX } from '../site-language.ts';

/** The feed has enough entries for readers that fetch rarely, and is small for those that fetch often. */
const MAX_ENTRIES = 20;

/** Makes links absolute, because a feed is read outside of the site. */
function withAbsoluteLinks(html: string, page: string): string {
  return html
    .replaceAll(/ href="(?=\/)/g, ` href="${facts.siteUrl}`)
    .replaceAll(/ href="(?=#)/g, ` href="${page}`);
}

function entry(article: PublishedArticle): string {
  const address = pageAddress(articlePath(article.slug));
  return [
    '<entry>',
    `<id>${escapeMarkup(address)}</id>`,
    `<title>${escapeMarkup(article.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(address)}"/>`,
    `<published>${article.published}</published>`,
    `<updated>${article.changed}</updated>`,
    `<author><name>${escapeMarkup(article.authorName)}</name></author>`,
    `<category term="${escapeMarkup(article.category)}"/>`,
    `<summary>${escapeMarkup(article.excerpt)}</summary>`,
    `<content type="html">${escapeMarkup(withAbsoluteLinks(article.content, address))}</content>`,
    '</entry>',
  ].join('\n');
}

/**
 * Formats the latest articles as an Atom feed (RFC 4287).
 *
 * @param articles - at least one article, newest first
 */
export function atomFeed(articles: readonly PublishedArticle[]): string {
  const blog = pageAddress(pathOf('blog'));
  const latest = articles.slice(0, MAX_ENTRIES);
  const updated = latest
    .map(({ changed }) => changed)
    .toSorted()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTag}">`,
    `<id>${escapeMarkup(blog)}</id>`,
    `<title>${escapeMarkup(FEED_TITLE)}</title>`,
    `<link rel="self" type="application/atom+xml" href="${escapeMarkup(facts.siteUrl + FEED_PATH)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(blog)}"/>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escapeMarkup(facts.name)}</name><uri>${escapeMarkup(pageAddress(pathOf('home')))}</uri></author>`,
    `<icon>${escapeMarkup(`${facts.siteUrl}/icon-192.png`)}</icon>`,
    ...latest.map(entry),
    '</feed>',
    '',
  ].join('\n');
}

export const FEED_PATH = `${PREFIX}/feed.xml`;

export const FEED_TITLE = words.feed(site.name);
