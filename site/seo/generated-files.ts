import { themeColor } from '#clinic/colors.ts';
import { languageTag } from '#clinic/edition.ts';
import { facts } from '#clinic/facts.ts';
import { townStill } from '#clinic/window.ts';
import { page as home } from '#clinic/pages/home.ts';
import { languages } from '#clinic/languages.ts';
import { site } from '#clinic/site.ts';
import { words as frame } from '#words/layout.ts';
import { words } from '#words/seo.ts';
import { civilTimeAt } from '../../domain/time/civil-date.ts';
import { areaText } from '../../domain/web/contact-links.ts';
import { pathOf } from '../../domain/web/screens.ts';
import { localizedPath, PREFIX } from '../site-language.ts';
import { languagePrefix, pathInLanguage } from '../../domain/web/language-prefix.ts';
import { brandIcons } from './brand-icons.server.ts';
import { atomFeed } from './feed.ts';
import type { Head } from './head.ts';
import { readLastChanges } from './last-changed.server.ts';
import { cardName, linkPictures } from './link-pictures.server.ts';
import { pageGraph, sitePages, type SitePage } from './site-pages.server.ts';
import { socialTags } from './social-tags.ts';
import { pageAddress } from './structured-data.ts';
import { escapeMarkup } from '../../domain/text/escape-markup.ts';

// Metadata and files for search engines, feed readers, social networks and home screens.

let cachedPages: SitePage[] | undefined;
let cachedPictures: ReturnType<typeof linkPictures> | undefined;

/** Computed once per build. */
function listedPages(): SitePage[] {
  return (cachedPages ??= sitePages(readLastChanges()));
}

function socialPictures(): ReturnType<typeof linkPictures> {
  return (cachedPictures ??= linkPictures(
    { ...facts, townStill, photo: facts.view === 'photo' ? home.image : undefined },
    listedPages().map(({ card }) => card),
  ));
}

/**
 * Returns the markup for search engines and social networks in the head of a page.
 *
 * @param path - the path without the language prefix
 * @returns '' for pages that search engines should not index, and in development
 */
export async function seoMarkup(path: string, head: Head): Promise<string> {
  // In development, drawing the social picture would take longer than rendering the page.
  if (process.env.NODE_ENV === 'development') return '';
  // An alias gets the markup of the canonical page.
  const page = listedPages().find((listed) => listed.path === path || listed.aliases.includes(path));
  if (!page || !head.canonical) return '';
  const { file } = (await socialPictures()).get(cardName(page.card))!;
  const year = Number(civilTimeAt(new Date(), facts.timeZone).date.slice(0, 4));
  return (
    alternateLinks(page.path) +
    socialTags(
      { path: page.path, ...head },
      { ...page.card, address: `${facts.siteUrl}${PREFIX}/${file}` },
      page.article,
    ) +
    jsonScript(pageGraph(page, head, year))
  );
}

/** Returns a script element with JSON. `<` is escaped, because `</script>` in the data would end it. */
function jsonScript(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** Returns the generated files of this language by name. English also has the files of the whole site. */
export async function generatedFiles(): Promise<Map<string, string | Buffer>> {
  const pages = listedPages();
  const files = new Map<string, string | Buffer>([
    ['site.webmanifest', `${JSON.stringify(webManifest(), null, 2)}\n`],
    ['sitemap.xml', sitemapXml(pages)],
  ]);
  for (const { file, content } of (await socialPictures()).values()) files.set(file, content);
  if (facts.parts.blog) files.set('feed.xml', atomFeed(pages.flatMap(({ article }) => article ?? [])));
  if (PREFIX) return files;
  for (const [file, content] of await brandIcons()) files.set(file, content);
  const sitemaps = languages.map(
    ({ code }) => `Sitemap: ${facts.siteUrl}${languagePrefix(code)}/sitemap.xml\n`,
  );
  return files.set('robots.txt', `User-agent: *\nAllow: /\n\n${sitemaps.join('')}`);
}

const XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** Formats the sitemap (sitemaps.org, protocol 0.9). */
function sitemapXml(pages: readonly SitePage[]): string {
  const urls = pages.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    const alternates = alternateAddresses(path).map(
      ({ language, address }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(address)}"/>`,
    );
    return `<url><loc>${escapeMarkup(pageAddress(path))}</loc>${lastmod}${alternates.join('')}</url>`;
  });
  const hasAlternates = pages.some(({ path }) => alternateAddresses(path).length > 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${hasAlternates ? XHTML : ''}>`,
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * The address of a page in one language. The language `x-default` is for visitors who read none of the site's
 * languages.
 */
type Alternate = { language: string; address: string };

/** Lists the addresses of a page in all its languages; the list is empty if there is only one language. */
function alternateAddresses(path: string): Alternate[] {
  const available = languages.filter(({ englishOnlyPaths }) => !englishOnlyPaths.includes(path));
  if (available.length < 2) return [];
  const addressIn = (code: string) => site.siteUrl + pathInLanguage(code, path);
  return [
    ...available.map(({ code }) => ({ language: code, address: addressIn(code) })),
    { language: 'x-default', address: addressIn('en') },
  ];
}

/** Formats the alternate addresses as links for a page's head. */
function alternateLinks(path: string): string {
  return alternateAddresses(path)
    .map(({ language, address }) => `<link rel="alternate" hreflang="${language}" href="${address}"/>`)
    .join('');
}

/** Returns the web app manifest (W3C), which home screens use. */
function webManifest(): object {
  return {
    id: localizedPath(pathOf('home')),
    name: facts.name,
    description: words.clinic(areaText(facts.address)),
    lang: languageTag,
    start_url: localizedPath(pathOf('home')),
    // `standalone` would hide the address and the Back button.
    display: 'minimal-ui',
    theme_color: themeColor.day,
    background_color: themeColor.day,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      { name: words.book, url: localizedPath(pathOf('book')) },
      { name: frame.pages.contact, url: localizedPath(pathOf('contact')) },
    ],
  };
}
