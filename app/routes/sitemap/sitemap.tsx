import { facts } from '#clinic/facts.ts';
import { page } from '#clinic/pages/sitemap.ts';
import { services } from '#clinic/services.server.ts';
import { words } from '#words/sitemap.ts';
import { pathOf } from '../../pages.ts';
import { PageHero } from '../../sections/page-hero.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/sitemap.ts';
import { SitemapIndex } from './index.tsx';
import { sitemapLinks } from './links.server.ts';
import { SitemapOverview } from './overview.tsx';

export function loader() {
  return { categories: sitemapLinks(services, page.links, facts) };
}

export function meta() {
  return pageMeta({ title: words.title, description: page.description, path: pathOf('sitemap') });
}

export default function Sitemap({ loaderData: { categories } }: Route.ComponentProps) {
  return (
    <>
      <PageHero heading={words.title} intro={words.intro} />
      <SitemapIndex categories={categories} />
      <SitemapOverview
        pages={categories.flatMap(({ links }) => links).length}
        services={facts.serviceIds.length}
        categories={categories.length}
        galleryTypes={page.galleryTypes}
      />
    </>
  );
}
