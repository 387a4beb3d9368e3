import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { facts } from '#clinic/facts.ts';
import { languages } from '#clinic/languages.ts';
import { brandIcons } from '../app/seo/brand-icons.server.ts';
import { addToHead, jsonScript, readDeliveredPage } from '../app/seo/delivered-page.ts';
import { alternateLinks, alternatesOf } from '../app/seo/alternates.ts';
import { atomFeed } from '../app/seo/feed.ts';
import { readLastChanges } from '../app/seo/last-changed.server.ts';
import { linkPictures } from '../app/seo/link-pictures.server.ts';
import { pageGraph, sitePages } from '../app/seo/site-pages.server.ts';
import { sitemapXml } from '../app/seo/sitemap-xml.ts';
import { socialTags } from '../app/seo/social-tags.ts';
import { pageAddress } from '../app/seo/structured-data.ts';
import { webManifest } from '../app/seo/web-manifest.ts';
import { PREFIX, prefixOf } from '../app/site-language.ts';
import { civilTimeAt } from '../domain/civil-date.ts';

// A step of the build, after the pages are rendered: writes what search engines, feed readers, social networks and home
// screens meet. Whatever of it belongs into a page's head is added to the delivered page, not rendered by React: only
// machines that load the page afresh read it, and a visitor's browser need not fetch and hydrate it a second time as
// data (docs/decisions/0010-written-for-machines.md). It does so for the language of SITE_LANGUAGE.
const SITE = `build/client${PREFIX}`;

function write(file: string, content: string | Buffer): void {
  const target = join(SITE, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
}

const pages = sitePages(readLastChanges());
const pictures = await linkPictures(facts, new Set(pages.map(({ picture }) => picture)));
const year = Number(civilTimeAt(new Date(), facts.timeZone).date.slice(0, 4));

for (const page of pages) {
  const picture = `${facts.siteUrl}${PREFIX}/${pictures.get(page.picture)!.file}`;
  // A page's other addresses carry what its own one does, and are in no list.
  for (const path of [page.path, ...page.aliases]) {
    const file = join(path, 'index.html');
    const html = readFileSync(join(SITE, file), 'utf8');
    const head = readDeliveredPage(html);
    const tags = socialTags({ path: page.path, ...head }, picture, page.article);
    const others = alternateLinks(page.path);
    write(file, addToHead(html, others + tags + jsonScript(pageGraph(page, head, year))));
  }
}

for (const { file, content } of pictures.values()) write(file, content);
write('site.webmanifest', `${JSON.stringify(webManifest(facts), null, 2)}\n`);
write(
  'sitemap.xml',
  sitemapXml(
    pages.map(({ path, changed }) => ({
      address: pageAddress(path),
      changed,
      alternates: alternatesOf(path),
    })),
  ),
);
if (facts.parts.blog) write('feed.xml', atomFeed(pages.flatMap(({ article }) => article ?? [])));

if (!PREFIX) {
  for (const [file, content] of await brandIcons()) write(file, content);
  const sitemaps = languages.map(({ code }) => `Sitemap: ${facts.siteUrl}${prefixOf(code)}/sitemap.xml\n`);
  write('robots.txt', `User-agent: *\nAllow: /\n\n${sitemaps.join('')}`);
}
