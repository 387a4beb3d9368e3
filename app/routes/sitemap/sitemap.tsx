import { clinic } from '../../../clinic/clinic.ts';
import { readServices } from '../../content/services.server.ts';
import { SitemapIndex } from './index.tsx';
import { sitemapCategories } from './links.ts';
import { SitemapOverview } from './overview.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/sitemap.ts';

export function loader() {
  const services = readServices();
  return { categories: sitemapCategories(services), services: services.length };
}

export function meta() {
  return pageMeta({
    title: 'Sitemap',
    description: `All pages of ${clinic.name} in ${clinic.address.locality}, ${clinic.address.city}: services, doctors, gallery, blog, booking and contact, with a search.`,
    path: '/sitemap',
  });
}

export default function Sitemap({ loaderData: { categories, services } }: Route.ComponentProps) {
  return (
    <>
      <section className="pt-(--header-height)">
        <div className="page pt-10 lg:pt-16">
          <h1 className="text-title">Sitemap</h1>
          <p className="mt-4 prose-width text-lead text-ink-soft">
            Every page of this website. Type a word to narrow the list.
          </p>
        </div>
      </section>
      <SitemapIndex categories={categories} />
      <SitemapOverview
        pages={categories.flatMap(({ links }) => links).length}
        services={services}
        categories={categories.length}
      />
    </>
  );
}
