import { facts } from '#clinic/facts.ts';
import { languages } from '#clinic/languages.ts';
import { site } from '#clinic/site.ts';
import { civilTimeAt } from '../../domain/booking/civil-date.ts';
import { PREFIX } from '../site-language.ts';
import { languagePrefix, pathInLanguage } from '../../domain/web/language-prefix.ts';
import { brandIcons } from './brand-icons.server.ts';
import { atomFeed } from './feed.ts';
import type { Head } from './head.ts';
import { readLastChanges } from './last-changed.server.ts';
import { linkPictures } from './link-pictures.server.ts';
import { pageGraph, sitePages, type SitePage } from './site-pages.server.ts';
import { socialTags } from './social-tags.ts';
import { pageAddress } from './structured-data.ts';
import { webManifest } from './web-manifest.ts';
import { escapeMarkup } from '../../domain/web/escape-markup.ts';

// What search engines, feed readers, social networks and home screens meet.

let pages: SitePage[] | undefined;
let pictures: ReturnType<typeof linkPictures> | undefined;

/** Made once for all pages of a build. */
function listedPages(): SitePage[] {
  return (pages ??= sitePages(readLastChanges()));
}

function socialPictures(): ReturnType<typeof linkPictures> {
  return (pictures ??= linkPictures(facts, new Set(listedPages().map(({ picture }) => picture))));
}

/** What a page's head holds for machines alone, as markup; nothing on a page that they should leave out. */
export async function seoMarkup(path: string, head: Head): Promise<string> {
  // No machine reads a page that is worked on, and its picture takes longer to draw than the page.
  if (process.env.NODE_ENV === 'development') return '';
  // A page's other addresses carry what its own one does.
  const page = listedPages().find((each) => each.path === path || each.aliases.includes(path));
  if (!page || !head.canonical) return '';
  const { file } = (await socialPictures()).get(page.picture)!;
  const year = Number(civilTimeAt(new Date(), facts.timeZone).date.slice(0, 4));
  return (
    alternateLinks(page.path) +
    socialTags({ path: page.path, ...head }, `${facts.siteUrl}${PREFIX}/${file}`, page.article) +
    jsonScript(pageGraph(page, head, year))
  );
}

/** Data in a page. Within a script element only `<` could end it. */
function jsonScript(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** The files of this language that no visitor reads, by their names; those of the whole site among the English ones. */
export async function generatedFiles(): Promise<Map<string, string | Buffer>> {
  const listed = listedPages();
  const files = new Map<string, string | Buffer>([
    ['site.webmanifest', `${JSON.stringify(webManifest(facts), null, 2)}\n`],
    ['sitemap.xml', sitemapXml(listed)],
  ]);
  for (const { file, content } of (await socialPictures()).values()) files.set(file, content);
  if (facts.parts.blog) files.set('feed.xml', atomFeed(listed.flatMap(({ article }) => article ?? [])));
  if (PREFIX) return files;
  for (const [file, content] of await brandIcons()) files.set(file, content);
  const sitemaps = languages.map(
    ({ code }) => `Sitemap: ${facts.siteUrl}${languagePrefix(code)}/sitemap.xml\n`,
  );
  return files.set('robots.txt', `User-agent: *\nAllow: /\n\n${sitemaps.join('')}`);
}

const XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** The list of pages for search engines (sitemaps.org, protocol 0.9). */
function sitemapXml(listed: readonly SitePage[]): string {
  const urls = listed.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    const others = alternateAddresses(path).map(
      ({ language, address }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(address)}"/>`,
    );
    return `<url><loc>${escapeMarkup(pageAddress(path))}</loc>${lastmod}${others.join('')}</url>`;
  });
  const hasAlternates = listed.some(({ path }) => alternateAddresses(path).length > 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${hasAlternates ? XHTML : ''}>`,
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** A page in one of its languages, for search engines: `x-default` is for visitors who read none of them. */
type Alternate = { language: string; address: string };

/** A page's addresses in all languages in which it is, its own among them; none where that is one language alone. */
function alternateAddresses(path: string): Alternate[] {
  const its = languages.filter(({ englishOnlyPaths }) => !englishOnlyPaths.includes(path));
  if (its.length < 2) return [];
  const addressIn = (code: string) => site.siteUrl + pathInLanguage(code, path);
  return [
    ...its.map(({ code }) => ({ language: code, address: addressIn(code) })),
    { language: 'x-default', address: addressIn('en') },
  ];
}

/** The same as links in a page's head. */
function alternateLinks(path: string): string {
  return alternateAddresses(path)
    .map(({ language, address }) => `<link rel="alternate" hreflang="${language}" href="${address}"/>`)
    .join('');
}
