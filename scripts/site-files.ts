import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { facts } from '#clinic/facts.ts';
import { brandIcons } from '../app/seo/brand-icons.server.ts';
import { addToHead, jsonScript, readDeliveredPage } from '../app/seo/delivered-page.ts';
import { FEED_PATH } from '../app/seo/feed-link.ts';
import { atomFeed } from '../app/seo/feed.ts';
import { readLastChanges } from '../app/seo/last-changed.server.ts';
import { linkPictures } from '../app/seo/link-pictures.server.ts';
import { pageGraph, sitePages } from '../app/seo/site-pages.server.ts';
import { sitemapXml } from '../app/seo/sitemap-xml.ts';
import { socialTags } from '../app/seo/social-tags.ts';
import { wholeAddress } from '../app/seo/structured-data.ts';
import { webManifest } from '../app/seo/web-manifest.ts';
import { civilTimeAt } from '../domain/civil-date.ts';

// A step of the build, after the pages are rendered: writes what search engines, feed readers, social networks and home
// screens meet. Whatever of it belongs into a page's head is added to the delivered page, not rendered by React: only
// machines that load the page afresh read it, and a visitor's browser need not fetch and hydrate it a second time as
// data (docs/decisions/0010-written-for-machines.md).
const SITE = 'build/client';

function write(file: string, content: string | Buffer): void {
  const target = join(SITE, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
}

const pages = sitePages(readLastChanges());
const pictures = await linkPictures(facts, new Set(pages.map(({ picture }) => picture)));
const year = Number(civilTimeAt(new Date(), facts.timeZone).date.slice(0, 4));

for (const page of pages) {
  const picture = wholeAddress(`/${pictures.get(page.picture)!.file}`);
  // A page's other addresses carry what its own one does, and are in no list.
  for (const path of [page.path, ...page.aliases]) {
    const file = join(path, 'index.html');
    const html = readFileSync(join(SITE, file), 'utf8');
    const head = readDeliveredPage(html);
    const tags = socialTags({ path: page.path, ...head }, picture, page.article);
    write(file, addToHead(html, tags + jsonScript(pageGraph(page, head, year))));
  }
}

for (const { file, content } of pictures.values()) write(file, content);
for (const [file, content] of await brandIcons()) write(file, content);
write('site.webmanifest', `${JSON.stringify(webManifest(facts), null, 2)}\n`);
write(
  'sitemap.xml',
  sitemapXml(pages.map(({ path, changed }) => ({ address: wholeAddress(path), changed }))),
);
write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${wholeAddress('/sitemap.xml')}\n`);
if (facts.parts.blog) write(FEED_PATH, atomFeed(pages.flatMap(({ article }) => article ?? [])));
