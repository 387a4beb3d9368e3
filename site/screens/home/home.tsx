import type { ReactNode } from 'react';
import { articles } from '#clinic/articles.server.ts';
import { groups } from '#clinic/categories.server.ts';
import { page } from '#clinic/pages/home.ts';
import { home as testimonials } from '#clinic/testimonials.server.ts';
import { words } from '#words/home.ts';
import { pathOf } from '../../../domain/web/screens.ts';
import { articleSummary } from '../../content/articles.server.ts';
import { ContactSection } from '../../parts/contact/contact-section.tsx';
import { pageHead } from '../../seo/head.ts';
import { AboutClinic } from './about-clinic.tsx';
import { ArticleEntry } from '../../parts/article/article-entry.tsx';
import { Achievements } from '../../parts/achievements/achievements.tsx';
import { HomeDoctors } from '../../parts/doctor/doctor-cards.tsx';
import { Hero } from './hero.tsx';
import { ServiceGroups } from '../../parts/service-groups/service-groups.tsx';
import { Testimonials } from '../../parts/testimonials/testimonials.tsx';

/** The title is used as written, because it already names the clinic. */
export const head = { ...pageHead(pathOf('home'), page), title: page.title };

/** Number of articles shown. */
const ARTICLES = 3;

/** Islands: testimonials, message form and map. */
type Props = { patients?: ReactNode; form?: ReactNode; map?: ReactNode };

export function Home({ patients, form, map }: Props) {
  return (
    <>
      <Hero />
      <ServiceGroups />
      <AboutClinic />
      <HomeDoctors />
      <Achievements />
      {testimonials.length > 0 && <Testimonials>{patients}</Testimonials>}
      <LatestArticles />
      <ContactSection path={pathOf('home')} form={form} map={map} />
    </>
  );
}

/** The latest articles, for a clinic without service groups; renders nothing if there are none. */
function LatestArticles() {
  if (groups.length > 0 || articles.length === 0) return null;
  return (
    <section aria-labelledby="to-read" className="bg-white">
      <div className="page py-section">
        <h2 id="to-read" className="text-section">
          {words.toRead}
        </h2>
        <ul className="mt-6 border-b border-sand-deep wide:mt-10">
          {articles.slice(0, ARTICLES).map((article) => (
            <li key={article.slug}>
              <ArticleEntry article={articleSummary(article)} headingLevel={3} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
