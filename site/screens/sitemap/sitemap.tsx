import type { ReactNode } from 'react';
import { words } from '#words/sitemap.ts';
import { PageHero } from '../../sections/page-hero.tsx';
import { SitemapOverview } from './overview.tsx';
import type { sitemapPage } from './page.ts';

type Props = {
  page: ReturnType<typeof sitemapPage>;
  /** an island: the links with the box that filters them */
  index?: ReactNode;
};

export function Sitemap({ page, index }: Props) {
  return (
    <>
      <PageHero heading={words.title} intro={words.intro} />
      {index}
      <SitemapOverview {...page.counts} />
    </>
  );
}
