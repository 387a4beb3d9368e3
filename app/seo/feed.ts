import { clinic } from '../../clinic/clinic.ts';
import type { Article } from '../content/article.ts';
import { escapeMarkup } from './escape-markup.ts';
import { FEED_PATH, feedLink } from './feed-link.ts';
import { startOfDay } from './start-of-day.ts';

/** A reader that looks in now and then has missed nothing, and one that does often fetches little. */
const ENTRIES = 20;

/** A feed is read away from the site: its links need whole addresses. */
function withWholeAddresses(html: string, page: string): string {
  return html
    .replaceAll(/ href="(?=\/)/g, ` href="${clinic.siteUrl}`)
    .replaceAll(/ href="(?=#)/g, ` href="${page}`);
}

function entry(article: Article, updated: string): string {
  const address = `${clinic.siteUrl}/blog/${article.slug}`;
  return [
    '<entry>',
    `<id>${escapeMarkup(address)}</id>`,
    `<title>${escapeMarkup(article.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(address)}"/>`,
    `<published>${startOfDay(article.published)}</published>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escapeMarkup(article.author)}</name></author>`,
    `<category term="${escapeMarkup(article.category)}"/>`,
    `<summary>${escapeMarkup(article.excerpt)}</summary>`,
    `<content type="html">${escapeMarkup(withWholeAddresses(article.content, address))}</content>`,
    '</entry>',
  ].join('\n');
}

/**
 * The blog's latest articles as an Atom feed (RFC 4287).
 *
 * @param articles - newest first
 * @param changed - when an article's text last changed, as `2026-03-04T09:30:00Z`
 */
export function atomFeed(articles: Article[], changed: (article: Article) => string): string {
  const blog = `${clinic.siteUrl}/blog`;
  const latest = articles.slice(0, ENTRIES);
  const updates = latest.map(changed);
  // A feed has to say when it changed; one without articles has not since the clinic began.
  const updated = updates.toSorted().at(-1) ?? startOfDay(`${clinic.founded}-01-01`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">',
    `<id>${escapeMarkup(blog)}</id>`,
    `<title>${escapeMarkup(feedLink.title)}</title>`,
    `<link rel="self" type="application/atom+xml" href="${escapeMarkup(clinic.siteUrl + FEED_PATH)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(blog)}"/>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escapeMarkup(clinic.name)}</name><uri>${escapeMarkup(`${clinic.siteUrl}/`)}</uri></author>`,
    `<icon>${escapeMarkup(`${clinic.siteUrl}/icon-192.png`)}</icon>`,
    ...latest.map((article, index) => entry(article, updates[index]!)),
    '</feed>',
    '',
  ].join('\n');
}
