import type { ReactNode } from 'react';
import { words } from '#words/sitemap.ts';
import { facts } from '#clinic/facts.ts';
import { page } from '#clinic/pages/sitemap.ts';
import { articles } from '#clinic/articles.server.ts';
import { services } from '#clinic/services.server.ts';
import { PageHero } from '../../parts/hero/page-hero.tsx';
import { pathOf } from '../../../domain/web/screens.ts';
import { pageHead } from '../../seo/head.ts';
import { sitemapLinks } from './links.server.ts';

export const head = pageHead(pathOf('sitemap'), { title: words.title, description: page.description });

export const categories = sitemapLinks(services, articles, page.links, facts);

type Figure = keyof typeof words.figures;

const counts: { [F in Figure]: number | undefined } = {
  pages: categories.flatMap(({ links }) => links).length,
  services: facts.serviceIds.length,
  categories: categories.length,
  galleryTypes: page.galleryTypes,
};

/** @param index - island with the filterable links */
export function Sitemap({ index }: { index?: ReactNode }) {
  return (
    <>
      <PageHero heading={words.title} intro={words.intro} />
      {index}
      <SitemapOverview />
    </>
  );
}

/** Counts of each kind of content; zero counts are left out. */
function SitemapOverview() {
  const figures = (Object.keys(words.figures) as Figure[]).filter((figure) => counts[figure]);
  return (
    <section aria-labelledby="overview" className="bg-mist-deep py-section">
      <div className="page">
        <h2 id="overview" className="text-section">
          {words.overview}
        </h2>
        {/* The same columns as the links above. */}
        <dl className="mt-8 grid grid-cols-2 gap-x-gap gap-y-8 md:grid-cols-4 wide:mt-12">
          {figures.map((figure) => (
            <div key={figure} className="flex flex-col-reverse justify-end">
              <dt>{words.figures[figure]}</dt>
              <dd className="font-display text-figure lining-figures text-sea-deep">{counts[figure]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
