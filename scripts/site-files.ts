import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { clinic } from '../clinic/clinic.ts';
import { civilTimeAt } from '../domain/civil-date.ts';
import { readArticles } from '../app/content/articles.server.ts';
import { ConfigurationError } from '../app/content/configuration-error.ts';
import { readServices } from '../app/content/services.server.ts';
import { brandIcons } from '../app/seo/brand-icons.server.ts';
import { addToHead, jsonScript, readDeliveredPage } from '../app/seo/delivered-page.ts';
import { FEED_PATH } from '../app/seo/feed-link.ts';
import { atomFeed } from '../app/seo/feed.ts';
import { lastChange, readLastChanges } from '../app/seo/last-changed.server.ts';
import { pageGraph } from '../app/seo/page-graph.server.ts';
import { pageKind } from '../app/seo/page-kinds.ts';
import { sitemapXml, type SitemapEntry } from '../app/seo/sitemap-xml.ts';
import { socialPictures } from '../app/seo/social-pictures.server.ts';
import { socialTags } from '../app/seo/social-tags.ts';
import { startOfDay } from '../app/seo/start-of-day.ts';
import { webManifest } from '../app/seo/web-manifest.ts';

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

async function writeSiteFiles(): Promise<void> {
  const changes = readLastChanges();
  const articles = readArticles();
  const services = readServices();
  const pictures = await socialPictures('clinic/images');
  const year = Number(civilTimeAt(new Date(), clinic.timeZone).date.slice(0, 4));

  function pictureAddress(kind: Parameters<typeof pictures.get>[0]): string | undefined {
    const picture = pictures.get(kind);
    return picture && `${clinic.siteUrl}/${picture.file}`;
  }

  const entries: SitemapEntry[] = [];
  for (const file of globSync('**/index.html', { cwd: SITE }).toSorted()) {
    const path = `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`;
    const html = readFileSync(join(SITE, file), 'utf8');
    const { title, description, canonical, hidden } = readDeliveredPage(html);
    if (hidden || !canonical) continue;
    // The other addresses of the booking page carry what their canonical one does, and are in no list.
    const page = { path: canonical.slice(clinic.siteUrl.length), title, description };
    const kind = pageKind(page.path);
    const changed = lastChange(changes, kind.content);
    const picture = pictureAddress(kind.picture);
    const article = articles.find(({ slug }) => page.path === `/blog/${slug}`);
    const graph = await pageGraph(page, {
      services,
      articles,
      clinicPicture: pictureAddress('home'),
      picture,
      changed,
      year,
    });
    const tags = socialTags(
      page,
      picture,
      article && { ...article, changed: changed ?? startOfDay(article.published) },
    );
    write(file, addToHead(html, tags + jsonScript(graph)));
    if (page.path === path) entries.push({ address: canonical, changed });
  }

  for (const { file, content } of pictures.values()) write(file, content);
  for (const [file, content] of await brandIcons(readFileSync('public/favicon.svg'))) write(file, content);
  write('site.webmanifest', `${JSON.stringify(webManifest(clinic), null, 2)}\n`);
  write('sitemap.xml', sitemapXml(entries));
  write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${clinic.siteUrl}/sitemap.xml\n`);
  write(
    FEED_PATH,
    atomFeed(articles, ({ slug, published }) => {
      return lastChange(changes, [`articles/${slug}.md`]) ?? startOfDay(published);
    }),
  );
}

try {
  await writeSiteFiles();
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(`\nThe site can't be built yet:\n\n${error.message}\n`);
  process.exit(1);
}
